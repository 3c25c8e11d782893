/** The graph as a table: a row now and then, and one for every move that turned the game. */
import { Figure, Hidden } from '../../../toolkit/ui/index.ts';
import { TableHead } from '../../../toolkit/ui/score-table.tsx';
import { ScrollBox } from '../../../toolkit/ui/scroll-box.tsx';
import { useAdviceWords } from '../../words/index.ts';
import type { TableModel } from '../model.ts';
import type { Story } from './messages.ts';
import css from './story-table.module.css';
import type { Turn } from './turns.ts';

const ROWS = 12;

interface StoryTableProps {
  readonly model: TableModel;
  readonly story: Story;
  readonly turns: readonly Turn[];
}

export function StoryTable({ model, story, turns }: StoryTableProps) {
  const say = useAdviceWords();
  const { name } = model.teller.value;
  return (
    <details class={css.table}>
      <summary>{say.asTable}</summary>
      <ScrollBox label={say.tableCaption}>
        <table>
          <Hidden as="caption">{say.tableCaption}</Hidden>
          <TableHead titles={[say.move, ...story.seats.map(name)]} />
          <tbody>
            {rowsOf(story, turns).map((n) => (
              <tr key={n}>
                <th scope="row">
                  <button
                    type="button"
                    class={css.row}
                    aria-label={say.lookAt(n)}
                    onClick={() => model.look(n)}
                  >
                    {n}
                  </button>
                </th>
                {story.values[n - story.first]!.map((value, i) => (
                  <Figure as="td" key={story.seats[i]}>
                    {say.short(value, story.unit)}
                  </Figure>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

function rowsOf({ first, values }: Story, turns: readonly Turn[]): number[] {
  const last = first + values.length - 1;
  const step = Math.max(1, Math.ceil((last - first) / ROWS));
  const rows = new Set([last, ...turns.flatMap(({ n }) => [n - 1, n])]);
  for (let n = first; n < last; n += step) rows.add(n);
  return [...rows].sort((a, b) => a - b);
}
