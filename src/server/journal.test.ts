import fs from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { openLog, ServerJournal } from './journal.ts';
import { Unavailable } from './store/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const STANDARD_ERROR = 2;

test('the log is lines of JSON on standard error, from warnings on', () => {
  const written: [unknown, string][] = [];
  vi.spyOn(fs, 'writeSync').mockImplementation((to: number, text: unknown) => {
    written.push([to, String(text)]);
    return String(text).length;
  });
  const log = openLog();
  log.info('is not asked for');
  log.warn('something');
  expect(written.map(([to]) => to)).toEqual([STANDARD_ERROR]);
  expect(JSON.parse(written[0]![1])).toMatchObject({ pid: process.pid, msg: 'something' });
});

test('trouble with the store is told with its cause and without a trace, other trouble with one', () => {
  const lines: Record<string, unknown>[] = [];
  const journal = new ServerJournal(openLog('warn', { write: (line) => lines.push(JSON.parse(line)) }));
  journal.trouble('no table', new Unavailable('the disk is full', { cause: new Error('ENOSPC') }));
  journal.trouble('a bug', new Error('of ours'));
  expect(lines[0]).toMatchObject({ msg: 'no table', why: 'the disk is full', cause: 'ENOSPC' });
  expect(lines[0]).not.toHaveProperty('err');
  expect(lines[1]).toMatchObject({ msg: 'a bug', err: { message: 'of ours' } });
});

test('of requests that the store refuses the first in a minute is written down', () => {
  const lines: Record<string, unknown>[] = [];
  let now = 5;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const journal = new ServerJournal(openLog('warn', { write: (line) => lines.push(JSON.parse(line)) }));
  for (const at of [5, 10, 59_000, 60_005, 60_006]) {
    now = at;
    journal.unavailable(`at ${at}`, new Unavailable('the disk is full'));
  }
  expect(lines).toMatchObject([
    { msg: 'at 5', why: 'the disk is full' },
    { msg: 'at 60005', why: 'the disk is full' },
  ]);
});

test('what happens is counted', async () => {
  const journal = new ServerJournal(openLog('silent'));
  journal.moved('kites');
  journal.moved('kites');
  journal.refused('json');
  journal.alerted('mail', 'sent');
  journal.quarantined('t', 'why');
  journal.tables(7);
  journal.committed(0.003, 4);
  journal.gauge('of_a_test', 'A number.', () => 12);
  const told = (await journal.registry.metrics()).split('\n');
  expect(told).toEqual(
    expect.arrayContaining([
      'updraft_moves_total{game="kites"} 2',
      'updraft_refusals_total{kind="json"} 1',
      'updraft_alerts_total{way="mail",outcome="sent"} 1',
      'updraft_tables_damaged_total 1',
      'updraft_tables_loaded 7',
      'updraft_writes_total 4',
      'updraft_commit_seconds_bucket{le="0.002"} 0',
      'updraft_commit_seconds_bucket{le="0.005"} 1',
      'of_a_test 12',
    ]),
  );
});
