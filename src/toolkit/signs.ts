/**
 * Which badge each player of a table has. It follows from the names alone, so a player has the same one on every screen and in a
 * rematch, in whichever seat. Seats that have no name yet come last.
 */
export function signsOf(names: readonly string[]): readonly number[] {
  const before = (a: string, b: string): boolean => (a === '' || b === '' ? a !== '' && b === '' : a < b);
  const order = names
    .map((name, i) => ({ name, i }))
    .sort((a, b) => (before(a.name, b.name) ? -1 : before(b.name, a.name) ? 1 : a.i - b.i));
  const signs = new Array<number>(names.length);
  for (const [sign, { i }] of order.entries()) signs[i] = sign;
  return signs;
}
