import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { FROZEN, freezeNow, load } from './frozen/freeze.mjs';
import { raceOfRules, raceOfSearch } from './frozen/race.mjs';
import { promiseOf } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';
import { updraftJson } from './tools/updraft.mjs';

export const title = 'How fast the rules are';

const execute = promisify(execFile);

/**
 * Peers are measured in the same run by the command in UPDRAFT_PEERS, which prints one JSON object a line with `impl` and
 * its moves per CPU second (`cpuMps` or `movesPerCpuSecond`).
 * @returns {Promise<Map<string, number>>}
 */
async function peers() {
  const command = process.env.UPDRAFT_PEERS;
  if (!command) return new Map();
  const { stdout } = await execute('sh', ['-c', command]);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return new Map(lines.map((line) => [line.impl, line.cpuMps ?? line.movesPerCpuSecond]));
}

const aeronaut = { size: 'regular', types: 6 };
const everything = {
  ...aeronaut,
  ...{
    secretAreas: true,
    trajectories: true,
    bonuses: true,
    multiroutes: true,
    wildWinds: true,
    thieves: true,
  },
};
const cloudNine = { track: 'manual', diceCap: 0, target: 50 };

/** How many times as fast as the frozen rules each must be. */
const races = [
  { what: 'Aeronaut, 2 players', id: 'aeronaut', players: 2, options: aeronaut, least: 4, race: raceOfRules },
  { what: 'Aeronaut, 4 players', id: 'aeronaut', players: 4, options: aeronaut, least: 4, race: raceOfRules },
  {
    what: 'Aeronaut, all expansions',
    id: 'aeronaut',
    players: 2,
    options: everything,
    least: 4,
    race: raceOfRules,
  },
  {
    what: 'Aeronaut, its search',
    id: 'aeronaut',
    players: 2,
    options: aeronaut,
    least: 3,
    race: raceOfSearch,
  },
  { what: 'Panorama', id: 'panorama', players: 2, options: {}, least: 1.6, race: raceOfRules },
  { what: 'Take Flight!', id: 'take-flight', players: 2, options: {}, least: 1.6, race: raceOfRules },
  { what: 'Cloud 9', id: 'cloud-nine', players: 2, options: cloudNine, least: 1.6, race: raceOfRules },
];

/** What is aimed at beyond what the game promises. */
const goals = /** @type {const} */ ([
  ['cpp-list', 1.3],
  ['cpp-bit', 0.3],
]);

/** What stands between a race and its goal, for those that are missed. */
const tried =
  'Where a goal is missed: lists of moves are gone from random play in all games, and so are branches on what is as good as random, which a processor cannot guess. Lists of flights kept by the cities without a slot were tried and dropped: they outgrow the caches of the processor. What is left in Aeronaut is finding flights and counting claims, each anew for every move, because a position carries nothing that follows from the rest of it, and moves are texts. Cloud 9 spends its time on dice and cards, one random number each. Aloft looks its position up in an object, where C++ keeps it in registers.';

async function againstFrozen() {
  const bundles = /** @type {const} */ ([await load(FROZEN), await load(await freezeNow())]);
  const figure = (/** @type {number} */ value) => Math.round(value).toLocaleString('en');
  const rows = races.map(({ what, id, players, options, least, race }) => {
    const { before, now, ratio } = race(bundles, id, { players, options });
    return [what, figure(before), figure(now), ratio.toFixed(2), least, ratio >= least ? 'yes' : 'no'];
  });
  const head = ['what', 'before', 'now', 'times', 'goal', 'holds'];
  const text = `Against the rules of 18 November 2026 (\`scripts/proofs/frozen\`), by turns in one process, on the same deals, which are no part of the race. Both played the same games, move for move. Moves, or iterations, a second of the processor.\n\n${table(head, rows)}\n\n${tried}`;
  return { text, holds: rows.every((row) => row[5] === 'yes') };
}

/** @typedef {{ game: string, players: number, movesPerSecond: number, gamesPerSecond: number }} Measured */

export async function run() {
  const others = await peers();
  /** @type {Measured[]} */
  const measured = await updraftJson(['bench']);
  const rows = measured.map(({ game, players, movesPerSecond, gamesPerSecond }) => [
    game,
    players,
    Math.round(movesPerSecond).toLocaleString('en'),
    Math.round(gamesPerSecond).toLocaleString('en'),
  ]);
  const parts = [
    `Random play through the contract, on one core.\n\n${table(['game', 'players', 'moves a second', 'games a second'], rows)}`,
  ];
  const ours = measured.find(({ game, players }) => game === 'aloft' && players === 2);
  let holds = ours !== undefined;
  for (const [peer, least] of Object.entries(promiseOf('aloft', 'timesAsFastAs'))) {
    const theirs = others.get(peer);
    if (theirs === undefined || !ours) continue;
    const ratio = ours.movesPerSecond / theirs;
    holds &&= ratio >= least;
    parts.push(
      `Two-player Aloft against ${peer}, in the same run: ${ratio.toFixed(2)} times its moves a second (at least ${least}).`,
    );
  }
  for (const [peer, goal] of goals) {
    const theirs = others.get(peer);
    if (theirs === undefined || !ours) continue;
    const ratio = ours.movesPerSecond / theirs;
    parts.push(
      `The goal against ${peer} is ${goal}: ${ratio.toFixed(2)}, which ${ratio >= goal ? 'holds' : 'is missed'}.`,
    );
  }
  const raced = await againstFrozen();
  parts.push(raced.text);
  if (others.size === 0) parts.push('Peers were not measured: UPDRAFT_PEERS names no command.');
  return { text: parts.join('\n\n'), holds: holds && raced.holds };
}
