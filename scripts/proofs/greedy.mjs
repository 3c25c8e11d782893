import { table } from './tools/proof-page.mjs';
import { updraftJson } from './tools/updraft.mjs';

export const title = 'The greedy bot';

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

/** What is promised of one greedy bot against three random ones; a quarter would be chance. */
const duels = [
  { game: 'aloft', games: 400, least: 0.5 },
  { game: 'panorama', games: 400, least: 0.6 },
  { game: 'cloud-nine', games: 400, least: 0.5 },
  { game: 'aeronaut', games: 200, least: 0.7 },
];
/** And of one alone, in points. */
const alone = [{ game: 'take-flight', games: 1000, least: 58 }];

/** @typedef {{ bot: string, wins: Estimate, score: Estimate }} Figures */
/** @typedef {{ mean: number, low: number, high: number }} Estimate */

/**
 * @param {string} game
 * @param {number} players
 * @param {number} games
 * @param {string} bots
 * @returns {Promise<Figures>}
 */
async function greedyIn(game, players, games, bots) {
  const args = [
    'simulate',
    game,
    '--players',
    players,
    '--games',
    games,
    '--seed',
    1,
    '--bots',
    bots,
    '--rotate',
  ];
  const { byBot } = await updraftJson(args.map(String));
  return byBot.find((/** @type {Figures} */ { bot }) => bot === 'greedy');
}

export async function run() {
  let holds = true;
  /** @type {string[][]} */
  const rows = [];
  for (const { game, games, least } of duels) {
    const { wins } = await greedyIn(game, 4, games, 'greedy,random,random,random');
    holds &&= wins.mean >= least;
    rows.push([
      game,
      `${games}`,
      percent(wins.mean),
      `${percent(wins.low)} to ${percent(wins.high)}`,
      percent(least),
    ]);
  }
  const against = table(['game', 'games', 'wins', '95 % interval', 'at least'], rows);
  const parts = [`One greedy bot against three random ones, seats rotated.\n\n${against}`];
  for (const { game, games, least } of alone) {
    const { score } = await greedyIn(game, 1, games, 'greedy');
    holds &&= score.mean >= least;
    parts.push(
      `Alone in ${game}: ${score.mean.toFixed(1)} points on average over ${games} games (${score.low.toFixed(1)} to ${score.high.toFixed(1)}), at least ${least}.`,
    );
  }
  return { text: parts.join('\n\n'), holds };
}
