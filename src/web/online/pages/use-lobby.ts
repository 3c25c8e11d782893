/** The lobby and one's own games, as a page shows them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ToClient } from '../../../online/protocol.ts';
import type { LobbyQuery, TableLine } from '../../../online/table.ts';
import { call } from '../api.ts';
import type { Connection } from '../connection.ts';
import { identity } from '../identity.ts';
import { holdConnection } from '../shared.ts';
import { afterMessage } from './lists.ts';

/** Milliseconds between two polls: of the lobby without a socket, and of the player's own games. */
const every = 15_000;

export interface LobbyView {
  /** Undefined until the first list has come. */
  readonly tables: readonly TableLine[] | undefined;
  /** Which page of the lobby it is, and how many tables there are on all of them. */
  readonly page: number;
  readonly total: number;
  /** Why the list may be old; empty where it is fresh. */
  readonly trouble: '' | 'away' | 'refused';
  /** Only on a device that has an identity. */
  readonly connection: Connection | undefined;
}

/** Follows a page of the lobby over the socket; before a name was picked, the first one by polling. */
export function useLobby(query: LobbyQuery, onAppear: (tables: readonly TableLine[]) => void): LobbyView {
  const [view, setView] = useState<LobbyView>({
    tables: undefined,
    page: 0,
    total: 0,
    trouble: '',
    connection: undefined,
  });
  const asked = useRef(query);
  asked.current = query;
  const who = identity.value?.who;
  useEffect(() => {
    let known: readonly TableLine[] | undefined;
    const hear = (message: ToClient) => {
      const next = afterMessage(known, message);
      if (!next) return;
      known = next.tables;
      const at = message.type === 'lobby' ? { page: message.page, total: message.total } : {};
      setView((now) => ({ ...now, ...at, tables: next.tables, trouble: '' }));
      if (next.appeared.length > 0) onAppear(next.appeared);
    };
    if (who === undefined)
      return repeat(async () => {
        const given = await call('GET /api/tables');
        if ('refused' in given) return setView((now) => ({ ...now, trouble: 'away' }));
        hear({ type: 'lobby', ...given.value });
      });
    const { connection, release } = holdConnection();
    setView((now) => ({ ...now, connection }));
    const ends = [
      connection.listen(hear),
      connection.whenOpen((ask) => ask({ type: 'lobby', on: true, ...asked.current })),
      connection.state.subscribe((state) => {
        if (state === 'open') setView((now) => ({ ...now, trouble: '' }));
        else if (state === 'waiting') setView((now) => ({ ...now, trouble: 'away' }));
        else if (state === 'refused') setView((now) => ({ ...now, trouble: 'refused' }));
      }),
    ];
    return () => {
      for (const end of ends) end();
      if (connection.state.peek() === 'open') void connection.request({ type: 'lobby', on: false });
      release();
    };
  }, [who]);
  // Another filter or page is another list: what it shows is no news.
  useEffect(() => {
    const { connection } = view;
    if (connection?.state.peek() === 'open') void connection.request({ type: 'lobby', on: true, ...query });
  }, [query]);
  return view;
}

export interface MineView {
  readonly tables: readonly TableLine[] | undefined;
  readonly failed: boolean;
}

/** The player's own games: fetched now, now and then, and when the tab is visible again. */
export function useMine(): MineView {
  const [view, setView] = useState<MineView>({ tables: undefined, failed: false });
  const who = identity.value?.who;
  useEffect(() => {
    if (who === undefined) return setView({ tables: [], failed: false });
    return repeat(async () => {
      const given = await call('GET /api/me/tables');
      if (identity.peek()?.who !== who) return;
      if ('value' in given) setView({ tables: given.value.tables, failed: false });
      else setView((now) => ({ ...now, failed: true }));
    });
  }, [who]);
  return view;
}

/** Does something now and then again and again, while the tab is visible. Answers how to stop. */
function repeat(work: () => Promise<unknown>): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void work();
  };
  look();
  const timer = setInterval(look, every);
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('online', look);
  };
}
