/** A rulebook on the terminal, with its figures drawn in letters. */
import {
  type Block,
  type Figure,
  type Game,
  type Paint,
  type Position,
  type Rulebook,
  SPECTATOR,
  type Terminal,
} from '../../contract/index.ts';
import { findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { columns, wrap } from '../layout.ts';
import { plain } from '../paint.ts';
import { rulesWords as say, titleOf } from '../words.ts';

export async function printRules({ games, out, paint }: Context, id: string): Promise<void> {
  const entry = findGame(games, id);
  const [game, book, terminal] = await Promise.all([entry.rules(), entry.rulebook(), entry.terminal()]);
  const page = new Page(game, book, terminal, paint, out.width);
  out.lines(page.title(titleOf(entry.meta), '='));
  out.lines(['', ...page.text(entry.meta.about)]);
  for (const section of book.sections) {
    out.lines(['', ...page.title(section.title, '-')]);
    for (const block of section.blocks) out.lines(['', ...page.block(block)]);
  }
  if (book.rulings.length === 0) return;
  out.lines(['', ...page.title(say.rulings, '-')]);
  for (const { question, answer } of book.rulings)
    out.lines(['', ...page.text(`**${question}**`), ...page.text(answer)]);
}

class Page {
  readonly #game: Game<Position>;
  readonly #book: Rulebook<Position>;
  readonly #terminal: Terminal<Position>;
  readonly #paint: Paint;
  readonly #width: number;

  constructor(
    game: Game<Position>,
    book: Rulebook<Position>,
    terminal: Terminal<Position>,
    paint: Paint,
    width: number,
  ) {
    this.#game = game;
    this.#book = book;
    this.#terminal = terminal;
    this.#paint = paint;
    this.#width = width;
  }

  title(text: string, under: string): string[] {
    return [this.#paint('bold', text), this.#paint('gray', under.repeat(text.length))];
  }

  text(text: string): string[] {
    return wrap(this.#marks(text), this.#width);
  }

  block(block: Block): string[] {
    if ('text' in block) return this.text(block.text);
    if ('list' in block)
      return block.list.flatMap((item) => wrap(`- ${this.#marks(item)}`, this.#width, '  '));
    if ('table' in block) {
      const head = block.table.head.map((text) => this.#paint('bold', text));
      return columns(
        [head, ...block.table.rows.map((row) => row.map((text) => this.#marks(text)))],
        this.#width,
      );
    }
    return this.#figure(block.figure);
  }

  #figure({ position, caption, viewer = SPECTATOR }: Figure): string[] {
    const reading = this.#book.position(position);
    const drawn =
      'refused' in reading
        ? [say.noFigure(JSON.stringify(reading.refused))]
        : this.#terminal.draw(this.#game.view(reading.value, viewer), viewer, this.#paint);
    return [...drawn, ...this.text(caption)];
  }

  /** Strong words and notation; without colours the backticks stay, because notation needs its borders. */
  #marks(text: string): string {
    const strong = text.replace(/\*\*(.+?)\*\*/g, (_, words: string) => spread(this.#paint, 'bold', words));
    if (this.#paint === plain) return strong;
    return strong.replace(/`(.+?)`/g, (_, words: string) => spread(this.#paint, 'cyan', words));
  }
}

/** Word by word, so that a colour survives the end of a line. */
const spread = (paint: Paint, color: string, words: string): string =>
  words
    .split(' ')
    .map((word) => paint(color, word))
    .join(' ');
