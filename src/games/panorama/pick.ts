/** Any legal move without a list of them, of which most would be balloons to inflate: by its number in the order of `moves`. */
import type { Rng, Seat } from '../../contract/index.ts';
import { countBits, launchable, nthBit } from '../../families/airfield/formation.ts';
import { BALLOONS } from './data.ts';
import { ascending, drivingTrucks, emptyTrucks } from './rules.ts';
import { ASCEND, INFLATE, LAUNCH, type PanoramaState, TRUCK } from './state.ts';

const COUNT = BALLOONS.length;

/** The best liked of so many moves, each chosen as any other might be; the first of equals. */
export function pickLiked(
  s: PanoramaState,
  seat: Seat,
  rng: Rng,
  tries: number,
  liking: (s: PanoramaState, seat: Seat, move: number) => number,
): number {
  const empty = emptyTrucks(s);
  const driving = drivingTrucks(s);
  const launching = s.trucks & ~empty & launchable(s.sky);
  const rising = ascending(s);
  const packs = countBits(s.packed);
  const inflatings = packs * countBits(empty);
  const drives = countBits(driving);
  const launches = countBits(launching);
  const count = drives + inflatings + launches + countBits(rising);
  let best = -1;
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < tries; i++) {
    // Where there is no choice nothing is drawn, unless one move is asked for.
    let n = count === 1 && tries > 1 ? 0 : rng.below(count);
    let move = 0;
    if (n < drives) move = TRUCK + nthBit(driving, n);
    else {
      n -= drives;
      if (n < inflatings) {
        const truck = (n / packs) | 0;
        move = INFLATE + nthBit(empty, truck) * COUNT + nthBit(s.packed, n - truck * packs);
      } else {
        n -= inflatings;
        move = n < launches ? LAUNCH + nthBit(launching, n) : ASCEND + nthBit(rising, n - launches);
      }
    }
    if (tries === 1) return move;
    const likes = liking(s, seat, move);
    if (likes <= top) continue;
    top = likes;
    best = move;
  }
  return best;
}

const anyMove = (): number => 0;
export const pick = (s: PanoramaState, seat: Seat, rng: Rng): number => pickLiked(s, seat, rng, 1, anyMove);
