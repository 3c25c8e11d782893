/**
 * The clocks of a match. A clock runs while its seat owes a choice. What a move cost is stored with it, so that clocks can be
 * worked out again from the log, also those that run. Only time in which no host could run the match is excused.
 */
import type { Seat } from '../contract/index.ts';

/**
 * How long players may think. A player who runs out of time is replaced by a stand-in bot until they take the seat back; where each round has
 * its time, only for this round (`away` is "round"): then the table's machine gives the seat back by itself.
 */
export type Pace =
  /** So many minutes for the whole game, and so many seconds more with every move. */
  | { readonly kind: 'live'; readonly minutes: number; readonly seconds: number }
  /** So many hours for every turn. */
  | { readonly kind: 'turns'; readonly hours: number }
  /** So many seconds for a round: what a seat has to choose between two draws of chance, or between two turns of others. */
  | { readonly kind: 'round'; readonly seconds: number };

/** Time in which no host ran: from and to, in milliseconds since 1970. */
export type Outage = readonly [from: number, to: number];

/** A player's vacation, in milliseconds since 1970: meanwhile their clock stands. */
export interface Rest {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A seat's clock: milliseconds left, and whether it runs. */
export type Tick = readonly [seat: Seat, left: number, running: 0 | 1];

/** A player who takes a seat back gets at least this long. */
const GRACE = 60_000;
const MINUTE = 60_000;
/** Clocks are told in whole seconds, those of days in whole minutes. */
const GRAIN = { live: 1000, turns: MINUTE, round: 1000 } as const;
const HOUR = 3_600_000;

/** Of the time of a round so much is left for the bots that play for late players, so that the round ends within it. */
const FOR_STAND_INS = 1500;

/** What a clock has at first, in milliseconds. */
function atFirst(pace: Pace): number {
  if (pace.kind === 'turns') return pace.hours * HOUR;
  if (pace.kind === 'round') return pace.seconds * 1000 - FOR_STAND_INS;
  return pace.minutes * MINUTE + pace.seconds * 1000;
}
/** How many of a player's last thinking times are remembered. */
const REMEMBERED = 40;

export class Clocks {
  readonly pace: Pace;
  readonly #left: number[];
  /** Whose clocks run, and since when. */
  readonly #since = new Map<Seat, number>();
  readonly #changed = new Set<Seat>();
  readonly #grain: number;
  readonly #times = new Map<Seat, number[]>();
  #rests: readonly Rest[] = [];
  /** The seats whose round goes on: they owed something before, and chance has not drawn since. */
  #inRound: ReadonlySet<Seat> = new Set();

  constructor(pace: Pace, seats: number) {
    this.pace = pace;
    const first = atFirst(pace);
    this.#left = Array.from({ length: seats }, () => first);
    this.#grain = GRAIN[pace.kind];
  }

