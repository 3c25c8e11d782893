/** A rematch, through the whole server. */

import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { Limits } from '../limits.ts';
import { FILE } from '../store/open.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const plan = { game: facts.id, options: defaultOptions(facts.options) };

/** Ann, Bob and Cleo have just finished a match. */
async function played(
  limits: Partial<Limits> = {},
): Promise<{ table: string; guests: [Guest, Guest, Guest] }> {
  server = await openServer({ games, limits });
  const ann = await Guest.called(server, 'Ann');
  const bob = await Guest.called(server, 'Bob');
  const cleo = await Guest.called(server, 'Cleo');
  const table = await ann.sets({ ...plan, seats: ['you', 'open', 'open'] });
  await bob.sits(table, 1);
  await cleo.sits(table, 2);
  await ann.begins(table, [bob, cleo]);
  await ann.must({ type: 'resign', table });
  await bob.must({ type: 'resign', table });
  return { table, guests: [ann, bob, cleo] };
}
const seatsOf = async (id: string) =>
  ((await server.ask('GET', `/api/tables/${id}`)).body.seats as { kind: string; name: string }[]).map(
    ({ kind, name }) => `${kind} ${name}`.trim(),
  );
const openTables = (): number => {
  const db = new Libsql(join(server.folder, FILE), { readonly: true });
  const [count] = db.prepare(`SELECT count(*) FROM tables WHERE state = 'open'`).raw().get([]) as [number];
  db.close();
  return count;
};

