/**
 * The best flight for known dice: a beam of flights goes from column to column, led by what can come at most (ahead.ts). The
 * best one that lands is a lower bound, and what the first position promises at most an upper one.
 */
import { CHANCE, type Move } from '../../../contract/index.ts';
import { takeFlight } from '../game.ts';
import { CRASH, cellAt, heightOf, type Tables, tablesNamed } from '../sheet/index.ts';
import { Ahead } from './ahead.ts';
import { Beam } from './beam.ts';
import { OptionTables } from './options.ts';

export interface Hindsight {
  /** What the line scores by the rules. */
  readonly score: number;
  /** No flight scores more. */
  readonly most: number;
  /** One move for each die, in notation; fewer if it ends in a crash. */
  readonly line: readonly string[];
}

/** The share of the goal that is counted on for a symbol to come. */
const HOPE = 0.5;

export function bestFlight(sheet: string, dice: readonly number[]): Hindsight {
  const t = tablesNamed(sheet);
  const options = new OptionTables(t);
  const shares = goalShares(t);
  const worth = (share: number): number[] =>
    t.sheet.symbols.map(({ points }, i) => points + share * shares[i]!);
  const full = options.numberOf(t.tail);
  const most =
    new Ahead(t, options, dice, worth(1), true).points(0, full, 0, t.sheet.start, 0) + heightOf(t, t.rows);
  const ahead = new Ahead(t, options, dice, worth(HOPE), false);
  const best = new Beam(t, options, ahead, dice).best();
  return { ...flown(sheet, dice, best), most: Math.floor(most + 1e-3) };
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

/** Flies the moves by the rules and scores them. */
function flown(sheet: string, dice: readonly number[], moves: readonly number[]): Omit<Hindsight, 'most'> {
  const state = takeFlight.start(1, { sheet });
  const line: string[] = [];
  const legal: Move[] = [];
  for (const [i, move] of moves.entries()) {
    takeFlight.play(state, CHANCE, dice[i]!);
    const count = takeFlight.moves(state, 0, legal);
    const at = legal.indexOf(move);
    if (at < 0 || at >= count) throw new Error(`the flight is not legal in round ${i + 1}`);
    line.push(takeFlight.write(state, 0, move));
    takeFlight.play(state, 0, move);
  }
  return { score: takeFlight.result(state).scores[0]!, line };
}
