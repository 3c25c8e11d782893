import { describe, expect, test } from 'vitest';
import type { Move, Seat } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { importMatch } from '../../match/file.ts';
import { verify } from '../../match/verify.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { Store } from '../store/store.ts';
import {
  begun,
  open,
  Person,
  pass,
  playOn,
  startAgain,
  store,
  tables,
  tick,
  useTables,
} from '../testing/tables.ts';

useTables();

describe('a table', () => {
  test.each(games.filter(({ facts }) => facts.seats.max >= 4).map(({ facts }) => facts.id))(
    'of %s with two people and two bots is played to its end, and its dice are fair',
    async (game) => {
      const entry = games.find(({ facts }) => facts.id === game)!;
      const { table, a, b } = await begun({
        game,
        options: defaultOptions(entry.facts.options),
        seats: ['you', 'open', { bot: 'greedy' }, { bot: 'random' }],
        fixedSeats: false,
      });
      expect(a.joined?.over).toBeUndefined();
      await playOn(table, [a, b]);
      expect(a.info?.state).toBe('over');
      expect(a.info?.ended?.how).toBe('played');
      expect(a.entries).toEqual(b.entries);
      const file = await tables.file(table);
      if (!('value' in file)) throw new Error(file.refused.code);
      const read = importMatch(await rulesOf(entry), entry.facts, JSON.parse(JSON.stringify(file.value)));
      if (!('value' in read)) throw new Error(JSON.stringify(read.refused));
      expect(verify(read.value.match, read.value.secret!)).toMatchObject({ fair: true });
    },
  );

  test('goes on after the server was away, and clocks have not run meanwhile', async () => {
    const { table, a, b } = await begun();
    await playOn(table, [a, b], 5);
    const before = a.entries.slice();
    await tables.stop();
    open({ outages: await store.outages(pass(3_600_000)) });
    await tables.resume();
    const again = new Person('ada');
    await tables.receive(again, { type: 'join', table });
    expect(again.entries).toEqual(before);
    expect(again.joined!.clock.every(([, left]) => left > 0)).toBe(true);
    const bob = new Person('bob');
    await tables.receive(bob, { type: 'join', table });
    await playOn(table, [again, bob]);
    expect(bob.info?.state).toBe('over');
  });

  test('tells a player who was here before only what is new', async () => {
    const { table, a, b } = await begun();
    await playOn(table, [a, b], 3);
    const have = { log: a.entries.length, standing: a.entries.length };
    tables.gone(a);
    await playOn(table, [b], 1);
    const again = new Person('ada');
    again.entries = a.entries.slice();
    await tables.receive(again, { type: 'join', table, have });
    expect(again.joined!.from).toBe(have.standing);
    expect(again.entries.length).toBe(b.entries.length);
  });
});

