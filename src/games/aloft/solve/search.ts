/**
 * Can this row be flown into this shape? A complete search: an attempt that ends with `no` is a proof.
 *
 * The shape is the formation at the moment of the last launch: nothing that happens later changes the score. So every
 * action is an unpacking, an inflation, a launch or an ascent that the shape needs, or nothing at all where the rules
 * allow none; and the clock (33 steps of the launch trucks, 11 of the safety truck) tells when there are too few left.
 */
import { COLUMNS, LAST_STEP, SOLO_BALLOONS, TRUCKS, truckSpace } from '../data.ts';
import { ASCEND, INFLATE, LAUNCH, MOVE_LAUNCH_TRUCK, MOVE_SAFETY_TRUCK, PASS, unpackMove } from '../state.ts';
import { launchTruckMay, safetyTruckMay } from './clock.ts';
import type { Relaxed } from './relaxed.ts';
import { Seen } from './seen.ts';
import type { Shape } from './shapes.ts';
import { Sky } from './sky.ts';

const NO_BALLOON = -1;

export type Answer = 'yes' | 'no' | 'gave up';

/** The row, as the search wants it. */
export interface Deal {
  readonly row: readonly number[];
  readonly paints: readonly number[];
  /** What tells balloons apart: special shapes are alike. */
  readonly kinds: readonly number[];
}

export const dealOf = (row: readonly number[], paint: readonly number[]): Deal => ({
  row,
  paints: row.map((balloon) => paint[balloon]!),
  kinds: row.map((balloon) => (paint[balloon] === 0 ? SOLO_BALLOONS : balloon + 1)),
});

/** One attempt at one shape with its left edge in one column. */
export class Search {
  /** The moves that lead there, if the answer is yes. */
  readonly line: number[] = [];
  /** Positions looked at. */
  nodes = 0;
  readonly #deal: Deal;
  readonly #sky: Sky;
  readonly #relaxed: Relaxed;
  readonly #lost = new Seen(8);
  readonly #load = new Int8Array(TRUCKS).fill(NO_BALLOON);
  #inflated = 0;
  /** How many of the row are unpacked, and how many were inflated. */
  #unpacked = 0;
  #blown = 0;
  #steps = 0;
  #safety = 1;
  /** Balloons that do not fly yet, as bits over the row. */
  #ground = (1 << SOLO_BALLOONS) - 1;
  readonly #limit: number;

  constructor(deal: Deal, shape: Shape, left: number, relaxed: Relaxed, mostNodes: number) {
    this.#deal = deal;
    this.#limit = mostNodes;
    this.#sky = new Sky(shape, left, deal.paints, deal.kinds);
    this.#relaxed = relaxed;
  }

