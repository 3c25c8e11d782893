/**
 * Two matches that are the same to one viewer and differ in what that viewer may not know: other cards where they look alike,
 * other moves where they look alike. Worked out by the rules alone; the leak test then plays both on a real server.
 */
import {
  CHANCE,
  type Entry,
  type Game,
  type Move,
  type Options,
  type Position,
  type Seat,
} from '../../src/contract/index.ts';
import { isUndo, type LogEntry, type MatchHead } from '../../src/match/log.ts';
import { Match } from '../../src/match/match.ts';
import { FastRng } from '../../src/toolkit/rng.ts';

export interface TwinCase {
  readonly game: Game<Position>;
  readonly seats: number;
  readonly options: Options;
  readonly viewer: Seat;
  /** A seat that a bot plays: it takes nothing back. */
  readonly bot: Seat | undefined;
}

export interface Twins {
  /** Both logs, each to the end of its match. */
  readonly logs: readonly [readonly LogEntry[], readonly LogEntry[]];
  /** So many entries look alike to the viewer; the next one shows hidden facts, or has no counterpart. */
  readonly shared: number;
  /** After so many of them the two positions really differed. */
  readonly apart: number;
  /** Did they stay alike until something hidden was revealed, or to the end? */
  readonly whole: boolean;
}

const MOST_ENTRIES = 20_000;
const MOST_UNDOS = 2;
const TRIES = 400;
const bytes = (value: unknown): string => JSON.stringify(value);

/** Of so many attempts, the one that stays alike the longest; the first that does so to the reveal or to the end will do. */
export function bestTwins(twinCase: TwinCase, seed: string, attempts = 12): Twins {
  let best: Twins | undefined;
  for (let i = 0; i < attempts; i++) {
    const twins = new Pair(twinCase, new FastRng(`${seed}/${i}`)).play();
    if (!best || worth(twins) > worth(best)) best = twins;
    if (best.whole && best.apart > 0) break;
  }
  return best!;
}

const worth = ({ apart, whole, shared }: Twins): number => (apart > 0 ? 1e9 : 0) + (whole ? 1e6 : 0) + shared;

/** Does this viewer know less than everything at such a table? */
export function hasSecretsFrom(
  { game, seats, options, viewer }: Omit<TwinCase, 'bot'>,
  seed: string,
): boolean {
  const rng = new FastRng(seed);
  const match = new Match(game, headOf(seats, options));
  while (game.next(match.state).to !== 'over') {
    if (bytes(game.view(match.state, viewer)) !== bytes(match.state)) return true;
    match.append(randomEntry(match, rng));
  }
  return false;
}

function headOf(seats: number, options: Options): MatchHead {
  const seat = { name: '', player: 'person' } as const;
  return {
    id: '',
    game: '',
    version: 0,
    options,
    seats: Array.from({ length: seats }, () => seat),
    created: '',
    commitment: '',
  };
}

function legalMoves({ game, state }: Match, seat: Seat): Move[] {
  const out: Move[] = [];
  out.length = game.moves(state, seat, out);
  return out;
}

function randomEntry(match: Match, rng: FastRng): Entry {
  const next = match.game.next(match.state);
  if (next.to !== 'act') return { by: CHANCE, move: match.game.draw(match.state, rng) };
  const by = next.seats[rng.below(next.seats.length)]!;
  const legal = legalMoves(match, by);
  return { by, move: legal[rng.below(legal.length)]! };
}

class Pair {
  readonly #game: Game<Position>;
  readonly #viewer: Seat;
  readonly #bot: Seat | undefined;
  readonly #rng: FastRng;
  readonly #one: Match;
  readonly #two: Match;
  #undos = 0;

  constructor({ game, seats, options, viewer, bot }: TwinCase, rng: FastRng) {
    this.#game = game;
    this.#viewer = viewer;
    this.#bot = bot;
    this.#rng = rng;
    this.#one = new Match(game, headOf(seats, options));
    this.#two = new Match(game, headOf(seats, options));
  }

