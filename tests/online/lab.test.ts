/** Runs of the lab that are killed, cut into shards or shared by workers end with the same bytes; and its tables are what others read. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { inputsOf } from '../../scripts/build/fresh.mjs';
import { inRoot } from '../../scripts/lib/places.mjs';
import type { LabReport } from '../../src/lab/report.ts';
import { serviceUrl } from '../services/services.ts';

const nats = await serviceUrl('nats');
const folder = mkdtempSync(join(tmpdir(), 'updraft-lab-'));
const place = (name: string): string => join(folder, name);

const started = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [inRoot('bin/updraft.mjs'), 'lab', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });

/** What it says on standard error, in whole. */
async function endOf(child: ChildProcess): Promise<{ code: number | null; told: string }> {
  let told = '';
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    told += text;
  });
  if (child.exitCode === null) await once(child, 'close');
  return { code: child.exitCode, told };
}

async function stopped(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  await gone;
}

/** Loaded into every thread of a program: the first that is given games, while there is such a file, takes it away and ends. */
const frail = (file: string): string => `
  const { isMainThread, parentPort } = require('node:worker_threads');
  const { rmSync, existsSync } = require('node:fs');
  if (!isMainThread && existsSync(${JSON.stringify(file)}))
    parentPort.once('message', () => {
      rmSync(${JSON.stringify(file)});
      process.exit(7);
    });`;

const run = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [inRoot('bin/updraft.mjs'), 'lab', ...args],
    {
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
  return stdout;
};

/** A small run with bots that think, counted in iterations, and two settings. */
const ASKED = [
  'cloud-nine',
  '--games',
  '240',
  '--bots',
  'gust',
  '--players',
  '3',
  '--vary',
  'track=manual,classic',
  '--seed',
  '7',
];
const FILES = ['report.html', 'report.json', 'games.csv', 'games.parquet', 'seats.csv', 'seats.parquet'];

const bytesOf = (name: string): Buffer[] => FILES.map((file) => readFileSync(join(place(name), file)));
const expectSame = (name: string): void => {
  const [whole, other] = [bytesOf('whole'), bytesOf(name)];
  for (const [i, file] of FILES.entries()) expect(other[i]!.equals(whole[i]!), file).toBe(true);
};
const partsIn = (name: string): number =>
  existsSync(join(place(name), 'parts')) ? readdirSync(join(place(name), 'parts')).length : 0;

beforeAll(async () => {
  await ensureBuilt(['cli']);
  run(...ASKED, '--out', place('whole'), '--threads', '2');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a report says by which sources it was made', () => {
  const made = `(sources ${inputsOf('cli').content.slice(0, 8)})`;
  expect(readFileSync(join(place('whole'), 'report.html'), 'utf8')).toContain(made);
});

test('a run that is killed goes on where it was, and ends with the same bytes', async () => {
  const killed = started([...ASKED, '--out', place('killed'), '--threads', '1']);
  while (partsIn('killed') < 3) await pause(20);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(existsSync(join(place('killed'), 'report.html'))).toBe(false);
  const before = partsIn('killed');
  expect(before).toBeLessThan(24);
  run(...ASKED, '--out', place('killed'), '--threads', '2');
  expectSame('killed');
});

test('shards are merged into the same bytes, and a missing one is told', () => {
  for (const part of [1, 2, 3])
    run(...ASKED, '--shard', `${part}/3`, '--out', place(`part${part}`), '--threads', '1');
  const some = spawnSync(
    process.execPath,
    [inRoot('bin/updraft.mjs'), 'lab', 'merge', place('part1'), place('part3'), '--out', place('some')],
    { encoding: 'utf8' },
  );
  expect(some.status).toBe(2);
  expect(some.stderr).toMatch(/^\d+ games of the run are missing: part 2 of 3 is not/);
  run('merge', place('part1'), place('part2'), place('part3'), '--out', place('merged'));
  expectSame('merged');
});

