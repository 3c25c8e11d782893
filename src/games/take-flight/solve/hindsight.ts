/**
 * The best flight for known dice: a beam of flights goes from column to column, led by what can come at most (ahead.ts). The
 * best one that lands is a lower bound. An upper one is what the first position promises at most, every symbol counting for the flight goal as
 * much as it could at best.
 */
import { CHANCE, type Move } from '../../../contract/index.ts';
import { takeFlight } from '../game.ts';
import { heightOf, type Tables, tablesNamed } from '../sheet/index.ts';
import { Ahead } from './ahead.ts';
import { Beam } from './beam.ts';
import { fieldsOf, goalShares } from './easier.ts';
import { Lattice } from './lattice.ts';
import { OptionTables } from './options.ts';
import { Ways } from './ways.ts';

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
  const { moves, most } = flightFor(tablesNamed(sheet), dice);
  return { ...flown(sheet, dice, moves), most: Math.floor(most + 1e-3) };
}

/** The best moves that were found, and what no flight exceeds. */
export function flightFor(t: Tables, dice: readonly number[]): { moves: number[]; most: number } {
  const ways = new Ways(new OptionTables(t), fieldsOf(t));
  const shares = goalShares(t);
  const lattice = (share: number): Lattice =>
    new Lattice(
      ways,
      t.sheet.symbols.map(({ points }, i) => points + share * shares[i]!),
      [t.rows],
    );
  const start = { tail: ways.options.numberOf(t.tail), beyond: 0, left: 0 };
  const most =
    new Ahead(lattice(1), dice, 'last').points(0, start, t.sheet.start, 0, 0) + heightOf(t, t.rows);
  const on = lattice(HOPE);
  return { moves: new Beam(on, new Ahead(on, dice, 'all'), dice).best(), most };
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
