/** A game in the terminal: one person, and bots on the other seats. */

import { randomBytes } from 'node:crypto';
import { botName } from '../../bots/index.ts';
import type { Move, Position, Result, Seat, Terminal, WhoOf, Words } from '../../contract/index.ts';
import { secretFrom } from '../../match/dealt.ts';
import { type Match, newHead } from '../../match/match.ts';
import type { Refuse } from '../../toolkit/refuser.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { type CommandFlags, chooseBots, chooseOptions, chooseSeats, findGame, limitsOf } from '../choices.ts';
import type { Context } from '../context.ts';
import { chooseHouse, houseLines } from '../house.ts';
import { columns, wrap } from '../layout.ts';
import { linesOf } from '../lines.ts';
import { Refusal } from '../refusal.ts';
import { TerminalBots } from '../terminal-bots.ts';
import { TerminalHost } from '../terminal-host.ts';

interface PlayFlags extends CommandFlags {
  readonly players?: number;
  readonly bots?: string;
  readonly seed?: string;
  readonly seat: number;
  readonly option?: readonly string[];
  readonly tune?: readonly string[];
}

export async function play(context: Context, id: string, flags: PlayFlags): Promise<void> {
  const entry = findGame(context, id);
  const seats = chooseSeats(context, entry.meta, flags.players);
  if (flags.seat >= seats) throw new Refusal(context.words.refusals.seat(flags.seat, seats));
  if (seats === 1 && flags.bots !== undefined) throw new Refusal(context.words.refusals.botsAlone);
  const options = chooseOptions(context, entry.meta, flags.option);
  const house = chooseHouse(context, await entry.rules(), { seats, options }, flags.tune);
  const kinds =
    seats === 1
      ? []
      : await chooseBots(context, flags.bots ?? 'greedy', seats - 1, { limits: limitsOf(flags) });
  const seed = flags.seed ?? randomBytes(4).toString('hex');
  // Seat by seat: the person's place is empty.
  const seated = Array.from({ length: seats }, (_, seat) =>
    seat === flags.seat ? undefined : kinds[seat < flags.seat ? seat : seat - 1],
  );
  const say = context.words.play;
  const names = seated.map((kind, seat) => (kind ? botName(seat < flags.seat ? seat : seat - 1) : say.you));
  const secret = secretFrom(seed);
  const head = newHead({
    id: 'terminal',
    game: entry.meta.id,
    version: entry.meta.version,
    options,
    seats: seated.map((kind, seat) => ({ name: names[seat]!, player: kind ? { bot: kind.id } : 'person' })),
    secret,
    created: new Date().toISOString(),
    fixedSeats: true,
    ...(house ? { house } : {}),
  });
  const [game, hints, words, terminal, refuse] = await Promise.all([
    entry.rules(),
    entry.hints(),
    entry.words(),
    entry.terminal(),
    entry.refusals(),
  ]);
  const played = {
    game: entry.meta.id,
    version: entry.meta.version,
    players: seats,
    options,
    ...(house ? { house } : {}),
  };
  const bots = new TerminalBots(
    seated,
    (kind) => kind.make(game, hints, undefined, played),
    new FastRng(seed),
    (seat, why) => context.err.write(`${context.words.commandBots.atTable(names[seat]!, why)}\n`),
  );
  const who: WhoOf = (seat) => ({ name: names[seat]!, isYou: seat === flags.seat, sign: seat });
  const { out } = context;
  out.line(say.head(entry.meta, seats, seed));
  const ids = kinds.map((kind) => kind.id);
  out.lines(await houseLines(context, entry, house, ids));
  if (seats > 1)
    out.line(
      say.seats(
        seated.map((kind, seat) =>
          kind ? say.bot(names[seat]!, context.words.bots.title(kind.id)) : say.you,
        ),
      ),
    );
  const host = new TerminalHost(game, head, secret, flags.seat, {
    now: Date.now,
    choose: (_bot, view, seat) => bots.choose(game.decides(view, seat), view, seat),
    tell(event) {
      const text = words.say(event, who);
      if (text !== undefined) out.lines(wrap(text, out.width, '  '));
    },
  });
  const lowWins = entry.meta.lowScoreWins?.includes(seats) === true;
  const counts = (result: Result): Result => bots.end(result, lowWins);
  const screen = new Screen(context, host, flags.seat, { words, terminal, refuse, counts });
  try {
    await screen.run();
  } finally {
    await screen.leave();
  }
}

