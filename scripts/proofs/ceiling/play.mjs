/**
 * One seat that sees the whole position and thinks many times as long, against Storms. No product has such a bot: it cheats.
 * As a program: `node play.mjs <bundle> <game> <seats> <ms> <times> <samples, as in 0,1,2>` prints a line of JSON for every sample, which is one deal
 * with the seer in each of two seats that stand across.
 */
import { load } from '../frozen/freeze.mjs';
import { OPTIONS } from '../frozen/match.mjs';

/** @typedef {import('../frozen/freeze.mjs').Position} Position */
/** @typedef {import('../../../src/bots/index.ts').Bot<Position>} Bot */
/** @typedef {{ sample: number, share: number }} Seen */

const [file = '', id = '', players, ms, times, samples = ''] = process.argv.slice(2);
const bundle = await load(file);
const { rules, hints } = /** @type {import('../frozen/freeze.mjs').FrozenGame} */ (bundle.games[id]);
const seats = Number(players);
const clock = bundle.cpuClock();

/** The same game in which all is open: what is guessed is what is. */
const open = {
  ...rules,
  guess: (/** @type {Position} */ whole) => rules.copy(whole),
  hide: (
    /** @type {Position} */ _,
    /** @type {number} */ _by,
    /** @type {import('../../../src/contract/index.ts').Move} */ move,
  ) => move,
};
const { guesses: _, kind: __, ...knowledge } = hints.search ?? fail();
const seer = bundle.storm.make(
  open,
  { ...hints, search: knowledge },
  { ms: Number(ms) * Number(times), clock },
);
const storm = bundle.storm.make(rules, hints, { ms: Number(ms), clock });

/** @returns {never} */
function fail() {
  throw new Error(`${id} has nothing for a search`);
}

/** The share of the win that the seer gets. */
/** @param {string} luck @param {number} seat */
function play(luck, seat) {
  const [chance, own] = [new bundle.FastRng(luck), new bundle.FastRng(`${luck}/${seat}`)];
  const state = rules.start(seats, OPTIONS);
  for (;;) {
    const next = rules.next(state);
    if (next.to === 'over') break;
    if (next.to === 'act') {
      const due = next.seats[0] ?? 0;
      const decider = rules.decides(state, due);
      const move =
        decider === seat
          ? seer.choose(rules.copy(state), due, own)
          : storm.choose(rules.view(state, decider), due, own);
      rules.play(state, due, move);
    } else rules.play(state, -1, rules.draw(state, chance));
  }
  const { winners } = rules.result(state);
  return winners.includes(seat) ? 1 / winners.length : 0;
}

for (const sample of samples.split(',').map(Number)) {
  const first = sample % (seats / 2);
  const share = (play(`ceiling/${sample}`, first) + play(`ceiling/${sample}`, first + seats / 2)) / 2;
  console.log(JSON.stringify({ sample, share }));
}
