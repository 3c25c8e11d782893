/** How far a match has come: the position, how many moves of each seat stand, and the clocks. */
import { CHANCE, type Entry, type Game, type Move, type Position, type Seat } from '../contract/index.ts';
import { Clocks, type Pace } from './clocks.ts';
import type { TimedEntry } from './events.ts';
import { isUndo, type LogEntry, type MatchHead } from './log.ts';
import { Match } from './match.ts';

/** How many of a player's last thinking times are remembered. */
const REMEMBERED = 12;

export class Progress<S = Position> {
  readonly match: Match<S>;
  /** Undefined where players take the time they like. */
  readonly clocks: Clocks | undefined;
  readonly #counts: number[] = [];
  readonly #thinkingTimes = new Map<Seat, number[]>();

  constructor(game: Game<S>, head: MatchHead, pace: Pace | undefined) {
    this.match = new Match(game, head);
    this.clocks = pace && new Clocks(pace, head.seats.length);
  }

  /** The seats that owe a move now. */
  get owing(): readonly Seat[] {
    const next = this.match.game.next(this.match.state);
    return next.to === 'act' ? next.seats : [];
  }
  get waitsFor(): 'seats' | 'chance' | 'nothing' {
    const { to } = this.match.game.next(this.match.state);
    return to === 'act' ? 'seats' : to === 'over' ? 'nothing' : 'chance';
  }
  /** How many of a seat's moves stand. */
  count(seat: Seat): number {
    return this.#counts[seat] ?? 0;
  }
  /** Who chooses for a seat. */
  decider(seat: Seat): Seat {
    return this.match.game.decides(this.match.state, seat);
  }
  forced(seat: Seat): Move | undefined {
    return this.match.game.forced?.(this.match.state, seat);
  }
  view(viewer: Seat): S {
    return this.match.game.view(this.match.state, viewer);
  }
  /** What a viewer may see of an entry that is about to be played. */
  seenBy(viewer: Seat, entry: Entry): Entry {
    const { by, move } = entry;
    const seen = this.match.game.hide(this.match.state, by, move, viewer);
    return seen === move ? entry : { by, move: seen };
  }
  /** The standing move of a seat with this number. */
  moveOf(seat: Seat, count: number): Move | undefined {
    let made = 0;
    for (const { entry } of this.match.standing) if (entry.by === seat && made++ === count) return entry.move;
    return undefined;
  }

  /** Plays an entry that is known to be legal, and answers it with what it cost. */
  append(entry: LogEntry, now: number): TimedEntry {
    const isMove = !isUndo(entry) && entry.by !== CHANCE;
    const spent = isMove ? (this.clocks?.spent(this.decider(entry.by), now) ?? 0) : 0;
    this.play(entry, spent);
    return { entry, at: now, spent };
  }

  play(entry: LogEntry, spent: number): void {
    if (isUndo(entry)) {
      this.match.append(entry);
      this.#counts.fill(0);
      for (const { entry: kept } of this.match.standing) this.#countMove(kept);
      return;
    }
    if (entry.by !== CHANCE && this.clocks) {
      const decider = this.decider(entry.by);
      this.clocks.moved(decider, spent);
      this.#remember(decider, spent);
    }
    this.#countMove(entry);
    this.match.append(entry);
  }

  #countMove({ by }: Entry): void {
    if (by !== CHANCE) this.#counts[by] = this.count(by) + 1;
  }

  #remember(player: Seat, spent: number): void {
    const times = this.#thinkingTimes.get(player) ?? [];
    this.#thinkingTimes.set(player, times);
    if (times.push(spent) > REMEMBERED) times.shift();
  }

  /** How long a player took for the last moves. */
  thinkingTimes(player: Seat): readonly number[] {
    return this.#thinkingTimes.get(player) ?? [];
  }
}
