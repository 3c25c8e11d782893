/** Two nodes serve one table: the clients of both are told the same, and one of the two runs it. */
import { describe, expect, test } from 'vitest';
import { MemoryStore } from '../store/laws/memory.ts';
import { type Store, Unavailable } from '../store/store.ts';
import {
  begunAt,
  clock,
  expectTrue,
  memory,
  must,
  newNode,
  passBy,
  play,
  settle,
  useNodes,
} from '../testing/nodes.ts';
import { quiet } from '../testing/tables.ts';
import { LEASE_LIFE, LEASE_RENEWED } from './leases.ts';
import { SAID_EVERY } from './presence.ts';

useNodes();

describe('players at two nodes', () => {
  test('play a match to its end, and each move arrives as entries', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two]);
    expect(b.joined).toBeDefined();
    await expectTrue(table, [a, b]);
    const from = b.heard.length;
    await play(table, [a, b]);
    expect(a.info?.state).toBe('over');
    expect(b.info?.state).toBe('over');
    await expectTrue(table, [a, b]);
    // One whole match is told: the one at the end, in which nothing is hidden any more.
    expect(b.kinds(from).filter((type) => type === 'joined').length).toBe(1);
    expect(b.kinds(from).filter((type) => type === 'entries').length).toBeGreaterThan(5);
    expect(memory.tables.get(table)!.log.length).toBe(a.entries.length);
  });

  test('take a move back by agreement, and all are told so', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two]);
    await play(table, [a, b], 3);
    const mover = (await a.choice()) ? b : a;
    const other = mover === a ? b : a;
    must(await mover.ask({ type: 'undo', table }));
    await settle();
    expect(other.kinds()).toContain('offer');
    const before = [...other.entries];
    must(await other.ask({ type: 'answer', table, yes: true }));
    await settle();
    for (const one of [a, b]) {
      expect(one.kinds().filter((type) => type === 'undone').length).toBe(1);
      expect(one.heard.find(({ type }) => type === 'no-offer')).toMatchObject({ why: 'accepted' });
    }
    await expectTrue(table, [a, b]);
    expect(a.entries.length).toBeLessThan(before.length);
    await play(table, [a, b]);
    expect(a.info?.state).toBe('over');
    await expectTrue(table, [a, b]);
  });

  test('resign and are noted', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two], { seats: ['you', 'open', { bot: 'greedy' }] });
    must(await b.ask({ type: 'resign', table }));
    await settle();
    const noted = (heard: typeof a.heard) => heard.filter(({ type }) => type === 'noted');
    expect(noted(a.heard).length).toBe(1);
    expect(noted(a.heard)).toEqual(noted(b.heard));
    expect(a.info?.seats[1]?.away).toBe('resigned');
  });
});

describe('what other nodes say', () => {
  test('twice, late and in another order changes nothing', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const said: (() => void)[] = [];
    // What the first node says is held back.
    const changed = one.bus.changed.bind(one.bus);
    const { table, a, b } = await begunAt([one, two]);
    one.bus.changed = (change) => void said.push(() => changed(change));
    await play(table, [a], 1);
    must(await a.ask({ type: 'undo', table }));
    must(await a.ask({ type: 'withdraw', table }));
    expect(b.entries.length).toBeLessThan(a.entries.length);
    for (const say of [...said].reverse()) say();
    for (const say of said) say();
    await settle();
    await expectTrue(table, [a, b]);
    one.bus.changed = changed;
    await play(table, [a, b]);
    expect(b.info?.state).toBe('over');
    await expectTrue(table, [a, b]);
  });

  test('and is lost is found when the next is heard', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two], { seats: ['you', { bot: 'greedy' }, 'open'] });
    const changed = one.bus.changed.bind(one.bus);
    let lost = 0;
    one.bus.changed = (change) => {
      if (change.entries && lost++ === 0) return;
      changed(change);
    };
    await play(table, [a, b], 6);
    expect(lost).toBeGreaterThan(1);
    await expectTrue(table, [a, b]);
  });
});

describe('a node that dies', () => {
  test('has stored a move and told no other: they find it as soon as its lease has ended', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two]);
    // It is known to the other by the lease of its name.
    await passBy(SAID_EVERY);
    while (!(await b.choice())) await play(table, [a], 1);
    two.bus.changed = () => {};
    must(await b.ask({ type: 'move', table, ...(await b.choice())! }));
    await two.kill();
    expect(a.entries.length).toBeLessThan(b.entries.length);
    await passBy(LEASE_LIFE + 2 * LEASE_RENEWED);
    expect(a.entries.length).toBe(b.entries.length);
  });
});