test('DuckDB reads the tables, and their sums are those of the report', async () => {
  const report = JSON.parse(readFileSync(join(place('whole'), 'report.json'), 'utf8')) as LabReport;
  const connection = await (await DuckDBInstance.create(':memory:')).connect();
  const ask = async (sql: string): Promise<Record<string, unknown>[]> =>
    (await connection.runAndReadAll(sql)).getRowObjectsJson();
  const games = join(place('whole'), 'games.parquet');
  const seats = join(place('whole'), 'seats.parquet');
  const [all] = await ask(`SELECT count(*)::INT AS n FROM '${games}'`);
  expect(all!.n).toBe(report.games);
  for (const { arm, answers } of report.arms) {
    const [row] = await ask(
      `SELECT count(*)::INT AS n, avg(win_0) AS first, avg(turns) AS turns, avg(tie) AS ties, sum(forced) / sum(moves) AS forced, sum(choices) / sum(moves) AS choices,
       avg(lead_changes) AS changes, count(lead_changes)::INT AS followed FROM '${games}' WHERE arm = ${arm}`,
    );
    expect(row!.n).toBe(answers.games);
    // As many digits as the report has; no game of the run may have been a tie, and then both say 0.
    const near = (name: string, value: number): void =>
      expect(Math.abs(Number(row![name]) - value), name).toBeLessThanOrEqual(1e-5 * Math.abs(value));
    near('first', answers.seats[0]!.wins.mean);
    near('turns', answers.turns.mean.mean);
    near('ties', answers.ties.mean);
    near('forced', answers.choices.forced.mean);
    near('choices', answers.choices.mean.mean);
    near('changes', answers.lead!.changes.mean);
    expect(row!.followed).toBe(answers.lead!.changes.games);
    const bySeat = await ask(
      `SELECT avg(score) AS score FROM '${seats}' WHERE arm = ${arm} GROUP BY seat ORDER BY seat`,
    );
    for (const [seat, { score }] of answers.seats.entries())
      expect(Number(bySeat[seat]!.score)).toBeCloseTo(score.mean, 2);
  }
  // The CSV says the same as the Parquet.
  const csv = join(place('whole'), 'games.csv');
  const sums = 'SELECT sum(turns)::INT AS turns, sum(score_0)::INT AS score, sum(seconds)::INT AS seconds';
  expect(await ask(`${sums} FROM '${csv}'`)).toEqual(await ask(`${sums} FROM '${games}'`));
});

describe.skipIf(nats === undefined)('through a queue', () => {
  test('an address is told without its password', async () => {
    const { host } = new URL(nats!);
    const asking = started([...ASKED, '--queue', `nats://me:secret@${host}`, '--out', place('secret')]);
    const [told] = (await once(asking.stderr!.setEncoding('utf8'), 'data')) as [string];
    asking.kill('SIGKILL');
    expect(told).toContain(`nats://${host}`);
    expect(told).not.toContain('secret');
  });

  test('three workers, of which one is killed, give the same bytes', async () => {
    const workers = [1, 2, 3].map(() => started(['worker', '--queue', nats!, '--threads', '1']));
    try {
      const asking = started([...ASKED, '--queue', nats!, '--out', place('queued')]);
      let told = '';
      asking.stderr!.setEncoding('utf8').on('data', (text: string) => {
        told += text;
      });
      while (partsIn('queued') < 2 && asking.exitCode === null) await pause(20);
      workers[0]!.kill('SIGKILL');
      if (asking.exitCode === null) await once(asking, 'exit');
      expect(asking.exitCode, told).toBe(0);
      expectSame('queued');
    } finally {
      for (const worker of workers) await stopped(worker);
    }
  });

  test('what failed once is played when it is asked for again, by the same worker', async () => {
    const [fault, preload] = [place('fault'), place('frail.cjs')];
    writeFileSync(fault, '');
    writeFileSync(preload, frail(fault));
    const worker = started(['worker', '--queue', nats!, '--threads', '1'], {
      NODE_OPTIONS: `--require ${preload}`,
    });
    const few = ['cloud-nine', '--games', '40', '--bots', 'greedy', '--players', '3', '--seed', '8'];
    const asked = [...few, '--queue', nats!, '--out', place('frail')];
    try {
      const first = await endOf(started(asked));
      expect(first.code).not.toBe(0);
      expect(first.told).toContain('a thread of the lab ended in a game (7)');
      expect(existsSync(fault)).toBe(false);
      const second = await endOf(started(asked));
      expect(second.code, second.told).toBe(0);
    } finally {
      await stopped(worker);
    }
  });
});
