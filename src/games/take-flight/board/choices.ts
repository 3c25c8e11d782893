/** What can be done with the tokens that are laid out now: for every square the move, and where it leads. */
import { type Flight, flightOf } from '../flight.ts';
import { innermost } from '../rules.ts';
import { leftOf, type Spent, type Tables, tablesNamed } from '../sheet/index.ts';
import { type FlightState, moveOf } from '../state.ts';

export interface Choice {
  readonly square: number;
  readonly move: number;
  readonly flight: Flight;
  /** Could be written in without `<>`. */
  readonly inner: boolean;
}

/** The squares that may be written in, from the left. `<>` is spent only where it is needed. */
export function choicesOf(
  view: FlightState,
  seat: number,
  legal: ReadonlySet<unknown>,
  laid: Spent,
): readonly Choice[] {
  const t = tablesNamed(view.sheet);
  const inside = innermost(t, view.filled[seat]!);
  const choices: Choice[] = [];
  for (let square = 1; square <= t.squares; square++) {
    const inner = (inside & (1 << square)) !== 0;
    const move = moveOf(square, inner ? laid & ~t.anywhere : laid);
    if (legal.has(move)) choices.push({ square, move, flight: flightOf(view, seat, move), inner });
  }
  return choices;
}

/** Lays a token out, or takes it back; +1 and −1 are one action, so the other goes. */
export function toggled(t: Tables, laid: Spent, token: number): Spent {
  const bit = 1 << token;
  if ((laid & bit) !== 0) return laid & ~bit;
  const same = t.actionOf.reduce(
    (bits, action, i) => (action === t.actionOf[token] ? bits | (1 << i) : bits),
    0,
  );
  return (laid & ~same) | bit;
}

/** Can this token still be spent? */
export const isOpen = (t: Tables, tail: number, token: number): boolean =>
  leftOf(tail, t.actionOf[token]!) > 0;
