import { spawn } from 'node:child_process';
import { text as readAll } from 'node:stream/consumers';
import { inRoot } from '../lib/places.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {{ mean: number, low: number, high: number }} Estimate
 * @typedef {{ bot: string, msPerMove?: number, iterationsPerSecond?: number }} Thought
 * @typedef {{ title: string, bot: string, rivals?: string, players: number, games: number, unit: 'wins' | 'points',
 *   reached: Estimate, least: number, holds: boolean, thought: Thought[], terms: string }} Row
 */

export const title = 'Bots against bots';

/**
 * Goes on where the suite stopped, with its progress on our standard error. A row that does not hold is no fault of the command.
 * @returns {Promise<Row[]>}
 */
async function suite() {
  const args = [inRoot('bin', 'updraft.mjs'), 'arena', '--suite', '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const out = await readAll(child.stdout);
  if (out.trim() === '')
    throw new Sentence('The arena said nothing: run "npx updraft arena --suite" to see why.');
  return JSON.parse(out);
}

/** @type {Record<Row['unit'], (value: number) => string>} */
const texts = { wins: (share) => `${(share * 100).toFixed(1)} %`, points: (points) => points.toFixed(1) };

/**
 * @param {Row} row
 * @param {string | undefined} bot
 */
function thoughtOf({ thought }, bot) {
  const { msPerMove, iterationsPerSecond } = thought.find((each) => each.bot === bot) ?? {};
  if (msPerMove === undefined || iterationsPerSecond === undefined) return '-';
  const iterations = Math.round((iterationsPerSecond * msPerMove) / 1000);
  return `${msPerMove.toFixed(1)} ms, ${iterations.toLocaleString('en-US')}`;
}

/** @param {Row} row */
function cellsOf(row) {
  const text = texts[row.unit];
  return [
    row.title,
    row.bot,
    row.rivals === undefined ? 'alone' : `${row.players - 1} × ${row.rivals}`,
    row.games,
    `${text(row.reached.mean)} (${text(row.reached.low)} to ${text(row.reached.high)})`,
    text(row.least),
    row.holds ? 'yes' : 'no',
    thoughtOf(row, row.bot),
    thoughtOf(row, row.rivals),
  ];
}

export async function run() {
  const rows = await suite();
  const terms = [...new Set(rows.map((row) => row.terms))].join(', ');
  const head = [
    'game',
    'bot',
    'against',
    'games',
    'wins or points',
    'at least',
    'holds',
    'its thought',
    'theirs',
  ];
  const text = [
    'Seats are moved on by one after every game; the bot to move has one thread and the same time, which is the processor’s: a busy machine changes nothing but how long this takes. In brackets: 95 % intervals (Wilson’s for shares). By chance a seat at a table of four wins 25 %; a shared win counts in part. Thought: time and iterations for a move that is a choice.',
    `Terms: \`${terms}\`. Run again with \`npx updraft arena --suite --afresh\`.`,
    table(head, rows.map(cellsOf)),
  ].join('\n\n');
  return { text, holds: rows.every(({ holds }) => holds) };
}
