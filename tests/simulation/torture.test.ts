/** Simulations of a cluster: what must hold holds for many seeds, and the same seed is the same simulation. */
import { describe, expect, it } from 'vitest';
import { storeLaws } from '../../src/server/store/laws/index.ts';
import { SimDatabase, SimStore } from './database.ts';
import { torture } from './torture.ts';
import { newProcess, VirtualTime } from './virtual-time.ts';

/** How many, and in how many parts, so that a failure is seen before all have run. */
const SEEDS = 500;
const PARTS = 10;

describe('everything holds', () => {
  const size = SEEDS / PARTS;
  for (let part = 0; part < PARTS; part++) {
    const first = 1 + part * size;
    it(`for seeds ${first} to ${first + size - 1}`, async () => {
      for (let seed = first; seed < first + size; seed++) {
        const { failure, faults, steps } = await torture(String(seed));
        expect(failure && { ...failure, again: `npx updraft torture --seed ${seed}` }).toBeUndefined();
        expect(faults.length).toBeGreaterThanOrEqual(2);
        expect(steps).toBeGreaterThanOrEqual(300);
      }
    });
  }
});

it('the same seed is the same simulation, step by step', async () => {
  const [one, other] = [await torture('again', { verbose: true }), await torture('again', { verbose: true })];
  expect(one.notes.length).toBeGreaterThan(100);
  expect(other).toEqual(one);
});

describe('the store of a simulation keeps', () => {
  const places = new Map<string, SimDatabase>();
  storeLaws((place) => {
    const database = places.get(place) ?? new SimDatabase();
    places.set(place, database);
    const time = new VirtualTime();
    const fate = () => ({ there: 1, back: 1 });
    // Here no other part of a simulation lets time go by.
    const go = setInterval(() => void time.next(), 0);
    const store = new SimStore(database, { time, of: newProcess(), fate });
    const close = store.close.bind(store);
    store.close = () => close().finally(() => clearInterval(go));
    return store;
  });
});
