/**
 * What the best pilot without a tail can expect from the start, exactly. What was written into the wings does not matter later, only
 * how many squares are filled on the left; so a position is that, the row, the highest row, the modifier and how often each
 * symbol was met. All positions that can come about are listed column by column, and valued from the last column back.
 * Counts that no flight from here can tell apart are one, and so are peaks that cannot be passed any more.
 */
import { fly, newFlight } from '../flight.ts';
import { CRASH, cellAt, heightOf, type Tables } from '../sheet/index.ts';
import { KeySet } from './key-set.ts';

/** Bits for each part of a position, which is a number of 32 bits: left, row, peak, modifier, four counts. */
const PART = 4;
const SIZE = 1 << PART;
const COUNTS = 4;
const DICE = 6;
const IMPOSSIBLE = -2;
const CRASHED = -1;

export interface ExactValue {
  readonly points: number;
  /** How many positions there are. */
  readonly positions: number;
}

/** Undefined where a sheet has more of something than a position has room for. */
export function exactValue(t: Tables): ExactValue | undefined {
  const { sheet, rows } = t;
  const { goal } = sheet;
  const [least, modifiers] = modifiersOf(t);
  if (goal.kind !== 'each' || sheet.symbols.length > COUNTS) return undefined;
  if (rows > SIZE || sheet.wings.left >= SIZE || modifiers > SIZE) return undefined;
  // A count stays at the last step: there has to be room for one more.
  if (goal.steps.some(([count]) => count >= SIZE - 1)) return undefined;
  return new Exact(t, least, modifiers, stepsUpTo(goal.steps)).value();
}

/** The least modifier, and how many there are from it on. */
function modifiersOf({ sheet }: Tables): [least: number, count: number] {
  const drags = sheet.dashboard.map(({ drag }) => drag);
  const effects = [0, ...sheet.symbols.map(({ modifier }) => modifier)];
  const least = Math.min(0, Math.min(...drags) + Math.min(...effects));
  return [least, Math.max(0, Math.max(...drags) + Math.max(...effects)) - least + 1];
}

/** The points for a count, for more counts than there can be. */
function stepsUpTo(steps: readonly (readonly [number, number])[]): number[] {
  return Array.from({ length: 4 * SIZE }, (_, count) => {
    let points = 0;
    for (const [least, worth] of steps) if (count >= least) points = worth;
    return points;
  });
}

class Exact {
  readonly #t: Tables;
  readonly #least: number;
  readonly #winds: number;
  readonly #goal: readonly number[];
  /** What one more of a symbol brings, by its number and count. */
  readonly #worth: Float64Array;
  readonly #heights: Float64Array;
  /** By columns flown and row: counts, two symbols at a time, and peaks, as the one that stands for all that are alike. */
  readonly #counts: Uint8Array;
  readonly #peaks: Uint8Array;
  /** For the column at hand, by left, side, wind and row: what happens. */
  readonly #outcomes: Int32Array;
  /** Where the last flight led, and what it brought. */
  #to = 0;
  #gain = 0;

