import { expect, test } from 'vitest';
import { armSections } from './html-arm.ts';
import { type ArmReport, type LabReport, writeReport } from './report.ts';
import { COUNT, Counts, Ratio, SHARE } from './stats.ts';
import { toyPlan, toyReport } from './testing/coverage.ts';
import { names } from './testing/toy.ts';
import { labWords } from './words/index.ts';

const words = await labWords('en');
const pageOf = (report: LabReport): string =>
  armSections({ report, names, words }, report.arms[0] as ArmReport, false);

const ratioOf = (values: readonly number[]): Ratio => {
  const ratio = new Ratio();
  for (const value of values) ratio.add(value);
  return ratio;
};

test('an interval does not leave what is possible', () => {
  expect(ratioOf([0, 0, 9]).estimate().low).toBeLessThan(0);
  expect(ratioOf([0, 0, 9]).estimate(COUNT)).toMatchObject({ mean: 3, low: 0 });
  expect(ratioOf([0.1, 0.9, 1]).estimate(SHARE)).toMatchObject({ low: 0, high: 1 });
  expect(ratioOf([1, 1, 1]).difference()).toMatchObject({ mean: 1, high: 1 });
});

test('one game has no interval, on the page and in the file', () => {
  const report = toyReport(toyPlan('one', 1));
  expect(report.arms[0]!.answers.score.mean).toMatchObject({ low: -Infinity, high: Infinity });
  expect(JSON.parse(writeReport(report)).arms[0].answers.seats[0].wins).toMatchObject({
    low: null,
    high: null,
  });
  expect(pageOf(report)).not.toMatch(/∞|\(\d/);
});

test('few games do not say where the rarest ones lie', () => {
  const counts = new Counts();
  for (let value = 1; value <= 20; value++) counts.add(value);
  expect(counts.quantile(0.05)).toMatchObject({ mean: 1, low: -Infinity });
  expect(counts.quantile(0.95)).toMatchObject({ mean: 19, high: Infinity });
  expect(words.within(counts.quantile(0.05), words.number)).toBe('1 (4 or less)');
  for (let value = 21; value <= 200; value++) counts.add(value);
  expect(counts.quantile(0.05)).toMatchObject({ mean: 10, low: 3, high: 18 });
});

test('what nine games of ten lie between has intervals, too', () => {
  const page = pageOf(toyReport(toyPlan('many', 400)));
  expect(page).toMatch(/the winner scores between \d+ \(\d+ to \d+\) and \d+ \(\d+ to \d+\) in nine games/);
  expect(page).toMatch(/A game takes [^<]* between 2 \(2 to 2\) and 6 \(6 to 6\) in nine games/);
});