describe('a write that hangs while its table is read again', () => {
  /** Ada's move is on its way to the store when her node has to read the table again, because a look at it failed. */
  async function hanging() {
    const kept = new MemoryStore(memory);
    let arrive: (() => void) | undefined;
    let isHung = false;
    let unread = 0;
    const store = new Proxy(kept, {
      get(target, name) {
        if (name === 'change' && isHung)
          return async (change: Parameters<Store['change']>[0]) => {
            await new Promise<void>((resolve) => {
              arrive = resolve;
            });
            return target.change(change);
          };
        if (name === 'read' && unread > 0)
          return async () => {
            unread--;
            throw new Unavailable('the database does not answer');
          };
        const value = Reflect.get(target, name) as unknown;
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const [one, two, third] = [newNode('one', { store }), newNode('two'), newNode('third')];
    const { table, a, b } = await begunAt([one, two]);
    await passBy(SAID_EVERY);
    await play(table, [a, b], 2);
    while (!(await a.choice())) await play(table, [b], 1);
    isHung = true;
    const made = a.ask({ type: 'move', table, ...(await a.choice())! });
    await settle();
    isHung = false;
    unread = 1;
    // What a node that dies may have told no other is looked for.
    await third.kill();
    const from = a.heard.length;
    await passBy(LEASE_LIFE + 2 * LEASE_RENEWED);
    expect(unread).toBe(0);
    expect(a.kinds(from)).toContain('joined');
    return { table, a, b, made, arrive: arrive! };
  }

  test('is known at its own node as at all others when it was made', async () => {
    const { table, a, b, made, arrive } = await hanging();
    arrive();
    must(await made);
    await settle();
    await expectTrue(table, [a, b]);
    expect(b.info?.seats.map(({ here }) => here)).toEqual([true, true]);
    await play(table, [a, b]);
    expect(a.info?.state).toBe('over');
  });

  test('takes no player from the table where another node was first', async () => {
    const { table, a, b, made, arrive } = await hanging();
    must(await b.ask({ type: 'undo', table }));
    arrive();
    expect((await made).refused).toEqual({ code: 'trouble' });
    await settle();
    expect(b.info?.seats.map(({ here }) => here)).toEqual([true, true]);
    await expectTrue(table, [a, b]);
  });
});

describe('a table that one of two nodes has set aside', () => {
  /** Ada's node cannot store what happens there, and tries it three times. */
  async function aside(over: Parameters<typeof begunAt>[1] = {}) {
    const failing = new (class extends MemoryStore {
      isBroken = false;
      override change(...given: Parameters<Store['change']>) {
        return this.isBroken ? Promise.reject(new Error('no such column')) : super.change(...given);
      }
    })(memory);
    const found: string[] = [];
    const journal = (node: string) => ({ ...quiet, quarantined: () => void found.push(node) });
    const one = newNode('one', { store: failing, journal: journal('one') });
    const two = newNode('two', { journal: journal('two') });
    const begun = await begunAt([one, two], over);
    failing.isBroken = true;
    for (let n = 0; n < 3; n++) {
      expect((await begun.a.ask({ type: 'resign', table: begun.table })).refused).toEqual({
        code: 'trouble',
      });
      await settle();
    }
    failing.isBroken = false;
    return { ...begun, one, two, found, journal };
  }

  test('ends at the other too, and after a restart: its clients are told the same', async () => {
    const { table, a, b, found, journal } = await aside();
    const refused = { code: 'damaged' };
    for (const one of [a, b]) {
      expect(one.heard.at(-1)).toMatchObject({ type: 'again', table, refusal: refused });
      expect(await one.ask({ type: 'join', table })).toEqual({ refused });
    }
    const later = newNode('later', { journal: journal('later') });
    await later.tables.resume();
    await passBy(LEASE_LIFE + LEASE_RENEWED);
    expect(await later.person('ada').ask({ type: 'join', table })).toEqual({ refused });
    expect(found).toEqual(['one']);
  });

  test('is listed at neither', async () => {
    const { one, two, table } = await aside({ listed: true });
    // A lobby gathers its changes.
    await passBy(LEASE_RENEWED);
    const listing = [one, two].filter(({ tables }) => tables.lobby().tables.some(({ id }) => id === table));
    expect(listing.map(({ name }) => name)).toEqual([]);
  });

  test('ends at the other also where its match is over', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, one]);
    await play(table, [a, b]);
    const late = two.person('ada');
    must(await late.ask({ type: 'join', table }));
    await new MemoryStore(memory).quarantine(table, 'its log cannot be read', clock.now());
    one.bus.changed({ table, record: true });
    await settle();
    expect(late.heard.at(-1)).toMatchObject({ type: 'again', table, refusal: { code: 'damaged' } });
  });

  test('is played on at both when it is released', async () => {
    const { table, a, b } = await aside();
    await new MemoryStore(memory).release(table);
    for (const one of [a, b]) must(await one.ask({ type: 'join', table }));
    await play(table, [a, b]);
    expect(a.info?.state).toBe('over');
    await expectTrue(table, [a, b]);
  });
});

describe('one of two nodes', () => {
  const seats = ['you', 'open', { bot: 'greedy' }, { bot: 'greedy' }] as const;

  test('asks the bots, and the other only shows', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two], { seats });
    await play(table, [a, b]);
    expect(a.info?.state).toBe('over');
    expect(one.asked.length).toBeGreaterThan(0);
    expect(two.asked.length).toBe(0);
  });

  test('is followed by the other when it dies: bots go on there', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, two], { seats });
    await play(table, [a, b], 2);
    await one.kill();
    const again = two.person('ada');
    must(await again.ask({ type: 'join', table }));
    await passBy(LEASE_LIFE + LEASE_RENEWED);
    await play(table, [again, b]);
    expect(b.info?.state).toBe('over');
    await expectTrue(table, [again, b]);
    expect(two.asked.length).toBeGreaterThan(0);
  });

  test('is followed by the other when it dies, also where no client looks: its clock runs out there', async () => {
    const [one, two] = [newNode('one'), newNode('two')];
    const { table, a, b } = await begunAt([one, one], { pace: { kind: 'live', minutes: 1, seconds: 0 } });
    for (const person of [a, b]) person.gone();
    await one.kill();
    await passBy(10 * 60_000);
    const { record } = memory.tables.get(table)!;
    expect(Object.values(record.away ?? {})).toContain('time');
    expect(two.asked.length).toBeGreaterThan(0);
  });
});
