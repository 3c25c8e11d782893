/**
 * What a table is about to do by itself: a draw of chance, a forced move, a bot's move. Each waits for its time, and a bot's
 * for its answer.
 */
import { CHANCE, type Move, type Rng, type Seat, SPECTATOR } from '../contract/index.ts';
import type { Clocks } from './clocks.ts';
import type { Effect, Thought } from './events.ts';
import { drawStream } from './fair.ts';
import type { Match } from './match.ts';
import { botPause, pauseLike } from './pauses.ts';
import type { Seating } from './seating.ts';

/** After this long a bot that failed is asked again. */
const RETRY = 5000;
/** All bots that are asked at once share this much thinking. */
const THOUGHT = 600;
const LEAST_THOUGHT = 4;
/**
 * Numbers the pauses: a pause is drawn from the count of entries times this, plus the seat, so that every move of every seat has its own. No
 * table has as many seats. It stays 128, whatever a table may have: the draws of all pauses are made with it.
 */
const PAUSES_OF_ENTRY = 128;
/** The longest pause before a forced move, and never more than half of what is left on the player's clock. */
const LONGEST_PAUSE = { live: 60_000, turns: 8 * 3_600_000, round: 60_000 } as const;

interface Turn {
  /** The number of the question that a bot is asked. */
  readonly id: number;
  /** How many moves of the seat stood when it became due. */
  readonly count: number;
  readonly decider: Seat;
  /** Not before this time. */
  at: number;
  /** False while a bot thinks. */
  ready: boolean;
  /** Undefined for a draw, and where a bot has failed. */
  move: Move | undefined;
}

export class Turns<S> {
  readonly #match: Match<S>;
  readonly #secret: string;
  readonly #clocks: Clocks | undefined;
  readonly #turns = new Map<Seat, Turn>();
  #ids = 0;
  /** Milliseconds before a move that no player makes. */
  #pause: number;

  constructor(match: Match<S>, clocks: Clocks | undefined, terms: { secret: string; pause: number }) {
    this.#match = match;
    this.#clocks = clocks;
    this.#secret = terms.secret;
    this.#pause = terms.pause;
  }

  get size(): number {
    return this.#turns.size;
  }

  /** From now on so long a pause; what is planned already comes no later than that. */
  setPause(ms: number, now: number): void {
    this.#pause = ms;
    for (const turn of this.#turns.values()) turn.at = Math.min(turn.at, now + ms);
  }

  /** Chance draws after a pause; but before the deal the players have seen nothing yet. */
  planDraw(now: number): void {
    if (this.#turns.has(CHANCE)) return;
    this.#turns.clear();
    const at = this.#match.standing.length === 0 ? now : now + this.#pause;
    this.#add(CHANCE, CHANCE, at, { ready: true });
  }

  /** Every move that is due and not planned yet, and has to come from the program; answers which bots are asked. */
  planMoves(seating: Seating, now: number): Effect<S>[] {
    // Where others watch, the times of moves tell something.
    const isWatched = this.#clocks !== undefined && this.#pause > 0;
    const asked: { seat: Seat; decider: Seat; bot: string }[] = [];
    for (const seat of this.#match.owing) {
      if (this.#turns.get(seat)?.count === this.#match.count(seat)) continue;
      const decider = this.#match.decider(seat);
      const bot = seating.botFor(decider);
      const move = this.#match.forced(seat);
      const secret = isWatched && !this.#isSeenForced(seat, move);
      if (move !== undefined && !(secret && bot !== undefined)) {
        const pause = secret ? this.#playersPause(seat, decider, this.#clocks!, now) : this.#pause;
        this.#add(seat, decider, now + pause, { ready: true, move });
      } else if (bot !== undefined) asked.push({ seat, decider, bot });
    }
    const share = Math.max(LEAST_THOUGHT, THOUGHT / asked.length);
    const ms = Math.min(share, this.#pause || share);
    return asked.map(({ seat, decider, bot }) => {
      // A late player was waited for long enough.
      const late = seating.away.get(decider) === 'round';
      const pause = late ? 0 : isWatched ? botPause(this.#pause, this.#rng(seat)) : this.#pause;
      const id = this.#add(seat, decider, now + pause, { ready: false });
      const view = () => (this.#turns.get(seat)?.id === id ? this.#match.view(decider) : undefined);
      return { type: 'think', id, seat, bot, view, ms };
    });
  }

  #add(seat: Seat, decider: Seat, at: number, { ready, move }: { ready: boolean; move?: Move }): number {
    const count = this.#match.count(seat);
    this.#turns.set(seat, { id: ++this.#ids, count, decider, at, ready, move });
    return this.#ids;
  }

  /** Does a spectator know that nothing else is legal? Otherwise how soon it is made may tell what is in a hand. */
  #isSeenForced(seat: Seat, move: Move | undefined): boolean {
    return move === undefined || this.#match.game.forced?.(this.#match.view(SPECTATOR), seat) === move;
  }

  #playersPause(seat: Seat, decider: Seat, clocks: Clocks, now: number): number {
    const longest = Math.min(LONGEST_PAUSE[clocks.pace.kind], clocks.left(decider, now) / 2);
    return pauseLike(clocks.lastTimes(decider), longest, this.#rng(seat));
  }

  #rng(seat: Seat): Rng {
    return drawStream(this.#secret, [], `pause ${this.#match.log.length * PAUSES_OF_ENTRY + seat}`);
  }

  /** A bot has answered. Answers to questions that do not matter any more are passed over. */
  answer({ id, seat, move }: Thought, now: number): void {
    const turn = this.#turns.get(seat);
    if (turn?.id !== id) return;
    turn.ready = true;
    turn.move = move;
    if (move === undefined) turn.at = now + RETRY;
  }

  /** Takes out what can be done now. */
  takeReady(now: number): [Seat, Turn][] {
    const ready = [...this.#turns].filter(([, turn]) => turn.ready && turn.at <= now);
    for (const [seat] of ready) this.#turns.delete(seat);
    return ready;
  }

  delete(seat: Seat): void {
    this.#turns.delete(seat);
  }

  deleteOf(decider: Seat): void {
    for (const [seat, turn] of this.#turns) if (turn.decider === decider) this.#turns.delete(seat);
  }

  clear(): void {
    this.#turns.clear();
  }

  /** When the first of those that wait only for their time is due. */
  next(): number {
    let first = Number.POSITIVE_INFINITY;
    for (const { ready, at } of this.#turns.values()) if (ready && at < first) first = at;
    return first;
  }
}