  play(): Twins {
    const [one, two] = [this.#one, this.#two];
    let apart = 0;
    let whole = false;
    while (one.log.length < MOST_ENTRIES) {
      if (bytes(one.state) !== bytes(two.state)) apart++;
      const { to } = this.#game.next(one.state);
      const pair = to === 'over' ? undefined : this.#nextPair();
      whole = to === 'over' || (to === 'reveal' && !pair);
      if (!pair) break;
      one.append(pair[0]);
      two.append(pair[1]);
    }
    const shared = one.log.length;
    for (const match of [one, two])
      while (this.#game.next(match.state).to !== 'over') match.append(randomEntry(match, this.#rng));
    return { logs: [one.log, two.log], shared, apart, whole };
  }

  #nextPair(): readonly [LogEntry, LogEntry] | undefined {
    const next = this.#game.next(this.#one.state);
    if (next.to !== 'act') return this.#draws();
    return this.#undo(next.seats) ?? this.#moves(next.seats);
  }

  /** The seat that moved last takes its choice back, where that takes back as much in both. */
  #undo(seats: readonly Seat[]): readonly [LogEntry, LogEntry] | undefined {
    if (this.#undos >= MOST_UNDOS || this.#rng.below(12) > 0 || seats.length > 1) return undefined;
    const last = this.#one.standing.at(-1)?.entry.by ?? CHANCE;
    if (last === CHANCE) return undefined;
    const by = this.#game.decides(this.#one.state, last);
    const length = this.#one.undoTo((seat) => seat === by);
    if (by === this.#bot || length === undefined || this.#two.undoTo((seat) => seat === by) !== length)
      return undefined;
    this.#undos++;
    const undo = { by, undo: length };
    return [undo, undo];
  }

  #moves(seats: readonly Seat[]): readonly [LogEntry, LogEntry] | undefined {
    // The first seat, from a random one on, that has a move which looks the same in both.
    const first = this.#rng.below(seats.length);
    for (let i = 0; i < seats.length; i++) {
      const by = seats[(first + i) % seats.length]!;
      const pair = this.#movesOf(by);
      if (pair) return pair;
    }
    return undefined;
  }

  #movesOf(by: Seat): readonly [LogEntry, LogEntry] | undefined {
    const [one, two] = [this.#one, this.#two];
    const others = new Set(legalMoves(two, by));
    const legal = legalMoves(one, by);
    const both = legal.filter((move) => others.has(move) && this.#alike(by, move, move));
    const unlike = by === this.#viewer ? undefined : this.#unlike(by, legal, [...others]);
    if (unlike) return unlike;
    if (both.length === 0) return undefined;
    const move = both[this.#rng.below(both.length)]!;
    return [
      { by, move },
      { by, move },
    ];
  }

  /** Two different moves that the viewer cannot tell apart. */
  #unlike(
    by: Seat,
    first: readonly Move[],
    second: readonly Move[],
  ): readonly [LogEntry, LogEntry] | undefined {
    if (this.#rng.below(3) > 0) return undefined;
    const move = first[this.#rng.below(first.length)]!;
    const hidden = bytes(this.#game.hide(this.#one.state, by, move, this.#viewer));
    const alike = second.filter(
      (other) =>
        other !== move && bytes(this.#game.hide(this.#two.state, by, other, this.#viewer)) === hidden,
    );
    if (alike.length === 0) return undefined;
    return [
      { by, move },
      { by, move: alike[this.#rng.below(alike.length)]! },
    ];
  }

  #alike(by: Seat, first: Move, second: Move): boolean {
    const [one, two] = [this.#one.state, this.#two.state];
    return (
      bytes(this.#game.hide(one, by, first, this.#viewer)) ===
      bytes(this.#game.hide(two, by, second, this.#viewer))
    );
  }

  /** Two draws that look the same, different ones where that can be had. */
  #draws(): readonly [LogEntry, LogEntry] | undefined {
    const first = this.#game.draw(this.#one.state, this.#rng);
    const hidden = bytes(this.#game.hide(this.#one.state, CHANCE, first, this.#viewer));
    let alike: Move | undefined;
    // Where nothing of a draw is hidden only the same one looks the same.
    if (
      hidden === bytes(first) &&
      this.#alike(CHANCE, first, first) &&
      this.#game.next(this.#one.state).to !== 'reveal'
    )
      alike = first;
    for (let tries = 0; alike === undefined && tries < TRIES; tries++) {
      const second = this.#game.draw(this.#two.state, this.#rng);
      if (!this.#alike(CHANCE, first, second)) continue;
      alike = second;
    }
    if (alike === undefined) return undefined;
    return [
      { by: CHANCE, move: first },
      { by: CHANCE, move: alike },
    ];
  }
}

export const isStep = (entry: LogEntry): boolean => isUndo(entry) || entry.by !== CHANCE;
