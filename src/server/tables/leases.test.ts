import { beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { MemoryStore } from '../store/laws/memory.ts';
import { Memory } from '../store/laws/memory-people.ts';
import { Unavailable } from '../store/store.ts';
import { LEASE_LIFE, LEASE_RENEWED, Leases, LoneLeases } from './leases.ts';

let clock: VirtualClock;
let memory: Memory;
beforeEach(() => {
  clock = new VirtualClock();
  memory = new Memory();
});

/** What is asked for in this moment is answered. */
const settle = () => new Promise(setImmediate);
async function pass(ms: number, on = clock): Promise<void> {
  const until = on.now() + ms;
  while (on.ring(until)) await settle();
  on.set(until);
}

/** A store that counts what it is asked for, and does not answer while it is down. */
class Watched extends MemoryStore {
  asked: (readonly string[])[] = [];
  isDown = false;
  override lease(...args: Parameters<MemoryStore['lease']>) {
    if (this.isDown) return Promise.reject(new Unavailable('down'));
    this.asked.push(args[0]);
    return super.lease(...args);
  }
}

function newNode(node: string, on = clock) {
  const store = new Watched(memory);
  const leases = new Leases({ store, clock: on, node });
  const told: [string, boolean][] = [];
  const want = (id: string) => leases.want(id, (held) => told.push([id, held]));
  return { store, leases, told, want };
}

describe('leases', () => {
  test('the first node to open a table has it, and another does not', async () => {
    const [a, b] = [newNode('a'), newNode('b')];
    a.want('t');
    await settle();
    b.want('t');
    await settle();
    expect([a.leases.holds('t'), b.leases.holds('t')]).toEqual([true, false]);
    expect([a.told, b.told]).toEqual([[['t', true]], []]);
    await pass(20 * LEASE_LIFE);
    expect([a.leases.holds('t'), b.leases.holds('t')]).toEqual([true, false]);
    expect(a.told.length).toBe(1);
  });

  test('all tables of a node are asked for in one question, once a second', async () => {
    const { store, want } = newNode('a');
    for (const id of ['t', 'u', 'v']) want(id);
    await settle();
    expect(store.asked).toEqual([['t', 'u', 'v']]);
    await pass(3 * LEASE_RENEWED);
    expect(store.asked.length).toBe(4);
    expect(store.asked.at(-1)).toEqual(['t', 'u', 'v']);
  });

  test('a node that dies is followed by another when its lease has ended, and not before', async () => {
    const dead = new VirtualClock();
    const [a, b] = [newNode('a', dead), newNode('b')];
    a.want('t');
    await settle();
    b.want('t');
    await pass(LEASE_LIFE - 1);
    expect(b.leases.holds('t')).toBe(false);
    await pass(LEASE_RENEWED);
    expect(b.leases.holds('t')).toBe(true);
    expect(b.told).toEqual([['t', true]]);
  });

  test('a node whose store does not answer gives up before another can take over, and takes up again', async () => {
    const [a, b] = [newNode('a'), newNode('b')];
    a.want('t');
    await settle();
    b.want('t');
    await pass(LEASE_RENEWED);
    a.store.isDown = true;
    for (let ms = 0; ms < 2 * LEASE_LIFE; ms += 50) {
      await pass(50);
      expect(a.leases.holds('t') && b.leases.holds('t')).toBe(false);
    }
    expect([a.leases.holds('t'), b.leases.holds('t')]).toEqual([false, true]);
    expect(a.told).toEqual([
      ['t', true],
      ['t', false],
    ]);
    a.store.isDown = false;
    await b.leases.stop();
    await pass(LEASE_RENEWED);
    expect(a.told.at(-1)).toEqual(['t', true]);
  });

  test('an answer that comes late does not make a lease longer', async () => {
    const { store, leases, want } = newNode('a');
    const answers: (() => void)[] = [];
    const lease = store.lease.bind(store);
    store.lease = async (...args) => {
      const held = await lease(...args);
      await new Promise<void>((resolve) => answers.push(resolve));
      return held;
    };
    want('t');
    await settle();
    await pass(LEASE_LIFE);
    answers[0]!();
    await settle();
    expect(leases.holds('t')).toBe(false);
  });

  test('a table that was let go is free at once, and one that is taken is wanted no longer where it is not opened', async () => {
    const [a, b] = [newNode('a'), newNode('b')];
    a.want('t');
    a.leases.letGo('t');
    await settle();
    expect(await b.leases.take(['t', 'u'])).toEqual(['t', 'u']);
    expect(await a.leases.take(['t', 'v'])).toEqual(['v']);
    b.want('t');
    expect(b.told).toEqual([['t', true]]);
    await b.leases.stop();
    expect(b.told.at(-1)).toEqual(['t', false]);
    expect(await a.leases.take(['t'])).toEqual(['t']);
  });
});

test('a node alone holds everything and asks for nothing', async () => {
  const leases = new LoneLeases();
  const told: boolean[] = [];
  leases.want('t', (held) => told.push(held));
  expect([leases.holds(), told, await leases.take(['u'])]).toEqual([true, [true], ['u']]);
});
