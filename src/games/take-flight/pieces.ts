/** Counts what is printed on every sheet, used or not, for the law that nothing appears or is lost. */
import { leftOf, tablesNamed } from './sheet/index.ts';
import { type FlightState, legsOf } from './state.ts';

const count = (bits: number): number => bits.toString(2).replaceAll('0', '').length;

export function pieces(s: FlightState): Readonly<Record<string, number>> {
  const t = tablesNamed(s.sheet);
  let [squares, actions, disagree] = [0, 0, 0];
  for (let seat = 0; seat < s.seats; seat++) {
    const legs = legsOf(s, seat);
    const empty = t.wings & ~s.filled[seat]!;
    squares += count(empty) + legs.length;
    actions += t.actions.reduce((sum, _, action) => sum + leftOf(s.tail[seat]!, action), 0);
    for (const { spent } of legs) actions += count(spent);
    // The squares that are filled are those that were written in, each once.
    const written = legs.reduce((bits, { square }) => bits | (1 << square), 0);
    if (written !== s.filled[seat]) disagree++;
  }
  return { squares, actions, disagree, pilots: s.row.length };
}
