/** What makes a sheet easier than it is, so that few numbers tell positions apart: bounds that come of it are never too low. */
import { CRASH, cellAt, type Tables } from '../sheet/index.ts';

/** So many of the largest sums have a field each; `<>` is mostly worth it for these. */
const FIELDS = 4;

/** The field of each square: squares that print the same large sum, and all others. */
export function fieldsOf(t: Tables, fields = FIELDS): number[] {
  const sums = [...new Set(t.printed.subarray(1))].sort((a, b) => b - a).slice(0, fields);
  return Array.from(t.printed, (sum, square) => (square === 0 ? 0 : sums.indexOf(sum) + 1));
}

/** The most that one more symbol of each kind can bring for the flight goal, if as many are met as the sky allows. */
export function goalShares(t: Tables): number[] {
  const { goal, symbols } = t.sheet;
  if (goal.kind === 'sets') return symbols.map(() => goal.points / symbols.length);
  return symbols.map((_, symbol) => {
    const met = mostMet(t, symbol);
    return Math.max(
      0,
      ...goal.steps.filter(([least]) => least <= met).map(([least, points]) => points / least),
    );
  });
}

/** How often a path could go through a symbol if every slope were free. */
function mostMet(t: Tables, symbol: number): number {
  const slopes = t.sheet.dashboard.map(({ slope }) => slope);
  let met = new Map([[t.sheet.start, 0]]);
  let most = 0;
  for (let column = 1; column <= t.columns; column++) {
    const next = new Map<number, number>();
    for (const [row, count] of met) {
      for (const slope of slopes) {
        const to = Math.min(t.rows, row + slope);
        const cell = cellAt(t, column, to);
        if (cell === CRASH) continue;
        const now = count + Number(cell === symbol);
        most = Math.max(most, now);
        next.set(to, Math.max(next.get(to) ?? 0, now));
      }
    }
    met = next;
  }
  return most;
}
