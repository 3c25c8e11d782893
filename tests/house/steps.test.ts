import { expect, test } from 'vitest';
import { countReport, failuresOf, untestedIn } from '../../scripts/harness/steps.mjs';

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

test('the end of a run names what failed, and why', () => {
  const one = { status: 'failed', fullName: 'a kite lands', failureMessages: ['expected 1 to be 2'] };
  const tests = { name: 'kites.test.ts', status: 'failed', assertionResults: [one, { status: 'passed' }] };
  const file = { name: 'birds.test.ts', message: 'no such import', status: 'failed', assertionResults: [] };
  expect(failuresOf({ testResults: [tests, passing, file] })).toEqual([
    'kites.test.ts: a kite lands\nexpected 1 to be 2',
    'birds.test.ts\nno such import',
  ]);
});

test('the end of a run names once what was not tested, whoever said it', () => {
  const nats = 'NOT TESTED, because there is no nats: not there';
  const python = 'NOT TESTED, because there is no python3: it is not installed';
  const unit = `\u001b[90mstderr\u001b[2m | a.test.ts\u001b[22m\u001b[39m\n${nats}\n\n \u2713 a.test.ts\nstderr | b.test.ts\n${nats}\n`;
  const online = `stderr | c.test.ts\n\u001b[22m\u001b[39m${python}\n${nats}\n`;
  expect(
    untestedIn([
      { passed: 1, failed: 0, said: unit },
      { passed: 1, failed: 0 },
    ]),
  ).toEqual([nats]);
  expect(untestedIn([unit, online].map((said) => ({ passed: 1, failed: 0, said })))).toEqual([nats, python]);
});
