/** A class: players who come by a code and land in a seat, late-comers, rounds that end, a screen for all. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { VirtualClock } from '../../../tests/hosts/clock.ts';
import { games } from '../../games/index.ts';
import { verifyFile } from '../../match/verify.ts';
import { CODE_LENGTH, CODE_LETTERS, roundWait } from '../../online/table.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { usualLimits, WRONG_CODE } from '../limits.ts';
import { Guest } from '../testing/company.ts';
import { openServer, type TestServer } from '../testing/server.ts';
import { bots } from '../testing/tables.ts';

// The hands of this clock jump: no socket could answer a heartbeat in between.
const limits = { heartbeat: 2 ** 40 };
let server: TestServer;
let clock: VirtualClock;
beforeEach(async () => {
  clock = new VirtualClock();
  server = await openServer({ games, clock, bots, limits });
});
afterEach(() => server.close());

const entry = games.find(({ facts }) => facts.seats.max > 50)!;
const plan = { game: entry.facts.id, options: defaultOptions(entry.facts.options) };
const secrets = games.find(({ facts }) => facts.secrets && facts.seats.max >= 3)!;
const seal = '0'.repeat(64);
const refused = (code: string, values = {}) => ({ refused: { code, ...values } });
const join = (code: string) => server.ask('POST', '/api/join', { code });

const pace = { kind: 'round', seconds: 30 } as const;

/** A table of a teacher who does not play, with its code. */
async function classroom(seats: number, over: Partial<Parameters<Guest['sets']>[0]> = {}) {
  const teacher = await Guest.called(server, 'Teacher');
  const open = Array.from({ length: seats }, () => 'open' as const);
  const table = await teacher.sets({ ...plan, seats: open, pace, ...over });
  await teacher.must({ type: 'code', table, on: true });
  const { code } = await teacher.sees(table, (info) => info.code !== undefined);
  return { teacher, table, code: code! };
}

