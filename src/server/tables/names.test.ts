/** Names at tables, through the whole server. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openServer({ games });
});
afterEach(() => server.close());

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const plan = { game: facts.id, options: defaultOptions(facts.options) };
const namesAt = async (table: string): Promise<unknown> =>
  ((await server.ask('GET', `/api/tables/${table}`)).body.seats as { name: string }[]).map(
    ({ name }) => name,
  );

describe('no two at a table look the same', () => {
  test('the second Ann is Ann 2 to all, whatever alphabet her A is from', async () => {
    const ann = await Guest.called(server, 'Ann');
    const twin = await Guest.called(server, 'Аnn');
    const third = await Guest.called(server, 'ANN');
    const table = await ann.sets({ ...plan, seats: ['you', 'open', 'open'] });
    await twin.sits(table, 1);
    await third.sits(table, 2);
    const shown = ['Ann', 'Аnn 2', 'ANN 3'];
    for (const guest of [ann, twin, third])
      expect(
        (await guest.sees(table, ({ seats }) => seats[2]?.name !== '')).seats.map(({ name }) => name),
      ).toEqual(shown);
    await ann.begins(table, [twin, third]);
    const joined = await twin.talk.hears('joined');
    expect(joined.head.seats.map(({ name }) => name)).toEqual(shown);
    await twin.must({ type: 'chat', table, text: 'It is me' });
    expect((await ann.talk.hears('chat')).lines[0]).toMatchObject({ name: 'Аnn 2' });
  });

  test('a spectator is not taken for a player, nor for another spectator', async () => {
    const ann = await Guest.called(server, 'Ann');
    const table = await ann.sets(plan);
    const said: unknown[] = [];
    const says = async (guest: Guest): Promise<void> => {
      await guest.must({ type: 'chat', table, text: 'Hello' });
      said.push((await ann.talk.hears('chat')).lines[0]?.name);
    };
    const guests: Guest[] = [];
    for (const name of ['ann', 'Ann']) {
      const guest = await Guest.called(server, name);
      guests.push(guest);
      await guest.must({ type: 'join', table });
      await says(guest);
    }
    expect(said).toEqual(['ann 2', 'Ann 3']);
    // The first keeps the number when others have come.
    await says(guests[0]!);
    expect(said.at(-1)).toBe('ann 2');
  });

  test('a bot that comes later has the number', async () => {
    const bot = (await Guest.called(server, 'x')).sets({ ...plan, seats: ['you', { bot: 'greedy' }] });
    const [, name] = (await namesAt(await bot)) as string[];
    const host = await Guest.called(server, name!);
    const table = await host.sets({ ...plan, seats: ['you', { bot: 'greedy' }] });
    expect(await namesAt(table)).toEqual([name, `${name} 2`]);
  });
});

describe('a new name', () => {
  test('is shown at once at tables open, under way and forgotten, in lists and in chat; a finished match keeps the old one', async () => {
    const ann = await Guest.called(server, 'Ann');
    const bob = await Guest.called(server, 'Bob');
    const [over, playing, open] = [
      await ann.sets(plan),
      await ann.sets(plan),
      await ann.sets({ ...plan, listed: true }),
    ];
    for (const table of [over, playing]) {
      await bob.sits(table, 1);
      await ann.begins(table, [bob]);
    }
    await bob.must({ type: 'resign', table: over });
    await bob.must({ type: 'lobby', on: true });
    await ann.must({ type: 'leave', table: open });
    expect((await ann.api('PATCH', '/api/me', { name: 'Cleo' })).status).toBe(200);
    expect((await bob.sees(playing, ({ seats }) => seats[0]?.name === 'Cleo')).seats[1]?.name).toBe('Bob');
    await bob.talk.hears('listed', ({ table }) => table.id === open && table.seats[0]?.name === 'Cleo');
    await ann.must({ type: 'chat', table: playing, text: 'It is me' });
    expect((await bob.talk.hears('chat')).lines[0]?.name).toBe('Cleo');
    expect(await namesAt(open)).toEqual(['Cleo', '']);
    const mine = (await ann.api('GET', '/api/me/tables')).body.tables as {
      id: string;
      seats: { name: string }[];
    }[];
    expect(mine.map(({ id, seats }) => [id, seats[0]!.name]).sort()).toEqual(
      [
        [over, 'Ann'],
        [playing, 'Cleo'],
        [open, 'Cleo'],
      ].sort(),
    );
  });

  test('that another at the table has gets a number there; and names change only so often', async () => {
    const ann = await Guest.called(server, 'Ann');
    const bob = await Guest.called(server, 'Bob');
    const table = await ann.sets(plan);
    await bob.sits(table, 1);
    await bob.api('PATCH', '/api/me', { name: 'ann' });
    expect(await namesAt(table)).toEqual(['Ann', 'ann 2']);
    const statuses: number[] = [];
    for (let n = 0; n < 8; n++)
      statuses.push((await bob.api('PATCH', '/api/me', { name: `Bob${n}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });
});

test('what cannot be seen is not said', async () => {
  const ann = await Guest.called(server, 'Ann');
  const table = await ann.sets(plan);
  await ann.must({ type: 'chat', table, text: 'a\u0000b\u202ec\nd' });
  expect((await ann.talk.hears('chat')).lines[0]?.text).toBe('abc d');
  expect(await ann.ask({ type: 'chat', table, text: '\u0000\u200b' })).toEqual({
    refused: { code: 'emptyChat' },
  });
});
