import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Call, ScriptedServer } from '../../../tests/online/scripted.ts';
import { CHANCE, type Entry, type Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { Match, newHead } from '../../match/match.ts';
import { seen } from '../../match/seen.ts';
import type { Have, ToClient } from '../../online/protocol.ts';
import type { TableInfo } from '../../online/table.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import type { ToPage } from '../host/host.ts';
import { TableModel } from '../table/model.ts';
import { tableWords } from '../words/index.ts';
import { Connection } from './connection.ts';
import { SocketHost } from './socket-host.ts';

const say = await tableWords('en');

const entry = games.find(({ facts }) => facts.secrets)!;
const [game, words] = await Promise.all([rulesOf(entry), entry.words('en')]);
const secret = '0'.repeat(64);
const times = { least: 5, most: 20, silence: 600_000, patience: 10_000 };
const ME = 0;

let server: ScriptedServer;
let connection: Connection;
let host: SocketHost;
let model: TableModel;
let match: Match<Position>;
let said: string[];
let told: ToPage[];

beforeEach(async () => {
  server = await ScriptedServer.open();
  connection = new Connection({
    open: () => server.connect(),
    token: () => 'token',
    renew: async () => undefined,
    times,
  });
  connection.start();
  host = new SocketHost(connection, 't');
  said = [];
  told = [];
  const page = {
    send: host.send.bind(host),
    close: host.close.bind(host),
    listen: (hear: (message: ToPage) => void) =>
      host.listen((message) => {
        told.push(message);
        hear(message);
      }),
  };
  model = new TableModel(
    page,
    async () => ({ game, words }),
    {
      announce: (text) => said.push(text),
      warn: (text) => said.push(text),
      unsay: () => said.splice(0),
      cue: () => {},
    },
    say,
  );
  host.send({ type: 'open', id: 't', pace: 0, takeOver: false });
  match = new Match(
    game,
    newHead({
      id: 't',
      game: entry.facts.id,
      version: entry.facts.version,
      options: {},
      seats: [
        { name: 'Ann', player: 'person' },
        { name: 'Bert', player: 'person' },
      ],
      secret,
      created: '2025-01-01T00:00:00.000Z',
      fixedSeats: true,
    }),
  );
});
afterEach(() => {
  host.close();
  connection.stop();
  server.close();
});

/** Makes whatever comes first: the draw, or the first legal move. Answers it as we may see it. */
function step(): Entry {
  const next = game.next(match.state);
  const moves: (number | string)[] = [];
  if (next.to === 'act') game.moves(match.state, next.seats[0]!, moves);
  const made = next.to === 'act' ? { by: next.seats[0]!, move: moves[0]! } : match.drawNow(secret);
  const move = game.hide(match.state, made.by, made.move, ME);
  match.append(made);
  return { by: made.by, move };
}

const steps = (count: number): Entry[] => Array.from({ length: count }, step);

const joined = (from = 0, viewer = ME): ToClient => ({
  type: 'joined',
  table: 't',
  head: match.head,
  viewer,
  from,
  entries: seen(match, viewer).slice(from),
  log: match.log.length,
  clock: [],
});

const entries = (list: readonly Entry[]): ToClient => ({
  type: 'entries',
  table: 't',
  n: match.standing.length,
  log: match.log.length,
  entries: list,
  clock: [],
});

/** We come to the table, and are told everything but the first so many entries. */
async function comes(
  from: (have: Have | undefined) => number = () => 0,
  first: readonly ToClient[] = [],
): Promise<Call> {
  const call = await server.welcomed();
  const join = await call.hearsOf('join');
  for (const message of first) call.say(message);
  call.say(joined(from(join.have)));
  call.done(join);
  return call;
}

/** Waits until the page knows as much as we have sent. */
const follows = (length: number) =>
  expect.poll(() => model.entries.value.length, { interval: 2 }).toBe(length);

const sameView = () => expect(model.view.value).toEqual(game.view(match.state, ME));

test('the page follows what it is sent', async () => {
  steps(1);
  const call = await comes();
  await follows(1);
  for (let n = 2; n < 8; n++) {
    call.say(entries(steps(1)));
    await follows(n);
    sameView();
  }
  expect(model.people.value).toEqual([ME]);
  expect(model.teller.value.isBot(1), 'another person is no bot').toBe(false);
});

describe('after a lost connection', () => {
  test('it says what it has, is told what it missed, and tells only that', async () => {
    steps(1);
    let call = await comes();
    call.say(entries(steps(2)));
    await follows(3);
    const before = model.lines.value;
    const heard = said.length;
    call.drop();
    steps(3);
    const haves: unknown[] = [];
    call = await comes((have) => {
      haves.push(have);
      return have!.standing;
    });
    await follows(6);
    sameView();
    expect(haves).toEqual([{ log: 3, standing: 3 }]);
    expect(told.filter(({ type }) => type === 'joined')).toHaveLength(1);
    expect(model.lines.value.slice(0, 3)).toEqual(before);
    const fresh = model.lines.value.slice(3).flatMap(({ texts }) => texts);
    expect(said.slice(heard).filter((text) => !text.startsWith('Your turn'))).toEqual(fresh);
    // And it goes on.
    call.say(entries(steps(1)));
    await follows(7);
    sameView();
  });

  test('where nothing was missed, nothing is told', async () => {
    steps(3);
    let call = await comes();
    await follows(3);
    call.drop();
    call = await comes((have) => have!.standing);
    // The next message comes after everything that could have been told.
    call.say(entries(steps(1)));
    await follows(4);
    expect(told.map(({ type }) => type)).toEqual(['joined', 'entries']);
  });

  test('where something was taken back meanwhile, it starts anew', async () => {
    steps(3);
    const call = await comes();
    await follows(3);
    call.drop();
    match.append({ by: ME, undo: 1 });
    steps(1);
    await comes(() => 0);
    await expect.poll(() => told.length, { interval: 2 }).toBe(2);
    await follows(2);
    sameView();
  });

  test('a move that the server did not acknowledge is sent again', async () => {
    steps(1);
    let call = await comes();
    await follows(1);
    const move = model.asked.value!.moves[0]!;
    model.offer(move);
    expect(await call.hearsOf('move')).toMatchObject({ seat: ME, count: 0, move });
    call.drop();
    call = await comes((have) => have!.standing);
    const again = await call.hearsOf('move');
    expect(again).toMatchObject({ seat: ME, count: 0, move });
    call.say(entries(steps(1)));
    call.done(again);
    await follows(2);
    sameView();
  });
});

test('an undo shortens what the page has', async () => {
  steps(4);
  const call = await comes();
  await follows(4);
  match.append({ by: ME, undo: 1 });
  const undone: ToClient = { type: 'undone', table: 't', length: 1, log: match.log.length, clock: [] };
  call.say(undone);
  await follows(1);
  sameView();
  // The same once more changes nothing.
  call.say(entries(steps(1)));
  call.say(undone);
  await follows(2);
  sameView();
});

test('where something is missing, it asks again from where it is', async () => {
  steps(2);
  const call = await comes();
  await follows(2);
  steps(1);
  call.say(entries(steps(1)));
  const join = await call.hearsOf('join');
  expect(join.have).toEqual({ log: 2, standing: 2 });
  call.say(joined(2));
  call.done(join);
  await follows(4);
  sameView();
});

test('knowledge of another seat is never continued', async () => {
  steps(2);
  const call = await comes();
  await follows(2);
  // The server goes on from two entries that a spectator was shown; this client was shown those of a seat.
  call.say(joined(2, -1));
  const join = await call.hearsOf('join');
  expect(join.have).toBeUndefined();
});

test('an own choice can be taken back until chance has shown something', async () => {
  steps(1);
  const call = await comes();
  await follows(1);
  expect(match.standing[0]?.entry.by).toBe(CHANCE);
  expect(model.undo.value).toBeUndefined();
  let mine: number | undefined;
  for (let n = 2; n < 14; n++) {
    const [made] = steps(1);
    if (made!.by === ME) mine = n - 1;
    if (made!.by === CHANCE) mine = undefined;
    call.say(entries([made!]));
    await follows(n);
    expect(model.undo.value).toBe(mine);
  }
  model.takeBack();
  expect(await call.hearsOf('undo')).toMatchObject({ table: 't' });
});

test('a refusal is a sentence at the table', async () => {
  steps(1);
  const call = await comes();
  await follows(1);
  model.offer(model.asked.value!.moves[0]!);
  const { re } = await call.hearsOf('move');
  call.say({ type: 'refused', re: re!, why: 'No.', refusal: { code: 'notYourTurn' } });
  await expect.poll(() => model.refusal.value).toBe('It is not your turn.');
});

test('a move and a table that cannot be stored and read for a moment are asked for again, and nothing is said', async () => {
  steps(1);
  const call = await comes();
  await follows(1);
  const move = model.asked.value!.moves[0]!;
  model.offer(move);
  const refused = { type: 'refused', why: 'Not now.', refusal: { code: 'unavailable' } } as const;
  const first = await call.hearsOf('move');
  call.say({ ...refused, re: first.re!, refusal: { code: 'trouble' } });
  call.say({ ...refused, type: 'again', table: 't' });
  const join = await call.hearsOf('join');
  call.say({ ...refused, re: join.re! });
  const again = await call.hearsOf('move');
  expect(again).toMatchObject({ seat: ME, count: 0, move });
  call.say({ type: 'refused', re: again.re!, why: 'Join first.', refusal: { code: 'notJoined' } });
  call.done(await call.hearsOf('join'));
  const last = await call.hearsOf('move');
  call.say(entries(steps(1)));
  call.done(last);
  await follows(2);
  sameView();
  expect(model.refusal.value).toBeUndefined();
});

test('a table that is not there says so', async () => {
  const call = await server.welcomed();
  const { re } = await call.hearsOf('join');
  call.say({ type: 'refused', re: re!, why: 'No.', refusal: { code: 'noTable' } });
  await expect
    .poll(() => model.status.value)
    .toEqual({ is: 'failed', why: expect.stringContaining('no such table') });
});

describe('a seat', () => {
  const info = (away?: 'time' | 'resigned', ended?: TableInfo['ended']): ToClient => ({
    type: 'table',
    you: ME,
    table: {
      id: 't',
      game: entry.facts.id,
      version: entry.facts.version,
      options: {},
      state: ended ? 'over' : 'playing',
      seats: [
        { kind: 'person', name: 'Ann', who: 'w', here: true, ...(away ? { away } : {}) },
        { kind: 'person', name: 'Bert', who: 'v', here: true },
      ],
      pace: { kind: 'turns', hours: 72 },
      fixedSeats: true,
      listed: false,
      watch: true,
      hints: false,
      standIn: 'greedy',
      host: 'w',
      created: 0,
      commitment: '',
      ...(ended ? { ended } : {}),
    },
  });

  test('that was given up is looked at, and the end is told', async () => {
    steps(1);
    const call = await comes();
    await follows(1);
    expect(model.asked.value?.seat).toBe(ME);
    call.say(info('resigned'));
    await expect.poll(() => model.asked.value).toBeUndefined();
    call.say(info('resigned', { how: 'resigned', winners: [1], at: 5 }));
    call.say({ ...joined(), over: { secret, log: match.log } } as ToClient);
    await expect.poll(() => model.turn.value?.title).toBe('Bert wins');
    expect(model.turn.value?.over).toBe(true);
  });
});

describe('a move that cannot get through', () => {
  test('is marked and told once, lights nothing, and is unmarked when the table has it', async () => {
    steps(1);
    let call = await comes();
    await follows(1);
    call.drop();
    await expect.poll(() => connection.state.value, { interval: 2 }).not.toBe('open');
    const { seat, moves } = model.asked.value!;
    model.offer(moves[0]!);
    await expect.poll(() => model.waits.value, { interval: 2 }).toEqual({ seat, move: moves[0] });
    expect(model.asked.value).toBeUndefined();
    expect(model.turn.value).toMatchObject({ title: say.waits, mine: false });
    expect(model.turn.value!.detail).toContain(model.waiting.value);
    call = await comes((have) => have!.standing);
    const sent = await call.hearsOf('move');
    expect(model.waits.value).toBeDefined();
    call.say(entries(steps(1)));
    call.done(sent);
    await follows(2);
    await expect.poll(() => model.waits.value, { interval: 2 }).toBeUndefined();
    expect(said.filter((text) => text.startsWith(say.waits))).toHaveLength(1);
  });
});

test('a player for whom a bot plays is asked nothing, reads why, and sees whose moves the bot’s are', async () => {
  steps(1);
  const seat = (away?: 'time'): TableInfo['seats'][number] => ({
    kind: 'person',
    name: 'Ann',
    who: 'ann',
    ...(away ? { away } : {}),
  });
  const info = { id: 't', state: 'playing', hints: true, seats: [seat(), { kind: 'person', name: 'Bert' }] };
  const call = await comes(undefined, [{ type: 'table', you: ME, table: info } as unknown as ToClient]);
  await follows(1);
  expect(model.asked.value).toBeDefined();
  call.say({ type: 'seat', table: 't', seat: ME, info: seat('time') });
  const note = { seat: ME, what: 'time', n: 1 } as const;
  for (const _ of [1, 2]) call.say({ type: 'noted', table: 't', note });
  await expect.poll(() => model.notes.all.value, { interval: 2 }).toEqual([note]);
  expect(model.asked.value).toBeUndefined();
  expect(model.turn.value).toMatchObject({ title: say.playedFor, detail: say.playedForTime, mine: false });
  expect(said).toContain('Your time ran out: a bot plays for you.');
  call.say(entries(steps(1)));
  await follows(2);
  expect(model.lines.value[1]).toMatchObject({ by: ME, bot: true });
  expect(model.lines.value[1]!.texts[0]).toMatch(/^Your bot /);
  call.say({ type: 'seat', table: 't', seat: ME, info: seat() });
  call.say({ type: 'noted', table: 't', note: { seat: ME, what: 'back', n: 2 } });
  await expect.poll(() => model.notes.all.value.length, { interval: 2 }).toBe(2);
  expect(model.isPlayedFor.value).toBe(false);
  expect(said.filter((text) => text === 'Your time ran out: a bot plays for you.')).toHaveLength(1);
});

test('what a bot did before a late-comer took its seat stays the bot’s', async () => {
  const mover = (n: number) => model.lines.value[n]!.texts[0]!;
  const seats = (name: string, kind: 'bot' | 'person'): TableInfo['seats'] => [
    { kind: 'person', name: 'Ann', who: 'ann' },
    { kind, name, ...(kind === 'bot' ? { bot: 'greedy' } : { who: 'dora' }) },
  ];
  const info = (name: string, kind: 'bot' | 'person') =>
    ({
      type: 'table',
      you: ME,
      table: { id: 't', state: 'playing', hints: true, seats: seats(name, kind) },
    }) as unknown as ToClient;
  const call = await comes(undefined, [info('Breeze', 'bot')]);
  call.say(entries(steps(4)));
  await follows(4);
  const n = model.lines.value.findIndex(({ by }) => by === 1);
  expect(mover(n)).toMatch(/^Breeze /);
  call.say(info('Dora', 'person'));
  const note = { seat: 1, what: 'back', from: 'Breeze', n: 4 } as const;
  for (const _ of [1, 2]) call.say({ type: 'noted', table: 't', note });
  await expect.poll(() => model.notes.all.value, { interval: 2 }).toEqual([note]);
  expect(mover(n)).toMatch(/^Breeze /);
  expect(model.tellNote(model.notes.all.value[0]!)).toBe('Dora has the seat of Breeze from now on.');
  expect(said).toContain('Dora has the seat of Breeze from now on.');
  call.say(entries(steps(4)));
  await follows(8);
  expect(mover(model.lines.value.findLastIndex(({ by }) => by === 1))).toMatch(/^Dora /);
});
