/** Programs of other people as bots: the starters play, and bots that misbehave lose their games and nothing else. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';
import type { LabReport } from '../../src/lab/report.ts';
import { notTested } from '../services/not-tested.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bin = inRoot('bin/updraft.mjs');
const bad = `cmd:${process.execPath} ${inRoot('tests/house/bad-bot.mjs')}`;
const updraft = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

interface ByBot {
  readonly bot: string;
  readonly wins: { readonly mean: number };
}

test('a bot that plays is no matter for complaint, and rotates like ours', () => {
  const { status, stdout, stderr } = updraft(
    ...['simulate', 'aloft', '--players', '3', '--games', '6', '--rotate', '--json'],
    ...['--bots', `${bad},greedy,${bad}`],
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const said = JSON.parse(stdout) as { byBot: ByBot[]; forfeits?: unknown };
  expect(said.byBot.map(({ bot }) => bot)).toEqual([bad, 'greedy']);
  expect(said.forfeits).toBeUndefined();
});

test.for([
  ['simulate', '--games', '1'],
  ['arena', '--games', '1', '--threads', '1'],
  // The bot moves first: at the person's turn there is nothing to read, and the game is left.
  ['play', '--seat', '1'],
  ['lab', '--games', '2', '--threads', '1', '--levels', 'none', '--out', join(folder, 'tuned lab')],
] as const)('the start of a game says by which house rules %s plays', ([command, ...more]) => {
  const said = join(folder, `told by ${command}`);
  const bots = `cmd:tee -a '${said}' | ${bad.slice('cmd:'.length)}`;
  const { status, stderr } = updraft(
    ...[command, 'panorama', '--players', '2', '--tune', 'set3=7', '--tune', 'set1=1', ...more],
    ...['--bots', command === 'play' ? bots : `${bots},random`],
  );
  expect(status, stderr).toBe(0);
  const houses = readFileSync(said, 'utf8')
    .split('\n')
    .flatMap((line) => /"t":"start".*"house":(\{.*?\})/.exec(line)?.[1] ?? []);
  // The lab plays the standard game beside it.
  expect(new Set(houses)).toEqual(new Set(command === 'lab' ? ['{}', '{"set3":7}'] : ['{"set3":7}']));
});

test('where house rules are played it is said that judgement was fitted to others, of bots that have one', () => {
  const fitted = 'their judgement was fitted to the standard game';
  const told = (command: string, bots: string): string =>
    updraft(command, 'panorama', '--players', '2', '--games', '1', '--tune', 'set3=7', '--bots', bots).stdout;
  expect(told('simulate', 'greedy,random')).toContain(fitted);
  expect(told('arena', 'greedy,random')).toContain(fitted);
  expect(told('simulate', `random,${bad}`)).not.toContain(fitted);
  expect(updraft('play', 'panorama', '--tune', 'set3=7', '--bots', 'greedy').stdout).toContain(fitted);
});

test('the same seed gives the same bytes, and a transcript that replays', () => {
  const run = () =>
    updraft('simulate', 'aloft', '--players', '2', '--games', '2', '--transcript', '--bots', bad).stdout;
  const first = run();
  expect(run()).toBe(first);
  writeFileSync(join(folder, 'games.jsonl'), first);
  expect(updraft('replay', join(folder, 'games.jsonl'), '--quiet').status).toBe(0);
});

describe('a bot that misbehaves loses that game, by a random stand-in, and plays the next', () => {
  test.for([
    ['crashes', 'it ended with exit code 7\n  I have no idea what to do'],
    ['hangs', 'it did not answer within 1 s'],
    ['silent', 'it did not answer within 1 s'],
    ['babbles', 'it answered let me think about it, which is not JSON'],
    ['cheats', 'it answered the move "win at once", which is not legal here'],
    ['empty', 'its answer {"t":"move"} names no move'],
    ['array', 'it answered [1,2,3] where {"t":"move"} was due'],
    ['endless', 'it wrote a line without an end'],
  ] as const)('%s', ([fault, why]) => {
    const { status, stdout, stderr } = updraft(
      ...['simulate', 'aloft', '--players', '2', '--games', '2', '--json', '--bot-seconds', '1'],
      ...['--bots', `${bad} ${fault},random`],
    );
    expect(status).toBe(0);
    expect(stderr).toContain(`${bad} ${fault} has lost game 0 on seat 0: ${why}`);
    // A new process plays the second game, which is its first.
    expect(stderr).toContain('has lost game 1 on seat 0');
    expect(JSON.parse(stdout)).toMatchObject({
      games: 2,
      forfeits: { [`${bad} ${fault}`]: 2 },
      byBot: [{ wins: { mean: 0 } }, { wins: { mean: 1 } }],
    });
  });
});

test('in the arena too, on several processes, and the table counts forfeits', () => {
  const { status, stdout, stderr } = updraft(
    ...['arena', 'cloud-nine', '--players', '2', '--games', '6', '--threads', '2'],
    ...['--bots', `${bad} cheats,random`],
  );
  expect(status).toBe(0);
  expect(stderr.match(/has lost game/g)).toHaveLength(3);
  expect(stderr).toContain('are counted, and not told');
  expect(stdout).toMatch(/Forfeits/);
  expect(stdout).toMatch(/cheats .* 0\.0 %.* 6$/m);
});

describe('in the lab', () => {
  const moody = `${bad} moody`;
  const lab = (name: string, ...more: string[]) =>
    updraft(
      ...['lab', 'cloud-nine', '--players', '2', '--games', '20', '--bots', `${moody},random`],
      ...['--out', join(folder, name), ...more],
    );
  const files = (name: string): Buffer[] =>
    ['report.html', 'report.json', 'games.csv', 'games.parquet', 'seats.csv', 'seats.parquet'].map((file) =>
      readFileSync(join(folder, name, file)),
    );

  test('forfeits are told and counted, in the same bytes on any threads and shards', () => {
    const { status, stdout, stderr } = lab('whole', '--threads', '1');
    expect(status, stderr).toBe(0);
    expect(stderr).toContain(`${moody} has lost game `);
    expect(stderr).toContain('it answered the move "win at once", which is not legal here');
    expect(stderr.match(/has lost game/g)).toHaveLength(3);
    expect(stderr).toContain('are counted, and not told');
    const report = JSON.parse(readFileSync(join(folder, 'whole', 'report.json'), 'utf8')) as LabReport;
    const [{ forfeited, games }] = report.forfeits as [LabReport['forfeits'][number]];
    expect([forfeited > 3, forfeited < 20, games]).toEqual([true, true, 20]);
    expect(report.arms[0]!.answers.games).toBe(20 - forfeited);
    expect(stdout).toContain(`${moody} forfeited ${forfeited} of 20 games.`);
    expect(readFileSync(join(folder, 'whole', 'report.html'), 'utf8')).toContain(
      `${moody} forfeited ${forfeited} of 20 games.`,
    );

    lab('on two', '--threads', '2');
    for (const part of [1, 2]) lab(`part ${part}`, '--threads', '1', '--shard', `${part}/2`);
    const parts = [1, 2].map((part) => join(folder, `part ${part}`));
    expect(updraft('lab', 'merge', ...parts, '--out', join(folder, 'merged')).status).toBe(0);
    for (const name of ['on two', 'merged'])
      for (const [i, bytes] of files(name).entries()) expect(bytes.equals(files('whole')[i]!)).toBe(true);
  });

  test('a program has the time and memory that it is given, what it says can be read, and another time is another run', () => {
    const log = join(folder, 'lab.log');
    const told = lab(
      'limits',
      '--threads',
      '1',
      ...['--bot-seconds', '77', '--bot-memory', '3000'],
      '--bot-log',
      log,
    );
    expect(told.status, told.stderr).toBe(0);
    const said = readFileSync(log, 'utf8');
    expect(said).toContain('"limits":{"ms":77000,"memoryMb":3000}');
    expect(said).not.toContain('"limits":{"ms":10000');
    expect(said).toContain('"clock":{"limit":77000}');
    expect(said).toMatch(/^\d+ < \{"t":"move"/m);
    const again = lab('limits', '--threads', '1');
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining('has another run')]);
  });

  test('no program plays through a queue', () => {
    const { status, stderr } = lab('queued', '--queue', 'nats://localhost:1');
    expect([status, stderr]).toEqual([2, expect.stringContaining('do not play through a queue')]);
  });
});

test('where every seat forfeits, no seat wins', () => {
  const { stdout } = updraft(
    ...['simulate', 'aloft', '--players', '2', '--games', '1', '--json'],
    ...['--bots', `${bad} cheats`],
  );
  expect((JSON.parse(stdout) as { byBot: ByBot[] }).byBot.map(({ wins }) => wins.mean)).toEqual([0]);
});

test('at the terminal a stand-in plays on, and the player is told', () => {
  const moves = Array.from({ length: 400 }, (_, i) => (i % 2 ? 'leave' : 'stay')).join('\n');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bin, 'play', 'cloud-nine', '--players', '2', '--seed', '7', '--bots', `${bad} crashes`],
    { encoding: 'utf8', input: moves },
  );
  expect(status).toBe(0);
  expect(stderr).toContain('has lost: it ended with exit code 7');
  expect(stdout).toContain(`${bad} crashes`.toLowerCase());
});

test('a command that is no bot is refused before the first game', () => {
  const missing = updraft('simulate', 'aloft', '--players', '2', '--bots', 'cmd:no-such-program-here,random');
  expect(missing.status).toBe(2);
  expect(missing.stderr).toContain(
    'The bot "cmd:no-such-program-here" does not play: it ended with exit code 127',
  );
  expect(missing.stderr).toContain('not found');
  expect(updraft('simulate', 'aloft', '--bots', 'cmd:echo hi').stderr).toContain(
    'it answered hi, which is not JSON',
  );
  expect(updraft('simulate', 'aloft', '--bots', 'nonsense').stderr).toContain('cmd:python3 mybot.py');
});

test('each process has a limit of memory, and a comma may stand in a command', () => {
  const { stderr } = updraft(
    ...['simulate', 'aloft', '--bot-memory', '1024', '--bots', 'cmd:echo a\\,b $(ulimit -v) >&2; exit 3'],
  );
  expect(stderr).toContain('it ended with exit code 3\n  a,b 1048576');
});

test('all that is said can be read afterwards', () => {
  const log = join(folder, 'said.log');
  updraft('simulate', 'aloft', '--players', '2', '--games', '1', '--bots', `${bad},random`, '--bot-log', log);
  const lines = readFileSync(log, 'utf8').split('\n');
  expect(lines[0]).toMatch(/^\d+ > \{"t":"hello","protocol":1,/);
  expect(lines.some((line) => /^\d+ < \{"t":"move"/.test(line))).toBe(true);
  expect(lines.some((line) => /^\d+ > \{"t":"over"/.test(line))).toBe(true);
});

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    // What has ended and was not waited for is no process any more.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};

describe.skipIf(process.platform === 'win32')('no process of a bot is left', () => {
  const gone = async (pids: readonly number[]): Promise<void> => {
    while (pids.some(isAlive)) await pause(20);
  };
  const pidsIn = async (file: string): Promise<number[]> => {
    while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(20);
    return readFileSync(file, 'utf8').split(' ').map(Number);
  };

  test('after a forfeit, with all that it started', async () => {
    const file = join(folder, 'hung');
    const args = ['simulate', 'aloft', '--players', '2', '--games', '1', '--bot-seconds', '1'];
    expect(updraft(...args, '--bots', `${bad} leaves ${file},random`).status).toBe(0);
    await gone(await pidsIn(file));
  });

  test.for(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)('when the command is ended by %s', async (signal) => {
    const file = join(folder, signal);
    const args = ['simulate', 'aloft', '--players', '2', '--games', '1', '--bot-seconds', '600'];
    const command = spawn(process.execPath, [bin, ...args, '--bots', `${bad} leaves ${file},random`]);
    const pids = await pidsIn(file);
    expect(pids.map(isAlive)).toEqual([true, true]);
    command.kill(signal);
    await gone(pids);
  });
});

const python = spawnSync('python3', ['--version']).status === 0;
if (!python) notTested('python3');

const javascript = `${process.execPath} ${inRoot('examples/bots/starter.mjs')}`;
const inPython = `python3 ${inRoot('examples/bots/starter.py')}`;

describe('the starters beat random', () => {
  const games = ['aloft', 'panorama', 'take-flight', 'cloud-nine', 'aeronaut'];
  const wins = (game: string, command: string): number => {
    const { stdout, stderr } = updraft(
      ...['simulate', game, '--players', '2', '--games', '10', '--rotate', '--json'],
      ...['--bots', `cmd:${command},random`],
    );
    expect(stderr).toBe('');
    return (JSON.parse(stdout) as { byBot: ByBot[] }).byBot[0]!.wins.mean;
  };

  test.skipIf(!python).for(games)('in Python: %s', (game) => {
    expect(wins(game, inPython)).toBeGreaterThan(0.5);
  });

  // The same rules of thumb: two games show that they are the same.
  test.for(games.slice(2, 4))('in JavaScript: %s', (game) => {
    expect(wins(game, javascript)).toBeGreaterThan(0.5);
  });
});

test.for(python ? [javascript, inPython] : [javascript])(
  'the starters draw lots by the seed, so that a run can be repeated: %s',
  (command) => {
    const run = () =>
      updraft(
        ...['simulate', 'aeronaut', '--players', '2', '--games', '2', '--transcript'],
        ...['--bots', `cmd:${command}`],
      ).stdout;
    const first = run();
    expect(first.length).toBeGreaterThan(1000);
    expect(run()).toBe(first);
  },
);
