/** Between the start and the deal, through the whole server: what keeps the deal honest cannot be hurried past. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { games } from '../../games/index.ts';
import { saltFrom } from '../../match/testing/salts.ts';
import { LIVE, REVEAL_LEAST, revealTime, TURNS } from '../../online/table.ts';
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

/** Ann, the host, has begun a match with Bob; neither has shown a salt. */
async function revealing(over: Partial<Parameters<Guest['sets']>[0]> = {}) {
  const [ann, bob] = [await Guest.called(server, 'Ann'), await Guest.called(server, 'Bob')];
  const table = await ann.sets({ ...plan, seats: ['you', 'open'], ...over });
  await bob.sits(table, 1);
  await ann.must({ type: 'start', table });
  return { ann, bob, table };
}
const passes = (ms: number): void => {
  const until = clock.now() + ms;
  while (clock.ring(until));
  clock.set(until);
};
const whole = revealTime(LIVE);

describe('a second start of the host', () => {
  test('leaves out no player who is here: they have the whole time', async () => {
    const { ann, bob, table } = await revealing();
    const start = { type: 'start', table };
    expect(await ann.ask(start)).toEqual(refused('saltsAwaited', { seconds: whole / 1000 }));
    await ann.must({ type: 'reveal', table, salt: saltFrom(ann.who) });
    passes(whole - 1);
    expect(await ann.ask(start)).toEqual(refused('saltsAwaited', { seconds: 1 }));
    await bob.must({ type: 'reveal', table, salt: saltFrom(bob.who) });
    const { head } = await bob.talk.hears('joined');
    expect(head.seats.map(({ salt }) => salt)).toEqual([saltFrom(ann.who), saltFrom(bob.who)]);
  });

  test('leaves out a player who is not here, after a while', async () => {
    const { ann, bob, table } = await revealing();
    await ann.must({ type: 'reveal', table, salt: saltFrom(ann.who) });
    bob.talk.close();
    await ann.talk.hears('seat', ({ seat, info }) => seat === 1 && info.here === false);
    const start = { type: 'start', table };
    expect(await ann.ask(start)).toEqual(refused('saltsAwaited', { seconds: REVEAL_LEAST / 1000 }));
    passes(REVEAL_LEAST);
    await ann.must(start);
    const { head } = await ann.talk.hears('joined');
    expect(head.seats.map(({ salt }) => salt)).toEqual([saltFrom(ann.who), undefined]);
  });

  test('changes nothing where there are days for a turn: the promised time holds', async () => {
    const pace = { kind: 'turns', hours: 1 } as const;
    const { ann, bob, table } = await revealing({ pace });
    bob.talk.close();
    await ann.talk.hears('seat', ({ seat, info }) => seat === 1 && info.here === false);
    passes(revealTime(pace) - 1);
    expect(await ann.ask({ type: 'start', table })).toEqual(refused('onlyLive'));
    passes(1);
    await ann.talk.hears('joined');
  });
});

test('days off are taken once the seats have their order', async () => {
  const { ann, bob, table } = await revealing({ pace: TURNS, fixedSeats: false });
  const vacation = { type: 'vacation', table, days: 5 };
  expect(await ann.ask(vacation)).toEqual(refused('notBegun'));
  for (const guest of [ann, bob]) await guest.must({ type: 'reveal', table, salt: saltFrom(guest.who) });
  const { viewer } = await ann.talk.hears('joined');
  await ann.must(vacation);
  const { seats } = await ann.sees(table, (info) => info.seats[viewer]!.vacation?.until !== undefined);
  expect(seats.map((seat) => seat.vacation?.left)).toEqual(viewer === 0 ? [0, 5] : [5, 0]);
});
