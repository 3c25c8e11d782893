/** The games, in the order in which they are shown. The one place that names them. */
import type { GameEntry } from '../contract/index.ts';
import { aloft } from './aloft/index.ts';

// The one cast: to the platform a position is opaque, so entries of different games fit one list.
export const games = [aloft] as readonly unknown[] as readonly GameEntry[];