  constructor(t: Tables, least: number, modifiers: number, goal: readonly number[]) {
    this.#t = t;
    this.#least = least;
    this.#winds = modifiers + DICE - 1;
    this.#goal = goal;
    this.#worth = Float64Array.from({ length: COUNTS * SIZE }, (_, at) => {
      const count = at % SIZE;
      return (t.sheet.symbols[at >> PART]?.points ?? 0) + goal[count + 1]! - goal[count]!;
    });
    this.#heights = Float64Array.from({ length: SIZE }, (_, row) =>
      row < t.rows ? heightOf(t, row + 1) : 0,
    );
    this.#counts = new Uint8Array((t.columns + 1) * SIZE * 2 * SIZE * SIZE);
    this.#peaks = new Uint8Array((t.columns + 1) * SIZE * SIZE);
    this.#outcomes = new Int32Array(SIZE * 2 * this.#winds * SIZE);
    this.#findAlike();
  }

  value(): ExactValue {
    const { columns, sheet } = this.#t;
    const layers: Uint32Array[] = [this.#first()];
    for (let flown = 0; flown < columns; flown++) layers.push(this.#reach(flown, layers[flown]!));
    let after = this.#land(layers[columns]!);
    for (let flown = columns - 1; flown >= 0; flown--)
      after = this.#expect(flown, layers[flown]!, KeySet.of(layers[flown + 1]!), after);
    const positions = layers.reduce((sum, { length }) => sum + length, 0);
    return { points: after[0]! + heightOf(this.#t, sheet.start), positions };
  }

  #first(): Uint32Array {
    const row = this.#t.sheet.start - 1;
    const peak = this.#peaks[row * SIZE + row]!;
    return Uint32Array.of(((row << 24) | (peak << 20) | (-this.#least << 16)) >>> 0);
  }

  /** What only differs in what can never matter is the same position. */
  #findAlike(): void {
    const { columns, rows, sheet } = this.#t;
    const symbols = sheet.symbols.length;
    const slopes = sheet.dashboard.map(({ slope }) => slope);
    // From each row on: how often each symbol can still be met at most, and how high one can get.
    let met = Array.from({ length: rows + 1 }, () => new Array<number>(symbols).fill(0));
    let high = new Array<number>(rows + 1).fill(0);
    for (let flown = columns; ; flown--) {
      for (let row = 1; row <= rows; row++) this.#alike(flown, row, met[row]!, high[row]!);
      if (flown === 0) return;
      const nextMet = Array.from({ length: rows + 1 }, () => new Array<number>(symbols).fill(0));
      const nextHigh = new Array<number>(rows + 1).fill(0);
      for (let row = 1; row <= rows; row++)
        for (const slope of slopes) {
          const to = Math.min(rows, row + slope);
          const cell = cellAt(this.#t, flown, to);
          if (cell === CRASH) continue;
          for (let i = 0; i < symbols; i++)
            nextMet[row]![i] = Math.max(nextMet[row]![i]!, met[to]![i]! + Number(cell === i));
          nextHigh[row] = Math.max(nextHigh[row]!, to, high[to]!);
        }
      [met, high] = [nextMet, nextHigh];
    }
  }

  #alike(flown: number, row: number, met: readonly number[], high: number): void {
    const at = flown * SIZE + row - 1;
    for (let peak = 0; peak < SIZE; peak++)
      this.#peaks[at * SIZE + peak] = high <= peak + 1 ? SIZE - 1 : peak;
    const stands = (symbol: number, count: number): number => {
      for (let other = 0; other < count; other++)
        if (this.#sameSteps(other, count, met[symbol] ?? 0)) return other;
      return count;
    };
    for (let pair = 0; pair < 2; pair++)
      for (let two = 0; two < SIZE * SIZE; two++)
        this.#counts[(at * 2 + pair) * SIZE * SIZE + two] =
          stands(2 * pair, two % SIZE) | (stands(2 * pair + 1, two >> PART) << PART);
  }

  #sameSteps(one: number, other: number, most: number): boolean {
    const goal = this.#goal;
    for (let more = 1; more <= most; more++)
      if (goal[one + more]! - goal[one]! !== goal[other + more]! - goal[other]!) return false;
    return true;
  }

  #fillOutcomes(flown: number): void {
    const { sheet, squares, rows } = this.#t;
    const flight = newFlight();
    for (let left = 0; left <= Math.min(flown, sheet.wings.left); left++)
      for (let side = 0; side < 2; side++) {
        const square = side === 0 ? sheet.wings.left - left : sheet.wings.left + 1 + flown - left;
        const possible = square >= 1 && square <= squares;
        for (let wind = 0; wind < this.#winds; wind++)
          for (let row = 1; row <= rows; row++) {
            const at = ((left * 2 + side) * this.#winds + wind) * SIZE + row - 1;
            this.#outcomes[at] = IMPOSSIBLE;
            if (!possible) continue;
            fly(this.#t, { column: flown + 1, row, wind: this.#least + 1 + wind }, square, 0, flight);
            this.#outcomes[at] = flight.crash
              ? CRASHED
              : (flight.row - 1) |
                ((flight.modifier - this.#least) << 4) |
                ((flight.symbol + 1) << 8) |
                (flight.gain << 12);
          }
      }
  }

  /** Follows an outcome that is no crash from a position; `flown` is after it. */
  #follow(key: number, left: number, outcome: number, flown: number): void {
    const row = outcome & 15;
    const symbol = ((outcome >> 8) & 15) - 1;
    let gain = outcome >> 12;
    let peak = (key >>> 20) & 15;
    if (row > peak) {
      gain += this.#heights[row]! - this.#heights[peak]!;
      peak = row;
    }
    let counts = key & 0xffff;
    if (symbol >= 0) {
      const shift = symbol * PART;
      gain += this.#worth[(symbol << PART) | ((counts >> shift) & 15)]!;
      counts += 1 << shift;
    }
    const at = flown * SIZE + row;
    const pairs = at * 2 * SIZE * SIZE;
    this.#gain = gain;
    this.#to =
      ((left << 28) |
        (row << 24) |
        (this.#peaks[at * SIZE + peak]! << 20) |
        (((outcome >> 4) & 15) << 16) |
        (this.#counts[pairs + SIZE * SIZE + (counts >> 8)]! << 8) |
        this.#counts[pairs + (counts & 255)]!) >>>
      0;
  }

  #outcomesOf(key: number, side: number): number {
    return (((key >>> 28) * 2 + side) * this.#winds + ((key >>> 16) & 15)) * SIZE + ((key >>> 24) & 15);
  }

  /** All positions after one more column. */
  #reach(flown: number, keys: Uint32Array): Uint32Array {
    this.#fillOutcomes(flown);
    const set = new KeySet(keys.length);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!;
      for (let side = 0; side < 2; side++) {
        const at = this.#outcomesOf(key, side);
        let before = IMPOSSIBLE;
        for (let die = 0; die < DICE; die++) {
          const outcome = this.#outcomes[at + die * SIZE]!;
          if (outcome < 0 || outcome === before) continue;
          before = outcome;
          this.#follow(key, (key >>> 28) + 1 - side, outcome, flown + 1);
          set.add(this.#to);
        }
      }
    }
    return set.keys();
  }

  #land(keys: Uint32Array): Float64Array {
    const { finish } = this.#t.sheet;
    return Float64Array.from(keys, (key) => finish * this.#heights[(key >>> 24) & 15]!);
  }

  /** What each position is worth, given what those after it are. */
  #expect(flown: number, keys: Uint32Array, next: KeySet, after: Float64Array): Float64Array {
    this.#fillOutcomes(flown);
    const crash = this.#t.sheet.distances[flown]!;
    const values = new Float64Array(keys.length);
    const best = new Float64Array(DICE);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!;
      best.fill(Number.NEGATIVE_INFINITY);
      for (let side = 0; side < 2; side++) {
        const at = this.#outcomesOf(key, side);
        let before = IMPOSSIBLE;
        let worth = Number.NEGATIVE_INFINITY;
        for (let die = 0; die < DICE; die++) {
          const outcome = this.#outcomes[at + die * SIZE]!;
          if (outcome !== before) {
            before = outcome;
            if (outcome >= 0) {
              this.#follow(key, (key >>> 28) + 1 - side, outcome, flown + 1);
              worth = this.#gain + after[next.numberOf(this.#to)]!;
            } else worth = outcome === CRASHED ? crash : Number.NEGATIVE_INFINITY;
          }
          if (worth > best[die]!) best[die] = worth;
        }
      }
      let sum = 0;
      for (let die = 0; die < DICE; die++) sum += best[die]!;
      values[i] = sum / DICE;
    }
    return values;
  }
}
