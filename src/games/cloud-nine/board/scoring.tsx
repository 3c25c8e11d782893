/** How every point was scored: points and cards by player, and the course of the game trip by trip. */
import type { ScoringProps, Seat, WhoOf } from '../../../contract/index.ts';
import { Icon, SeatBadge, seatColors } from '../../../toolkit/art/index.ts';
import { compare } from '../scoring.ts';
import { type CloudState, gainOf } from '../state.ts';
import { useSay } from './say.ts';
import css from './scoring.module.css';

export function Scoring({ view, result, who }: ScoringProps<CloudState>) {
  const { scoring: say } = useSay();
  const seats = view.scores.map((_, seat) => seat).sort((a, b) => compare(view, b, a));
  return (
    <div class={css.scoring}>
      <table class={css.sums}>
        <caption>{say.caption(view.trips)}</caption>
        <thead>
          <tr>
            <th scope="col">{say.player}</th>
            <th scope="col">{say.points}</th>
            <th scope="col">{say.cards}</th>
            <th scope="col">{say.best}</th>
            <th scope="col">{say.falls}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => (
            <Row key={seat} view={view} seat={seat} who={who} winners={result.winners} />
          ))}
        </tbody>
      </table>
      <Tie view={view} who={who} winners={result.winners} />
      {view.trips > 1 && <Course view={view} who={who} />}
    </div>
  );
}

const gainsOf = (view: CloudState, seat: Seat): number[] =>
  Array.from({ length: view.trips }, (_, trip) => gainOf(view, trip, seat));

interface RowProps {
  readonly view: CloudState;
  readonly seat: Seat;
  readonly who: WhoOf;
  readonly winners: readonly Seat[];
}

function Row({ view, seat, who, winners }: RowProps) {
  const { scoring: say, name } = useSay();
  const gains = gainsOf(view, seat);
  const won = winners.includes(seat);
  return (
    <tr data-winner={won || undefined}>
      <th scope="row">
        <span class={css.who}>
          <SeatBadge seat={seat} name={name(who(seat))} size={28} /> {name(who(seat))}
          {won && (
            <span class={css.won}>
              <Icon name="trophy" size={18} /> {winners.length > 1 ? say.shares : say.wins}
            </span>
          )}
        </span>
      </th>
      <td class={css.points}>{view.scores[seat]}</td>
      <td>{view.sizes[seat]}</td>
      <td>{Math.max(0, ...gains)}</td>
      <td>{gains.filter((gain) => gain === 0).length}</td>
    </tr>
  );
}

/** Says how a tie was decided, where there was one. */
function Tie({ view, who, winners }: { view: CloudState; who: WhoOf; winners: readonly Seat[] }) {
  const { scoring: say } = useSay();
  const best = Math.max(...view.scores);
  const tied = view.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  if (tied.length < 2) return null;
  return <p>{say.tie(tied.map(who), view.sizes[winners[0]!]!, winners.length > 1)}</p>;
}

const WIDE = 600;
const HIGH = 200;

/** A line a player: points after each trip. */
function Course({ view, who }: { view: CloudState; who: WhoOf }) {
  const { scoring: say, name } = useSay();
  const most = Math.max(view.target, ...view.scores);
  const x = (trip: number): number => 12 + (trip / view.trips) * (WIDE - 24);
  const y = (points: number): number => HIGH - 10 - (points / most) * (HIGH - 20);
  const sums = view.scores.map((_, seat) => {
    let sum = 0;
    return [0, ...gainsOf(view, seat).map((gain) => (sum += gain))];
  });
  const label = say.chart(sums.map((course, seat) => [who(seat), course.slice(1)]));
  return (
    <svg class={css.course} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={label}>
      <path class={css.target} d={`M12 ${y(view.target)}H${WIDE - 12}`} />
      {sums.map((course, seat) => (
        <g key={seat}>
          <polyline
            points={course.map((sum, trip) => `${x(trip).toFixed(1)},${y(sum).toFixed(1)}`).join(' ')}
            fill="none"
            stroke={seatColors[seat % seatColors.length]!}
            stroke-width="3.5"
            stroke-linejoin="round"
            stroke-linecap="round"
          />
          <SeatBadge seat={seat} name={name(who(seat))} x={WIDE - 24} y={y(course.at(-1)!) - 12} size={24} />
        </g>
      ))}
    </svg>
  );
}
