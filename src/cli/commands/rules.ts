/** A rulebook on the terminal, with its figures drawn in letters. */

import {
  type Block,
  type Figure,
  type Game,
  type Paint,
  type Position,
  type Refusal,
  type Rulebook,
  SPECTATOR,
  type Terminal,
} from '../../contract/index.ts';
import { findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { columns, wrap } from '../layout.ts';
import { plain } from '../paint.ts';
import { titleOf } from '../titles.ts';

export async function printRules(context: Context, id: string): Promise<void> {
  const { out, paint, words } = context;
  const entry = findGame(context, id);
  const [game, book, terminal, refuse] = await Promise.all([
    entry.rules(),
    entry.rulebook(),
    entry.terminal(),
    entry.refusals(),
  ]);
  const page = new Page({
    game,
    book,
    terminal,
    paint,
    width: out.width,
    noFigure: (why) => words.rules.noFigure(refuse(why)),
  });
  out.lines(page.title(titleOf(entry.meta), '='));
  out.lines(['', ...page.text(entry.meta.about)]);
  if (book.brief) {
    out.lines(['', ...page.title(words.rules.brief, '-')]);
    for (const block of book.brief) out.lines(['', ...page.block(block)]);
  }
  for (const section of book.sections) {
    out.lines(['', ...page.title(section.title, '-')]);
    for (const block of section.blocks) out.lines(['', ...page.block(block)]);
  }
  if (book.rulings.length === 0) return;
  out.lines(['', ...page.title(words.rules.rulings, '-')]);
  for (const { question, answer } of book.rulings)
    out.lines(['', ...page.text(`**${question}**`), ...page.text(answer)]);
}

interface PageParts {
  readonly game: Game<Position>;
  readonly book: Rulebook<Position>;
  readonly terminal: Terminal<Position>;
  readonly paint: Paint;
  readonly width: number;
  readonly noFigure: (why: Refusal) => string;
}

class Page {
  readonly #with: PageParts;

  constructor(parts: PageParts) {
    this.#with = parts;
  }

  title(text: string, under: string): string[] {
    return [this.#with.paint('bold', text), this.#with.paint('gray', under.repeat(text.length))];
  }

  text(text: string): string[] {
    return wrap(this.#marks(text), this.#with.width);
  }

  block(block: Block): string[] {
    if ('text' in block) return this.text(block.text);
    if ('list' in block)
      return block.list.flatMap((item) => wrap(`- ${this.#marks(item)}`, this.#with.width, '  '));
    if ('steps' in block)
      return block.steps.flatMap((item, i) =>
        wrap(`${i + 1}. ${this.#marks(item)}`, this.#with.width, '   '),
      );
    if ('legend' in block)
      return block.legend.flatMap(({ text }) => wrap(`- ${this.#marks(text)}`, this.#with.width, '  '));
    if ('table' in block) {
      const head = block.table.head.map((text) => this.#with.paint('bold', text));
      return columns(
        [head, ...block.table.rows.map((row) => row.map((text) => this.#marks(text)))],
        this.#with.width,
      );
    }
    return this.#figure(block.figure);
  }

  /** Numbers would have no place among letters: what the callouts say is listed. */
  #figure({ position, caption, viewer = SPECTATOR, callouts = [] }: Figure): string[] {
    const reading = this.#with.book.position(position);
    const drawn =
      'refused' in reading
        ? [this.#with.noFigure(reading.refused)]
        : this.#with.terminal.draw(this.#with.game.view(reading.value, viewer), viewer, this.#with.paint);
    return [
      ...drawn,
      ...this.text(caption),
      ...callouts.flatMap(({ text }) => wrap(`- ${this.#marks(text)}`, this.#with.width, '  ')),
    ];
  }

  /** Strong words and notation; without colours the backticks stay, because notation needs its borders. */
  #marks(text: string): string {
    const strong = text.replace(/\*\*(.+?)\*\*/g, (_, words: string) =>
      spread(this.#with.paint, 'bold', words),
    );
    if (this.#with.paint === plain) return strong;
    return strong.replace(/`(.+?)`/g, (_, words: string) => spread(this.#with.paint, 'cyan', words));
  }
}

/** Word by word, so that a colour survives the end of a line. */
const spread = (paint: Paint, color: string, words: string): string =>
  words
    .split(' ')
    .map((word) => paint(color, word))
    .join(' ');
