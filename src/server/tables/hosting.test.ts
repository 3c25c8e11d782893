/** The host of a table, through the whole server. */

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { games } from '../../games/index.ts';
import { saltFrom } from '../../match/testing/salts.ts';
import { HOST_GONE, NUDGE_WAIT, TURNS } from '../../online/table.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
let clock: VirtualClock;
beforeEach(async () => {
  clock = new VirtualClock();
  // The hands of this clock jump: no socket could answer a heartbeat in between.
  server = await openServer({ games, clock, limits: { heartbeat: 2 ** 40 } });
});
afterEach(() => server.close());

const { facts } = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 4)!;
const plan = { game: facts.id, options: defaultOptions(facts.options) };
const refused = (code: string, values = {}) => ({ refused: { code, ...values } });

/** Ann is the host; Bob and Cleo sit, a seat is free. */
async function waiting(over: Parameters<Guest['sets']>[0] = plan) {
  const [ann, bob, cleo] = [
    await Guest.called(server, 'Ann'),
    await Guest.called(server, 'Bob'),
    await Guest.called(server, 'Cleo'),
  ];
  const table = await ann.sets({ seats: ['you', 'open', 'open', 'open'], listed: true, ...over });
  await bob.sits(table, 2);
  clock.set(clock.now() + 1000);
  await cleo.sits(table, 1);
  return { table, ann, bob, cleo };
}
const kinds = (info: { seats: readonly { kind: string; name: string }[] }) =>
  info.seats.map(({ kind, name }) => (kind === 'person' ? name : kind));

describe('before the start the host', () => {
  test('frees the seat of a player, and no other player does', async () => {
    const { table, ann, bob } = await waiting();
    const free = { type: 'seat', table, seat: 2, to: 'open' };
    expect(await bob.ask({ ...free, seat: 1 })).toEqual(refused('onlyHost'));
    await ann.must(free);
    const { table: freed } = await bob.talk.hears(
      'table',
      ({ you, table: { seats } }) => you === -1 && seats[1]!.kind === 'person',
    );
    expect(kinds(freed)).toEqual(['Ann', 'Cleo', 'open', 'open']);
  });

  test('cancels the table: all are told, and it is nowhere any more', async () => {
    const { table, ann, bob, cleo } = await waiting();
    expect(await bob.ask({ type: 'cancel', table })).toEqual(refused('onlyHost'));
    await bob.must({ type: 'lobby', on: true });
    await ann.must({ type: 'cancel', table });
    for (const guest of [ann, bob, cleo])
      expect(await guest.talk.hears('cancelled')).toEqual({ type: 'cancelled', table });
    expect(await bob.talk.hears('unlisted')).toEqual({ type: 'unlisted', id: table });
    expect(await bob.ask({ type: 'join', table })).toEqual(refused('noTable'));
    expect((await server.ask('GET', `/api/tables/${table}`)).status).toBe(404);
    expect((await bob.api('GET', '/api/me/tables')).body.tables).toEqual([]);
  });

  test('cannot cancel what has begun', async () => {
    const { table, ann } = await waiting();
    await ann.must({ type: 'start', table, free: 'gone' });
    expect(await ann.ask({ type: 'cancel', table })).toEqual(refused('begun'));
  });

  test('hands that over to another player', async () => {
    const { table, ann, bob } = await waiting();
    expect(await bob.ask({ type: 'host', table, seat: 2 })).toEqual(refused('onlyHost'));
    expect(await ann.ask({ type: 'host', table, seat: 3 })).toEqual(refused('noPlayerThere'));
    expect(await ann.ask({ type: 'host', table, seat: 4 })).toEqual(refused('noSeat', { seats: 4 }));
    await ann.must({ type: 'host', table, seat: 2 });
    expect((await ann.sees(table, ({ host }) => host !== ann.who)).host).toBe(bob.who);
    expect(await ann.ask({ type: 'cancel', table })).toEqual(refused('onlyHost'));
    await bob.must({ type: 'cancel', table });
  });

  test('starts with the players who are here: free seats vanish', async () => {
    const { table, ann, bob } = await waiting();
    expect(await ann.ask({ type: 'start', table })).toEqual(refused('seatsFree'));
    expect(await bob.ask({ type: 'start', table, free: 'gone' })).toEqual(refused('onlyHost'));
    await ann.must({ type: 'start', table, free: 'gone' });
    expect(kinds(await bob.sees(table, ({ state }) => state === 'playing'))).toEqual(['Ann', 'Cleo', 'Bob']);
  });

  test('or free seats go to bots; fewer than the game needs are refused', async () => {
    const ann = await Guest.called(server, 'Ann');
    const table = await ann.sets({ ...plan, seats: ['you', 'open', 'open'] });
    if (facts.seats.min > 1)
      expect(await ann.ask({ type: 'start', table, free: 'gone' })).toEqual(
        refused('tooFew', { least: facts.seats.min }),
      );
    await ann.must({ type: 'start', table, free: 'bots' });
    const { seats } = await ann.sees(table, ({ state }) => state === 'playing');
    expect(seats.map(({ kind, bot }) => bot ?? kind)).toEqual(['person', 'greedy', 'greedy']);
  });
});

