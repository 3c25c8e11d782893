/** `solve` for Aloft alone. The search is loaded when it runs. */
import type { CommandOutput, CommandValues, Reading, Solver } from '../../../contract/index.ts';
import { type Refuse, refuser } from '../../../toolkit/refuser.ts';
import type { TerminalWords } from '../words/index.ts';

export const solverOf = ({ solve: say, refusals }: TerminalWords): Solver => ({
  summary: say.summary,
  examples: ['--seed 7', '--day 2026-12-24', '--row "GP X1 RY WY GR PW X2 GY PR RW GW PY"'],
  flags: [
    { name: 'seed', value: 'seed', summary: say.flags.seed },
    { name: 'day', value: 'date', summary: say.flags.day },
    { name: 'row', value: 'balloons', summary: say.flags.row },
  ],
  run: (values) => run(values, say, refuser(refusals)),
});

async function run(
  { seed, row, day }: CommandValues,
  say: TerminalWords['solve'],
  refuse: Refuse,
): Promise<Reading<CommandOutput, string>> {
  if ([seed, row, day].filter((given) => given !== undefined).length > 1) return { refused: say.oneOf };
  const { rowText, solveRow } = await import('./solve.ts');
  const asked = day === undefined ? await rowAsked(seed ?? '1', row, refuse) : await rowOf(day, say);
  if ('refused' in asked) return asked;
  const balloons = asked.value;
  const start = performance.now();
  const solution = solveRow(balloons);
  const seconds = (performance.now() - start) / 1000;
  const lines = [
    say.row(rowText(balloons)),
    say.score(solution),
    say.line,
    ...turns(solution.line),
    say.time(seconds),
  ];
  return { value: { lines, files: [] } };
}

async function rowAsked(
  seed: string,
  row: string | undefined,
  refuse: Refuse,
): Promise<Reading<readonly number[], string>> {
  if (row === undefined) return { value: (await import('./solve.ts')).rowOfSeed(seed) };
  const [{ readRow }, { rowOfDeal }] = await Promise.all([import('../notation.ts'), import('../deal.ts')]);
  const names = row
    .trim()
    .toUpperCase()
    .split(/[\s,]+/);
  const deal = readRow(names);
  return 'refused' in deal ? { refused: refuse(deal.refused) } : { value: rowOfDeal(deal.value) };
}

async function rowOf(day: string, say: TerminalWords['solve']): Promise<Reading<readonly number[], string>> {
  const [{ rowOfDay }, { isDay }] = await Promise.all([
    import('../daily.ts'),
    import('../../../toolkit/daily/days.ts'),
  ]);
  return isDay(day) ? { value: rowOfDay(day) } : { refused: say.noDay(day) };
}

/** A turn is a truck and an action; several turns make a line of text. */
function turns(moves: readonly string[]): string[] {
  const texts: string[] = [];
  for (let i = 0; i < moves.length; i++) {
    const moved = moves[i] === 'T' || moves[i] === 'S';
    texts.push(moved ? `${moves[i]} ${moves[++i] ?? ''}`.trim() : moves[i]!);
  }
  const lines: string[] = [];
  for (let i = 0; i < texts.length; i += 6) lines.push(`  ${texts.slice(i, i + 6).join(' · ')}`);
  return lines;
}
