/** Who sits at the table, and what this viewer knows of them. */
import type { ComponentType } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { SeatBadge } from '../../toolkit/art/tokens.tsx';
import { cx, Hidden, motion } from '../../toolkit/ui/index.ts';
import { fading, useMore } from '../../toolkit/ui/scroll-box.tsx';
import { useFrame } from '../shell/frame.ts';
import { useBotWords, useTableWords } from '../words/index.ts';
import { BotMark } from './bot-mark.tsx';
import type { TableModel } from './model.ts';
import type { TableParts } from './page.tsx';
import { Player, PlayerName, PlayerNote, PlayerText } from './player.tsx';
import css from './players.module.css';
import { placesOf, standingsOf } from './ranking.ts';

/** Where so many choose at once, marking each of them would say nothing, and change every row twice a round. */
const crowd = 12;

/** A longer note would fill a phone's strip: it is a key or a menu away. */
const brief = 20;

export interface PlayersProps {
  readonly model: TableModel<TableParts>;
  /** Is the scoring on the page? */
  readonly covered: boolean;
  readonly beside: ComponentType<{ readonly seat: number }> | undefined;
}

export function Players({ model, covered, beside }: PlayersProps) {
  const say = useTableWords();
  const bots = useBotWords();
  const head = model.head.value;
  const view = model.view.value;
  const words = model.parts.value?.words;
  const turn = model.turn.value;
  const list = useRef<HTMLUListElement>(null);
  // Whose turn it is comes into sight; the viewer's own place in a strip never leaves it.
  useFrame(() => {
    const strip = list.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!strip || !current) return;
    const own = strip.querySelector<HTMLElement>('[data-own]');
    const pinned = own && getComputedStyle(own).position === 'sticky' ? own.offsetWidth : 0;
    strip.scrollTo({
      left: current.offsetLeft - pinned - (strip.clientWidth - pinned - current.offsetWidth) / 2,
      top: current.offsetTop - (strip.clientHeight - current.offsetHeight) / 2,
    });
  }, [turn?.seats]);
  const more = useMore(list, [head, view === undefined]);
  if (!head || !view || !words) return null;
  const { name, who, isYou } = model.teller.value;
  const current = new Set(turn && turn.seats.length < crowd ? turn.seats : []);
  const scores = model.lookAt.value === undefined ? model.result.value?.scores : undefined;
  const own = model.viewer.value;
  const points = head.seats.map((_, seat) => scores?.[seat] ?? words.points?.(view, seat));
  const standings = head.seats.length > crowd ? standingsOf(points, lowWins(model)) : [];
  const places = placesOf(standings, { winners: [], scores: points as number[] });
  /** A strip begins with the viewer, and goes on around the table; in a crowd from the first to the last. */
  const inStrip = (seat: number): number => {
    if (standings.length > 0) return seat === own ? 0 : standings.indexOf(seat) + 1;
    return own < 0 ? seat : (seat - own + head.seats.length) % head.seats.length;
  };
  return (
    <ul
      class={cx(css.players, fading, covered && css.covered)}
      aria-label={say.players}
      ref={list}
      data-more={more}
      // What scrolls must be within reach of the keys.
      tabIndex={more ? 0 : undefined}
    >
      {head.seats.map(({ player, taken, name: given }, seat) => (
        <Row
          key={`${seat}-${given}`}
          seat={seat}
          given={given}
          sign={who(seat).sign}
          unnamed={who(seat).unnamed ?? false}
          name={name(seat)}
          place={inStrip(seat)}
          rank={isYou(seat) ? places.get(seat) : undefined}
          of={head.seats.length}
          isOwn={isYou(seat)}
          note={words.about(view, seat)}
          points={points[seat]}
          over={scores !== undefined}
          bot={player === 'person' || taken ? undefined : bots.title(player.bot)}
          current={current.has(seat)}
          beside={beside}
        />
      ))}
    </ul>
  );
}

/** Is it the lowest score that wins? */
const lowWins = (model: TableModel<TableParts>): boolean =>
  model.parts.value?.entry.meta.lowScoreWins?.includes(model.head.value?.seats.length ?? 0) ?? false;

interface RowProps {
  readonly seat: number;
  /** The name that was given to the seat. */
  readonly given: string;
  readonly sign: number;
  readonly unnamed: boolean;
  /** The name as this reader knows it. */
  readonly name: string;
  readonly place: number;
  /** The viewer's own place among a crowd. */
  readonly rank: number | undefined;
  readonly of: number;
  readonly isOwn: boolean;
  readonly note: string;
  readonly points: number | undefined;
  readonly over: boolean;
  readonly bot: string | undefined;
  readonly current: boolean;
  readonly beside: PlayersProps['beside'];
}

/** With dozens of players most rows stay as they are: they are not drawn again. */
function Row(props: RowProps) {
  const {
    seat,
    given,
    sign,
    unnamed,
    name,
    place,
    rank,
    of,
    isOwn,
    note,
    points,
    over,
    bot,
    current,
    beside: Beside,
  } = props;
  const say = useTableWords();
  return useMemo(
    () => (
      <Player
        class={css.player}
        aria-current={current}
        data-own={isOwn || undefined}
        style={{ '--place': place }}
        title={note}
      >
        <SeatBadge who={{ name: given, sign, unnamed }} class={css.badge} />
        <PlayerText>
          <PlayerName class={css.name}>
            {bot && <BotMark />}
            {name}
          </PlayerName>
          <PlayerNote class={cx(css.note, (points !== undefined || note.length > brief) && css.long)}>
            {note}
            {bot && <span class={css.wide}> · {bot}</span>}
          </PlayerNote>
        </PlayerText>
        {points !== undefined && (
          <span class={css.points}>
            <Hidden>{over ? say.pointsAtEnd(points) : say.pointsNow(points)}</Hidden>
            <b aria-hidden="true">{points}</b>
            <small aria-hidden="true">{over ? say.pointsLabel : <NowLabel />}</small>
          </span>
        )}
        {rank !== undefined && <span class={css.rank}>{say.rank(rank, of)}</span>}
        {Beside && <Beside seat={seat} />}
        {current && bot && <span class={cx(css.thinks, motion.pulse)} aria-hidden="true" />}
      </Player>
    ),
    [seat, given, sign, name, place, rank, isOwn, note, points, over, bot, current, Beside],
  );
}

function NowLabel() {
  const say = useTableWords();
  return (
    <>
      <span class={css.wide}>{say.ifNow}</span>
      <span class={css.slim}>{say.now}</span>
    </>
  );
}
