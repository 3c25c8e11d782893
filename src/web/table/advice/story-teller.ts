/** The story of a match that is over: what each seat could expect at every point of it, worked out bit by bit. */
import { Ahead, chancesOf, emptySample, type Sample, type Unit } from '../../../bots/ahead.ts';
import type { Position } from '../../../contract/index.ts';
import { CHANCE, type Result, type Seat } from '../../../contract/index.ts';
import type { FinishedMatch, Story } from './messages.ts';
import type { Brains } from './think.ts';

/** More lines cannot be told apart: then the leaders' are shown, and the viewer's own. */
const MOST_LINES = 8;
const LEADERS = 5;
/** Playouts at every point, round after round. */
const ROUNDS: Readonly<Record<Unit, readonly number[]>> = {
  chance: [16, 64, 256],
  points: [8, 32, 96],
};

/** A position that is played on, for one seat or for all. */
interface Cell {
  readonly at: Position;
  readonly seats: number;
  sample: Sample;
}

export class StoryTeller {
  readonly unit: Unit;
  readonly seats: readonly Seat[];
  readonly #ahead: Ahead<Position>;
  readonly #sign: number;
  readonly #result: Result;
  readonly #rounds: readonly number[];
  /** By point: one cell for all seats, or one for each seat that is shown. */
  readonly #points: (readonly Cell[])[] = [];
  readonly #work: Cell[] = [];
  #first = 0;
  #round = 0;
  #next = 0;

  constructor({ facts, game, hints }: Brains, match: FinishedMatch, rounds = ROUNDS) {
    const state = game.start(match.seats, match.options, match.house);
    const final = game.copy(state);
    for (const { by, move } of match.entries) game.play(final, by, move);
    this.#result = game.result(final);
    this.#ahead = new Ahead(game, hints);
    this.unit = this.#ahead.unitOf(this.#result.scores.length);
    this.#rounds = rounds[this.unit];
    this.#sign = facts.lowScoreWins?.includes(match.seats) ? -1 : 1;
    this.seats = shownSeats(this.#result, match.always, this.#sign);
    let last: readonly Cell[] = [];
    const note = (by: Seat | typeof CHANCE): void => {
      last = this.#cells(game.copy(state), by, last);
      this.#points.push(last);
    };
    match.entries.forEach(({ by, move }, i) => {
      if (game.next(state).to === 'deal') this.#first = i + 1;
      else if (this.#points.length === 0) note(CHANCE);
      game.play(state, by, move);
      if (this.#points.length > 0 && i + 1 < match.entries.length) note(by);
    });
  }

  /** Where seats never meet, a move changes only what its own seat can expect; a draw changes it for all. */
  #cells(state: Position, by: Seat | typeof CHANCE, before: readonly Cell[]): readonly Cell[] {
    const seats = this.#result.scores.length;
    if (this.unit === 'chance') return [this.#cell(state, seats)];
    return this.seats.map((seat, i) =>
      by === CHANCE || by === seat ? this.#cell(this.#ahead.own(state, seat), 1) : before[i]!,
    );
  }

  #cell(at: Position, seats: number): Cell {
    const cell = { at, seats, sample: emptySample(seats) };
    this.#work.push(cell);
    return cell;
  }

  /** Does a little of the work; false when there is none left. */
  step(): boolean {
    const until = this.#rounds[this.#round];
    const cell = this.#work[this.#next++];
    if (until === undefined) return false;
    if (!cell) {
      this.#next = 0;
      this.#round++;
      return this.#round < this.#rounds.length;
    }
    cell.sample =
      this.unit === 'chance'
        ? this.#ahead.chances(cell.at, cell.seats, cell.sample, until)
        : this.#ahead.alone(cell.at, cell.sample, until);
    return true;
  }

  /** Is there a number for every point? */
  get isWhole(): boolean {
    return this.#round > 0;
  }

  story(): Story {
    const values: (readonly number[])[] = [];
    for (const cells of this.#points) {
      if (cells.some(({ sample }) => sample.count === 0)) break;
      values.push(this.#valuesOf(cells));
    }
    if (values.length === this.#points.length) values.push(this.#end());
    const { unit, seats } = this;
    return { unit, seats, first: this.#first, values, share: this.#share() };
  }

  #valuesOf(cells: readonly Cell[]): readonly number[] {
    if (this.unit === 'points')
      return cells.map(({ sample }) => (this.#sign * sample.sums[0]!) / sample.count);
    const chances = chancesOf(cells[0]!.sample);
    return this.seats.map((seat) => chances[seat]!);
  }

  #end(): readonly number[] {
    const { scores, winners } = this.#result;
    if (this.unit === 'points') return this.seats.map((seat) => scores[seat]!);
    return this.seats.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }

  #share(): number {
    const rounds = this.#rounds;
    const done = rounds[this.#round - 1] ?? 0;
    const now = (rounds[this.#round] ?? done) - done;
    const part = this.#work.length === 0 ? 1 : Math.min(1, this.#next / this.#work.length);
    return (done + now * part) / rounds.at(-1)!;
  }
}

/** In the order of seats. */
function shownSeats({ scores, winners }: Result, always: readonly Seat[], sign: number): Seat[] {
  const all = scores.map((_, seat) => seat);
  if (all.length <= MOST_LINES) return all;
  const won = (seat: Seat): number => Number(winners.includes(seat));
  const best = all.toSorted((a, b) => won(b) - won(a) || sign * (scores[b]! - scores[a]!)).slice(0, LEADERS);
  return [...new Set([...best, ...always.slice(0, MOST_LINES - LEADERS)])].sort((a, b) => a - b);
}