test('no plan, no seat and no stand-in starts a program', async () => {
  const ann = await Guest.called(server, 'Ann');
  const table = await ann.sets({ ...plan, seats: ['you', 'open'] });
  const bot = 'cmd:sh';
  const usual = {
    fixedSeats: false,
    pace: { kind: 'turns', hours: 24 },
    listed: true,
    watch: true,
    hints: true,
  };
  const whole = { ...plan, ...usual, standIn: 'greedy', seats: ['you', 'open'] };
  expect((await ann.api('POST', '/api/tables', whole)).status).toBe(200);
  for (const wrong of [{ seats: ['you', { bot }] }, { standIn: bot }])
    expect(await ann.api('POST', '/api/tables', { ...whole, ...wrong })).toMatchObject({
      status: 400,
      body: { refusal: { code: 'wrongValue' } },
    });
  expect(await ann.ask({ type: 'seat', table, seat: 1, to: { bot } })).toMatchObject({
    refused: { code: 'wrongValue', field: 'to' },
  });
  expect(kinds(await ann.sees(table, () => true))).toEqual(['Ann', 'open']);
});

describe('a host who is gone', () => {
  const passes = (ms: number) => {
    const until = clock.now() + ms;
    while (clock.ring(until));
    clock.set(until);
  };

  test('is followed by the player who has sat longest, and all are told', async () => {
    const { table, ann, bob, cleo } = await waiting();
    ann.talk.close();
    await cleo.talk.hears('seat', ({ seat, info }) => seat === 0 && info.here === false);
    passes(HOST_GONE.live - 1);
    expect(await cleo.hasHeard((said) => said.type === 'table' && said.table.host !== ann.who)).toBe(false);
    passes(2);
    for (const guest of [bob, cleo])
      expect((await guest.sees(table, ({ host }) => host !== ann.who)).host).toBe(bob.who);
  });

  test('and comes back in time stays the host', async () => {
    const { table, ann, cleo } = await waiting();
    ann.talk.close();
    await cleo.talk.hears('seat', ({ seat, info }) => seat === 0 && info.here === false);
    passes(HOST_GONE.live / 2);
    const again = await server.connect(ann.token);
    again.say({ type: 'join', table });
    await again.hears('table');
    passes(HOST_GONE.live * 2);
    expect(await cleo.hasHeard((said) => said.type === 'table' && said.table.host !== ann.who)).toBe(false);
  });

  test('stays the host of a table with days for a turn for a day', async () => {
    const { table, ann, bob, cleo } = await waiting({ ...plan, pace: TURNS });
    ann.talk.close();
    await cleo.talk.hears('seat', ({ seat, info }) => seat === 0 && info.here === false);
    passes(HOST_GONE.live * 2);
    expect(await cleo.hasHeard((said) => said.type === 'table' && said.table.host !== ann.who)).toBe(false);
    passes(HOST_GONE.turns);
    expect((await cleo.sees(table, ({ host }) => host !== ann.who)).host).toBe(bob.who);
  });
});

describe('a player who takes long', () => {
  test('is asked to move by the host, and then a bot plays until they are back', async () => {
    const { table, ann, bob, cleo } = await waiting();
    await ann.must({ type: 'host', table, seat: 2 });
    await bob.must({ type: 'start', table, free: 'gone' });
    for (const guest of [ann, bob, cleo])
      await guest.must({ type: 'reveal', table, salt: saltFrom(guest.who) });
    // Ann and Cleo may owe a choice; Bob, the host, is never asked.
    const { clock: ticks } = await ann.talk.hears('joined');
    const owing = ticks.flatMap(([seat, , runs]) => (runs === 1 && seat !== 2 ? [seat] : []));
    expect(owing.length).toBeGreaterThan(0);
    expect(await cleo.ask({ type: 'nudge', table })).toEqual(refused('onlyHost'));
    const early = refused('nudgeFirst', { seconds: NUDGE_WAIT / 1000 });
    expect(await bob.ask({ type: 'relieve', table })).toEqual(early);
    await bob.must({ type: 'nudge', table });
    for (const guest of [ann, cleo]) expect((await guest.talk.hears('nudged')).seats).toEqual(owing);
    expect(await bob.ask({ type: 'nudge', table })).toEqual(refused('noNudge'));
    expect(await bob.ask({ type: 'relieve', table })).toEqual(early);
    clock.set(clock.now() + NUDGE_WAIT);
    await bob.must({ type: 'relieve', table });
    const { seats } = await bob.sees(table, (info) => info.seats.some(({ away }) => away === 'host'));
    expect(seats.flatMap(({ away }, seat) => (away === 'host' ? [seat] : []))).toEqual(owing);
    const player = owing[0] === 0 ? ann : cleo;
    await player.must({ type: 'return', table });
    await bob.sees(table, (info) => !info.seats[owing[0]!]!.away);
  });

  test('has their days where there are days for a turn', async () => {
    const { table, ann } = await waiting({ ...plan, pace: TURNS });
    await ann.must({ type: 'start', table, free: 'gone' });
    expect(await ann.ask({ type: 'nudge', table })).toEqual(refused('onlyLive'));
  });
});

test('visitors who look at an invitation are told to all by name, until they sit or the match begins', async () => {
  const ann = await Guest.called(server, 'Ann');
  const table = await ann.sets({ ...plan, seats: ['you', 'open'] });
  const dan = await Guest.called(server, 'Dan');
  await dan.must({ type: 'join', table });
  expect(await ann.talk.hears('watching', ({ count }) => count === 1)).toMatchObject({ names: ['Dan'] });
  await dan.sits(table, 1);
  expect(await ann.talk.hears('watching', ({ count }) => count === 0)).toMatchObject({ names: [] });
});
