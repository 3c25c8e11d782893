import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import {
  ada,
  begun,
  dealt,
  opened,
  Person,
  plan,
  saltOf,
  sealFor,
  tables,
  useTables,
} from '../testing/tables.ts';

useTables();

describe('seats', () => {
  test('are taken, left and given to bots before the start', async () => {
    const table = await opened({ seats: ['you', 'open', 'open'] });
    const [a, b] = [new Person('ada'), new Person('bob')];
    await tables.receive(a, { type: 'join', table });
    await tables.receive(b, { type: 'join', table });
    expect(await tables.receive(b, { type: 'sit', table, seat: 0, seal: sealFor('bob') })).toEqual({
      refused: { code: 'seatTaken' },
    });
    expect(await tables.receive(b, { type: 'sit', table, seat: 7, seal: sealFor('bob') })).toEqual({
      refused: { code: 'noSeat', seats: 3 },
    });
    await tables.receive(b, { type: 'sit', table, seat: 2, seal: sealFor('bob') });
    expect(a.info!.seats[2]).toMatchObject({ kind: 'person', name: 'bob', here: true });
    expect(await tables.receive(b, { type: 'seat', table, seat: 1, to: { bot: 'gust' } })).toEqual({
      refused: { code: 'onlyHost' },
    });
    expect(await tables.receive(a, { type: 'start', table })).toEqual({ refused: { code: 'seatsFree' } });
    for (const bot of ['hurricane', 'cmd:sh'])
      expect(await tables.receive(a, { type: 'seat', table, seat: 1, to: { bot } })).toMatchObject({
        refused: { code: 'noBot', bot },
      });
    await tables.receive(a, { type: 'seat', table, seat: 1, to: { bot: 'gust' } });
    expect(await tables.receive(b, { type: 'stand', table })).toEqual({});
    expect(a.info!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open']);
  });
  test('onlookers stay outside where they are not wanted', async () => {
    const { table } = await begun({ watch: false });
    expect(await tables.receive(new Person('eve'), { type: 'join', table })).toEqual({
      refused: { code: 'noWatching' },
    });
  });
  test('onlookers who came before the start hear nothing of it, however fast the first move is', async () => {
    const table = await opened({ watch: false });
    const [a, b, eve] = ['ada', 'bob', 'eve'].map((who) => new Person(who)) as [Person, Person, Person];
    for (const person of [a, b, eve]) await tables.receive(person, { type: 'join', table });
    await tables.receive(b, { type: 'sit', table, seat: 1, seal: sealFor('bob') });
    const asked = [tables.receive(a, { type: 'start', table })];
    for (const one of [a, b])
      asked.push(tables.receive(one, { type: 'reveal', table, salt: saltOf(one.who) }));
    await Promise.all(asked);
    await tables.receive(a, { type: 'resign', table });
    expect(eve.heard.filter(({ type }) => type === 'entries' || type === 'joined')).toEqual([]);
    const [first] = b.heard.filter(({ type }) => type === 'entries' || type === 'joined');
    expect(first?.type).toBe('joined');
  });
  test('a rematch asks the same people, with another secret', async () => {
    const { table, a, b } = await begun();
    await tables.receive(a, { type: 'resign', table });
    const answer = await tables.receive(b, { type: 'rematch', table });
    expect(a.heard.at(-1)).toEqual({ type: 'rematch', table, to: answer.to, by: b.you });
    expect(await tables.receive(a, { type: 'rematch', table })).toEqual(answer);
    const info = await tables.info(answer.to!);
    expect(info!.state).toBe('open');
    expect(info!.seats.map(({ name }) => name).sort()).toEqual(['Ada', 'bob']);
    expect(info!.commitment).not.toBe(a.info!.commitment);
    expect(info!.seats.map(({ seal }) => seal)).toEqual([undefined, undefined]);
  });
  test('a match begins when every player has sealed a salt', async () => {
    const { seal: _none, ...unsealed } = plan({ seats: ['you', { bot: 'greedy' }] });
    const made = await tables.create(ada, unsealed, 'here');
    const table = 'value' in made ? made.value : '';
    const a = new Person('ada');
    await tables.receive(a, { type: 'join', table });
    const start = () => tables.receive(a, { type: 'start', table });
    expect(await start()).toEqual({ refused: { code: 'unsealed', names: ['Ada'] } });
    expect(await tables.receive(a, { type: 'sit', table, seat: 0, seal: sealFor('ada') })).toEqual({});
    expect(await start()).toEqual({});
    await dealt(table, [a]);
  });
  test('a rematch is made once, also at a table that was forgotten meanwhile', async () => {
    const { table, a, b } = await begun();
    await tables.receive(a, { type: 'resign', table });
    for (const person of [a, b]) await tables.receive(person, { type: 'leave', table });
    for (const person of [a, b]) await tables.receive(person, { type: 'join', table });
    const { to } = await tables.receive(b, { type: 'rematch', table });
    expect(a.heard.at(-1)).toEqual({ type: 'rematch', table, to, by: b.you });
    expect(await tables.receive(a, { type: 'rematch', table })).toEqual({ to });
    // And once more read from the store.
    for (const person of [a, b]) await tables.receive(person, { type: 'leave', table });
    await tables.receive(a, { type: 'join', table });
    expect(a.info!.rematch).toBe(to);
    expect(await tables.receive(a, { type: 'rematch', table })).toEqual({ to });
    expect((await tables.tablesOf('bob')).map(({ id }) => id).sort()).toEqual([table, to].sort());
  });
  test('where there are many seats, players of other ones are told only the seat that has changed', async () => {
    const { facts } = games.find(({ facts }) => facts.seats.max >= 30)!;
    const seats = ['you', ...Array.from({ length: 29 }, () => 'open' as const)] as const;
    const table = await opened({ game: facts.id, options: defaultOptions(facts.options), seats });
    const people = Array.from({ length: 29 }, (_, n) => new Person(`pupil ${n}`));
    for (const person of people) await tables.receive(person, { type: 'join', table });
    const [first, ...others] = people as [Person, ...Person[]];
    const sit = (person: Person, seat: number) =>
      tables.receive(person, { type: 'sit', table, seat, seal: sealFor(person.who) });
    expect(await sit(first, 1)).toEqual({});
    const since = first.heard.length;
    for (const [n, person] of others.entries()) expect(await sit(person, n + 2)).toEqual({});
    const heard = first.heard.slice(since);
    expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(['seat', 'watching']));
    for (const [n, person] of people.entries()) {
      expect(person.you).toBe(n + 1);
      expect(person.info).toEqual(await tables.info(table));
    }
    // One who gets up is told the whole table, with no seat; and so is one whose salt another of their devices seals anew.
    await tables.receive(first, { type: 'stand', table });
    expect(first.you).toBe(-1);
    expect(others[0]!.info?.seats[1]).toEqual({ kind: 'open', name: '' });
    const [last] = others.slice(-1) as [Person];
    const seal = sealFor('another device');
    await tables.receive(last, { type: 'sit', table, seat: last.you, seal });
    expect(last.heard.findLast(({ type }) => type === 'table')).toMatchObject({ you: last.you });
    expect(others[0]!.info?.seats[last.you]).toMatchObject({ seal });
  });
});
