/**
 * A bot for all five games of Updraft, to start from. It needs Node 20.19 or newer (or Deno, or Bun) and nothing else.
 *
 *     npx updraft arena aloft --players 2 --bots "cmd:node examples/bots/starter.mjs,random"
 *     UPDRAFT_TOKEN=... node examples/bots/starter.mjs --server http://localhost:3000
 *
 * The first line plays on this machine: Updraft starts this program and talks to it by JSON lines on standard input and output
 * (docs/bots.md). The second joins tables on a server, through client.mjs beside this file.
 *
 * `choose` is the bot. It rates every legal move by a rule of thumb for its game, and takes the best; equals by lot. Write
 * something better into one of the functions below it, or replace it. What stands in `turn.view` is told field by field in
 * docs/bots.md. Print to standard error (console.error), never to standard output. Types stand in comments: TypeScript and
 * editors check them.
 */
import { createInterface } from 'node:readline';

/**
 * What is played.
 * @typedef {object} Start
 * @property {string} game
 * @property {number} version
 * @property {number} players
 * @property {number} seat
 * @property {Readonly<Record<string, boolean | number | string>>} options
 * @property {Readonly<Record<string, number>>} house
 * @property {number} seed
 */

/**
 * How it stands, and what may be done. The view's type is the game's: this bot looks into it by name.
 * @typedef {object} Turn
 * @property {number} seat
 * @property {any} view
 * @property {readonly string[]} legal
 */

/** @typedef {(move: string, view: Turn['view'], seat: number) => number} Rate */

/** For lots: by the seed of each game where there is one, so that the same run has the same games. */
let lot = Math.random;

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). @param {number} seed */
const lotsOf = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), seed | 1);
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
};

/** A legal move. @param {Pick<Start, 'game'>} start @param {Turn} turn */
export function choose(start, turn) {
  const rate = RATES[start.game] ?? (() => 0);
  const rated = turn.legal.map((move) => ({ move, value: rate(move, turn.view, turn.seat) }));
  const best = Math.max(...rated.map(({ value }) => value));
  const equals = rated.filter(({ value }) => value === best);
  return at(equals, Math.floor(lot() * equals.length)).move;
}

/** What stands at a place that is there. @template T @param {ArrayLike<T>} list @param {number} place @returns {T} */
const at = (list, place) => /** @type {T} */ (list[place]);

// Aloft: "U GR 2" unpacks a balloon onto the truck at space 2, "I 2" inflates it, "L 2" launches it, "A GR" lets it rise; "T" and
// "S" move trucks. Aloft Panorama: "I GR 3", "L 3", "A GR", "T 5". High balloons of the own colours score.

/** @type {Readonly<Record<string, number>>} */
const READY = { U: 1, I: 2, L: 3, A: 4 };

/** @param {string} colors */
const balloons = (colors) => [
  ...[...colors].flatMap((first, i) => [...colors.slice(i + 1)].map((second) => first + second)),
  'X1',
  'X2',
  'X3',
];

/** How much the rise of a balloon helps: ours, a special shape, or a rival's. @param {string} name @param {string} own */
const stake = (name, own) =>
  [...name].some((color) => own.includes(color)) ? 1 : name.startsWith('X') ? 0 : -1;

/** @type {Rate} */
const aloft = (move, view, seat) => {
  const [kind = '', first = ''] = move.split(' ');
  if (view.seats === 1) return READY[kind] ?? 0;
  if (first === '') return 0;
  const names = balloons('GPRWY');
  // Where the four launch trucks stand follows from the steps that they have made.
  const spaces = [0, 1, 2, 3].map((truck) => truck + 1 + ((view.steps + truck) >> 2));
  const name = 'UA'.includes(kind) ? first : at(names, view.load[spaces.indexOf(Number(first))]);
  const height = kind === 'A' ? view.at[names.indexOf(name)] >> 4 : 0;
  return stake(name, at('GPRWY', view.colors[seat])) * ((READY[kind] ?? 0) + height);
};

/** @type {Rate} */
const panorama = (move, view, seat) => {
  const [kind = '', first = ''] = move.split(' ');
  if (kind === 'T') return 0;
  const names = balloons('BGPRWY');
  const own = [...'BGPRWY'].filter((_, i) => (view.colors[seat] >> i) & 1).join('');
  const name = 'IA'.includes(kind) ? first : at(names, view.load[Number(first)]);
  const height = kind === 'A' ? view.at[names.indexOf(name)] >> 4 : 0;
  // A launch also brings a token of a colour.
  return stake(name, own) * ((READY[kind] ?? 0) + height) + (kind === 'L' ? 1.5 : 0);
};

// Take Flight!: "15" writes the wind into wing square 15; "<>" (any square), "=4", "+2", "level" and so on are tail actions. The path
// must not touch a dune or the ground; symbols and height are points.

const TOPS = [1, 1, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 1];
/** @type {readonly (readonly [least: number, slope: number, drag: number])[]} */
const SLOPES = [
  [13, 3, -3],
  [11, 2, -2],
  [9, 1, -1],
  [7, 0, 0],
  [5, -1, 1],
  [3, -2, 1],
  [-99, -3, 2],
];
/** Modifier and points of each symbol. @type {Readonly<Record<string, readonly [number, number]>>} */
const SYMBOLS = {
  H: [-2, 3],
  Q: [0, 2],
  S: [1, 1],
  G: [2, 0],
};
const SKY = [
  '........................',
  '........................',
  '...........S..Q.........',
  '........G.......H.......',
  '......Q..S.Q.S...GS.S...',
  '....H..G....H..S...G.Q..',
  '.....QH.S.Q...S...H.Q.H.',
  '..GHS......G....S.......',
  '.....H...G..Q.G....Q.G..',
  '.G.GG..QH........H....S.',
  'H.Q..S...QG..H.Q..Q.G..#',
  'G.H...SH...H.Q..GQ.H.H##',
  'QH.S.G..Q...G.H....S.###',
  '.S..Q..S..H.S...Q.G.####',
  'S..Q..G...S....H.S.#####',
  '.............G....######',
];

