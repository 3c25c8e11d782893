/** A rulebook on a page or in a dialog; figures are drawn by the game's own board. */
import type { ComponentType } from 'preact';
import { useMemo } from 'preact/hooks';
import {
  type Block,
  type BoardModule,
  type BoardProps,
  type Figure,
  type Position,
  type Rulebook,
  SPECTATOR,
} from '../../contract/index.ts';
import { Trouble } from '../../toolkit/ui/index.ts';
import { TableHead } from '../../toolkit/ui/score-table.tsx';
import { useRulesWords } from '../words/index.ts';
import { inline } from './inline.tsx';
import css from './rulebook.module.css';

export interface RulebookTextProps {
  readonly book: Rulebook<Position>;
  readonly board: BoardModule<Position>;
  /** The level of its headings: 2 on a page of its own. */
  readonly level: 2 | 3;
}

export const rulingsId = 'how-we-read-the-rules';

export function RulebookText({ book, board, level }: RulebookTextProps) {
  const say = useRulesWords();
  const Heading = `h${level}` as const;
  return (
    <div class={css.rulebook}>
      {book.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <Heading id={`${id}-title`}>{title}</Heading>
          {blocks.map((block, i) => (
            <BlockText key={i} block={block} book={book} board={board} />
          ))}
        </section>
      ))}
      {book.rulings.length > 0 && (
        <section id={rulingsId} aria-labelledby={`${rulingsId}-title`}>
          <Heading id={`${rulingsId}-title`}>{say.rulings}</Heading>
          <dl class={css.rulings}>
            {book.rulings.map(({ question, answer }) => (
              <div key={question}>
                <dt>{inline(question)}</dt>
                <dd>{inline(answer)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

type Shown = Pick<RulebookTextProps, 'book' | 'board'>;

function BlockText({ block, ...shown }: Shown & { readonly block: Block }) {
  if ('text' in block) return <p>{inline(block.text)}</p>;
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </ul>
    );
  if ('table' in block) return <TableText {...block.table} />;
  return <FigureView {...block} {...shown} />;
}

function TableText({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <div class={css.table}>
      <table>
        <TableHead titles={head.map(inline)} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, i) => (
                <td key={i}>{inline(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FigureView({ figure, book, board }: Shown & { readonly figure: Figure }) {
  const say = useRulesWords();
  const Board = board.Board as unknown as ComponentType<BoardProps<Position>>;
  const reading = useMemo(() => book.position(figure.position), [figure.position]);
  return (
    <figure>
      {'refused' in reading ? (
        <Trouble>{say.badFigure(JSON.stringify(reading.refused))}</Trouble>
      ) : (
        <div>
          <Board
            view={reading.value}
            viewer={figure.viewer ?? SPECTATOR}
            seat={undefined}
            moves={none}
            events={none}
            who={player}
            still
            offer={nothing}
          />
        </div>
      )}
      <figcaption>{inline(figure.caption)}</figcaption>
    </figure>
  );
}

const none: readonly never[] = [];
const player = (seat: number) => ({ name: String(seat), isYou: false });
const nothing = (): void => {};
