/** `solve` for Aloft alone. The search is loaded when it runs. */
import type { CommandOutput, CommandValues, Reading, Solver } from '../../../contract/index.ts';
import { type Refuse, refuser } from '../../../toolkit/refuser.ts';
import type { TerminalWords } from '../words/index.ts';

export const solverOf = ({ solve: say, refusals }: TerminalWords): Solver => ({
  summary: say.summary,
  examples: ['--seed 7', '--row "GP X1 RY WY GR PW X2 GY PR RW GW PY"'],
  flags: [
    { name: 'seed', value: 'seed', summary: say.flags.seed },
    { name: 'row', value: 'balloons', summary: say.flags.row },
  ],
  run: (values) => run(values, say, refuser(refusals)),
});

async function run(
  { seed, row }: CommandValues,
  say: TerminalWords['solve'],
  refuse: Refuse,
): Promise<Reading<CommandOutput, string>> {
  if (seed !== undefined && row !== undefined) return { refused: say.both };
  const [{ rowOfSeed, rowText, solveRow }, { readRow }, { rowOfDeal }] = await Promise.all([
    import('./solve.ts'),
    import('../notation.ts'),
    import('../deal.ts'),
  ]);
  const deal =
    row === undefined
      ? undefined
      : readRow(
          row
            .trim()
            .toUpperCase()
            .split(/[\s,]+/),
        );
  if (deal && 'refused' in deal) return { refused: refuse(deal.refused) };
  const balloons = deal ? rowOfDeal(deal.value) : rowOfSeed(seed ?? '1');
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
