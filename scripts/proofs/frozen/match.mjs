/**
 * Two bundles play each other: every deal twice, with seats swapped. The bot to move has one thread and the same time, which is the processor's.
 * As a program: `node match.mjs <challenger> <holder> <game> <ms> <pairs, as in 0,1,2>` prints a line of JSON for every pair.
 */
import { pathToFileURL } from 'node:url';
import { load } from './freeze.mjs';

/** @typedef {import('./freeze.mjs').Bundle} Bundle */
/** @typedef {import('../../../src/bots/index.ts').Bot<import('./freeze.mjs').Position>} Bot */
/** @typedef {{ sample: number, points: number, iterations: [challenger: number, holder: number] }} Pair */

/** The usual options of the games that have any. */
export const OPTIONS = { size: 'regular', types: 6, track: 'manual', diceCap: 0, target: 50 };

/**
 * @param {Bundle} bundle whose rules are played by
 * @param {string} id
 * @param {readonly Bot[]} bots
 * @param {string} luck
 * @param {string} thought
 */
function play(bundle, id, bots, luck, thought) {
  const { rules } = /** @type {import('./freeze.mjs').FrozenGame} */ (bundle.games[id]);
  const [chance, own] = [new bundle.FastRng(luck), new bundle.FastRng(thought)];
  const state = rules.start(bots.length, OPTIONS);
  for (;;) {
    const next = rules.next(state);
    if (next.to === 'over') return rules.result(state);
    if (next.to === 'act') {
      const seat = next.seats[0] ?? 0;
      const decider = rules.decides(state, seat);
      const bot = /** @type {Bot} */ (bots[decider]);
      rules.play(state, seat, bot.choose(rules.view(state, decider), seat, own));
    } else rules.play(state, -1, rules.draw(state, chance));
  }
}

/**
 * @param {readonly [challenger: Bundle, holder: Bundle]} bundles
 * @param {string} id
 * @param {import('../../../src/bots/index.ts').Budget} budget
 */
export function pairing([challenger, holder], id, budget) {
  const clock = challenger.cpuClock();
  const [first, second] = [challenger, holder].map((bundle) => {
    const { rules, hints } = /** @type {import('./freeze.mjs').FrozenGame} */ (bundle.games[id]);
    return bundle.storm.make(rules, hints, { ...budget, clock });
  });
  const [one, two] = [/** @type {Bot} */ (first), /** @type {Bot} */ (second)];
  const thought = () => [one.effort?.iterations ?? 0, two.effort?.iterations ?? 0];
  /** @param {number} pair @returns {Pair} */
  return (pair) => {
    const [before = 0, theirs = 0] = thought();
    const share = (/** @type {number} */ seat, /** @type {readonly number[]} */ winners) =>
      winners.includes(seat) ? 1 / winners.length : 0;
    const there = play(challenger, id, [one, two], `deal/${pair}`, `there/${pair}`);
    const back = play(challenger, id, [two, one], `deal/${pair}`, `back/${pair}`);
    const [after = 0, last = 0] = thought();
    return {
      sample: pair,
      points: share(0, there.winners) + share(1, back.winners),
      iterations: [after - before, last - theirs],
    };
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [challenger = '', holder = '', game = '', ms, pairs = ''] = process.argv.slice(2);
  const play = pairing([await load(challenger), await load(holder)], game, { ms: Number(ms) });
  for (const pair of pairs.split(',')) console.log(JSON.stringify(play(Number(pair))));
}
