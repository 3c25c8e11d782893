/** Any legal move without a list of them, by its number in the order of `moves`: what is not chosen is counted, not looked for. */
import type { Rng, Seat } from '../../contract/index.ts';
import {
  countBits,
  launchable,
  lowestBit,
  nthBit,
  roomAboveHigh,
  roomAboveLow,
} from '../../families/airfield/formation.ts';
import { BALLOONS, TRUCKS, truckSpace } from './data.ts';
import { emptyTrucks, hasRoomAbove, launchTruckMoves, moves, safetyTruckMoves } from './rules.ts';
import {
  type AloftState,
  ASCEND,
  INFLATE,
  isSolo,
  LAUNCH,
  MOVE_SAFETY_TRUCK,
  PASS,
  Step,
  UNPACK,
} from './state.ts';

const COUNT = BALLOONS.length;
const ALL_TRUCKS = (1 << TRUCKS) - 1;
const scratch: number[] = [];

export function pick(s: AloftState, seat: Seat, rng: Rng): number {
  if (s.step === Step.TRUCK) return pickTruck(s, rng);
  return isSolo(s) ? scratch[rng.below(moves(s, seat, scratch))]! : pickAdvance(s, rng);
}

function pickTruck(s: AloftState, rng: Rng): number {
  const launch = launchTruckMoves(s);
  // Where the launch truck must stand, the first move is the second.
  return rng.below(launch + safetyTruckMoves(s)) + MOVE_SAFETY_TRUCK - launch;
}

function pickAdvance(s: AloftState, rng: Rng): number {
  const { sky, inflated, packed, steps } = s;
  const empty = emptyTrucks(s);
  const deflated = ALL_TRUCKS & ~(empty | inflated);
  const room = launchable(sky);
  let launching = 0;
  for (let t = 0; t < TRUCKS; t++) launching |= ((room >> truckSpace(steps, t)) & 1) << t;
  launching &= inflated;
  const low = roomAboveLow(sky);
  const high = roomAboveHigh(sky);
  const packs = countBits(packed);
  const unpacks = packs * countBits(empty);
  const inflates = countBits(deflated);
  const launches = countBits(launching);
  const ascents = countBits((sky[0]! | (sky[1]! << 16)) & low) + countBits(sky[2]! & high);
  const count = unpacks + inflates + launches + ascents;
  // A pass is the only move, and a random number is drawn for it, too.
  let n = rng.below(count === 0 ? 1 : count);
  if (count === 0) return PASS;
  if (n < unpacks) {
    const truck = (n / packs) | 0;
    return UNPACK + nthBit(empty, truck) * COUNT + nthBit(packed, n - truck * packs);
  }
  n -= unpacks;
  if (n < inflates) return INFLATE + nthBit(deflated, n);
  n -= inflates;
  if (n < launches) return LAUNCH + nthBit(launching, n);
  return ASCEND + nthRising(s, low, high, n - launches);
}

/** Of the balloons that have room above them, by their names, the one with so many before it. */
function nthRising({ flying, at }: AloftState, low: number, high: number, n: number): number {
  let skip = n;
  for (let left = flying; ; left &= left - 1) {
    const balloon = lowestBit(left);
    skip -= hasRoomAbove(low, high, at[balloon]!);
    if (skip < 0) return balloon;
  }
}
