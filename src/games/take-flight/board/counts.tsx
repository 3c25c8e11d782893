/** The symbols: what each does, and how often it was flown through on the way to its next goal. */
import { signed } from '../numbers.ts';
import { countPlace } from '../places.ts';
import { nextGoal } from '../scoring.ts';
import { tablesNamed } from '../sheet/index.ts';
import { type FlightState, throughOf } from '../state.ts';
import css from './counts.module.css';
import { useSay } from './say.ts';
import { SymbolMark } from './symbol.tsx';

export function Counts({ view, seat }: { view: FlightState; seat: number }) {
  const { board: say } = useSay();
  const { sheet } = tablesNamed(view.sheet);
  return (
    <ul class={css.counts} dir="ltr" aria-label={say.symbols}>
      {sheet.symbols.map(({ name, modifier, points }, i) => {
        const count = throughOf(view.through[seat]!, i);
        const goal = nextGoal(sheet, count);
        return (
          <li key={name} data-place={countPlace(name)}>
            <span class={css.count}>
              <SymbolMark name={name} />
              <b>{goal === undefined ? count : say.ofGoal(count, goal)}</b>
            </span>
            <small>{say.worth(signed(modifier), points)}</small>
          </li>
        );
      })}
    </ul>
  );
}
