/** What each wing sum does; the column that applies to the aimed choice is lit. */
import type { Tables } from '../sheet/index.ts';
import { slopeOf } from '../sheet/index.ts';
import css from './dashboard.module.css';
import { boardWords as say } from './words.ts';

export function Dashboard({ t, sum }: { t: Tables; sum: number | undefined }) {
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
          {cells(({ least }, i) => say.sums(least, dashboard[i - 1]?.least ?? undefined))}
        </tr>
        <tr class={css.slopes}>
          <th scope="row">{say.slope}</th>
          {cells(({ slope }) => say.signed(slope))}
        </tr>
        <tr>
          <th scope="row">{say.drag}</th>
          {cells(({ drag }) => say.signed(drag))}
        </tr>
      </tbody>
    </table>
  );
}
