/**
 * The same question with colours and the trucks' loads left out: how many actions went into making balloons ready is known,
 * but not which balloon is on which truck. If even that leads nowhere, the position is lost. There are few positions of
 * this kind, and they are the same for every row, so what is found is kept.
 */
import { COLUMNS, LAST_STEP, SOLO_BALLOONS, TRUCKS, truckSpace } from '../data.ts';
import { launchTruckMay, movesUntilClosed, READY_ACTIONS, safetyTruckMay } from './clock.ts';
import { Seen } from './seen.ts';
import type { Shape } from './shapes.ts';
import { Sky } from './sky.ts';

const PLAIN: readonly number[] = new Array<number>(SOLO_BALLOONS).fill(0);

export class Relaxed {
  /** Follows the sky of the search, without colours. */
  readonly sky: Sky;
  nodes = 0;
  readonly #lost = new Seen(10);
  readonly #open = new Seen(8);
  #steps = 0;
  #safety = 1;
  /** Unpackings and inflations so far. */
  #prepared = 0;

  constructor(shape: Shape, left: number) {
    this.sky = new Sky(shape, left, PLAIN);
  }

  /** Before anything has happened: are there too few actions in a whole game? */
  isTooLong(): boolean {
    this.#steps = 0;
    this.#safety = 1;
    this.#prepared = 0;
    return this.#isLate(READY_ACTIONS + 1);
  }

  /** Is there a way to go on, as far as this tells? At the start of a turn, with at least one balloon in the sky. */
  isOpen(steps: number, safety: number, prepared: number): boolean {
    this.#steps = steps;
    this.#safety = safety;
    this.#prepared = prepared;
    return this.#turn();
  }

  #turn(): boolean {
    if (this.#steps === LAST_STEP) return false;
    const a = this.sky.rows();
    const b = this.#steps | (this.#safety << 6) | (this.#prepared << 10);
    // A cell in the top row and one not yet launched into have the same two bits, so the launched ones are kept as well.
    const c = (1 << SOLO_BALLOONS) | this.sky.launchedCells();
    if (this.#lost.has(a, b, 0, c)) return false;
    if (this.#open.has(a, b, 0, c)) return true;
    this.nodes++;
    const open = this.#moveTruck(1) || this.#moveTruck(0);
    (open ? this.#open : this.#lost).add(a, b, 0, c);
    return open;
  }

  /** A launch truck moves, or the safety truck. */
  #moveTruck(launch: 0 | 1): boolean {
    const may = launch === 1 ? launchTruckMay : safetyTruckMay;
    if (!may(this.#steps, this.#safety)) return false;
    this.#steps += launch;
    this.#safety += 1 - launch;
    const open = this.#advance();
    this.#steps -= launch;
    this.#safety -= 1 - launch;
    return open;
  }

  #advance(): boolean {
    return !this.#isLate(1) && (this.#launch() || this.#rise() || this.#prepare());
  }

  #launch(): boolean {
    const { sky } = this;
    if (this.#prepared < 2 * (sky.launched + 1)) return false;
    for (let truck = 0; truck < TRUCKS; truck++) {
      const column = truckSpace(this.#steps, truck);
      if (column > COLUMNS || !sky.canLaunch(column, 0)) continue;
      sky.launch(column, 0);
      const open = sky.isDone() || (!sky.isLost(sky.next[column]! - 1) && this.#turn());
      sky.unlaunch(column);
      if (open) return true;
    }
    return false;
  }

  #rise(): boolean {
    const { sky } = this;
    for (let cell = 0; cell < sky.count; cell++) {
      if (!sky.mayRise(cell)) continue;
      sky.rise(cell);
      const open = !sky.isLost(cell) && this.#turn();
      sky.sink(cell);
      if (open) return true;
    }
    return false;
  }

  /** Makes a balloon ready, or does nothing where all are and none can rise. */
  #prepare(): boolean {
    if (this.#prepared < 2 * Math.min(SOLO_BALLOONS, this.sky.launched + TRUCKS)) {
      this.#prepared++;
      const open = this.#turn();
      this.#prepared--;
      return open;
    }
    return !this.sky.anyCanRise() && this.#turn();
  }

  /** Are there too few actions left, before some column closes or in all? `extra` are those beside the trucks' moves to come. */
  #isLate(extra: number): boolean {
    const { next, end, first, last, launched } = this.sky;
    for (let column = first; column <= last; column++) {
      if (next[column] === end[column]) continue;
      const launches = launched + this.sky.launchesDue(column);
      const needed = this.sky.due(column) + Math.max(0, 2 * launches - this.#prepared);
      if (needed > movesUntilClosed(column, this.#steps, this.#safety) + extra) return true;
    }
    const all = SOLO_BALLOONS - launched + this.sky.toRise + 2 * SOLO_BALLOONS - this.#prepared;
    return all > movesUntilClosed(this.sky.lastGround(), this.#steps, this.#safety) + extra;
  }
}
