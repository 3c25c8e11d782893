import type { ComponentChildren } from 'preact';
import { Icon } from '../art/icons.tsx';
import { cx } from './class-names.ts';
import css from './score-table.module.css';
import { ScrollBox } from './scroll-box.tsx';

export function TableHead({ titles }: { titles: readonly ComponentChildren[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title, i) => (
          <th key={i} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}

export interface ScoreColumn {
  readonly title: string;
  readonly of: (seat: number) => ComponentChildren;
}

export interface ScoreTableProps {
  readonly caption: string;
  /** The best first. */
  readonly order: readonly number[];
  readonly winners: readonly number[];
  readonly player: (seat: number) => ComponentChildren;
  /** What stands above the players, and beside who wins alone or shares the win. */
  readonly say: Readonly<Record<'player' | 'wins' | 'shares', string>>;
  readonly columns: readonly ScoreColumn[];
  readonly class?: string | undefined;
}

/** Who scored what, with a mark beside the winners. */
export function ScoreTable({ caption, order, winners, player, say, columns, class: extra }: ScoreTableProps) {
  return (
    <ScrollBox label={caption}>
      <table class={cx(css.sums, extra)}>
        <caption>{caption}</caption>
        <TableHead titles={[say.player, ...columns.map((column) => column.title)]} />
        <tbody>
          {order.map((seat) => (
            <tr key={seat} class={cx(winners.includes(seat) && css.winner)}>
              <th scope="row">
                <span class={css.who}>
                  {player(seat)}
                  {winners.includes(seat) && (
                    <span class={css.won}>
                      <Icon name="trophy" size={18} /> {winners.length > 1 ? say.shares : say.wins}
                    </span>
                  )}
                </span>
              </th>
              {columns.map((column) => (
                <td key={column.title}>{column.of(seat)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
