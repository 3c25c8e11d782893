/** A game of the day: days by the calendar of UTC, and the moves that a player made on them, as this browser keeps them. */

const DAY = 86_400_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** "2026-07-31". */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Is this a day of the calendar? */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;

/** When the next day begins. */
export const dayAfter = (time: number): number => startOf(dayOf(time)) + DAY;

/** The day so many days after another one. */
export const dayAt = (first: string, days: number): string => dayOf(startOf(first) + days * DAY);

/** How many days lie between two: 0 for the same one. */
export const daysFrom = (first: string, day: string): number => (startOf(day) - startOf(first)) / DAY;

/** How many days in a row have been done, up to this one. */
export function inARow(day: string, isDone: (day: string) => boolean): number {
  let days = 0;
  while (isDone(dayAt(day, -days))) days++;
  return days;
}

/** Keeps a game's moves of a day in notation. Without a store they last as long as the page. */
export class DailyMoves {
  readonly #path: string;
  readonly #fit: (day: string, moves: readonly string[]) => boolean;

  /** What another version of the rules kept, and does not `fit` any more, is begun afresh. */
  constructor(game: string, fit: (day: string, moves: readonly string[]) => boolean) {
    this.#path = `updraft/${game}/daily/`;
    this.#fit = fit;
  }

  kept(day: string): readonly string[] {
    try {
      const list: unknown = JSON.parse(localStorage.getItem(this.#path + day) ?? '[]');
      const made = Array.isArray(list) ? list.map(String) : [];
      return this.#fit(day, made) ? made : [];
    } catch {
      return [];
    }
  }

  keep(day: string, made: readonly string[]): void {
    try {
      localStorage.setItem(this.#path + day, JSON.stringify(made));
    } catch {
      // No store: nothing to do about it.
    }
  }
}
