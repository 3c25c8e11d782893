import { inRoot } from '../lib/places.mjs';
import { estimate, percent, playAll } from './frozen/kept.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {import('./ceiling/play.mjs').Seen} Seen */
/** @typedef {import('./frozen/kept.mjs').Kept<Seen>} Kept */

export const title = 'How far from the best: a player that sees everything and thinks longer';

const MS = 2;
const TIMES = 10;
/** Deals, each with the seer in two seats. */
const DEALS = 10;

const program = inRoot('scripts', 'proofs', 'ceiling', 'play.mjs');

const tables = ['aloft', 'panorama', 'take-flight', 'cloud-nine', 'aeronaut'].flatMap((game) =>
  [2, 4].map((seats) => ({
    game,
    seats,
    match: {
      name: `${game}-${seats}`,
      samples: DEALS,
      command: (/** @type {string} */ bundle, /** @type {readonly number[]} */ deals) => [
        '--single-threaded-gc',
        program,
        bundle,
        game,
        `${seats}`,
        `${MS}`,
        `${TIMES}`,
        deals.join(),
      ],
    },
  })),
);

/** An interval wider than this tells nothing of luck. */
const VAGUE = 0.3;

/** What the interval says of the room above Storm. */
/** @param {number} fair @param {{ low: number, high: number }} interval */
function roomOf(fair, { low, high }) {
  if (high - low > VAGUE) return 'too few games to tell';
  if (low > fair) return 'there is room';
  return high < fair ? 'sight and time do not help' : 'none seen: luck leaves little';
}

/** @param {(typeof tables)[number]} table @param {Kept} kept */
function cellsOf({ game, seats }, { played, commit }) {
  const seen = estimate(played.map(({ share }) => share));
  const known = played.length > 1;
  return [
    game,
    seats,
    `${2 * played.length} of ${2 * DEALS}`,
    known ? `${percent(seen.mean)} (${percent(seen.low)} to ${percent(seen.high)})` : '-',
    percent(1 / seats),
    known ? roomOf(1 / seats, seen) : '-',
    commit,
  ];
}

export async function run() {
  /** @type {Kept[]} */
  const all = await playAll(
    'ceiling',
    tables.map(({ match }) => match),
  );
  const rows = tables.map((each, i) => cellsOf(each, /** @type {Kept} */ (all[i])));
  const head = ['game', 'seats', 'games', 'wins of the seer', 'by chance', 'room above Storm', 'commit'];
  const text = [
    `One seat knows all that is hidden in a position (hands, secret colours, areas; not the draws to come) and thinks ${TIMES} times as long as the Storms at the other seats, which have ${MS} ms of the processor for a move. It is the same search without guesses, made for this proof alone: no table offers it. What it wins above its share bounds what better guesses and more thought could bring a bot that plays fair; a better search could bring more. Every deal is played twice, with the seer across; intervals are of 95 %, with a deal as one sample (below 30 deals, Wilson’s). A hundred times the thought of a Storm of 50 ms would take days of this machine; a run goes on where the one before it stopped, and so few deals tell only what is far from even.`,
    table(head, rows),
  ].join('\n\n');
  return { text, holds: all.every(({ match, played }) => played.length >= match.samples) };
}
