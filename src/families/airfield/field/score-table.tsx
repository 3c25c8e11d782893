/** Who scored what, the best first, as the words of an airfield say it. */
import type { ComponentChildren } from 'preact';
import type { Result, Seat, WhoOf } from '../../../contract/index.ts';
import { cx } from '../../../toolkit/ui/index.ts';
import * as ui from '../../../toolkit/ui/score-table.tsx';
import type { AirfieldWords } from '../words/index.ts';
import css from './score-table.module.css';

interface ScoreTableProps extends Pick<ui.ScoreTableProps, 'caption' | 'columns' | 'class'> {
  readonly result: Result;
  readonly who: WhoOf;
  readonly say: AirfieldWords;
}

export const bestFirst = ({ scores }: Result): Seat[] =>
  scores.map((_, seat) => seat).sort((a, b) => scores[b]! - scores[a]!);

export function ScoreTable({ result, who, say, class: extra, ...rest }: ScoreTableProps) {
  return (
    <ui.ScoreTable
      {...rest}
      class={cx(css.sums, extra)}
      order={bestFirst(result)}
      winners={result.winners}
      player={(seat) => say.player(who(seat))}
      say={say.scoring}
    />
  );
}

/** The formation above, what it is worth below. */
export function ScoringPage({ children }: { children: ComponentChildren }) {
  return <div class={css.scoring}>{children}</div>;
}