type Wish = { readonly move: Move } | 'undo' | 'stop';

/** The game in the player's language. */
interface Spoken {
  readonly words: Words<Position>;
  readonly terminal: Terminal<Position>;
  readonly refuse: Refuse;
  /** The result as it counts. */
  readonly counts: (result: Result) => Result;
}

/** Shows the match to the player, and reads what they type. */
class Screen {
  readonly #context: Context;
  readonly #host: TerminalHost;
  readonly #me: Seat;
  readonly #words: Words<Position>;
  readonly #terminal: Terminal<Position>;
  readonly #refuse: Refuse;
  readonly #counts: Spoken['counts'];
  readonly #lines: AsyncGenerator<string>;
  /** The board is shown when something has changed since. */
  #shown = -1;

  constructor(context: Context, host: TerminalHost, me: Seat, { words, terminal, refuse, counts }: Spoken) {
    this.#context = context;
    this.#host = host;
    this.#me = me;
    this.#words = words;
    this.#terminal = terminal;
    this.#refuse = refuse;
    this.#counts = counts;
    this.#lines = linesOf(context.input);
  }

  get #match(): Match {
    return this.#host.machine.match;
  }

  get #who(): WhoOf {
    const { seats } = this.#match.head;
    return (seat) => ({ name: seats[seat]?.name ?? '', isYou: seat === this.#me, sign: seat });
  }

  async run(): Promise<void> {
    const { machine } = this.#host;
    while (!machine.isOver) {
      await this.#show();
      const seat = machine.choices[0]!;
      const wish = await this.#ask(seat);
      if (wish === 'stop') return this.#context.out.flush();
      if (wish === 'undo') this.#undo();
      else this.#host.do({ type: 'move', by: this.#me, seat, count: machine.match.count(seat), ...wish });
    }
    await this.#end();
  }

  /** Lets go of the keyboard, so that the command can end. */
  async leave(): Promise<void> {
    await this.#lines.return(undefined);
    this.#context.input.pause();
  }

  async #ask(seat: Seat): Promise<Wish> {
    const { err, words } = this.#context;
    const say = words.play;
    const { view } = this.#host;
    for (;;) {
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
        const reading = this.#match.game.read(view, seat, text);
        if ('value' in reading) return { move: reading.value };
        err.write(`${this.#refuse(reading.refused)}\n`);
      }
    }
  }

  #legal(view: Position, seat: Seat): string[] {
    const { game } = this.#match;
    const moves: Move[] = [];
    const count = game.moves(view, seat, moves);
    const rows = moves
      .slice(0, count)
      .map((move) => [`  ${game.write(view, seat, move)}`, this.#words.move(view, seat, move, this.#who)]);
    return [this.#context.words.play.legal(count), ...columns(rows, this.#context.out.width)];
  }

  #undo(): void {
    const refusal = this.#host.do({ type: 'undo', by: this.#me });
    const { err, words } = this.#context;
    err.write(`${refusal ? words.play.noUndo : words.play.undone}\n`);
  }

  async #show(): Promise<void> {
    const { out, paint } = this.#context;
    if (this.#shown !== this.#match.log.length) {
      out.lines(['', ...this.#terminal.draw(this.#host.view, this.#me, paint, this.#who), '']);
      this.#shown = this.#match.log.length;
    }
    await out.flush();
  }

  async #end(): Promise<void> {
    await this.#show();
    const { game, state, standing } = this.#match;
    const moves = standing.filter(({ entry }) => entry.by >= 0).length;
    const { out, words } = this.#context;
    const result = this.#counts(game.result(state));
    out.line(words.resultLine(result, moves, this.#who));
    const verdict = this.#words.verdict?.(state, result, this.#who);
    if (verdict) out.lines(wrap(verdict, out.width, '  '));
    await out.flush();
  }
}
