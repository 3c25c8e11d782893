/** What the host of a table can do besides playing: for others' seats, for the table, and for a match that waits. */

import { useComputed, useSignal } from '@preact/signals';
import type { Seat } from '../../contract/index.ts';
import {
  isLive,
  lateFrom,
  NUDGE_WAIT,
  type Pace,
  type SeatInfo,
  type TableInfo,
} from '../../online/table.ts';
import { Button } from '../../toolkit/ui/index.ts';
import { announceNow } from '../shell/announce.tsx';
import { Question } from '../shell/dialog.tsx';
import type { Answer } from './connection.ts';
import { useMinute } from './minute.ts';
import { Notice } from './notice.tsx';
import type { OnlineRoom } from './room.ts';
import type { Session } from './session.ts';
import { useOnlineWords } from './words/index.ts';

type Tell = (asked: Promise<Answer>) => void;

/** Beside the seat of another player, before the start. */
export function SeatHostWays(props: { room: OnlineRoom; seat: Seat; name: string; tell: Tell }) {
  const { room, seat, name, tell } = props;
  const say = useOnlineWords().host;
  return (
    <>
      <Button
        tone="quiet"
        aria-label={say.freeOf(name)}
        onClick={() => tell(room.ask({ type: 'seat', seat, to: 'open' }))}
      >
        {say.free}
      </Button>
      <Button
        tone="quiet"
        aria-label={say.makeOf(name)}
        onClick={() => tell(room.ask({ type: 'host', seat }))}
      >
        {say.make}
      </Button>
    </>
  );
}

const isFree = ({ kind }: SeatInfo): boolean => kind === 'open' || kind === 'asked';

/** For the whole table, before the start: begin with those who are here, or give it up. */
export function HostWays(props: { room: OnlineRoom; info: TableInfo; least: number; tell: Tell }) {
  const { room, info, least, tell } = props;
  const say = useOnlineWords().host;
  const asking = useSignal(false);
  const free = info.seats.filter(isFree).length;
  const taken = info.seats.length - free;
  const people = info.seats.some(({ kind }) => kind === 'person');
  return (
    <>
      {free > 0 && people && taken >= least && (
        <Button onClick={() => tell(room.ask({ type: 'start', free: 'gone' }))}>
          {say.startFewer(taken)}
        </Button>
      )}
      {free > 0 && people && (
        <Button onClick={() => tell(room.ask({ type: 'start', free: 'bots' }))}>{say.startBots(free)}</Button>
      )}
      <Button
        tone="quiet"
        onClick={() => {
          asking.value = true;
        }}
      >
        {say.cancel}
      </Button>
      {asking.value && (
        <Question
          say={[say.cancelTitle, say.cancelText, say.cancelNo, say.cancelYes]}
          onNo={() => {
            asking.value = false;
          }}
          onYes={() => {
            asking.value = false;
            tell(room.ask({ type: 'cancel' }));
          }}
        />
      )}
    </>
  );
}

/** The host of a live match sees for whom it waits after a while, asks them to move, and may let bots play at last. */
const PATIENCE = 15_000;
const PATIENCE_OF_ROUNDS = 5000;

export function HostNotice({ session: { room, model, now } }: { session: Session }) {
  const { host: say, round } = useOnlineWords();
  const info = room.info.value;
  const plays = room.isHost.value && info?.state === 'playing';
  const isHost = plays && isLive(info.pace);
  const slow = useComputed(() => {
    const { seats = [], pace } = room.info.value ?? {};
    const patience = pace?.kind === 'round' ? PATIENCE_OF_ROUNDS : PATIENCE;
    const time = now.value;
    return [...room.clocks.value].flatMap(([seat, { running, at }]) =>
      running && seat !== room.you.value && !seats[seat]?.away && time - at >= patience ? [seat] : [],
    );
  }).value;
  if (plays && info.pace.kind === 'turns') return <LateByDays room={room} pace={info.pace} />;
  if (!isHost || slow.length === 0) return null;
  const names = slow.map((seat) => model.teller.value.name(seat));
  const nudged = room.nudged.value;
  const asked = slow.filter((seat) => nudged.has(seat));
  const tell = async (answer: Promise<Answer>) => {
    const told = await answer;
    if ('refused' in told) announceNow(told.refused);
  };
  if (info.pace.kind === 'round')
    return (
      <Notice text={say.waitsFor(names)}>
        {asked.length < slow.length && (
          <Button onClick={() => tell(room.ask({ type: 'nudge' }))}>{say.nudge}</Button>
        )}
        <Button tone="primary" onClick={() => tell(room.ask({ type: 'relieve' }))}>
          {round.skip(slow.length)}
        </Button>
      </Notice>
    );
  const waited = asked.filter((seat) => now.value - nudged.get(seat)! >= NUDGE_WAIT);
  if (waited.length > 0)
    return (
      <Notice text={say.waitsFor(names)}>
        <Button tone="primary" onClick={() => tell(room.ask({ type: 'relieve' }))}>
          {say.relieve(waited.length)}
        </Button>
      </Notice>
    );
  if (asked.length === slow.length) {
    const first = Math.min(...asked.map((seat) => nudged.get(seat)!));
    return (
      <Notice text={say.nudged(names, Math.max(1, Math.ceil((first + NUDGE_WAIT - now.value) / 1000)))} />
    );
  }
  return (
    <Notice text={say.waitsFor(names)}>
      <Button onClick={() => tell(room.ask({ type: 'nudge' }))}>{say.nudge}</Button>
    </Notice>
  );
}

/** Where there are days for a turn, the host is told from when on a bot may play for a player who is not here. */
function LateByDays({ room, pace }: { room: OnlineRoom; pace: Extract<Pace, { kind: 'turns' }> }) {
  const { lateDays: say, host } = useOnlineWords();
  const seats = room.info.value?.seats ?? [];
  const now = useMinute();
  const time = performance.now();
  const late = [...room.clocks.value].flatMap(([seat, { running }]) => {
    const there = seats[seat];
    if (!running || seat === room.you.value || !there || there.away || there.here) return [];
    return [{ name: there.name, at: lateFrom(pace, now + (room.left(seat, time) ?? 0)) }];
  });
  const overdue = late.filter(({ at }) => at <= now);
  if (late.length === 0) return null;
  if (overdue.length === 0) {
    const first = Math.min(...late.map(({ at }) => at));
    return (
      <Notice
        text={say.from(
          late.map(({ name }) => name),
          first,
        )}
        kind="quiet"
      />
    );
  }
  const relieve = async () => {
    const told = await room.ask({ type: 'relieve' });
    if ('refused' in told) announceNow(told.refused);
  };
  return (
    <Notice text={say.now(overdue.map(({ name }) => name))}>
      <Button onClick={relieve}>{host.relieve(overdue.length)}</Button>
    </Notice>
  );
}
