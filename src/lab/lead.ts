/** Follows who leads a game: by what the game's search expects each seat to score, or by how its views value the seats. */
import type { Game, Hints } from '../contract/index.ts';
import type { Lead } from './row.ts';

const TENTHS = 9;

export class LeadFollower<S> {
  readonly #game: Game<S>;
  readonly #hints: Hints<S>;
  #points = new Float64Array(8);
  /** After each move: the seats that lead. */
  readonly #leaders: (readonly number[])[] = [];

  constructor(game: Game<S>, hints: Hints<S>) {
    this.#game = game;
    this.#hints = hints;
  }

  begin(): void {
    this.#leaders.length = 0;
  }

  moved(state: S, seats: number): void {
    if (this.#points.length < seats + 1) this.#points = new Float64Array(seats + 1);
    const points = this.#points;
    const search = this.#hints.search;
    if (search) search.points(state, points);
    else
      for (let seat = 0; seat < seats; seat++)
        points[seat] = this.#hints.value(this.#game.view(state, seat), seat);
    let best = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < seats; seat++) best = Math.max(best, points[seat]!);
    const leaders: number[] = [];
    for (let seat = 0; seat < seats; seat++) if (points[seat]! >= best - 1e-9) leaders.push(seat);
    this.#leaders.push(leaders);
  }

  end(winners: readonly number[]): Lead {
    const all = this.#leaders;
    const wins = (leaders: readonly number[]): boolean => leaders.some((seat) => winners.includes(seat));
    let changes = 0;
    let leader = -1;
    for (const leaders of all) {
      if (leader >= 0 && leaders.includes(leader)) continue;
      if (leader >= 0) changes++;
      leader = leaders[0]!;
    }
    const lost = all.findLastIndex((leaders) => !wins(leaders));
    const led = Array.from({ length: TENTHS }, (_, i) => {
      const leaders = all[Math.max(0, Math.ceil(((i + 1) / (TENTHS + 1)) * all.length) - 1)] ?? [];
      return wins(leaders) ? 1 / leaders.length : 0;
    });
    return { changes, decided: all.length === 0 ? 1 : (lost + 1) / all.length, led };
  }
}
