/** An online table at its own address: first the visitor's name, then the waiting room, then the match. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isShipped } from '../../toolkit/listing.ts';
import { Button, LinkButton } from '../../toolkit/ui/index.ts';
import { useGames } from '../games.ts';
import { busy, ready } from '../ready.ts';
import { visits } from '../router.ts';
import { Waiting } from '../shell/lazy.tsx';
import { usePage } from '../shell/page.tsx';
import { Reload, type Seated, Stopped, StoppedPage } from '../table/page.tsx';
import { Table } from '../table/table.tsx';
import { useTableWords } from '../words/index.ts';
import { counted, waiting } from './alerts/waiting.ts';
import { useSeatOnArrival } from './class/sit.ts';
import { extrasOf } from './extras.tsx';
import { OfferedSeat } from './giving.tsx';
import { identity } from './identity.ts';
import { Introduction } from './introduction.tsx';
import { Revealing } from './revealing.tsx';
import type { OnlineRoom } from './room.ts';
import { openSession, type Session } from './session.ts';
import { Still } from './still.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { type OnlineWords, useOnlineWords } from './words/index.ts';

export function OnlineTablePage({ id }: { id: string }) {
  // Another tab may change who this device is: then this is another visit.
  const who = identity.value?.who;
  // A link to a move needs no name.
  const [isLooking, setLooking] = useState(() => new URL(location.href).searchParams.has('at'));
  if (who !== undefined) return <Visit key={who} id={id} />;
  if (isLooking) return <Still id={id} onEnter={() => setLooking(false)} opening={<Opening />} />;
  return <Introduction id={id} />;
}

function Visit({ id }: { id: string }) {
  const games = useGames();
  const table = useTableWords();
  const words = useOnlineWords();
  const [visit, setVisit] = useState<{ session: Session; seated: Seated }>();
  useEffect(() => {
    busy();
    const session = openSession(id, games, { table, online: words });
    const { model, host } = session;
    setVisit({ session, seated: { model, host, extras: extrasOf(session, words) } });
    return () => session.close();
  }, [id]);
  return visit ? <Place {...visit} /> : <Opening />;
}

function Place({ session, seated }: { session: Session; seated: Seated }) {
  const words = useOnlineWords();
  const say = words.room;
  const { model, room, connection } = session;
  const info = room.info.value;
  const game = useGames().find(({ meta }) => meta.id === info?.game);
  const meta = game?.meta;
  const status = model.status.value;
  const isMine = model.isAwaited.value;
  usePage(counted(titleOf(words, meta?.title, isMine), waiting.value.length));
  useSeatOnArrival(session);
  useFocus(info === undefined ? 'opening' : info.state === 'open' ? 'waiting' : status.is);
  if (room.cancelled.value) return <Cancelled />;
  if (connection.state.value === 'refused')
    return <Refused why={connection.refusal.value} session={session} />;
  const shipped = game && info && isShipped(game.entry, info.version);
  if (info && (info.stopped || (info.state === 'over' && !shipped)))
    return <StoppedPage match={info} page={info.state === 'over' ? `/matches/${room.id}` : undefined} />;
  // The server has rules that this page lacks: the page is older than the server.
  if (info && !shipped) return <OldPage />;
  if (status.is === 'failed') return <NoTable why={status.why} room={room} />;
  if (!info || !meta) return <Opening />;
  if (info.state === 'open') return <WaitingRoom session={session} info={info} meta={meta} />;
  // A visitor without a seat sees nothing of a match that may not be watched.
  if (info.state === 'playing' && !info.watch && room.you.value < 0)
    return <NoTable why={say.noSpectators} room={room} />;
  if (info.revealing) return <Revealing session={session} info={info} until={info.revealing.until} />;
  if (status.is !== 'playing') return <Opening />;
  return <Table key={room.id} seated={seated} parts={model.parts.value!} />;
}

function titleOf({ room, play }: OnlineWords, game: string | undefined, isMine: boolean): string {
  const title = game ? room.title(game) : room.plainTitle;
  return isMine ? `${play.turnTitle} · ${title}` : title;
}

/** A page that takes the place of another has the focus on its heading. */
function useFocus(what: string): void {
  const shown = useRef(false);
  useEffect(() => {
    if (what === 'opening') return;
    if (what === 'playing') ready();
    if (document.activeElement === document.body && (visits.peek() > 0 || shown.current))
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    shown.current = true;
  }, [what]);
}

function Opening() {
  const say = useOnlineWords().room;
  return <Waiting>{say.opening}</Waiting>;
}

function Refused({ why, session }: { why: string; session: Session }) {
  const say = useOnlineWords().room;
  return (
    <Stopped title={say.refusedTitle} text={why}>
      <Reload />
      <Button onClick={() => session.connection.start()}>{say.tryNow}</Button>
    </Stopped>
  );
}

function OldPage() {
  const say = useOnlineWords().room;
  return (
    <Stopped title={say.otherRulesTitle} text={say.otherRules}>
      <Reload />
    </Stopped>
  );
}

function Cancelled() {
  const { host, room } = useOnlineWords();
  return (
    <Stopped title={host.cancelled} text={host.cancelledText}>
      <LinkButton tone="primary" href="/online">
        {room.toLobby}
      </LinkButton>
    </Stopped>
  );
}

function NoTable({ why, room }: { why: string; room: OnlineRoom }) {
  const say = useOnlineWords().room;
  return (
    <Stopped title={say.noTableTitle} text={why}>
      <OfferedSeat room={room} />
      <LinkButton tone="primary" href="/online">
        {say.toLobby}
      </LinkButton>
    </Stopped>
  );
}
