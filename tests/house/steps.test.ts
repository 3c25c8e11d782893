import { expect, test } from 'vitest';
import { countReport } from '../../scripts/harness/steps.mjs';

const passing = { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] };
const failing = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const broken = { status: 'failed', assertionResults: [] };

test('tests are counted one by one', () => {
  expect(countReport({ testResults: [passing, failing] }, false)).toEqual({ passed: 3, failed: 1 });
});
test('a file that cannot be loaded is a failure', () => {
  expect(countReport({ testResults: [passing, broken] }, false)).toEqual({ passed: 2, failed: 1 });
});
test('a run that failed with every test passed is a failure', () => {
  expect(countReport({ testResults: [passing] }, false)).toEqual({ passed: 2, failed: 1 });
});
test('a run without a report is a failure', () => {
  expect(countReport(undefined, true)).toEqual({ passed: 0, failed: 1 });
});
