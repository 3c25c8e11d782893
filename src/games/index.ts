/** The games, in the order in which they are shown. The one place that names them. */
import type { GameEntry } from '../contract/index.ts';
import { aloft } from './aloft/index.ts';
import { cloudNine } from './cloud-nine/index.ts';

// The one cast: to the platform a position is opaque, so entries of different games fit one list.
export const games = [aloft, cloudNine] as readonly unknown[] as readonly GameEntry[];
