/** What the search of the stronger bots knows of the game. */
import type { SearchHints } from '../../contract/index.ts';
import { rank } from '../../families/airfield/formation.ts';
import { byLiking, TRIES } from '../../families/airfield/liking.ts';
import { BALLOONS, PAINT, SPACES } from './data.ts';
import { pickLiked } from './pick.ts';
import { pointsOfSets } from './scoring.ts';
import { ASCEND, INFLATE, LAUNCH, type PanoramaState, Step, safetySpace, TRUCK } from './state.ts';
import { guesses } from './worlds.ts';

const COUNT = BALLOONS.length;

/** Sets and formation as they stand, and before the end a little for own balloons under way. */
function points(s: PanoramaState, out: Float64Array): number {
  const flying = rank(s.at, order);
  for (let seat = 0; seat < s.seats; seat++) {
    const own = s.colors[seat]!;
    let score = pointsOfSets(s, seat, own);
    for (let i = 0; i < flying; i++) if ((PAINT[order[i]!]! & own) !== 0) score += i + 1;
    if (s.step === Step.TURN) score += promise(s, own);
    out[seat] = score;
  }
  return s.seats;
}

const order = new Int32Array(COUNT);

function promise(s: PanoramaState, own: number): number {
  let sum = 0;
  for (let space = 1; space <= SPACES; space++) {
    const balloon = s.load[space]!;
    if (balloon >= 0 && (PAINT[balloon]! & own) !== 0) sum += 3;
  }
  return sum;
}

/** How much a seat likes a move: tokens for its sets, own balloons up, and the safety truck for its token. */
function liking(s: PanoramaState, seat: number, move: number): number {
  const own = s.colors[seat]!;
  if (move >= ASCEND) return likesPaint(PAINT[move - ASCEND]!, own) * 1.5;
  // A launch brings tokens to the seat that makes it.
  if (move >= LAUNCH) return 2 + likesPaint(PAINT[s.load[move - LAUNCH]!]!, own);
  if (move >= INFLATE) return likesPaint(PAINT[(move - INFLATE) % COUNT]!, own) * 0.6;
  return move - TRUCK === safetySpace(s) ? 1 : -0.3;
}

const likesPaint = (paint: number, own: number): number => (paint === 0 ? 0 : (paint & own) !== 0 ? 1 : -1);

export const search: SearchHints<PanoramaState, number> = {
  points,
  spread: () => 8,
  pointsDecide: true,
  later: 300,
  ...byLiking(liking),
  playoutMove: (s, seat, rng) => pickLiked(s, seat, rng, TRIES, liking),
  openMoves: () => true,
  guesses,
  kind: (s, seat) => s.colors[seat]!,
};
