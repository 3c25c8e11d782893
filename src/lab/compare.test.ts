import { expect, test } from 'vitest';
import { versusSection } from './html-compare.ts';
import type { Plan } from './plan.ts';
import { LabPlayer } from './play.ts';
import { type LabReport, Reporting } from './report.ts';
import type { GameRow } from './row.ts';
import { toyPlan, toyReport } from './testing/coverage.ts';
import { hints, kinds, lab, names, toy } from './testing/toy.ts';
import { labWords } from './words/index.ts';

const words = await labWords('en');
const section = (report: LabReport): string => versusSection({ report, names, words });
const DIFFERENT = 'It makes a difference to';

/** The first arm of a plan, played. */
const rowsOf = (plan: Plan): GameRow[] => [
  ...new LabPlayer({ ...plan, arms: plan.arms.slice(0, 1) }, { game: toy, hints, lab }, kinds).play({
    from: 0,
    to: plan.games,
  }),
];

/** A report on a setting that is the game as it is, with other draws. */
function sameGame(run: number): LabReport {
  const plan = toyPlan(`one ${run}`, 100);
  const reporting = new Reporting(plan, ['first']);
  const others = rowsOf(toyPlan(`other ${run}`, 100));
  for (const [i, row] of rowsOf(plan).entries()) {
    reporting.add(row);
    reporting.add({ ...others[i]!, arm: 1 });
  }
  return reporting.report();
}

test('a setting that changes nothing but the draws makes a difference in one report of twenty at most', () => {
  const runs = 200;
  const told = Array.from({ length: runs }, (_, run) => section(sameGame(run))).filter((html) =>
    html.includes(DIFFERENT),
  );
  expect(told.length).toBeLessThanOrEqual(runs / 20);
});

test('a setting that changes the scores is said to, and by how many things that was looked for', () => {
  const html = section(toyReport(toyPlan('fewer faces', 200)));
  expect(html).toContain(`${DIFFERENT} score of a seat`);
  expect(html).toContain('10 things are');
});
