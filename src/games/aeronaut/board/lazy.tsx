/** Parts of the board that are not needed to begin a game: they are loaded when they are first shown. */
import type { ComponentType } from 'preact';
import { later } from '../../../toolkit/ui/later.tsx';

/** Milliseconds. */
const AGAIN = 2000;

/** The game cannot go on without some of them. */
export const lazily = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> =>
  later(load, AGAIN);
