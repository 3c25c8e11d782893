import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/places.mjs';
import { table } from '../lib/proof-page.mjs';
import { Sentence } from '../lib/sentence.mjs';

/**
 * @typedef {{ index: number, bots: string[], winners: number[], effort: { bot: string, moves: number, iterations: number, ms: number }[] }} Game
 * @typedef {{ game: string, title: string, bot: string, rivals: string, least: number, games: number, terms: string, played: Game[] }} Row
 */

export const title = 'Bots against bots';

const z = 1.959963984540054;
const players = 4;

/** @returns {Row[]} */
function readRows() {
  try {
    return JSON.parse(readFileSync(inRoot('.cache', 'arena.json'), 'utf8'));
  } catch {
    throw new Sentence('There are no results of the arena yet: run "npx updraft arena --suite" first.');
  }
}

/**
 * A share with Wilson's interval.
 * @param {number} wins
 * @param {number} games
 */
function wilson(wins, games) {
  const mean = wins / games;
  const middle = (mean + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half =
    (z / (1 + (z * z) / games)) * Math.sqrt((mean * (1 - mean)) / games + (z * z) / (4 * games * games));
  return { mean, low: middle - half, high: middle + half };
}

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)} %`;

/**
 * @param {Row} row
 * @param {string} bot
 */
function effortOf(row, bot) {
  const all = row.played.flatMap(({ effort }) => effort.filter((each) => each.bot === bot));
  const sum = (/** @type {'moves' | 'iterations' | 'ms'} */ key) =>
    all.reduce((total, each) => total + each[key], 0);
  if (sum('moves') === 0) return '-';
  return `${(sum('ms') / sum('moves')).toFixed(1)} ms, ${Math.round((sum('iterations') / sum('ms')) * 1000).toLocaleString('en-US')}/s`;
}

/** @param {Row} row */
function judge(row) {
  const wins = row.played.reduce((sum, { bots, winners }) => {
    const seat = bots.indexOf(row.bot);
    return winners.includes(seat) ? sum + 1 / winners.length : sum;
  }, 0);
  const share = wilson(wins, row.played.length);
  const enough = row.played.length >= row.games;
  return { share, holds: enough && share.mean >= row.least && share.low > 1 / players };
}

export async function run() {
  const rows = readRows();
  const judged = rows.map((row) => ({ row, ...judge(row) }));
  const cells = judged.map(({ row, share, holds }) => [
    row.title,
    row.bot,
    `${players - 1} × ${row.rivals}`,
    row.played.length,
    `${percent(share.mean)} (${percent(share.low)} to ${percent(share.high)})`,
    percent(row.least),
    holds ? 'yes' : 'no',
    effortOf(row, row.bot),
    effortOf(row, row.rivals),
  ]);
  const terms = [...new Set(rows.map((row) => row.terms))].join(', ');
  const head = ['game', 'bot', 'against', 'games', 'wins', 'at least', 'holds', 'its thought', 'theirs'];
  const text = [
    'Four seats, moved on by one after every game; whoever is to move has one thread. In brackets: 95 % intervals (Wilson). By chance a seat wins 25 %. A shared win counts in part.',
    `Terms: \`${terms}\`. Run again with \`npx updraft arena --suite\`.`,
    table(head, cells),
  ].join('\n\n');
  return { text, holds: judged.every(({ holds }) => holds) };
}
