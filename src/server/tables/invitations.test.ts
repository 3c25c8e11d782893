/** Invitations by name, through the whole server. */
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { Limits } from '../limits.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
afterEach(() => server.close());

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const plan = { game: facts.id, options: defaultOptions(facts.options) };
const settings = { quiet: null, zone: 'UTC', language: 'en' };

/** Ann and Bob have finished a match, Cleo has not played; and Ann has a new table with free seats. */
async function met(limits: Partial<Limits> = {}) {
  server = await openServer({ games, limits });
  const [ann, bob, cleo] = [
    await Guest.called(server, 'Ann'),
    await Guest.called(server, 'Bob'),
    await Guest.called(server, 'Cleo'),
  ];
  const first = await ann.sets(plan);
  await bob.sits(first, 1);
  await ann.begins(first, [bob]);
  await ann.must({ type: 'resign', table: first });
  const table = await ann.sets({ ...plan, seats: ['you', 'open', 'open'] });
  return { ann, bob, cleo, table };
}

const seatsOf = async (id: string) =>
  ((await server.ask('GET', `/api/tables/${id}`)).body.seats as { kind: string; name: string }[]).map(
    ({ kind, name }) => `${kind} ${name}`.trim(),
  );
const mine = async (guest: Guest) =>
  ((await guest.api('GET', '/api/me/tables')).body.tables as { id: string; state: string }[]).flatMap(
    ({ id, state }) => (state === 'open' ? [id] : []),
  );
const acquaintances = async (guest: Guest) =>
  ((await guest.api('GET', '/api/me/acquaintances')).body.people as { name: string; matches: number }[]).map(
    ({ name, matches }) => `${name} ${matches}`,
  );

describe('a person with whom a player has finished a match', () => {
  test('is told by name, has a seat kept, and sits down there or would rather not', async () => {
    const { ann, bob, table } = await met();
    expect(await acquaintances(ann)).toEqual(['Bob 1']);
    await ann.must({ type: 'invite', table, who: bob.who });
    expect(await seatsOf(table)).toEqual(['person Ann', 'asked Bob', 'open']);
    expect(await mine(bob)).toEqual([table]);
    // Asked twice, kept once.
    await ann.must({ type: 'invite', table, who: bob.who });
    expect(await seatsOf(table)).toEqual(['person Ann', 'asked Bob', 'open']);
    await bob.must({ type: 'join', table });
    await bob.must({ type: 'rematch', table, yes: false });
    expect(await seatsOf(table)).toEqual(['person Ann', 'open', 'open']);
    expect(await mine(bob)).toEqual([]);
    await ann.must({ type: 'invite', table, who: bob.who });
    await bob.sits(table, 1);
    expect(await seatsOf(table)).toEqual(['person Ann', 'person Bob', 'open']);
  });

  test('is invited by players who sit there, while a seat is free', async () => {
    const { ann, bob, cleo, table } = await met();
    await bob.must({ type: 'join', table });
    expect(await bob.ask({ type: 'invite', table, who: ann.who })).toEqual({
      refused: { code: 'notSeated' },
    });
    for (const who of [cleo.who, 'nothing', ann.who.slice(1)])
      expect(await ann.ask({ type: 'invite', table, who })).toEqual({ refused: { code: 'notMet' } });
    const full = await ann.sets({ ...plan, seats: ['you', { bot: 'greedy' }] });
    expect(await ann.ask({ type: 'invite', table: full, who: bob.who })).toEqual({
      refused: { code: 'noFreeSeat' },
    });
  });

  test('may want no invitations', async () => {
    const { ann, bob, table } = await met();
    const answer = await bob.api('PUT', '/api/me/alerts', { ...settings, invitations: false });
    expect(answer.body).toMatchObject({ invitations: false });
    // What is left out stays as it is.
    expect((await bob.api('PUT', '/api/me/alerts', settings)).body).toMatchObject({ invitations: false });
    expect(await ann.ask({ type: 'invite', table, who: bob.who })).toEqual({
      refused: { code: 'noInvitations', name: 'Bob' },
    });
  });
});

describe('players who block each other', () => {
  test('a blocker reads nothing of an invitation, and the blocked player cannot tell', async () => {
    const { ann, bob, table } = await met();
    await bob.api('POST', '/api/me/blocks', { who: ann.who });
    expect(await ann.ask({ type: 'invite', table, who: bob.who })).toEqual({});
    expect(await seatsOf(table)).toEqual(['person Ann', 'asked Bob', 'open']);
    expect(await mine(bob)).toEqual([]);
    expect(await server.store.alerts.callsOf(bob.who)).not.toContainEqual(
      expect.objectContaining({ kind: 'invited' }),
    );
  });

  test('a player does not find those whom they block', async () => {
    const { ann, bob, table } = await met();
    await ann.api('POST', '/api/me/blocks', { who: bob.who });
    expect(await acquaintances(ann)).toEqual([]);
    expect(await ann.ask({ type: 'invite', table, who: bob.who })).toEqual({ refused: { code: 'notMet' } });
  });
});

test('a player invites another this often and not more', async () => {
  const { ann, bob, table } = await met({ invitationsOfPair: { perSecond: 0.0001, burst: 2 } });
  await bob.must({ type: 'join', table });
  const answers = [];
  for (let i = 0; i < 3; i++) {
    answers.push(await ann.ask({ type: 'invite', table, who: bob.who }));
    await bob.ask({ type: 'rematch', table, yes: false });
  }
  expect(answers).toEqual([{}, {}, { refused: { code: 'invitationsTooOften' } }]);
});