  answer(): Answer {
    if (this.#relaxed.isTooLong()) return 'no';
    if (this.#turn()) return 'yes';
    return this.#isSpent() ? 'gave up' : 'no';
  }

  #isSpent(): boolean {
    return this.nodes >= this.#limit;
  }

  #turn(): boolean {
    if (this.#steps === LAST_STEP || this.#isSpent()) return false;
    const sky = this.#sky;
    const prepared = this.#unpacked + this.#blown;
    if (sky.launched > 0 && !this.#relaxed.isOpen(this.#steps, this.#safety, prepared)) return false;
    const a = sky.kindsOf(0, 8);
    const b = sky.kindsOf(8, sky.count) | (this.#steps << 16) | (this.#safety << 22);
    const c = sky.rows();
    const d = this.#trucks();
    if (this.#lost.has(a, b, c, d)) return false;
    this.nodes++;
    const found = sky.launched === 0 ? this.#advance() : this.#moveLaunchTruck() || this.#moveSafety();
    if (!found) this.#lost.add(a, b, c, d);
    return found;
  }

  #moveLaunchTruck(): boolean {
    if (!launchTruckMay(this.#steps, this.#safety)) return false;
    this.#steps++;
    this.line.push(MOVE_LAUNCH_TRUCK);
    if (this.#trucksAreUseful() && this.#advance()) return true;
    this.line.pop();
    this.#steps--;
    return false;
  }

  #moveSafety(): boolean {
    if (!safetyTruckMay(this.#steps, this.#safety)) return false;
    this.#safety++;
    this.line.push(MOVE_SAFETY_TRUCK);
    if (this.#advance()) return true;
    this.line.pop();
    this.#safety--;
    return false;
  }

  #advance(): boolean {
    if (this.#sky.launched === 0) return this.#inflate() || this.#unpack() || this.#launch();
    return this.#launch() || this.#rise() || this.#inflate() || this.#unpack() || this.#pass();
  }

  #launch(): boolean {
    const sky = this.#sky;
    for (let truck = 0; truck < TRUCKS; truck++) {
      const balloon = this.#load[truck]!;
      const column = truckSpace(this.#steps, truck);
      if (!this.#isInflated(truck) || column > COLUMNS || !sky.canLaunch(column, balloon)) continue;
      sky.launch(column, balloon);
      this.#relaxed.sky.launch(column, 0);
      this.#load[truck] = NO_BALLOON;
      this.#inflated &= ~(1 << truck);
      this.#ground &= ~(1 << balloon);
      this.line.push(LAUNCH + truck);
      if (sky.isDone() || (sky.isOpen(sky.next[column]! - 1, this.#ground) && this.#turn())) return true;
      this.line.pop();
      this.#ground |= 1 << balloon;
      this.#inflated |= 1 << truck;
      this.#load[truck] = balloon;
      this.#relaxed.sky.unlaunch(column);
      sky.unlaunch(column);
    }
    return false;
  }

  #rise(): boolean {
    const sky = this.#sky;
    for (let cell = 0; cell < sky.count; cell++) {
      if (!sky.mayRise(cell)) continue;
      sky.rise(cell);
      this.#relaxed.sky.rise(cell);
      this.line.push(ASCEND + this.#deal.row[sky.balloon[cell]!]!);
      if (sky.isOpen(cell, this.#ground) && this.#turn()) return true;
      this.line.pop();
      this.#relaxed.sky.sink(cell);
      sky.sink(cell);
    }
    return false;
  }

  #inflate(): boolean {
    for (let truck = 0; truck < TRUCKS; truck++) {
      if (this.#load[truck] === NO_BALLOON || this.#isInflated(truck)) continue;
      this.#inflated |= 1 << truck;
      this.#blown++;
      this.line.push(INFLATE + truck);
      if (this.#turn()) return true;
      this.line.pop();
      this.#blown--;
      this.#inflated &= ~(1 << truck);
    }
    return false;
  }

  #unpack(): boolean {
    if (this.#unpacked === SOLO_BALLOONS) return false;
    for (let truck = 0; truck < TRUCKS; truck++) {
      if (this.#load[truck] !== NO_BALLOON) continue;
      this.#load[truck] = this.#unpacked;
      this.line.push(unpackMove(truck, this.#deal.row[this.#unpacked]!));
      this.#unpacked++;
      if (this.#trucksAreUseful() && this.#turn()) return true;
      this.#unpacked--;
      this.line.pop();
      this.#load[truck] = NO_BALLOON;
    }
    return false;
  }

  /** Doing nothing is legal only where nothing can be done, not even what the shape does not want. */
  #pass(): boolean {
    const sky = this.#sky;
    for (let truck = 0; truck < TRUCKS; truck++) {
      const balloon = this.#load[truck]!;
      if (balloon === NO_BALLOON ? this.#unpacked < SOLO_BALLOONS : !this.#isInflated(truck)) return false;
      const column = truckSpace(this.#steps, truck);
      if (balloon !== NO_BALLOON && column <= COLUMNS && sky.hasRoom(this.#deal.paints[balloon]!, column, 0))
        return false;
    }
    if (sky.anyCanRise()) return false;
    this.line.push(PASS);
    if (this.#turn()) return true;
    this.line.pop();
    return false;
  }

  #isInflated(truck: number): boolean {
    return ((this.#inflated >> truck) & 1) === 1;
  }

  /** Does every balloon on a truck still have a column before it where one like it is wanted? */
  #trucksAreUseful(): boolean {
    const sky = this.#sky;
    let wanted = 0;
    let loaded = 0;
    let column = sky.last;
    for (let truck = TRUCKS - 1; truck >= 0; truck--) {
      const balloon = this.#load[truck]!;
      if (balloon === NO_BALLOON) continue;
      const space = truckSpace(this.#steps, truck);
      for (; column >= space && column >= sky.first; column--) wanted += sky.end[column]! - sky.next[column]!;
      if (++loaded > wanted || !sky.wants(balloon, space)) return false;
    }
    return true;
  }

  /** What is on the trucks and left in the row, as a key that is never 0. */
  #trucks(): number {
    let key = 1;
    for (let truck = 0; truck < TRUCKS; truck++) {
      const balloon = this.#load[truck]!;
      key = (key << 4) | (balloon === NO_BALLOON ? 0 : this.#deal.kinds[balloon]!);
    }
    return (key << 8) | (this.#unpacked << 4) | this.#inflated;
  }
}
