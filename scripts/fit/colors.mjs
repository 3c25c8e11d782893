/**
 * Fits what tells of secret colours (the weights in src/games/aloft/worlds.ts and src/games/panorama/worlds.ts): two Storms play each other, one move in
 * twelve at random, and after every move it is asked how well each view speaks for the colours that the other seat really has. A quarter of the
 * games is kept aside, to say what the weights are good for.
 *
 * `node scripts/fit/colors.mjs <aloft | panorama> [games] [iterations]` prints what it finds.
 */
import { inRoot } from '../lib/places.mjs';
import { endWith, Sentence } from '../lib/sentence.mjs';
import { loadBundled } from '../proofs/frozen/freeze.mjs';

const ASTRAY = 12;
const ROUNDS = 8;
const STEP = 0.01;

/** @typedef {{ game: number, sets: { counts: number[], isTrue: boolean }[] }} Sample */

/** @param {string} game */
async function sources(game) {
  const folder = inRoot('src', 'games', game);
  return await loadBundled(
    [
      `export { ${game} as rules } from '${folder}/game.ts';`,
      `export { hints } from '${folder}/hints.ts';`,
      `export { signs } from '${folder}/worlds.ts';`,
      `export { COLORS } from '${folder}/data.ts';`,
      `export { storm } from '${inRoot('src', 'bots', 'levels.ts')}';`,
      `export { FastRng } from '${inRoot('src', 'toolkit', 'rng.ts')}';`,
    ].join('\n'),
  );
}

/**
 * What each seat sees after each move of a game, for every set of colours that the other may have.
 * @param {any} from
 * @param {any} bot
 * @param {number} game
 * @returns {Sample[]}
 */
function play({ rules, signs, COLORS, FastRng }, bot, game) {
  const rng = new FastRng(`colors/${game}`);
  const state = rules.start(2, {});
  /** @type {Sample[]} */
  const samples = [];
  /** @type {number[]} */
  const moves = [];
  for (let next = rules.next(state); next.to !== 'over'; next = rules.next(state)) {
    if (next.to !== 'act') {
      rules.play(state, -1, rules.draw(state, rng));
      continue;
    }
    const seat = next.seats[0];
    const count = rules.moves(state, seat, moves);
    const astray = rng.below(ASTRAY) === 0;
    rules.play(
      state,
      seat,
      astray ? moves[rng.below(count)] : bot.choose(rules.view(state, seat), seat, rng),
    );
    for (const viewer of [0, 1]) samples.push({ game, sets: setsSeen(state, viewer) });
  }
  return samples;

  /** @param {any} whole @param {number} viewer */
  function setsSeen(whole, viewer) {
    const view = rules.view(whole, viewer);
    const other = 1 - viewer;
    const own = bitsOf(whole.colors[viewer]);
    const counted = COLORS.map((/** @type {string} */ _, /** @type {number} */ color) => {
      const counts = new Float64Array(signs.weights.length);
      signs.count(view, viewer, other, color, counts);
      return [...counts];
    });
    return setsLike(bitsOf(whole.colors[other]), own).map((set) => ({
      counts: signs.weights.map((/** @type {number} */ _, /** @type {number} */ i) =>
        colorsIn(set).reduce((sum, color) => sum + counted[color][i], 0),
      ),
      isTrue: set === bitsOf(whole.colors[other]),
    }));
  }

  /** Aloft counts a colour, Panorama has a set of them. */
  /** @param {number} held */
  function bitsOf(held) {
    return rules.start(2, {}).colors[0] === 0 ? held : 1 << held;
  }

  /** @param {number} set */
  function colorsIn(set) {
    return Array.from(COLORS, (_, color) => color).filter((color) => (set & (1 << color)) !== 0);
  }

  /** All sets of the same size without the viewer's own. @param {number} set @param {number} own */
  function setsLike(set, own) {
    const size = colorsIn(set).length;
    return Array.from({ length: 1 << COLORS.length }, (_, bits) => bits).filter(
      (bits) => (bits & own) === 0 && colorsIn(bits).length === size,
    );
  }
}

/** @param {Sample} sample @param {readonly number[]} weights */
function chances({ sets }, weights) {
  const logs = sets.map(({ counts }) => counts.reduce((sum, count, i) => sum + count * (weights[i] ?? 0), 0));
  const top = Math.max(...logs);
  const odds = logs.map((log) => Math.exp(log - top));
  const sum = odds.reduce((a, b) => a + b);
  return odds.map((each) => each / sum);
}

/** @param {readonly Sample[]} samples @param {readonly number[]} weights */
function quality(samples, weights) {
  let loss = 0;
  let hits = 0;
  for (const sample of samples) {
    const odds = chances(sample, weights);
    const real = odds[sample.sets.findIndex(({ isTrue }) => isTrue)] ?? 0;
    loss -= Math.log(real);
    if (real === Math.max(...odds)) hits += 1 / odds.filter((each) => each === real).length;
  }
  const share = ((100 * hits) / samples.length).toFixed(1);
  return `${(loss / samples.length).toFixed(3)} nats, the likeliest is right in ${share} %`;
}

try {
  const [game = '', games = 200, iterations = 100] = process.argv.slice(2);
  if (game !== 'aloft' && game !== 'panorama') throw new Sentence('Say aloft or panorama.');
  const from = await sources(game);
  const bot = from.storm.make(from.rules, from.hints, { iterations: Number(iterations) });
  const samples = Array.from({ length: Number(games) }, (_, i) => play(from, bot, i)).flat();
  const aside = samples.filter(({ game: i }) => i % 4 === 0);
  const used = samples.filter(({ game: i }) => i % 4 !== 0);
  const luck = new from.FastRng('fit');
  /** @type {number[]} */
  const weights = from.signs.weights.map(() => 0);
  for (let round = 0; round < ROUNDS; round++)
    for (let k = 0; k < used.length; k++) {
      const sample = /** @type {Sample} */ (used[luck.below(used.length)]);
      const odds = chances(sample, weights);
      for (const [j, { counts, isTrue }] of sample.sets.entries()) {
        const error = (isTrue ? 1 : 0) - (odds[j] ?? 0);
        for (const [i, count] of counts.entries())
          weights[i] = (weights[i] ?? 0) + (STEP / (1 + round)) * error * count;
      }
    }
  const fitted = weights.map((weight) => Number(weight.toFixed(2)));
  console.log(JSON.stringify(fitted));
  console.log(
    `On ${aside.length} views kept aside: without weights ${quality(
      aside,
      fitted.map(() => 0),
    )}`,
  );
  console.log(`with those in the sources: ${quality(aside, from.signs.weights)}`);
  console.log(`with these: ${quality(aside, fitted)}`);
} catch (error) {
  endWith(error);
}
