/** Who is ahead: a short list in the corner of the sky that no path can reach. */
import { useMemo } from 'preact/hooks';
import type { WhoOf } from '../../../contract/index.ts';
import { boxesOf, standings, totalOf } from '../scoring.ts';
import { type FlightState, isLive } from '../state.ts';
import css from './leaders.module.css';
import { useSay } from './say.ts';

const LINES = 4;

export function Leaders({ view, seat, who }: { view: FlightState; seat: number; who: WhoOf }) {
  const { board: say, name } = useSay();
  // Points change only when a pilot has written.
  const order = useMemo(() => standings(view), [view]);
  if (view.seats === 1) return null;
  const best = order.slice(0, LINES);
  const place = order.indexOf(seat);
  const shown = best.includes(seat) ? best : [...best.slice(0, LINES - 1), seat];
  return (
    <ol class={css.leaders} aria-label={say.leaders}>
      {shown.map((each) => (
        <li key={each} data-own={each === seat || undefined}>
          <span class={css.place}>{each === seat ? place + 1 : order.indexOf(each) + 1}</span>
          <span class={css.leader}>{name(who(each))}</span>
          <span class={css.points} data-down={!isLive(view, each) || undefined}>
            {totalOf(boxesOf(view, each))}
          </span>
        </li>
      ))}
    </ol>
  );
}
