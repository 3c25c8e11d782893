/**
 * The editions of our rulings, which are the versions of the rules. A match keeps the edition that it began with: `start` sets it,
 * and these predicates are all that differs between them.
 */
import type { AeronautState } from './state.ts';

export const EDITIONS = [2, 1] as const;
export type Edition = (typeof EDITIONS)[number];

/** A swap writes its new balloon into an added cell; in the first edition it needs a free one, and uses it up. */
export const bringsItsCell = (s: AeronautState): boolean => s.edition >= 2;
/** Teleport goes to another city; in the first edition also to one's own, if a slot is free. */
export const leavesItsCity = (s: AeronautState): boolean => s.edition >= 2;
/** Squeeze is on no map without trajectories; in the first edition a map from a file may have it. */
export const squeezeNeedsTrajectories = (s: AeronautState): boolean => s.edition >= 2;
