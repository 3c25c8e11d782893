import { promises } from './tools/promises.mjs';
import { table } from './tools/proof-page.mjs';
import { updraftJson } from './tools/updraft.mjs';

export const title = 'The greedy bot';

const percent = (/** @type {number} */ share) => `${(100 * share).toFixed(1)} %`;

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
  /** @type {string[]} */
  const alone = [];
  for (const [game, { greedy }] of promises) {
    if (!greedy) continue;
    const { games, wins: least, points } = greedy;
    if (least !== undefined) {
      const { wins } = await greedyIn(game, 4, games, 'greedy,random,random,random');
      holds &&= wins.mean >= least;
      const interval = `${percent(wins.low)} to ${percent(wins.high)}`;
      rows.push([game, `${games}`, percent(wins.mean), interval, percent(least)]);
    }
    if (points !== undefined) {
      const { score } = await greedyIn(game, 1, games, 'greedy');
      holds &&= score.mean >= points;
      const interval = `${score.low.toFixed(1)} to ${score.high.toFixed(1)}`;
      alone.push(
        `Alone in ${game}: ${score.mean.toFixed(1)} points on average over ${games} games (${interval}), at least ${points}.`,
      );
    }
  }
  const against = table(['game', 'games', 'wins', '95 % interval', 'at least'], rows);
  const text = [`One greedy bot against three random ones, seats rotated.\n\n${against}`, ...alone];
  return { text: text.join('\n\n'), holds };
}
