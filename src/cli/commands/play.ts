/** A game in the terminal: one person, and bots on the other seats. */

import { createHash, randomBytes } from 'node:crypto';
import { type Bot, botName } from '../../bots/index.ts';
import type {
  Entry,
  Game,
  Move,
  Paint,
  Position,
  Seat,
  Terminal,
  WhoOf,
  Words,
} from '../../contract/index.ts';
import { Match, newHead } from '../../match/match.ts';
import { nameOf } from '../../toolkit/english.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { chooseBots, chooseOptions, chooseSeats, findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { columns, wrap } from '../layout.ts';
import { linesOf } from '../lines.ts';
import { Refusal } from '../refusal.ts';
import { refusals as no, resultLine, playWords as say } from '../words.ts';

interface PlayFlags {
  readonly players?: number;
  readonly bots?: string;
  readonly seed?: string;
  readonly seat: number;
  readonly option?: readonly string[];
}

export async function play(context: Context, id: string, flags: PlayFlags): Promise<void> {
  const entry = findGame(context.games, id);
  const seats = chooseSeats(entry.meta, flags.players);
  if (flags.seat >= seats) throw new Refusal(no.seat(flags.seat, seats));
  if (seats === 1 && flags.bots !== undefined) throw new Refusal(no.botsAlone);
  const options = chooseOptions(entry.meta, flags.option);
  const kinds = seats === 1 ? [] : chooseBots(flags.bots ?? 'greedy', seats - 1);
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  // Seat by seat: the person's place is empty.
  const seated = Array.from({ length: seats }, (_, seat) =>
    seat === flags.seat ? undefined : kinds[seat < flags.seat ? seat : seat - 1],
  );
  const names = seated.map((kind, seat) => (kind ? botName(seat < flags.seat ? seat : seat - 1) : say.you));
  const secret = createHash('sha256').update(seed).digest('hex');
  const head = newHead({
    id: 'terminal',
    game: entry.meta.id,
    version: entry.meta.version,
    options,
    seats: seated.map((kind, seat) => ({ name: names[seat]!, player: kind ? { bot: kind.id } : 'person' })),
    secret,
    created: new Date().toISOString(),
    fixedSeats: true,
  });
  const [game, hints] = await Promise.all([entry.rules(), entry.hints()]);
  const bots = seated.map((kind) => kind?.make(game, hints));
  context.out.line(say.head(entry.meta, seats, seed));
  if (seats > 1)
    context.out.line(
      say.seats(seated.map((kind, seat) => (kind ? say.bot(names[seat]!, kind.title) : say.you))),
    );
  const table = await setTable(context, entry, new Match(game, head), flags.seat);
  try {
    await table.run(bots, secret, new FastRng(seed));
  } finally {
    await table.leave();
  }
}

async function setTable(context: Context, entry: LocalizedGame, match: Match, seat: Seat): Promise<Table> {
  const [words, terminal] = await Promise.all([entry.words(), entry.terminal()]);
  return new Table(context, match, seat, words, terminal);
}

type Wish = { readonly move: Move; readonly seat: Seat } | 'undo' | 'stop';

class Table {
  readonly #context: Context;
  readonly #match: Match;
  readonly #me: Seat;
  readonly #words: Words<Position>;
  readonly #terminal: Terminal<Position>;
  readonly #lines: AsyncGenerator<string>;
  /** The board is shown when something has changed since. */
  #shown = -1;

  constructor(
    context: Context,
    match: Match,
    me: Seat,
    words: Words<Position>,
    terminal: Terminal<Position>,
  ) {
    this.#context = context;
    this.#match = match;
    this.#me = me;
    this.#words = words;
    this.#terminal = terminal;
    this.#lines = linesOf(context.input);
  }