/** @type {Rate} */
const takeFlight = (move, view, seat) => {
  const [square, ...actions] = move.split(' ');
  if (view.sheet !== 'demo') return -actions.length;
  let wind = view.modifier[seat] + (actions.includes('=4') ? 4 : view.die);
  for (const action of actions) if ('+-'.includes(at(action, 0))) wind += Number(action);
  const wing = wind + at(TOPS, Number(square) - 1) + (square === '20' ? 2 : 0);
  const [, steep, pull] = SLOPES.find(([least]) => wing >= least) ?? at(SLOPES, SLOPES.length - 1);
  const [slope, drag] = actions.includes('level') ? [0, 0] : [steep, pull];
  const row = Math.min(16, view.row[seat] + slope);
  const cell = SKY[16 - row]?.[view.round - 1] ?? '#';
  if (cell === '#') return -1000 - actions.length;
  const [modifier, points] = SYMBOLS[cell] ?? [0, 0];
  return points + 0.8 * row + 0.7 * (modifier + drag) - Math.max(0, 5 - row) ** 2 - 5 * actions.length;
};

// Cloud 9: passengers "stay" or "leave" when the dice are known; the pilot pays a card for each coloured die if he can.

/** @param {Turn['view']} view @returns {number} */
const worth = (view) => (view.classic ? at([1, 2, 4, 6, 9, 12, 15, 20, 25], view.level - 1) : view.level);

/** @type {Rate} */
const cloudNine = (move, view, seat) => {
  if (move.startsWith('pay')) return move.includes('*') ? 99 : 100;
  if (move === 'fail') return 0;
  return move === 'leave' ? worth(view) : chance(view, seat) * (worth(view) + 1);
};

/** That the pilot pays: by our own hand, or a guess by the size of another's. @param {Turn['view']} view @param {number} seat */
function chance(view, seat) {
  if (view.pilot === seat) {
    /** @type {number[]} */
    const hand = view.hands.slice(seat * 5, seat * 5 + 5);
    const payable = (2 + hand.slice(0, 4).filter((cards) => cards > 0).length) / 6;
    return Math.min(1, payable ** Math.max(1, view.level) + 0.1 * at(hand, 4));
  }
  /** @type {number} */
  const size = view.sizes[view.pilot];
  let result = 1;
  for (const color of 'GPRY') {
    const need = view.dice.split(color).length - 1;
    let enough = 0;
    for (let k = 0, ways = 1; k <= size; ways = (ways * (size - k)) / (k + 1), k++)
      if (k >= need) enough += ways * 0.24 ** k * 0.76 ** (size - k);
    result *= enough;
  }
  return result;
}

// Aeronaut Odyssey: "start 5" chooses a city, "M r6 green" flies over a route and takes two balloons, "C r10" claims a route. Long
// routes score more a balloon, and cells for balloons are few.

const POINTS = [0, 1, 2, 4, 7, 10];

/** @typedef {{ readonly a: number, readonly b: number, readonly length: number, readonly type?: string }} Route */

/** @type {Rate} */
const aeronaut = (move, view, seat) => {
  const [kind, first = '', color = ''] = move.split(' ');
  /** @type {readonly Route[]} */
  const routes = view.map.routes;
  /** @type {readonly string[]} */
  const types = view.map.types;
  if (kind === 'start') return routes.filter(({ a, b }) => `${a}` === first || `${b}` === first).length;
  if (kind === 'C') {
    const { length } = at(routes, Number(first.slice(1)) - 1);
    return 10 + at(POINTS, length) - length;
  }
  if (kind !== 'M' || !types.includes(color)) return 0;
  const have = view.held[seat * types.length + types.indexOf(color)];
  const free = routes.filter(({ type }, i) => view.first[i] < 0 && (type === color || type === 'gray'));
  return Math.max(0, ...free.map(({ length }) => at(POINTS, length) / (1 + Math.max(0, length - have - 2))));
};

/** @type {Readonly<Record<string, Rate>>} */
const RATES = {
  aloft,
  panorama,
  'take-flight': takeFlight,
  'cloud-nine': cloudNine,
  aeronaut,
};

/** The line protocol: hello is answered by ready, a turn by a move. Other lines, also of kinds to come, are no questions. */
async function playLines() {
  /** @type {Start | undefined} */
  let start;
  const say = (/** @type {object} */ answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
  for await (const line of createInterface({ input: process.stdin })) {
    const told = JSON.parse(line);
    if (told.t === 'hello') say({ t: 'ready', protocol: 1, name: 'JavaScript starter' });
    if (told.t === 'start') {
      start = told;
      lot = lotsOf(told.seed);
    }
    if (told.t === 'turn' && start) say({ t: 'move', move: choose(start, told) });
  }
}

const flag = process.argv.indexOf('--server');
if (flag < 0) await playLines();
else {
  const { play } = await import('./client.mjs');
  await play(process.argv[flag + 1] ?? '', process.env.UPDRAFT_TOKEN ?? '', choose);
}
