/**
 * Fits the weights of Take Flight!'s playouts (src/games/take-flight/weights.ts): a pilot who plays by them and nothing else flies the demo's sheet on the
 * same dice with other weights each time, and what scores more is kept. Fresh dice say at the end what was gained.
 *
 * `node scripts/fit/take-flight.mjs [tries] [flights]` prints what it finds.
 */
import { inRoot } from '../lib/places.mjs';
import { loadBundled } from '../proofs/frozen/freeze.mjs';

const game = inRoot('src', 'games', 'take-flight');
const { rules, Judge, FITTED, FastRng } = await loadBundled(
  [
    `export { takeFlight as rules } from '${game}/game.ts';`,
    `export { Judge } from '${game}/search.ts';`,
    `export { FITTED } from '${game}/weights.ts';`,
    `export { FastRng } from '${inRoot('src', 'toolkit', 'rng.ts')}';`,
  ].join('\n'),
);

const [tries = 300, flights = 3000] = process.argv.slice(2).map(Number);
/** How far a weight is moved, as a part of itself. */
const STEP = 0.12;
const FRESH = 1_000_000;

/** @typedef {Record<string, number>} Weights */

/**
 * The average of so many flights on the dice from a number on.
 * @param {Weights} weights
 * @param {number} from
 */
function average(weights, from) {
  const judge = new Judge(weights);
  /** @type {number[]} */
  const moves = [];
  let sum = 0;
  for (let i = from; i < from + flights; i++) {
    const rng = new FastRng(`flight/${i}`);
    const state = rules.start(1, {});
    for (let next = rules.next(state); next.to !== 'over'; next = rules.next(state)) {
      if (next.to !== 'act') rules.play(state, -1, rules.draw(state, rng));
      else rules.play(state, 0, moves[judge.best(state, 0, moves, rules.moves(state, 0, moves))]);
    }
    sum += rules.result(state).scores[0];
  }
  return sum / flights;
}

const luck = new FastRng('fit');
/** About normal, around 0. */
const normal = () =>
  Array.from({ length: 6 }, () => luck.below(2001) / 1000 - 1).reduce((a, b) => a + b) / 1.4;

/** @type {Weights} */
let best = { ...FITTED };
let top = average(best, 0);
console.log(`${top.toFixed(2)} points with the weights as they are`);
for (let i = 0; i < tries; i++) {
  const names = Object.keys(best);
  const other = { ...best };
  for (let k = luck.below(3); k >= 0; k--) {
    const name = /** @type {string} */ (names[luck.below(names.length)]);
    const weight = other[name] ?? 0;
    other[name] = Number((weight * (1 + STEP * normal())).toFixed(3));
  }
  const points = average(other, 0);
  if (points <= top) continue;
  [best, top] = [other, points];
  console.log(`${top.toFixed(2)} points after ${i + 1} tries`);
}
console.log(JSON.stringify(best, null, 2));
console.log(
  `On fresh dice: ${average(best, FRESH).toFixed(2)}, and ${average(FITTED, FRESH).toFixed(2)} before.`,
);
