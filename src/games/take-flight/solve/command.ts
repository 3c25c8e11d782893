/** `solve` for Take Flight! alone. The search is loaded when it runs. */
import type { CommandOutput, CommandValues, Reading, Solver } from '../../../contract/index.ts';
import { refuser } from '../../../toolkit/refuser.ts';
import { DEMO, findSheet, tablesNamed } from '../sheet/index.ts';
import type { TerminalWords } from '../words/index.ts';

export const solver = (words: TerminalWords): Solver => ({
  summary: words.solve.summary,
  examples: ['--dice 3,6,1,4,4,2,5,6,1,3,2,2,6,5,4,1,3,3,6,2,5,1,4,6', ''],
  flags: [
    { name: 'dice', value: 'numbers', summary: words.solve.flags.dice },
    { name: 'sheet', value: 'name', summary: words.solve.flags.sheet, default: DEMO },
  ],
  run: (given) => run(words, given),
});

async function run(
  { solve: say, sheets }: TerminalWords,
  { dice, sheet = DEMO }: CommandValues,
): Promise<Reading<CommandOutput, string>> {
  const found = findSheet(sheet);
  if ('refused' in found) return { refused: refuser(sheets)(found.refused) };
  const t = tablesNamed(sheet);
  const start = performance.now();
  const time = (): string => say.time((performance.now() - start) / 1000);
  if (dice === undefined) {
    const { exactValue } = await import('./exact.ts');
    const exact = exactValue(t);
    if (exact) return { value: { lines: [say.exact(exact), time()], files: [] } };
    const { valueWithoutTail } = await import('./value.ts');
    return { value: { lines: [say.value(valueWithoutTail(t)), say.share, time()], files: [] } };
  }
  const numbers = dice.split(/[\s,]+/).map(Number);
  if (numbers.length !== t.columns || !numbers.every((die) => Number.isInteger(die) && die >= 1 && die <= 6))
    return { refused: say.dice(t.columns) };
  const { bestFlight } = await import('./hindsight.ts');
  const flight = bestFlight(sheet, numbers);
  const rounds = flight.line.map((move, i) => say.round(i + 1, numbers[i]!, move));
  return { value: { lines: [say.flight(flight), say.line, ...rounds, time()], files: [] } };
}