describe('a join code', () => {
  test('has a few letters that cannot be mixed up, and leads to the table however it is typed', async () => {
    const { table, code } = await classroom(5);
    expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{${CODE_LENGTH}}$`));
    for (const typed of [code, code.toLowerCase(), ` ${code.slice(0, 3)}-${code.slice(3)} `])
      expect(await join(typed)).toMatchObject({ status: 200, body: { id: table } });
  });

  test('is the host’s to give and to take away', async () => {
    const { teacher, table, code } = await classroom(5);
    const pupil = await Guest.called(server, 'Ann');
    await pupil.must({ type: 'join', table });
    expect(await pupil.ask({ type: 'code', table, on: false })).toEqual(refused('onlyHost'));
    // Asked for again it stays the same.
    await teacher.must({ type: 'code', table, on: true });
    expect((await join(code)).body.id).toBe(table);
    await teacher.must({ type: 'code', table, on: false });
    expect(await join(code)).toMatchObject({ status: 404, body: { refusal: { code: 'wrongJoinCode' } } });
  });

  test('is told to the host, the host’s screen and seated players, and to no stranger', async () => {
    const { teacher, table, code } = await classroom(5, { listed: true });
    const told = async (guest: Guest) => (await guest.sees(table)).code;
    const stranger = await Guest.called(server, 'Mal');
    await stranger.must({ type: 'join', table });
    const screen = await server.connect(teacher.token);
    screen.say({ type: 'join', table, onlooker: true });
    expect((await screen.hears('table')).table.code).toBe(code);
    const pupil = await Guest.called(server, 'Ann');
    await pupil.sits(table, 0);
    await pupil.sees(table, (info) => info.code === code);
    await stranger.sees(table, (info) => info.seats[0]!.kind === 'person');
    expect(await told(stranger)).toBeUndefined();
    expect(await stranger.hasHeard((said) => JSON.stringify(said).includes(code))).toBe(false);
    for (const path of [`/api/tables/${table}`, '/api/tables', `/api/look/${table}`])
      expect(JSON.stringify((await server.ask('GET', path)).body)).not.toContain(code);
  });

  test('says what is wrong, and holds after a restart', async () => {
    const { table, code } = await classroom(5);
    expect((await join('AEIOU1')).body).toMatchObject({ refusal: { code: 'badJoinCode' } });
    await server.close({ keep: true });
    server = await openServer({ games, clock, bots, limits, folder: server.folder });
    expect((await join(code)).body.id).toBe(table);
  });

  test('cannot be guessed: wrong ones are dear, while a class of 99 comes at once', async () => {
    const { code } = await classroom(99);
    const wrong = code.startsWith('B') ? `C${code.slice(1)}` : `B${code.slice(1)}`;
    for (let i = 0; i < 99; i++) expect((await join(code)).status).toBe(200);
    const { burst } = usualLimits.joinsOfAddress;
    const guesses = Math.floor((burst - 99) / WRONG_CODE);
    for (let i = 0; i < guesses; i++) expect((await join(wrong)).status).toBe(404);
    const { status, body } = await join(wrong);
    expect(status).toBe(429);
    expect(body.refusal).toMatchObject({ code: 'tooMany' });
  });
});

test('players land in any free seat; then it says that all are taken', async () => {
  const { table } = await classroom(2);
  const pupils = [];
  for (const name of ['Ann', 'Bob', 'Cleo']) pupils.push(await Guest.called(server, name));
  for (const pupil of pupils) await pupil.must({ type: 'join', table });
  const sit = { type: 'sit', table, seal };
  const answers = await Promise.all(pupils.map((pupil) => pupil.ask(sit)));
  expect(answers.filter((answer) => answer.refused)).toEqual([refused('noFreeSeat')]);
});

/** Three pupils, a bot for the last seat; it is dealt. */
async function playing() {
  const room = await classroom(4);
  const pupils = [];
  for (const name of ['Ann', 'Bob', 'Cleo']) pupils.push(await Guest.called(server, name));
  for (const [seat, pupil] of pupils.entries()) await pupil.sits(room.table, seat);
  await room.teacher.must({ type: 'start', table: room.table, free: 'bots' });
  clock.set(clock.now() + 10_001);
  while (clock.ring(clock.now()));
  await room.teacher.talk.hears('joined');
  return { ...room, pupils };
}

describe('a late-comer', () => {
  test('takes the seat of a bot where there is a code; the head notes it, and draws still hold', async () => {
    const { teacher, table, pupils, code } = await playing();
    const late = await Guest.called(server, 'Dora');
    await late.must({ type: 'join', table });
    const wrong = code.startsWith('B') ? `C${code.slice(1)}` : `B${code.slice(1)}`;
    expect(await late.ask({ type: 'sit', table, seal })).toEqual(refused('codeNeeded'));
    expect(await late.ask({ type: 'sit', table, seal, code: wrong })).toEqual(refused('wrongJoinCode'));
    expect(await late.ask({ type: 'sit', table, seat: 0, seal, code })).toEqual(refused('seatTaken'));
    await late.must({ type: 'sit', table, seal, code });
    const { viewer, head } = await late.talk.hears('joined', (said) => said.viewer >= 0);
    expect(viewer).toBe(3);
    expect(head.seats[3]).toMatchObject({
      name: 'Dora',
      player: { bot: 'greedy' },
      taken: { n: expect.any(Number) },
    });
    const seen = await pupils[0]!.sees(table, ({ seats }) => seats[3]!.kind === 'person');
    expect(seen.seats[3]!.name).toBe('Dora');
    const { note } = await pupils[0]!.talk.hears('noted', (said) => said.note.seat === 3);
    expect(note).toMatchObject({ what: 'back', from: head.seats[3]!.taken!.from });
    expect(await late.ask({ type: 'sit', table, seal })).toEqual(refused('seated'));
    const other = await Guest.called(server, 'Eve');
    await other.must({ type: 'join', table });
    expect(await other.ask({ type: 'sit', table, seal, code })).toEqual(refused('noBotSeat'));
    // To the end: all give up but one.
    for (const guest of pupils) await guest.must({ type: 'resign', table });
    await teacher.sees(table, ({ state }) => state === 'over');
    const { body } = await server.ask('GET', `/api/matches/${table}`);
    const game = await entry.rules[entry.facts.version]!();
    expect(verifyFile(game, entry.facts, body)).toMatchObject({ value: { fair: true } });
    expect(body.seats).toMatchObject([{}, {}, {}, { name: 'Dora', taken: {} }]);
  });

  test('a late-comer who resigns gives the seat back to its bot: the match goes on, and they get no other', async () => {
    const { teacher, table, code, pupils } = await playing();
    const late = await Guest.called(server, 'Dora');
    await late.must({ type: 'join', table });
    const sit = { type: 'sit', table, seal, code };
    await late.must(sit);
    const before = (await teacher.sees(table, ({ seats }) => seats[3]!.kind === 'person')).seats[3]!;
    expect(before.name).toBe('Dora');
    await late.must({ type: 'resign', table });
    await late.talk.hears('joined', (said) => said.viewer < 0 && said.head.seats[3]!.name !== 'Dora');
    expect(await late.ask(sit)).toEqual(refused('tookOver'));
    // Another one may have it; the match ends with the last player who began it.
    const other = await Guest.called(server, 'Eve');
    await other.must({ type: 'join', table });
    await other.must(sit);
    await other.must({ type: 'resign', table });
    for (const pupil of pupils.slice(1)) await pupil.must({ type: 'resign', table });
    expect((await server.ask('GET', `/api/tables/${table}`)).body.state).toBe('playing');
    const { seats } = (await server.ask('GET', `/api/tables/${table}`)).body as { seats: unknown[] };
    expect(seats[3]).toMatchObject({ kind: 'bot' });
    await pupils[0]!.must({ type: 'resign', table });
    await teacher.sees(table, ({ state }) => state === 'over');
    const { body } = await server.ask('GET', `/api/matches/${table}`);
    const game = await entry.rules[entry.facts.version]!();
    expect(verifyFile(game, entry.facts, body)).toMatchObject({ value: { fair: true } });
  });

  test('only watches where the host has taken the code away', async () => {
    const { teacher, table } = await playing();
    await teacher.must({ type: 'code', table, on: false });
    const late = await Guest.called(server, 'Dora');
    await late.must({ type: 'join', table });
    expect(await late.ask({ type: 'sit', table, seal })).toEqual(refused('begun'));
  });
});

describe('where a round has its time', () => {
  test('the host waits no longer, and each is back for the next round', async () => {
    const { teacher, table, pupils } = await playing();
    expect(await pupils[0]!.ask({ type: 'relieve', table })).toEqual(refused('onlyHost'));
    // All are here: they have a part of the round for themselves.
    const wait = roundWait(pace);
    expect(await teacher.ask({ type: 'relieve', table })).toEqual(
      refused('roundFirst', { seconds: wait / 1000 }),
    );
    clock.set(clock.now() + wait);
    await teacher.must({ type: 'relieve', table });
    const away = await teacher.sees(table, ({ seats }) => seats[0]!.away === 'round');
    expect(away.seats.map((seat) => seat.away)).toEqual(['round', 'round', 'round', undefined]);
    const { clock: ticks } = await teacher.talk.hears('entries', ({ n }) => n >= 6);
    expect(ticks.length).toBeGreaterThan(0);
    await teacher.sees(table, ({ seats }) => seats.every((seat) => !seat.away));
  });
});

test('the host need not wait in a round for players who are not here', async () => {
  const { teacher, table, pupils } = await playing();
  pupils[1]!.talk.close();
  await teacher.talk.hears('seat', ({ seat, info }) => seat === 1 && info.here === false);
  await teacher.must({ type: 'relieve', table });
  const { seats } = await teacher.sees(table, (info) => info.seats[1]!.away === 'round');
  expect(seats.map((seat) => seat.away)).toEqual([undefined, 'round', undefined, undefined]);
  expect(await teacher.ask({ type: 'relieve', table })).toMatchObject(refused('roundFirst'));
});

describe('a screen for all', () => {
  test('sees only what spectators may, though a player has opened it', async () => {
    const ann = await Guest.called(server, 'Ann');
    const bob = await Guest.called(server, 'Bob');
    const options = defaultOptions(secrets.facts.options);
    const table = await ann.sets({ game: secrets.facts.id, options, seats: ['you', 'open'] });
    await bob.sits(table, 1);
    const screen = await server.connect(ann.token);
    screen.say({ type: 'join', table, onlooker: true, re: 1 });
    await screen.hears('done');
    await ann.begins(table, [bob]);
    const own = await ann.talk.hears('joined', (said) => said.table === table);
    const shown = await screen.hears('joined');
    const watched = await Guest.called(server, 'Cleo');
    await watched.must({ type: 'join', table });
    const spectator = await watched.talk.hears('joined');
    expect(own.viewer).toBe(0);
    expect(shown.viewer).toBe(-1);
    expect(shown.entries).toEqual(spectator.entries);
    expect(shown.entries).not.toEqual(own.entries);
  });
});

test('after a class the teacher asks to play again, who has no seat, and no pupil is the next host', async () => {
  const { teacher, table, pupils } = await playing();
  const [ann, bob] = pupils as [Guest, Guest];
  for (const pupil of pupils) await pupil.must({ type: 'resign', table });
  expect(await ann.ask({ type: 'rematch', table })).toEqual(refused('onlyHost'));
  const { to } = await teacher.must({ type: 'rematch', table });
  expect(await bob.talk.hears('rematch')).toEqual({ type: 'rematch', table, to, by: -1 });
  expect((await ann.must({ type: 'rematch', table })).to).toBe(to);
  expect((await server.ask('GET', `/api/tables/${to}`)).body).toMatchObject({
    host: teacher.who,
    seats: [{ kind: 'asked' }, { kind: 'asked' }, { kind: 'asked' }, { kind: 'bot' }],
  });
});