  /** All vacations that players have taken, the first first. */
  rest(rests: readonly Rest[]): void {
    for (const { seat } of [...this.#rests, ...rests]) this.#changed.add(seat);
    this.#rests = rests;
  }

  #restsOf(seat: Seat): readonly Rest[] {
    return this.#rests.length === 0 ? this.#rests : this.#rests.filter((rest) => rest.seat === seat);
  }

  /** As if a clock that runs had begun so much later as its player is on vacation since. */
  #start(seat: Seat): number | undefined {
    const since = this.#since.get(seat);
    if (since === undefined || this.#rests.length === 0) return since;
    const later = (start: number, { from, to }: Rest) => start + Math.max(0, to - Math.max(from, since));
    return this.#restsOf(seat).reduce(later, since);
  }

  /** What a move at this moment costs its seat. */
  spent(seat: Seat, now: number): number {
    const since = this.#since.get(seat);
    if (since === undefined) return 0;
    if (this.#rests.length === 0) return Math.max(0, now - since);
    const rested = this.#restsOf(seat).reduce(
      (sum, { from, to }) => sum + Math.max(0, Math.min(to, now) - Math.max(from, since)),
      0,
    );
    return Math.max(0, now - since - rested);
  }

  /** A seat has moved: its clock stops, and gets what a move brings. `chosen` by its player, and not by the program. */
  moved(seat: Seat, spent: number, chosen: boolean): void {
    if (this.#left[seat] === undefined) return;
    this.#since.delete(seat);
    this.#changed.add(seat);
    if (chosen && spent > 0) this.#remember(seat, spent);
    if (this.pace.kind === 'turns') this.#left[seat] = atFirst(this.pace);
    else this.#left[seat]! += (this.pace.kind === 'live' ? this.pace.seconds * 1000 : 0) - spent;
  }

  /** Chance has drawn: a new round begins for all. */
  drawn(): void {
    this.#inRound = new Set();
  }

  #remember(seat: Seat, spent: number): void {
    const times = this.#times.get(seat) ?? [];
    this.#times.set(seat, times);
    if (times.push(spent) > REMEMBERED) times.shift();
  }

  /** Milliseconds left for a seat. */
  left(seat: Seat, now: number): number {
    return Math.max(0, (this.#left[seat] ?? 0) - this.spent(seat, now));
  }

  /** How long a player took for the last choices. */
  lastTimes(seat: Seat): readonly number[] {
    return this.#times.get(seat) ?? [];
  }

  /** The clocks of these seats run now, and no others; all who owe a choice are in their round, also those for whom bots play. */
  owe(seats: readonly Seat[], now: number, owing = seats): void {
    for (const seat of this.#since.keys()) {
      if (seats.includes(seat)) continue;
      this.#since.delete(seat);
      this.#changed.add(seat);
    }
    for (const seat of seats) {
      const isNew = this.pace.kind === 'round' && !this.#inRound.has(seat);
      if (isNew) this.#left[seat] = atFirst(this.pace);
      if (this.#since.has(seat) && !isNew) continue;
      this.#since.set(seat, now);
      this.#changed.add(seat);
    }
    if (this.pace.kind === 'round') this.#inRound = new Set(owing);
  }

  set(seat: Seat, left: number): void {
    if (this.#left[seat] === undefined) return;
    this.#left[seat] = left;
    this.#changed.add(seat);
  }

  /** A player has taken the seat back: its clock runs from then on. */
  restart(seat: Seat, left: number, at: number): void {
    this.set(seat, left);
    if (this.#since.has(seat)) this.#since.set(seat, at);
  }

  /** Clocks that run lose nothing to outages, nor to a clock on the wall that was turned back. */
  excuse(outages: readonly Outage[], now: number): void {
    for (const [seat, since] of this.#since) {
      const lost = outages.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, since)), 0);
      this.#since.set(seat, Math.min(now, since + lost));
    }
  }

  /** Time granted when a player takes a seat back. */
  grace(seat: Seat): number {
    if (this.pace.kind !== 'live') return atFirst(this.pace);
    return Math.max(this.#left[seat]!, GRACE, this.pace.seconds * 1000);
  }

  /** When the first running clock runs out; undefined where none runs. */
  deadline(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    for (const seat of this.#since.keys()) {
      const at = this.#start(seat)! + this.#left[seat]!;
      if (!first || at < first.at) first = { seat, at };
    }
    return first;
  }

  /** Since when this seat's clock runs, and when it runs out; undefined where it stands. */
  running(seat: Seat): { readonly since: number; readonly until: number } | undefined {
    const since = this.#start(seat);
    return since === undefined ? undefined : { since, until: since + this.#left[seat]! };
  }

  /** Coarse: a thousandth of a second would tell who moved, a player or the program. */
  ticks(now: number, seats: Iterable<Seat> = this.#left.keys()): Tick[] {
    const ticks: Tick[] = [];
    for (const seat of seats) {
      const left = this.left(seat, now);
      const runs = this.#since.has(seat) && !this.#isResting(seat, now);
      ticks.push([seat, left - (left % this.#grain), runs ? 1 : 0]);
    }
    return ticks;
  }

  #isResting(seat: Seat, now: number): boolean {
    return this.#rests.some((rest) => rest.seat === seat && rest.from <= now && now < rest.to);
  }

  /** The clocks that changed since this was asked last. */
  changes(now: number): Tick[] {
    const ticks = this.ticks(now, this.#changed);
    this.#changed.clear();
    return ticks;
  }
}
