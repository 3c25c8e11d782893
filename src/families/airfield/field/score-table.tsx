/** Who scored what, the best first, with a mark beside the winners. */
import type { ComponentChildren } from 'preact';
import type { Result, Seat, WhoOf } from '../../../contract/index.ts';
import { Icon } from '../../../toolkit/art/icons.tsx';
import { cx } from '../../../toolkit/ui/index.ts';
import type { AirfieldWords } from '../words/index.ts';
import css from './score-table.module.css';

export interface ScoreColumn {
  readonly title: string;
  readonly of: (seat: Seat) => ComponentChildren;
}

interface ScoreTableProps {
  readonly caption: string;
  readonly result: Result;
  readonly who: WhoOf;
  readonly say: AirfieldWords;
  /** What stands behind a player's name. */
  readonly columns: readonly ScoreColumn[];
  readonly class?: string | undefined;
}

export const bestFirst = ({ scores }: Result): Seat[] =>
  scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);

export function ScoreTable({ caption, result, who, say, columns, class: extra }: ScoreTableProps) {
  const { winners } = result;
  return (
    <table class={cx(css.sums, extra)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say.scoring.player}</th>
          {columns.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bestFirst(result).map((seat) => (
          <tr key={seat} class={cx(winners.includes(seat) && css.winner)}>
            <th scope="row">
              {say.player(who(seat))}
              {winners.includes(seat) && (
                <span class={css.won}>
                  <Icon name="trophy" size={18} /> {say.scoring.wins(winners.length)}
                </span>
              )}
            </th>
            {columns.map(({ title, of }) => (
              <td key={title}>{of(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The formation above, what it is worth below. */
export function ScoringPage({ children }: { children: ComponentChildren }) {
  return <div class={css.scoring}>{children}</div>;
}
