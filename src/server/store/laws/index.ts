/** The suite that every store must pass: `storeLaws(open)` in a test file of its own. Only tests import it. */
import { it } from 'vitest';
import type { Store } from '../store.ts';
import { laws } from './laws.ts';

/** `open` opens a store at a place: what was written there by an earlier handle is there, and a new place is empty. */
export function storeLaws(open: (place: string) => Store): void {
  for (const [name, law] of Object.entries(laws))
    it(
      name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      async () => {
        const opened: Store[] = [];
        const again = (): Store => {
          const store = open(name);
          opened.push(store);
          return store;
        };
        try {
          await law(again(), again);
        } finally {
          for (const store of opened) await store.close();
        }
      },
    );
}
