/** The games, in the order in which they are shown. The one place that names them. */
import type { GameEntry } from '../contract/index.ts';
import { aeronaut } from './aeronaut/index.ts';
import { aloft } from './aloft/index.ts';
import { cloudNine } from './cloud-nine/index.ts';
import { panorama } from './panorama/index.ts';
import { takeFlight } from './take-flight/index.ts';

// The one cast: to the platform a position is opaque, so entries of different games fit one list.
export const games = [
  aloft,
  panorama,
  takeFlight,
  cloudNine,
  aeronaut,
] as readonly unknown[] as readonly GameEntry[];