describe('a move', () => {
  test('sent twice is made once', async () => {
    const { table, a, b } = await begun();
    const [mover] = (await a.choice()) ? [a] : [b];
    const choice = (await mover.choice())!;
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    const stands = mover.entries.length;
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    expect(mover.entries.length).toBe(stands);
  });
  test('that ended the match is made once too', async () => {
    const { table, a, b } = await begun();
    let last: { by: Person; choice: { seat: Seat; count: number; move: Move } } | undefined;
    while (a.info?.state === 'playing') {
      for (const by of [a, b]) {
        const choice = await by.choice();
        if (!choice) continue;
        last = { by, choice };
        await tables.receive(by, { type: 'move', table, ...choice });
      }
    }
    const again = (move: Move) => tables.receive(last!.by, { type: 'move', table, ...last!.choice, move });
    expect(await again(last!.choice.move)).toEqual({});
    expect(await again(99_999)).toEqual({ refused: { code: 'over' } });
  });
  test('that comes second is not taken for the one that stands', async () => {
    const { table, a, b } = await begun();
    const [mover] = (await a.choice()) ? [a] : [b];
    const choice = (await mover.choice())!;
    await tables.receive(mover, { type: 'move', table, ...choice });
    const stands = mover.entries.length;
    expect(await tables.receive(mover, { type: 'move', table, ...choice, move: 'another' })).toEqual({
      refused: { code: 'tooLate' },
    });
    expect(mover.entries.length).toBe(stands);
  });
  test('out of turn, of another seat, too early or not legal is refused', async () => {
    const { table, a, b } = await begun();
    const mine = await a.choice();
    const [mover, other] = mine ? [a, b] : [b, a];
    const choice = (await mover.choice())!;
    const tries: [Person, Partial<typeof choice>, ServerRefusal][] = [
      [other, {}, { code: 'notYourSeat' }],
      [other, { seat: other.you }, { code: 'notYourTurn' }],
      [mover, { count: choice.count + 1 }, { code: 'tooEarly' }],
      [mover, { move: 'nonsense' }, { code: 'notLegal' }],
      [mover, { move: 1e9 }, { code: 'notLegal' }],
    ];
    for (const [person, wrong, why] of tries)
      expect(await tables.receive(person, { type: 'move', table, ...choice, ...wrong })).toEqual({
        refused: why,
      });
    const stranger = new Person('eve');
    expect(await tables.receive(stranger, { type: 'move', table, ...choice })).toEqual({
      refused: { code: 'notJoined' },
    });
    await tables.receive(stranger, { type: 'join', table });
    expect(await tables.receive(stranger, { type: 'move', table, ...choice })).toEqual({
      refused: { code: 'notSeated' },
    });
  });
  test('that cannot be stored is not shown, and the table is as it was', async () => {
    let broken = false;
    await startAgain({
      store: changing((change, make) => (broken ? Promise.reject(new Error('disk full')) : make(change))),
    });
    const { table, a, b } = await begun();
    const mover = (await a.choice()) ? a : b;
    const other = mover === a ? b : a;
    const choice = (await mover.choice())!;
    const stood = other.entries.length;
    broken = true;
    expect(await tables.receive(mover, { type: 'move', table, ...choice })).toEqual({
      refused: { code: 'trouble' },
    });
    await tick();
    broken = false;
    expect(other.entries.length).toBe(stood);
    await expect.poll(async () => tables.receive(mover, { type: 'move', table, ...choice })).toEqual({});
    expect(other.entries.length).toBeGreaterThan(stood);
  });
});

describe('an end that is not stored yet', () => {
  test('lets no player read what spectators say, and no visitor see the whole match', async () => {
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    let fail = () => {};
    const failing = new Promise<void>((_, reject) => {
      fail = () => reject(new Error('disk full'));
    });
    await startAgain({
      store: changing((change, make) => {
        if (change.record?.value.state !== 'over') return make(change);
        asked();
        return failing;
      }),
    });
    const { table, a, b } = await begun();
    const spectator = new Person('eve');
    await tables.receive(spectator, { type: 'join', table });
    const resigned = tables.receive(a, { type: 'resign', table });
    await isAsked;
    expect(await tables.receive(spectator, { type: 'chat', table, text: 'a has a queen' })).toEqual({});
    const looked = tables.look(table);
    fail();
    expect(await resigned).toEqual({ refused: { code: 'trouble' } });
    expect(JSON.stringify(await looked)).not.toContain('"secret"');
    expect(spectator.heard.filter(({ type }) => type === 'chat').length).toBe(1);
    for (const player of [a, b]) expect(player.heard.map(({ type }) => type)).not.toContain('chat');
  });
});

/** The store, with this instead of what writes changes. */
function changing(
  change: (asked: Parameters<Store['change']>[0], make: Store['change']) => Promise<void>,
): Store {
  return new Proxy(store, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (name === 'change')
        return (asked: Parameters<Store['change']>[0]) => change(asked, (one) => target.change(one));
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