  get #game(): Game<Position> {
    return this.#match.game;
  }

  async run(bots: readonly (Bot<Position> | undefined)[], secret: string, rng: FastRng): Promise<void> {
    for (;;) {
      const due = this.#match.due();
      if (due.what === 'nothing') return this.#end();
      if (due.what === 'draw') this.#make(this.#match.drawNow(secret));
      else if (due.what === 'forced') this.#make({ by: due.seat, move: due.move });
      else {
        const seat = due.seats[0]!;
        const decider = this.#game.decides(this.#match.state, seat);
        const bot = bots[decider];
        if (bot) this.#make({ by: seat, move: bot.choose(this.#view(decider), seat, rng) });
        else if (!(await this.#turn(seat))) return this.#context.out.flush();
      }
    }
  }

  /** Lets go of the keyboard, so that the command can end. */
  async leave(): Promise<void> {
    await this.#lines.return(undefined);
    this.#context.input.pause();
  }

  /** Lets the person act; answers false when they want to stop. */
  async #turn(seat: Seat): Promise<boolean> {
    await this.#show();
    const wish = await this.#ask(seat);
    if (wish === 'stop') return false;
    if (wish === 'undo') this.#undo();
    else this.#make({ by: wish.seat, move: wish.move });
    return true;
  }

  async #ask(seat: Seat): Promise<Wish> {
    const { err } = this.#context;
    for (;;) {
      const view = this.#view(this.#me);
      const { title, detail } = this.#words.ask(view, seat);
      err.write(say.prompt(title, detail));
      const next = await this.#lines.next();
      if (next.done) {
        err.write(`\n${say.ended}\n`);
        return 'stop';
      }
      const text = next.value.trim();
      const command = text.toLowerCase();
      if (command === 'quit' || command === 'exit') {
        err.write(`${say.quit}\n`);
        return 'stop';
      }
      if (command === 'undo') return 'undo';
      if (command === '?') err.write(`${this.#legal(view, seat).join('\n')}\n`);
      else if (command === '' || command === 'help') err.write(`${say.help}\n`);
      else {
        const reading = this.#game.read(view, seat, text);
        if ('value' in reading) return { move: reading.value, seat };
        err.write(`${reading.refused}\n`);
      }
    }
  }

  #legal(view: Position, seat: Seat): string[] {
    const moves: Move[] = [];
    const count = this.#game.moves(view, seat, moves);
    const rows = moves
      .slice(0, count)
      .map((move) => [`  ${this.#game.write(view, seat, move)}`, this.#words.move(view, seat, move)]);
    return [say.legal(count), ...columns(rows, this.#context.out.width)];
  }

  #undo(): void {
    const to = this.#match.undoTo((seat) => seat === this.#me);
    if (to === undefined) this.#context.err.write(`${say.noUndo}\n`);
    else {
      this.#match.append({ by: this.#me, undo: to });
      this.#context.err.write(`${say.undone}\n`);
    }
  }

  /** Plays an entry and tells it as this person sees it: secrets of others stay secret. */
  #make(entry: Entry): void {
    const { state } = this.#match;
    const seen = this.#view(this.#me);
    const hidden = this.#game.hide(state, entry.by, entry.move, this.#me);
    this.#game.play(seen, entry.by, hidden, (event) => {
      const text = this.#words.say(event, nameOf(this.#who), this.#who);
      if (text !== undefined) this.#context.out.lines(wrap(text, this.#context.out.width, '  '));
    });
    this.#match.append(entry);
  }

  readonly #who: WhoOf = (seat) => ({ name: this.#match.head.seats[seat]!.name, isYou: seat === this.#me });

  #view(viewer: Seat): Position {
    return this.#game.view(this.#match.state, viewer);
  }

  async #show(): Promise<void> {
    const { out } = this.#context;
    if (this.#shown !== this.#match.log.length) {
      out.lines(['', ...this.#draw(this.#context.paint), '']);
      this.#shown = this.#match.log.length;
    }
    await out.flush();
  }

  #draw(paint: Paint): readonly string[] {
    return this.#terminal.draw(this.#view(this.#me), this.#me, paint);
  }

  async #end(): Promise<void> {
    await this.#show();
    const result = this.#game.result(this.#match.state);
    const moves = this.#match.standing.filter(({ entry }) => entry.by >= 0).length;
    this.#context.out.line(resultLine(result, moves, (seat) => this.#match.head.seats[seat]!.name));
    await this.#context.out.flush();
  }
}