describe('a rematch', () => {
  test('asks all players, seats those who agree and no others, and begins when each has answered', async () => {
    const { table, guests } = await played();
    const [ann, bob, cleo] = guests;
    const { to } = await bob.must({ type: 'rematch', table });
    for (const guest of guests)
      expect(await guest.talk.hears('rematch')).toEqual({ type: 'rematch', table, to, by: 1 });
    expect(await seatsOf(to!)).toEqual(['asked Ann', 'asked Bob', 'asked Cleo']);
    await bob.sits(to!, 1);
    expect(await bob.ask({ type: 'start', table: to })).toEqual({ refused: { code: 'seatsFree' } });
    // No player takes the seat of another.
    const dan = await Guest.called(server, 'Dan');
    await dan.must({ type: 'join', table: to });
    expect(await dan.ask({ type: 'sit', table: to, seat: 0, seal: 'a'.repeat(64) })).toEqual({
      refused: { code: 'seatKept', name: 'Ann' },
    });
    expect(await ann.must({ type: 'rematch', table })).toEqual({ to });
    await ann.sits(to!, 0);
    await cleo.must({ type: 'rematch', table, yes: false });
    expect(await seatsOf(to!)).toEqual(['person Ann', 'person Bob', 'open']);
    expect(await cleo.ask({ type: 'rematch', table, yes: false })).toEqual({
      refused: { code: 'noRematch' },
    });
    await dan.sits(to!, 2);
    await bob.begins(to!, [ann, dan]);
    // What happened to seats in the first match is no part of the second.
    const { notes } = await dan.talk.hears('joined', (said) => said.table === to);
    expect(notes ?? []).toEqual([]);
  });

  test('is in the list of all players who are asked, and no longer of those who refuse', async () => {
    const { table, guests } = await played();
    const [ann, bob] = guests;
    const { to } = await bob.must({ type: 'rematch', table });
    const lines = async () =>
      ((await ann.api('GET', '/api/me/tables')).body.tables as { id: string; you: number }[]).map(
        ({ id, you }) => [id, you],
      );
    expect(await lines()).toContainEqual([to, 0]);
    await ann.must({ type: 'join', table: to });
    await ann.must({ type: 'rematch', table: to, yes: false });
    expect(await lines()).not.toContainEqual([to, 0]);
  });

  test('that several ask for at once is one table', async () => {
    const { table, guests } = await played();
    const answers = await Promise.all(
      [...guests, ...guests].map((guest) => guest.must({ type: 'rematch', table })),
    );
    expect(new Set(answers.map(({ to }) => to)).size).toBe(1);
    expect(openTables()).toBe(1);
  });

  test('counts as a table: for quotas, and for how many one person makes', async () => {
    const quotaOfPerson = { open: 1, running: 9, bots: 9 };
    const { table, guests } = await played({ quotaOfPerson, tablesOfPerson: 3 });
    const [ann, bob] = guests;
    await ann.sets(plan);
    expect((await ann.ask({ type: 'rematch', table })).refused).toEqual({
      code: 'quota',
      of: 'person',
      what: 'open',
      most: 1,
    });
    for (let tries = 0; tries < 2; tries++) await ann.ask({ type: 'rematch', table });
    expect((await ann.ask({ type: 'rematch', table })).refused).toMatchObject({ code: 'tooMany' });
    expect(openTables()).toBe(1);
    // What one may not, another may.
    expect(await bob.must({ type: 'rematch', table })).toHaveProperty('to');
  });

  test('calls no player who wants no invitations, and none more often than an invitation by name', async () => {
    const { table, guests } = await played({ invitationsOfPair: { perSecond: 0.0001, burst: 2 } });
    const [ann, bob, cleo] = guests;
    const settings = { quiet: null, zone: 'UTC', language: 'en', invitations: false };
    await bob.api('PUT', '/api/me/alerts', settings);
    const called = async (guest: Guest) =>
      (await server.store.alerts.callsOf(guest.who)).some(({ kind }) => kind === 'invited');
    const asks = async () => {
      const { to } = await ann.must({ type: 'rematch', table });
      await ann.must({ type: 'join', table: to });
      const seen = [bob, cleo].map(async (guest) => {
        const { tables } = (await guest.api('GET', '/api/me/tables')).body;
        return (tables as { id: string }[]).some(({ id }) => id === to);
      });
      return { to: to!, listed: await Promise.all(seen) };
    };
    // Cleo is asked twice and no third time; all are told by the page of the finished match.
    for (const listed of [
      [false, true],
      [false, true],
      [false, false],
    ]) {
      const asked = await asks();
      expect(asked.listed).toEqual(listed);
      expect(await called(bob)).toBe(false);
      await cleo.talk.hears('rematch', ({ to }) => to === asked.to);
      await ann.must({ type: 'cancel', table: asked.to });
    }
    const { to } = await cleo.must({ type: 'rematch', table });
    await bob.sits(to!, 1);
    expect(await seatsOf(to!)).toEqual(['asked Ann', 'person Bob', 'asked Cleo']);
  });

  test('of players who agree each time uses up no invitations', async () => {
    const { table, guests } = await played({ invitationsOfPair: { perSecond: 0.0001, burst: 1 } });
    const [ann, bob] = guests;
    for (let n = 0; n < 3; n++) {
      const { to } = await ann.must({ type: 'rematch', table });
      const { tables } = (await bob.api('GET', '/api/me/tables')).body;
      expect((tables as { id: string }[]).map(({ id }) => id)).toContain(to);
      expect(await bob.must({ type: 'rematch', table })).toEqual({ to });
      await ann.must({ type: 'join', table: to });
      await ann.must({ type: 'cancel', table: to });
    }
  });

  test('is made anew where its table was cleared away', async () => {
    const { table, guests } = await played();
    const [ann, bob] = guests;
    const { to } = await ann.must({ type: 'rematch', table });
    await server.store.clearOpen(Date.now() + 1);
    const again = await bob.must({ type: 'rematch', table });
    expect(again.to).not.toBe(to);
    expect(await seatsOf(again.to!)).toEqual(['asked Ann', 'asked Bob', 'asked Cleo']);
    expect(await ann.must({ type: 'rematch', table })).toEqual(again);
  });

  test('is for players of a finished match', async () => {
    const { table } = await played();
    const dan = await Guest.called(server, 'Dan');
    await dan.must({ type: 'join', table });
    for (const yes of [true, false])
      expect(await dan.ask({ type: 'rematch', table, yes })).toEqual({ refused: { code: 'notSeated' } });
    const open = await dan.sets(plan);
    expect(await dan.ask({ type: 'rematch', table: open })).toEqual({ refused: { code: 'notOver' } });
  });
});
