/** The suite that every bus must pass: `busLaws(newWorld)` in a test file of its own. Only tests import it. */
import { it } from 'vitest';
import type { Bus } from '../../bus.ts';
import { type BusWorld, laws } from './laws.ts';

/** `newWorld` makes a world in which no node speaks yet: those of another world are not heard. */
export function busLaws(newWorld: () => BusWorld | Promise<BusWorld>): void {
  for (const [name, law] of Object.entries(laws))
    it(
      name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      async () => {
        const world = await newWorld();
        const opened: Bus[] = [];
        const open = async (): Promise<Bus> => {
          const bus = await world.open();
          opened.push(bus);
          return bus;
        };
        try {
          await law({ ...world, open });
        } finally {
          for (const bus of opened) await bus.close();
        }
      },
    );
}
