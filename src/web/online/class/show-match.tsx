/** While it is played: the game's own picture, who is still thinking, and standings that change their order. */
import { useComputed } from '@preact/signals';
import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../contract/index.ts';
import { isLive } from '../../../online/table.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { SeatBadge } from '../../../toolkit/art/tokens.tsx';
import { Button, Chip, Cluster, cx, Hidden, Panel } from '../../../toolkit/ui/index.ts';
import { useMeasured } from '../../../toolkit/ui/measured.ts';
import { BotMark, hasBot } from '../../table/bot-mark.tsx';
import { clockText } from '../clock.ts';
import type { Session } from '../session.ts';
import { useOnlineWords } from '../words/index.ts';
import { spaced, useCode } from './join-code.tsx';
import type { Show } from './show.tsx';
import type { LobbyScreenProps } from './show-lobby.tsx';
import css from './show-match.module.css';
import { type Standing, standingsNow } from './standings.ts';
import { useFlip } from './use-flip.ts';

export interface MatchScreenProps extends LobbyScreenProps {
  readonly Show: Show;
}

export function MatchScreen({ session, tell, info, meta, Show }: MatchScreenProps) {
  const say = useOnlineWords().show;
  const { model, room } = session;
  const view = model.view.value;
  const words = model.parts.value?.words;
  const code = useCode(info);
  if (!view || !words) return null;
  const { who } = model.teller.value;
  const points = info.seats.map((_, seat) => words.points?.(view, seat));
  const low = meta.lowScoreWins?.includes(info.seats.length) ?? false;
  const isHost = room.isHost.value && isLive(info.pace);
  return (
    <div class={css.match}>
      <div class={css.picture}>
        <Show view={view} who={who} />
      </div>
      <Thinking session={session} />
      <Standings session={session} rows={standingsNow(points, low)} />
      <Cluster class={css.ways}>
        {code && <LateCode code={code} />}
        {isHost && (
          <>
            <Button onClick={() => tell(room.ask({ type: 'nudge' }))}>{say.nudge}</Button>
            {info.pace.kind === 'round' && (
              <Button tone="primary" onClick={() => tell(room.ask({ type: 'relieve' }))}>
                {say.skip}
              </Button>
            )}
          </>
        )}
      </Cluster>
    </div>
  );
}

function LateCode({ code }: { code: string }) {
  const say = useOnlineWords().show;
  return <Chip class={css.late}>{say.late(spaced(code))}</Chip>;
}

/** So many names of those who think are written out. */
const NAMED = 14;

function Thinking({ session: { model, room, now } }: { session: Session }) {
  const say = useOnlineWords().show;
  const seats: readonly Seat[] = model.turn.value?.seats ?? [];
  const { name } = model.teller.value;
  const left = useComputed(() => {
    const running = [...room.clocks.value].filter(([, clock]) => clock.running);
    const times = running.map(([seat]) => room.left(seat, now.value) ?? 0);
    return times.length > 0 ? Math.min(...times) : undefined;
  }).value;
  const more = seats.length - NAMED;
  const nudged = room.nudged.value;
  const asked = seats.filter((seat) => nudged.has(seat)).length;
  return (
    <Panel as="section" class={css.thinking}>
      {left !== undefined && (
        <p class={cx(css.clock, left <= 10_000 && css.low)}>
          <Icon name="clock" size={28} />
          <Hidden>{say.timeLeft}</Hidden> {clockText(left)}
        </p>
      )}
      <h2>{seats.length > 0 ? say.thinking(seats.length) : say.ready}</h2>
      <p class={css.names}>
        {seats.slice(0, NAMED).map((seat) => (
          <span key={seat}>{name(seat)}</span>
        ))}
        {more > 0 && <em>{say.more(more)}</em>}
      </p>
      <p class={css.asked} role="status">
        {asked > 0 && say.asked(asked)}
      </p>
    </Panel>
  );
}

/** Of a crowd as many rows as there is room for. */
function Standings({ session, rows }: { session: Session; rows: readonly Standing[] }) {
  const say = useOnlineWords().show;
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const most = useMost(box, rows.length);
  const shown = rows.slice(0, most);
  useFlip(list, shown.map(({ seat }) => seat).join());
  return (
    <Panel as="section" class={css.side} aria-label={say.standings}>
      <h2>{say.standings}</h2>
      <div class={css.box} ref={box}>
        <ol class={css.standings} ref={list}>
          {shown.map((row) => (
            <StandingRow key={row.seat} session={session} row={row} />
          ))}
        </ol>
      </div>
      {rows.length > most && <p class={css.more}>{say.more(rows.length - most)}</p>}
    </Panel>
  );
}

function StandingRow({ session: { model }, row }: { session: Session; row: Standing }) {
  const say = useOnlineWords().show;
  const { who, name } = model.teller.value;
  return (
    <li data-row={row.seat} class={css.row} data-first={row.place === 1 || undefined}>
      <span class={css.place}>{row.points === undefined ? '' : say.place(row.place)}</span>
      <SeatBadge who={who(row.seat)} class={css.badge} />
      <span class={css.name}>
        {hasBot(model.head.value?.seats[row.seat]) && <BotMark />}
        {name(row.seat)}
      </span>
      {row.points !== undefined && <b class={css.points}>{row.points}</b>}
    </li>
  );
}

/** How many rows fit, by the height of one. */
function useMost(box: { readonly current: HTMLElement | null }, rows: number): number {
  const [most, setMost] = useState(Math.min(rows, 8));
  useMeasured(
    box,
    (measured) => {
      const row = measured.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
      if (row > 0) setMost(Math.max(3, Math.floor((measured.clientHeight + 1) / row)));
    },
    [rows],
  );
  return most;
}
