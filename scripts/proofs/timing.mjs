import { loadSource } from '../build/source.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../tests/online/timing.ts')} Timing */

export const title = 'What times tell of hidden hands';

const most = 3;
const moves = 2000;
const percent = (/** @type {number} */ share) => `${share.toFixed(1)} %`;

export async function run() {
  /** @type {Timing} */
  const { timing } = await loadSource('tests/online/timing.ts');
  const seed = `${Date.now()}`;
  const before = new Set(['people, times replayed', 'bots, forced moves not asked for']);
  const rows = [];
  let holds = true;
  for (const who of /** @type {const} */ ([
    'people',
    'people, times replayed',
    'bots',
    'bots, forced moves not asked for',
  ])) {
    const { forced, base, right } = await timing({ moves, seed, who });
    // The learner finds what was there before, or it would prove nothing.
    holds &&= before.has(who) ? right - base > most : right - base <= most;
    rows.push([
      before.has(who) ? `before: ${who}` : `now: ${who}`,
      percent(forced),
      percent(base),
      percent(right),
    ]);
  }
  const text = [
    `A pilot of Cloud 9 who gives up may have had no choice, or may have kept a wild card: others must not know. A learner (boosted stumps) is shown what a ` +
      `spectator hears of the time of ${moves.toLocaleString('en')} such moves: gaps, gaps compared to the player’s own, clocks, how much came at once. Then it says of ` +
      `${moves.toLocaleString('en')} moves of other matches whether each was forced. It may be right at most ${most} points more often than one that always says the same.`,
    table(['who plays', 'forced', 'always the same answer', 'the learner'], rows),
    `Seed ${seed}. People are played by the table’s machine, each with a tempo and a spread of their own, some either quick or slow, and all slower where there is more to choose.`,
  ];
  return { text: text.join('\n\n'), holds };
}
