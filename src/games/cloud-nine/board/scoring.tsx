/** How every point was scored: points and cards by player, and the course of the game trip by trip. */
import type { ScoringProps, Seat, WhoOf } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/index.ts';
import { ScoreTable } from '../../../toolkit/ui/score-table.tsx';
import { compare } from '../scoring.ts';
import { type CloudState, gainOf } from '../state.ts';
import { useSay } from './say.ts';
import css from './scoring.module.css';

export function Scoring({ view, result: { winners }, who }: ScoringProps<CloudState>) {
  const { scoring: say, name } = useSay();
  const order = view.scores.map((_, seat) => seat).sort((a, b) => compare(view, b, a));
  return (
    <div class={css.scoring}>
      <ScoreTable
        class={css.sums}
        caption={say.caption(view.trips)}
        order={order}
        winners={winners}
        player={(seat) => (
          <>
            <SeatBadge who={who(seat)} size={28} /> {name(who(seat))}
          </>
        )}
        say={say}
        columns={[
          { title: say.points, of: (seat) => view.scores[seat] },
          { title: say.cards, of: (seat) => view.sizes[seat] },
          { title: say.best, of: (seat) => Math.max(0, ...gainsOf(view, seat)) },
          { title: say.falls, of: (seat) => gainsOf(view, seat).filter((gain) => gain === 0).length },
        ]}
      />
      <Tie view={view} who={who} winners={winners} />
      {view.trips > 1 && <Course view={view} who={who} />}
    </div>
  );
}

const gainsOf = (view: CloudState, seat: Seat): number[] =>
  Array.from({ length: view.trips }, (_, trip) => gainOf(view, trip, seat));

/** Says how a tie was decided, where there was one. */
function Tie({ view, who, winners }: { view: CloudState; who: WhoOf; winners: readonly Seat[] }) {
  const { scoring: say } = useSay();
  const best = Math.max(...view.scores);
  const tied = view.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length < 2) return null;
  return <p>{say.tie(tied.map(who), view.sizes[winners[0]!]!, winners.length > 1)}</p>;
}

const WIDE = 600;
const HIGH = 220;
/** Room for the badges beside the ends of the lines. */
const EDGE = 36;
const BADGE = 26;

/** Lines have no hue, since those of the cards mean something: dashes and badges tell them apart. */
const DASHES = ['', '9 5', '2 5', '14 4 2 4', '5 3', '1 8'] as const;

/** A line a player: points after each trip. */
function Course({ view, who }: { view: CloudState; who: WhoOf }) {
  const { scoring: say } = useSay();
  const most = Math.max(view.target, ...view.scores);
  const x = (trip: number): number => 12 + (trip / view.trips) * (WIDE - 18 - EDGE);
  const y = (points: number): number => HIGH - 14 - (points / most) * (HIGH - 28);
  const sums = view.scores.map((_, seat) => {
    let sum = 0;
    return [0, ...gainsOf(view, seat).map((gain) => (sum += gain))];
  });
  const label = say.chart(sums.map((course, seat) => [who(seat), course.slice(1)]));
  const rests = apart(view.scores.map(y));
  return (
    <svg class={css.course} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <path class={css.target} d={`M12 ${y(view.target)}H${WIDE - EDGE - 6}`} />
      {sums.map((course, seat) => (
        <g key={seat}>
          <polyline
            class={css.line}
            points={course.map((sum, trip) => `${x(trip).toFixed(1)},${y(sum).toFixed(1)}`).join(' ')}
            stroke-dasharray={DASHES[who(seat).sign % DASHES.length]}
          />
          <path
            class={css.lead}
            d={`M${x(view.trips)} ${y(course.at(-1)!)}L${WIDE - BADGE - 5} ${rests[seat]!}`}
          />
          <SeatBadge who={who(seat)} x={WIDE - BADGE - 4} y={rests[seat]! - BADGE / 2} size={BADGE} />
        </g>
      ))}
    </svg>
  );
}

/** Heights at which badges lie side by side without covering each other, as near to `heights` as the order allows. */
function apart(heights: readonly number[]): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!);
  const rests = heights.slice();
  let least = BADGE / 2;
  for (const i of order) {
    rests[i] = Math.max(rests[i]!, least);
    least = rests[i]! + BADGE;
  }
  let most = HIGH - BADGE / 2;
  for (const i of order.toReversed()) {
    rests[i] = Math.min(rests[i]!, most);
    most = rests[i]! - BADGE;
  }
  return rests;
}
