/** The graph as a table: a row now and then, and one for every move that turned the game. */
import type { TableModel } from '../model.ts';
import type { Story } from './messages.ts';
import type { Turn } from './turns.ts';
import { adviceWords as say } from './words.ts';

const ROWS = 12;

interface StoryTableProps {
  readonly model: TableModel;
  readonly story: Story;
  readonly turns: readonly Turn[];
}

export function StoryTable({ model, story, turns }: StoryTableProps) {
  const { name } = model.teller.value;
  return (
    <details class="story-table">
      <summary>{say.asTable}</summary>
      <div class="story-scroll">
        <table>
          <caption class="visually-hidden">{say.tableCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{say.move}</th>
              {story.seats.map((seat) => (
                <th key={seat} scope="col">
                  {name(seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(story, turns).map((n) => (
              <tr key={n}>
                <th scope="row">
                  <button
                    type="button"
                    class="story-row"
                    aria-label={say.lookAt(n)}
                    onClick={() => model.look(n)}
                  >
                    {n}
                  </button>
                </th>
                {story.values[n - story.first]!.map((value, i) => (
                  <td key={story.seats[i]} class="number">
                    {say.short(value, story.unit)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
