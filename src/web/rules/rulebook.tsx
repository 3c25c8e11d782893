/** A rulebook on a page or in a dialog; figures are drawn by the game's own board. */
import type { Block, BoardModule, Position, Rulebook } from '../../contract/index.ts';
import { useRulesWords } from '../words/index.ts';
import { BlockText, type SignPicture } from './blocks.tsx';
import { FigureView } from './figure.tsx';
import { inline } from './inline.tsx';
import css from './rulebook.module.css';

export interface RulebookTextProps {
  readonly book: Rulebook<Position>;
  readonly board: BoardModule<Position>;
  /** The level of its headings: 2 on a page of its own. */
  readonly level: 2 | 3;
  readonly Sign?: SignPicture | undefined;
}

export const briefId = 'in-one-minute';
export const rulingsId = 'how-we-read-the-rules';

export function RulebookText({ book, board, level, Sign }: RulebookTextProps) {
  const say = useRulesWords();
  const Heading = `h${level}` as const;
  const shown = (blocks: readonly Block[]) =>
    blocks.map((block, i) => (
      <BlockText
        key={i}
        block={block}
        Sign={Sign}
        figure={(figure) => <FigureView figure={figure} book={book} board={board} />}
      />
    ));
  return (
    <div class={css.rulebook}>
      {book.brief && (
        <section id={briefId} class={css.brief} aria-labelledby={`${briefId}-title`}>
          <Heading id={`${briefId}-title`}>{say.brief}</Heading>
          {shown(book.brief)}
        </section>
      )}
      {book.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <Heading id={`${id}-title`}>{title}</Heading>
          {shown(blocks)}
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
