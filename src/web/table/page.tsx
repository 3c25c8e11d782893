/** A table: opens its match and shows it, or says why not. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardModule, Position } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { arrange, Button, Cluster, cx, LinkButton } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import type { Host } from '../host/host.ts';
import { localHost } from '../host/local.ts';
import { onlineWords, SayOnline } from '../online/words/index.ts';
import { busy, ready } from '../ready.ts';
import { visits } from '../router.ts';
import { isSeen } from '../seen.ts';
import { pace, paces } from '../settings.ts';
import { takeBegun } from '../setup/tables.ts';
import { announce, announceNow, unsay } from '../shell/announce.tsx';
import { lazy, Waiting, withPack } from '../shell/lazy.tsx';
import { PlainPage, usePage } from '../shell/page.tsx';
import { playCue } from '../sound.ts';
import { asideWords, SayAside, type TableWords, useTableWords } from '../words/index.ts';
import type { Voice } from './announcer.ts';
import type { TableExtras } from './extras.ts';
import { HandOver } from './handover.tsx';
import { type Parts, TableModel } from './model.ts';
import type { Status } from './status.ts';
import { Table } from './table.tsx';

export const { Page: StoppedPage } = lazy(() =>
  withPack(SayOnline, onlineWords, () =>
    withPack(SayAside, asideWords, async () => (await import('./stopped.tsx')).StoppedMatch),
  ),
);

export interface TableParts extends Parts {
  readonly entry: LocalizedGame;
  readonly board: BoardModule<Position>;
}

export interface Seated {
  readonly model: TableModel<TableParts>;
  readonly host: Host;
  readonly extras?: TableExtras;
}

/** What a table needs of a game, by the version of the rules that its match began with; by the newest for a new one. */
export async function partsOf(
  games: readonly LocalizedGame[],
  { game: id, version }: { readonly game: string; readonly version?: number },
): Promise<TableParts> {
  const entry = games.find(({ meta }) => meta.id === id);
  if (!entry) throw new Error(`there is no game "${id}"`);
  const [game, words, board] = await Promise.all([
    entry.rules(version, 'follow'),
    entry.words(),
    entry.board(),
  ]);
  return { entry, game, words, board };
}

/** The live regions and the sounds of the page. */
export const pageVoice: Voice = { announce, warn: announceNow, unsay, cue: playCue };

function sitDown(id: string, games: readonly LocalizedGame[], say: TableWords): Seated {
  const begun = takeBegun(id);
  // The game's code comes while the host works.
  const early = begun && partsOf(games, begun.setup);
  const load = (head: MatchHead) => early ?? partsOf(games, head);
  const host = begun?.host ?? localHost();
  const model = new TableModel<TableParts>(host, load, pageVoice, say);
  if (!begun) host.send({ type: 'open', id, pace: paces[pace.peek()], takeOver: false });
  return { model, host };
}

export function TablePage({ id }: { id: string }) {
  const say = useTableWords();
  const games = useGames();
  const [seated, setSeated] = useState<Seated>();
  useEffect(() => {
    busy();
    const now = sitDown(id, games, say);
    setSeated(now);
    return () => now.host.close();
  }, [id]);
  return seated ? <Place id={id} seated={seated} /> : <Opening />;
}

function Place({ id, seated }: { id: string; seated: Seated }) {
  const say = useTableWords();
  const { model, host } = seated;
  const status = shownStatus(model);
  const game = model.parts.value?.entry.meta.title;
  const opened = useRef(false);
  usePage(say.title(game ?? say.opening));
  useEffect(() => {
    if (status.is === 'opening') return;
    if (status.is === 'playing') ready();
    // What had the focus may have gone with the last page or the hand-over.
    if (document.activeElement === document.body && (visits.peek() > 0 || opened.current))
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    opened.current = true;
  }, [status.is]);
  useEffect(() => host.send({ type: 'pace', pace: paces[pace.value] }), [pace.value]);
  const rests = !isSeen.value || status.is === 'opening';
  useEffect(() => host.send({ type: 'rest', resting: rests }), [rests]);
  switch (status.is) {
    case 'opening':
      return <Opening />;
    case 'playing':
      return <Table seated={seated} parts={model.parts.value!} />;
    case 'handover':
      return <HandOver key={status.seat} model={model} seat={status.seat} />;
    case 'lost':
      return (
        <Stopped title={say.lostTitle} text={say.lostText}>
          <Button
            tone="primary"
            onClick={() => host.send({ type: 'open', id, pace: paces[pace.peek()], takeOver: true })}
          >
            {say.playHere}
          </Button>
        </Stopped>
      );
    case 'stopped':
      return <StoppedPage match={status.head} file={status.file} />;
    case 'failed':
      return (
        <Stopped title={say.failedTitle} text={status.why}>
          <Reload />
        </Stopped>
      );
  }
}

/** A new table is shown when it is dealt: drawn empty and then again, it would come later. */
function shownStatus({ status, isLaidOut }: Seated['model']): Status {
  const isEmpty = status.value.is === 'playing' && !isLaidOut.value;
  return isEmpty ? { is: 'opening' } : status.value;
}

function Opening() {
  const say = useTableWords();
  return <Waiting>{say.opening}</Waiting>;
}

export function Reload() {
  const say = useTableWords();
  return (
    <Button tone="primary" onClick={() => location.reload()}>
      {say.reload}
    </Button>
  );
}

interface StoppedProps {
  readonly title: string;
  readonly text: string;
  /** What can be done, before the way home. */
  readonly children: preact.ComponentChildren;
}

export function Stopped({ title, text, children }: StoppedProps) {
  const say = useTableWords();
  return (
    <PlainPage class={cx(arrange.column, arrange.prose)}>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      <Cluster as="p">
        {children}
        <LinkButton href="/">{say.home}</LinkButton>
      </Cluster>
    </PlainPage>
  );
}
