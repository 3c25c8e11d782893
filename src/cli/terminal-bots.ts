/** The bots of one game in the terminal: each has its seats, and is told when the game begins and ends. */
import { type Bot, type BotKind, settled } from '../bots/index.ts';
import type { Move, Position, Result, Rng, Seat } from '../contract/index.ts';

/** The player's own seat has no bot. */
const player: Bot<Position> = {
  choose() {
    throw new Error('the player chooses');
  },
};

export class TerminalBots {
  readonly #bySeat: readonly Bot<Position>[];
  readonly #rng: Rng;
  readonly #forfeited: (seat: Seat, why: string) => void;
  readonly #told = new Set<Seat>();

  /** `forfeited` hears once of each bot that has stopped playing. */
  constructor(
    seated: readonly (BotKind | undefined)[],
    make: (kind: BotKind) => Bot<Position>,
    rng: Rng,
    forfeited: (seat: Seat, why: string) => void,
  ) {
    const kinds = new Set(seated.filter((kind) => kind !== undefined));
    const made = new Map([...kinds].map((kind) => [kind, make(kind)]));
    this.#bySeat = seated.map((kind) => (kind ? made.get(kind)! : player));
    this.#rng = rng;
    this.#forfeited = forfeited;
    this.#bySeat.forEach((bot, seat) => {
      bot.begins?.(seat, rng);
    });
  }

  /** The move of a seat for which the bot of `decider` chooses. */
  choose(decider: Seat, view: Position, seat: Seat): Move {
    const bot = this.#bySeat[decider]!;
    const move = bot.choose(view, seat, this.#rng);
    const why = bot.forfeitOf?.(decider);
    if (why !== undefined && !this.#told.has(decider)) {
      this.#told.add(decider);
      this.#forfeited(decider, why);
    }
    return move;
  }

  /** The result as it counts. Bots are told. */
  end(result: Result, lowScoreWins: boolean): Result {
    this.#bySeat.forEach((bot, seat) => {
      bot.ends?.(seat, result);
    });
    return settled(result, this.#bySeat, lowScoreWins);
  }
}
