/** What each wing sum does; the column that applies to the aimed choice is lit. */
import { signed } from '../numbers.ts';
import { slopeOf, type Tables } from '../sheet/index.ts';
import css from './dashboard.module.css';
import { useSay } from './say.ts';

export function Dashboard({ t, sum }: { t: Tables; sum: number | undefined }) {
  const { board: say } = useSay();
  const { dashboard } = t.sheet;
  const lit = sum === undefined ? undefined : slopeOf(t, sum);
  const cells = (draw: (row: (typeof dashboard)[number], i: number) => unknown) =>
    dashboard.map((row, i) => (
      <td key={row.slope} data-lit={row.slope === lit || undefined}>
        {draw(row, i) as string}
      </td>
    ));
  return (
    <table class={css.dashboard} aria-label={say.dashboard}>
      <tbody>
        <tr class={css.sums}>
          <th scope="row">{say.wingSum}</th>
          {cells(({ least }, i) => sums(least, dashboard[i - 1]?.least ?? undefined))}
        </tr>
        <tr class={css.slopes}>
          <th scope="row">{say.slope}</th>
          {cells(({ slope }) => signed(slope))}
        </tr>
        <tr>
          <th scope="row">{say.drag}</th>
          {cells(({ drag }) => signed(drag))}
        </tr>
      </tbody>
    </table>
  );
}

/** "7–8", and open ends. */
function sums(least: number | null, above: number | undefined): string {
  if (least === null) return `≤${(above ?? 1) - 1}`;
  return above === undefined ? `${least}+` : `${least}–${above - 1}`;
}
