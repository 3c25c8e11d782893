/** The suite that every store must pass: `storeLaws(open)` in a test file of its own. Only tests import it. */
import { afterAll, it } from 'vitest';
import type { Store } from '../store.ts';
import { laws } from './laws.ts';

/** `open` opens a store at a place: what was written there by an earlier handle is there, and a new place is empty. */
export function storeLaws(open: (place: string) => Store): void {
  const opened: Store[] = [];
  const follow = (store: Store): Store => {
    opened.push(store);
    return store;
  };
  for (const [name, law] of Object.entries(laws))
    it(
      name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      () => {
        const again = () => follow(open(name));
        return law(again(), again);
      },
    );
  afterAll(async () => {
    for (const store of opened) await store.close();
  });
}
