/** What each wing sum does; the one that applies to the aimed choice is lit. */
import { signed } from '../numbers.ts';
import { slopePlace } from '../places.ts';
import { slopeOf, sumsOf, type Tables } from '../sheet/index.ts';
import css from './dashboard.module.css';
import { useSay } from './say.ts';

export function Dashboard({ t, sum }: { t: Tables; sum: number | undefined }) {
  const { board: say } = useSay();
  const { dashboard } = t.sheet;
  const lit = sum === undefined ? undefined : slopeOf(t, sum);
  return (
    // A row of the table is a column where it lies on its side.
    <table class={css.dashboard} aria-label={say.dashboard}>
      <thead>
        <tr>
          <th scope="col">{say.wingSum}</th>
          <th scope="col">{say.slope}</th>
          <th scope="col">{say.drag}</th>
        </tr>
      </thead>
      <tbody dir="ltr">
        {dashboard.map(({ slope, drag }, i) => (
          <tr key={slope} data-place={slopePlace(slope)} data-lit={slope === lit || undefined}>
            <td>{sumsOf(dashboard, i)}</td>
            <td class={css.slope}>{signed(slope)}</td>
            <td>{signed(drag)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
