/** The command line as people use it: the real program in a process of its own. */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const bin = join(root, 'bin', 'updraft.mjs');

interface Answer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

function updraft(args: readonly string[], input = ''): Promise<Answer> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [bin, ...args], { maxBuffer: 1 << 28 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

const TELL = `data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.error(user+system)})`;

/** How long a program has the processor, whatever else the machine does meanwhile. */
const processorOf = (args: readonly string[]): number => {
  const { stderr } = spawnSync(process.execPath, ['--import', TELL, ...args], { encoding: 'utf8' });
  return Number(stderr.trim().split('\n').at(-1));
};

/** A line typed into a shell. */
const shell = (line: string): Promise<Answer> =>
  new Promise((resolve) => {
    execFile('bash', ['-o', 'pipefail', '-c', line], { cwd: root, maxBuffer: 1 << 28 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    );
  });

// The first command may have to build its bundle, and says so on standard error.
beforeAll(async () => {
  await updraft(['games']);
}, 120_000);

describe('games, rules and help', () => {
  test('games lists every game with its seats', async () => {
    const { code, out } = await updraft(['games']);
    expect(code).toBe(0);
    expect(out).toContain('aloft  Aloft (2023): 1-5 players');
  });

  test('rules prints the rulebook with figures, no wider than 80 columns in a pipe', async () => {
    const { code, out } = await updraft(['rules', 'aloft']);
    expect(code).toBe(0);
    expect(out).toContain('How we read the rules');
    expect(out).toContain('trucks  [  ]');
    expect(out).not.toContain('cannot be drawn');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test.each([
    [],
    ['games'],
    ['rules'],
    ['play'],
    ['simulate'],
    ['replay'],
    ['verify'],
    ['bench'],
    ['torture'],
    ['playthroughs'],
  ])('%s --help', async (...command) => {
    const { code, out, err } = await updraft([...command, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Usage: updraft/);
  });

  test('--version', async () => {
    expect((await updraft(['--version'])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('a command loads no rules, and takes the processor no longer than a few starts of Node', () => {
    const least = (args: readonly string[]) =>
      Math.min(...Array.from({ length: 3 }, () => processorOf(args)));
    expect(least([bin, 'games']) / least(['-e', ''])).toBeLessThan(8);
  });
});

describe('what is not there is refused in one sentence with exit code 2', () => {
  test.each([
    [['fly'], /Unknown command 'fly'/],
    [['simulat', 'aloft'], /did you mean simulate/],
    [['rules', 'nope'], /There is no game "nope"/],
    [['play'], /Missing required argument 'game'/],
    [['simulate', 'aloft', '--players', '9'], /1-5 players, not 9/],
    [['simulate', 'aloft', '--players', 'x'], /--players takes a whole number/],
    [['simulate', 'aloft', '--option', 'moon=1'], /no option "moon"/],
    [['simulate', 'aloft', '--option', 'moon'], /name=value/],
    [['simulate', 'aloft', '--bots', 'genius'], /no bot "genius"/],
    [['simulate', 'aloft', '--players', '3', '--bots', 'random,greedy'], /2 bots are named for 3 seats/],
    [['simulate', 'aloft', '--wings'], /Unknown option '--wings'/],
    [['simulate', 'aloft', '--games', '0'], /--games/],
    [['play', 'aloft', '--players', '2', '--seat', '2'], /no seat 2/],
    [['replay', '/nowhere/at/all'], /no file/],
    [['replay', '/'], /folder/],
    [['bench', 'nope'], /no game/],
  ])('%s', async (args, sentence) => {
    const { code, out, err } = await updraft(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('simulate', () => {
  test('sums up with intervals, and shows no bar in a pipe', async () => {
    const { code, out, err } = await updraft(['simulate', 'aloft', '--players', '4', '--games', '50']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('4 players, 50 games, seed 1');
    expect(out).toMatch(/^3 +random +\d+\.\d\d \(\d+\.\d\d to \d+\.\d\d\) +\d+\.\d % \(/m);
  });

  test('--json has the same figures', async () => {
    const args = [
      'simulate',
      'aloft',
      '--games',
      '20',
      '--players',
      '2',
      '--bots',
      'greedy,random',
      '--rotate',
    ];
    const summary = JSON.parse((await updraft([...args, '--json'])).out);
    expect(summary).toMatchObject({ game: 'aloft', players: 2, games: 20, bots: ['greedy', 'random'] });
    expect(summary.seats).toHaveLength(2);
    expect(summary.byBot[0].wins.mean + summary.byBot[1].wins.mean).toBeCloseTo(1);
  });

  test('the same seed gives the same bytes, however many games are asked for', async () => {
    const args = ['simulate', 'aloft', '--players', '3', '--seed', '7', '--transcript', '--legal'];
    const [a, b, few] = await Promise.all(
      ['30', '30', '3'].map(async (games) => (await updraft([...args, '--games', games])).out),
    );
    expect(a).toBe(b);
    expect(a?.startsWith(few ?? '-')).toBe(true);
    expect((await updraft([...args, '--games', '3', '--seed', '8'])).out).not.toBe(few);
  });

  test('a closed pipe ends quietly', async () => {
    const line = `'${process.execPath}' bin/updraft.mjs simulate aloft --games 1000000 --transcript | head -n 1`;
    const { code, out, err } = await shell(line);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ t: 'start', seed: '1/0' });
  });
});

describe('replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-cli-'));
  let text = '';
  beforeAll(async () => {
    text = (await updraft(['simulate', 'aloft', '--players', '3', '--games', '3', '--transcript', '--legal']))
      .out;
  });

  test('tells what happened, from standard input', async () => {
    const { code, out } = await updraft(['replay', '-'], text);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^Game 1: Aloft \(2023\), 3 players, seed 1\/0\.\nEverybody got a secret colour\.\nSeat 0 unpacked/,
    );
    expect(out).toMatch(/3 games, \d+ moves: all is legal\.\n$/);
  });

  test('--quiet keeps to the results', async () => {
    const { out } = await updraft(['replay', '-', '--quiet'], text);
    expect(out.trimEnd().split('\n')).toHaveLength(7);
  });

  test('names the line of a file that is wrong', async () => {
    const lines = text.trimEnd().split('\n');
    const at = lines.findIndex((line, i) => i > 100 && line.includes('"t":"move"'));
    lines[at] = lines[at]!.replace(/"move":"[^"]*"}/, '"move":"A X9"}');
    const file = join(folder, 'wrong.jsonl');
    writeFileSync(file, lines.join('\n'));
    const { code, err } = await updraft(['replay', file, '--quiet']);
    expect(code).toBe(2);
    expect(err).toContain(`line ${at + 1}: the move "A X9" is not legal.`);
  });

  test('is not fooled by other scores or by half a file', async () => {
    const scores = await updraft(['replay', '-', '-q'], text.replace(/"scores":\[\d+/, '"scores":[99'));
    expect(scores).toMatchObject({ code: 2, err: expect.stringContaining('its scores should be') });
    const half = await updraft(['replay', '-', '-q'], text.split('\n').slice(0, 40).join('\n'));
    expect(half).toMatchObject({ code: 2, err: expect.stringContaining('line 41: the transcript stops') });
    expect(await updraft(['replay', '-'], '')).toMatchObject({ code: 2 });
    expect(await updraft(['replay', '-'], 'hello\n')).toMatchObject({ code: 2 });
  });
});

describe('play', () => {
  test('ends politely with its input, and quits', async () => {
    expect(await updraft(['play', 'aloft'], '')).toMatchObject({
      code: 0,
      err: expect.stringContaining('ended'),
    });
    expect(await updraft(['play', 'aloft'], 'quit\n')).toMatchObject({ code: 0 });
  });

  test('refuses, explains, lists and takes back', async () => {
    const input = 'fly\nA GR\nundo\n?\nU GR 3\nundo\nquit\n';
    const { out, err } = await updraft(['play', 'aloft', '--players', '2', '--seed', '5'], input);
    expect(out).toContain('You unpacked green-red in column 3.');
    for (const text of [
      'is no move',
      'GR is not flying yet',
      'nothing to take back',
      '52 legal moves',
      'taken back',
    ])
      expect(err).toContain(text);
  });

  test.each([1, 3])('a whole game of %i through a pipe', async (players) => {
    const child = spawn(process.execPath, [bin, 'play', 'aloft', '--players', `${players}`, '--seed', '1']);
    let out = '';
    let heard = '';
    child.stdout.on('data', (data) => {
      out += data;
    });
    // Asks for the legal moves at every other prompt, and then makes the last of them.
    child.stderr.on('data', (data) => {
      heard += data;
      if (!heard.endsWith('> ')) return;
      const listed = heard.match(/^ {2}\S.*? {2}/gm);
      child.stdin.write(listed ? `${listed.at(-1)!.trim()}\n` : '?\n');
      heard = '';
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(code).toBe(0);
    expect(out).toMatch(/Over after \d+ moves\. Scores: You: \d+/);
  });
});

describe('torture', () => {
  test('says that a seed holds, and ends with 0', async () => {
    const { code, out } = await updraft(['torture', '--seed', '3', '--steps', '400']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/^1 seed holds: [\d,]+ steps/) });
  });

  test('needs steps in which something can go wrong', async () => {
    expect(await updraft(['torture', '--steps', '10'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--steps takes a whole number from 300'),
    });
  });
});

describe('bench and playthroughs', () => {
  test('bench --json lists two players first', async () => {
    const { out } = await updraft(['bench', 'aloft', '--json', '--seconds', '0.05']);
    const lines = JSON.parse(out);
    expect(lines.map((line: { players: number }) => line.players)).toEqual([2, 1, 3, 4, 5]);
    for (const line of lines) {
      expect(Object.keys(line)).toEqual(['game', 'players', 'movesPerSecond', 'gamesPerSecond']);
      expect(line.movesPerSecond).toBeGreaterThan(10_000);
    }
  });

  test('playthroughs --check is content', async () => {
    expect(await updraft(['playthroughs', '--check'])).toMatchObject({ code: 0 });
  });
});
