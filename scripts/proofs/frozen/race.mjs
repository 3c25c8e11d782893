/**
 * How much faster the rules of one bundle are than those of another: random play through the contract, by turns in one process, on the same deals.
 * Both must play the same games, move for move: anything else is a fault, and ends the race.
 */
/** @typedef {import('./freeze.mjs').Bundle} Bundle */
/** @typedef {{ players: number, options?: Record<string, boolean | number | string> }} Table */

const DEALS = 4;
const ROUND_MS = 120;
/** Rounds for the compiler. */
const WARM_UP = 8;

/** @param {number[]} list */
const median = (list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;

/** @param {() => number} work @returns {number} how much of it a second of the processor does */
function rate(work) {
  const end = performance.now() + ROUND_MS;
  const before = process.cpuUsage();
  let done = 0;
  do done += work();
  while (performance.now() < end);
  const { user, system } = process.cpuUsage(before);
  return (done / (user + system)) * 1e6;
}

/**
 * Positions after the set-up, so that dealing is no part of the race.
 * @param {Bundle} bundle
 * @param {string} id
 * @param {Table} table
 */
function dealt(bundle, id, { players, options = {} }) {
  const { rules } = bundle.games[id] ?? fail(id);
  return Array.from({ length: DEALS }, (_, i) => {
    const rng = new bundle.FastRng(`deal/${i}`);
    const state = rules.start(players, options);
    while (rules.next(state).to === 'deal') rules.play(state, -1, rules.draw(state, rng));
    return state;
  });
}

/** @param {string} id @returns {never} */
function fail(id) {
  throw new Error(`no bundle without ${id}`);
}

/**
 * @param {readonly [Bundle, Bundle]} bundles
 * @param {string} id
 * @param {Table} table
 * @param {number} rounds
 */
export function raceOfRules(bundles, id, table, rounds = 9) {
  const runners = bundles.map((bundle) => {
    const { rules } = bundle.games[id] ?? fail(id);
    const starts = dealt(bundle, id, table);
    /** @type {import('../../../src/contract/index.ts').Move[]} */
    const buffer = [];
    let rng = new bundle.FastRng('race');
    let index = 0;
    let points = 0;
    return {
      /** What the first games came to, to compare. */
      check: () => {
        rng = new bundle.FastRng('check');
        const said = starts.map((start) => {
          const state = rules.copy(start);
          const moves = bundle.playRandom(rules, state, rng, buffer);
          return [moves, rules.result(state)];
        });
        return JSON.stringify(said);
      },
      round: () => {
        rng = new bundle.FastRng('race');
        return rate(() => {
          let moves = 0;
          for (let i = 0; i < 16; i++) {
            const state = rules.copy(/** @type {any} */ (starts[index++ % DEALS]));
            moves += bundle.playRandom(rules, state, rng, buffer);
            points += rules.result(state).scores[0] ?? 0;
          }
          if (Number.isNaN(points)) throw new Error('a game without a score');
          return moves;
        });
      },
    };
  });
  if (new Set(runners.map(({ check }) => check())).size !== 1)
    throw new Error(`${id}: the two bundles do not play the same games`);
  return byTurns(runners, rounds);
}

/**
 * Iterations of the search by turns, in middle games on the same deals.
 * @param {readonly [Bundle, Bundle]} bundles
 * @param {string} id
 * @param {Table} table
 * @param {number} rounds
 */
export function raceOfSearch(bundles, id, table, rounds = 9) {
  const runners = bundles.map((bundle) => {
    const { rules, hints } = bundle.games[id] ?? fail(id);
    const positions = dealt(bundle, id, table).map((state, i) => played(bundle, rules, state, 12 + i));
    const bot = bundle.storm.make(rules, hints, { iterations: 200 });
    let index = 0;
    const rng = new bundle.FastRng('race');
    return {
      round: () =>
        rate(() => {
          const before = bot.effort?.iterations ?? 0;
          const state = /** @type {any} */ (positions[index++ % DEALS]);
          const next = rules.next(state);
          const seat = next.to === 'act' ? (next.seats[0] ?? 0) : 0;
          bot.choose(rules.view(state, rules.decides(state, seat)), seat, rng);
          return (bot.effort?.iterations ?? 0) - before;
        }),
    };
  });
  return byTurns(runners, rounds);
}

/** So many choices into a random game, where there is a choice again. */
/** @param {Bundle} bundle @param {import('./freeze.mjs').FrozenGame['rules']} rules @param {import('./freeze.mjs').Position} start @param {number} choices */
function played(bundle, rules, start, choices) {
  const rng = new bundle.FastRng(`played/${choices}`);
  const state = rules.copy(start);
  /** @type {import('../../../src/contract/index.ts').Move[]} */
  const buffer = [];
  for (let made = 0; ; ) {
    const next = rules.next(state);
    if (next.to === 'over') return played(bundle, rules, start, choices >> 1);
    if (next.to !== 'act') {
      rules.play(state, -1, rules.draw(state, rng));
      continue;
    }
    const seat = next.seats[0] ?? 0;
    const count = rules.moves(state, seat, buffer);
    if (made >= choices && count > 1) return state;
    rules.play(state, seat, /** @type {any} */ (buffer[rng.below(count)]));
    made++;
  }
}

/** @param {readonly { round: () => number }[]} runners @param {number} rounds */
function byTurns(runners, rounds) {
  /** @type {number[][]} */
  const rates = runners.map(() => []);
  for (let i = -WARM_UP; i < rounds; i++)
    for (const [r, { round }] of runners.entries()) {
      const seen = round();
      if (i >= 0) rates[r]?.push(seen);
    }
  const [before = 0, now = 0] = rates.map(median);
  return { before, now, ratio: now / before };
}
