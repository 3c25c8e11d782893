/** A match begins over the wire of a real server: salts are sealed, shown, waited for, and left out; and a server that cheats is found out. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { commitmentOf, newSecret, sealOf } from '../../src/match/fair.ts';
import { importMatch, type MatchFile } from '../../src/match/file.ts';
import { leftOut } from '../../src/match/log.ts';
import { saltFrom, sealFrom } from '../../src/match/testing/salts.ts';
import { verifyFile } from '../../src/match/verify.ts';
import { testify } from '../../src/match/witness.ts';
import { LIVE, type Pace, revealTime, type TablePlan } from '../../src/online/table.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import type { Connection } from '../../src/web/online/connection.ts';
import { newSeal, witnessOf } from '../../src/web/online/salts.ts';
import { Sealing } from '../../src/web/online/sealing.ts';
import { VirtualClock } from '../hosts/clock.ts';
import { Client, newTable, saltOf, sealFor } from './client.ts';
import { type Inside, newFolder, startInside } from './inside.ts';

const entry = games.find(({ facts }) => facts.seats.min <= 2 && facts.seats.max >= 3)!;
const { facts } = entry;
const plan = (pace: Pace, seats: TablePlan['seats'] = ['you', 'open']): TablePlan => ({
  game: facts.id,
  options: defaultOptions(facts.options),
  seats,
  fixedSeats: false,
  pace,
  listed: false,
  watch: true,
  hints: false,
  standIn: 'random',
});
const DAYS: Pace = { kind: 'turns', hours: 72 };

/** They think for longer than these tests take. */
const bots = { choose: () => new Promise<number>(() => {}), close: () => Promise.resolve() };

let folder: string;
let inside: Inside;
let clock: VirtualClock;
beforeEach(async () => {
  folder = newFolder('memory');
  clock = new VirtualClock();
  inside = await startInside({ folder, clock, bots });
});
afterEach(async () => {
  await inside.close();
  rmSync(folder, { recursive: true, force: true });
});

const restart = async (between: () => void = () => {}): Promise<void> => {
  await inside.close();
  between();
  inside = await startInside({ folder, clock, bots });
};

/** So much later every timer that was due rings once, and what it begins is stored. */
async function pass(ms: number): Promise<void> {
  clock.set(clock.now() + ms);
  for (let rings = 0; rings < 50 && clock.ring(clock.now()); rings++) await new Promise(setImmediate);
  await new Promise((resolve) => setTimeout(resolve, 20));
}

const ids = { Ann: 'ann-'.padEnd(22, 'a'), Ben: 'ben-'.padEnd(22, 'b'), Cem: 'cem-'.padEnd(22, 'c') };

/** A client who shows no salt by itself. */
async function come(name: keyof typeof ids, table?: string): Promise<Client> {
  const person = await inside.person(ids[name], name);
  const client = await new Client({ url: inside.url, person, keepsSalt: true }).connect();
  if (table) await client.join(table, facts.id);
  return client;
}

/** Gives a client the part of a page that seals, shows and remembers. */
function asPage(client: Client, table: string): void {
  const connection = {
    request: (message: Parameters<Client['ask']>[0]) => client.ask(message),
  } as unknown as Connection;
  const sealing = new Sealing(connection, table);
  client.heard = (message) => sealing.hear(message);
}

/** Ben has set up a table, Ann sits at it by her page, and Ben begins. */
async function begun(pace: Pace): Promise<{ table: string; ann: Client; ben: Client }> {
  const ben = await come('Ben');
  const ann = await come('Ann');
  const table = await newTable(inside.url, ben.person, plan(pace));
  asPage(ann, table);
  await ben.join(table, facts.id);
  await ann.join(table, facts.id);
  await ann.must({ type: 'sit', table, seat: 1, seal: newSeal(table) });
  await ben.must({ type: 'start', table });
  return { table, ann, ben };
}

const infoAt = ({ followed }: Client, table: string) => followed.get(table)!.info!;
const headAt = ({ followed }: Client, table: string) => followed.get(table)!.head!;
const isDealt = (client: Client, table: string) =>
  client.until(() => client.followed.get(table)!.head !== undefined);

async function fileOf(table: string): Promise<MatchFile> {
  return (await (await fetch(`${inside.url}/api/matches/${table}`)).json()) as MatchFile;
}

/** One gives up, and Ann's page looks at the file with what it saw. */
async function judged(table: string, ann: Client, ben: Client) {
  await ben.must({ type: 'resign', table });
  await ann.until(() => ann.followed.get(table)!.isOver);
  const file = await fileOf(table);
  const checked = verifyFile(await rulesOf(entry, file.version), facts, file);
  return { file, checked, testimony: testify(file, witnessOf(table)) };
}

test('the commitment is public first and stays; seals are, too; the deal comes when all salts are shown, and binds both', async () => {
  const ben = await come('Ben');
  const table = await newTable(inside.url, ben.person, plan(LIVE));
  await ben.join(table, facts.id);
  const { commitment } = infoAt(ben, table);
  const ann = await come('Ann');
  asPage(ann, table);
  await ann.join(table, facts.id);
  await ann.must({ type: 'sit', table, seat: 1, seal: newSeal(table) });
  expect(infoAt(ben, table).seats.map(({ seal }) => seal?.length)).toEqual([64, 64]);
  expect(infoAt(ann, table).commitment).toBe(commitment);
  await ben.must({ type: 'start', table });
  await ben.until(() => infoAt(ben, table).seats[1]?.shown === true);
  // It has begun: seats are fixed, and nothing can be played.
  expect((await ann.ask({ type: 'stand', table })).refused).toMatch(/has begun/);
  expect((await ben.ask({ type: 'seat', table, seat: 1, to: 'open' })).refused).toMatch(/has begun/);
  expect((await ann.ask({ type: 'sit', table, seat: 1, seal: sealFor(ann.person) })).refused).toMatch(
    /has begun/,
  );
  expect((await ben.ask({ type: 'resign', table })).refused).toMatch(/not begun/);
  // Another salt than the sealed one is none.
  expect((await ben.ask({ type: 'reveal', table, salt: saltFrom('ground') })).refused).toMatch(/sealed/);
  // What has not one text for its bytes is no salt.
  for (const salt of ['', '\ud800', saltOf(ben.person).toUpperCase(), `${saltOf(ben.person)}\n`])
    expect((await ben.ask({ type: 'reveal', table, salt })).refused).toMatch(/64 hexadecimal digits/);
  expect(headAt(ben, table)).toBeUndefined();
  await ben.must({ type: 'reveal', table, salt: saltOf(ben.person) });
  await isDealt(ann, table);
  expect(await ben.ask({ type: 'reveal', table, salt: saltOf(ben.person) })).toEqual({});
  expect(headAt(ann, table)).toMatchObject({ scheme: '2', commitment });
  const { checked, testimony } = await judged(table, ann, ben);
  expect(checked).toMatchObject({ value: { fair: true, scheme: '2', salts: 2, left: [] } });
  expect(testimony).toEqual({ saw: 'bound' });
});

test('a rematch has a secret and salts of its own', async () => {
  const { table, ann, ben } = await begun(LIVE);
  await ben.showSalt(table);
  await isDealt(ann, table);
  await ben.must({ type: 'resign', table });
  const { to } = await ben.must({ type: 'rematch', table });
  asPage(ann, to!);
  await ann.join(to!, facts.id);
  await ben.join(to!, facts.id);
  const seatOf = ({ person }: Client) => infoAt(ben, to!).seats.findIndex(({ who }) => who === person.who);
  await ann.must({ type: 'sit', table: to!, seat: seatOf(ann), seal: newSeal(to!) });
  await ben.must({ type: 'sit', table: to!, seat: seatOf(ben), seal: sealFor(ben.person) });
  const seals = (at: string) => infoAt(ben, at).seats.map(({ seal }) => seal);
  expect(infoAt(ben, to!).commitment).not.toBe(infoAt(ben, table).commitment);
  expect(seals(to!)).not.toContain(sealOf(witnessOf(table).salt!));
  await ben.must({ type: 'start', table: to! });
  await ben.showSalt(to!);
  await isDealt(ann, to!);
  expect((await judged(to!, ann, ben)).testimony).toEqual({ saw: 'bound' });
});

test('live, a salt is waited for ten seconds; a player who withholds it is left out and named, and clocks have not run', async () => {
  const { table, ann, ben } = await begun(LIVE);
  await ben.until(() => infoAt(ben, table).seats[1]?.shown === true);
  expect(revealTime(LIVE)).toBe(10_000);
  await pass(9_000);
  expect((await inside.store.read(table))!.record.head).toBeUndefined();
  await pass(2_000);
  await isDealt(ann, table);
  const head = headAt(ann, table);
  expect(leftOut(head).map((seat) => head.seats[seat]!.name)).toEqual(['Ben']);
  expect(Date.parse(head.created)).toBe(clock.now());
  expect((await ben.ask({ type: 'reveal', table, salt: saltOf(ben.person) })).refused).toMatch(/too late/);
  const { checked, testimony } = await judged(table, ann, ben);
  expect(checked).toMatchObject({ value: { fair: true, salts: 1, left: ['Ben'] } });
  expect(testimony).toEqual({ saw: 'bound' });
});

test('live, the host goes on without a player who has not come: a bot plays until they take their seat back', async () => {
  const ben = await come('Ben');
  const [ann, cem] = [await come('Ann'), await come('Cem')];
  const seats = ['you', 'open', 'open'] as const;
  const table = await newTable(inside.url, ben.person, { ...plan(LIVE), seats: [...seats] });
  await ben.join(table, facts.id);
  for (const [n, client] of [ann, cem].entries()) {
    await client.join(table, facts.id);
    await client.must({ type: 'sit', table, seat: n + 1, seal: sealFor(client.person) });
  }
  await ben.must({ type: 'start', table });
  await ben.showSalt(table);
  await ann.close();
  await ben.until(() => infoAt(ben, table).seats[1]?.here === false);
  expect((await cem.ask({ type: 'start', table })).refused).toMatch(/has begun/);
  // Cem is here and has not shown a salt yet: players who are here have all of the time.
  expect((await ben.ask({ type: 'start', table })).refused).toMatch(/10 more seconds/);
  await cem.showSalt(table);
  await ben.until(() => infoAt(ben, table).seats[2]?.shown === true);
  expect((await ben.ask({ type: 'start', table })).refused).toMatch(/5 more seconds/);
  await pass(5_000);
  await ben.must({ type: 'start', table });
  await isDealt(ben, table);
  const awayOf = (name: string) => infoAt(ben, table).seats.find((seat) => seat.name === name)?.away;
  await ben.until(() => awayOf('Ann') === 'host');
  expect(awayOf('Cem')).toBeUndefined();
  const head = headAt(ben, table);
  expect(leftOut(head).map((seat) => head.seats[seat]!.name)).toEqual(['Ann']);
  await ann.connect();
  await ann.join(table, facts.id);
  await ann.must({ type: 'return', table });
  await ben.until(() => awayOf('Ann') === undefined);
});

test('by days, salts are shown at the first visit; the wait survives a restart and ends, with no client there', async () => {
  const { table, ann, ben } = await begun(DAYS);
  await ben.until(() => infoAt(ben, table).seats[1]?.shown === true);
  const { until } = infoAt(ben, table).revealing!;
  expect(until - clock.now()).toBe(24 * 3_600_000);
  await Promise.all([ann.close(), ben.close()]);
  await pass(3_600_000);
  await restart();
  expect((await inside.store.read(table))!.record).toMatchObject({ state: 'playing', revealing: { until } });
  // A device without the salt is no withholding: the deal still waits for the other one.
  const tablet = await come('Ben', table);
  expect(infoAt(tablet, table).revealing).toEqual({ until });
  const mine = (await (
    await fetch(`${inside.url}/api/me/tables`, {
      headers: { authorization: `Bearer ${tablet.person.token}` },
    })
  ).json()) as { tables: { yourTurn: boolean }[] };
  expect(mine.tables[0]?.yourTurn).toBe(true);
  await tablet.showSalt(table);
  await isDealt(tablet, table);
  expect(leftOut(headAt(tablet, table))).toEqual([]);

  const other = await newTable(inside.url, tablet.person, plan(DAYS, ['you', { bot: 'random' }]));
  await tablet.join(other, facts.id);
  await tablet.must({ type: 'start', table: other });
  await tablet.close();
  await pass(25 * 3_600_000);
  // It was forgotten meanwhile, is opened when its time has come, and waits a moment for pages that come back.
  for (let minutes = 0; minutes < 5; minutes++) await pass(60_000);
  const stored = (await inside.store.read(other))!;
  expect(leftOut(stored.record.head!).length).toBe(1);
});

test('a second device seals anew before the start, and only its salt counts', async () => {
  const ben = await come('Ben');
  const table = await newTable(inside.url, ben.person, plan(LIVE, ['you', { bot: 'random' }]));
  await ben.join(table, facts.id);
  const phone = await come('Ben', table);
  await phone.must({ type: 'sit', table, seat: 0, seal: sealFrom('of the phone') });
  await ben.must({ type: 'start', table });
  expect((await ben.ask({ type: 'reveal', table, salt: saltOf(ben.person) })).refused).toMatch(/sealed/);
  expect(await phone.ask({ type: 'reveal', table, salt: saltFrom('of the phone') })).toEqual({});
  await isDealt(ben, table);
  expect(headAt(ben, table).seats.find(({ player }) => player === 'person')?.salt).toBe(
    saltFrom('of the phone'),
  );
});

type Row = Readonly<Record<string, unknown>>;
type Cheat = (
  record: Row & { readonly seats: readonly Row[] },
  secret: string,
) => { record?: Row; secret?: string };

/** The owner stops the server after Ann has shown her salt, changes what is stored, and goes on. */
const cheats: Record<string, [Cheat, string]> = {
  'another secret': [
    (record) => {
      const secret = newSecret();
      return { secret, record: { ...record, commitment: commitmentOf(secret) } };
    },
    'otherCommitment',
  ],
  'another salt of the friend': [
    (record) => ({
      record: {
        ...record,
        seats: record.seats.map((seat) =>
          seat.who === ids.Ben ? { ...seat, seal: sealFrom('ground'), salt: saltFrom('ground') } : seat,
        ),
      },
    }),
    'otherSeals',
  ],
  'Ann’s salt forgotten': [
    (record) => ({
      record: {
        ...record,
        revealing: { until: 0 },
        seats: record.seats.map(({ salt, ...seat }) => (seat.who === ids.Ann ? seat : { ...seat, salt })),
      },
    }),
    'saltLeftOut',
  ],
  'the order fixed after all': [(record) => ({ record: { ...record, fixedSeats: true } }), 'otherSeals'],
};

test.each(Object.entries(cheats))('a server that cheats is found out: %s', async (_what, [cheat, code]) => {
  const { table, ann, ben } = await begun(DAYS);
  await ben.until(() => infoAt(ben, table).seats[1]?.shown === true);
  await Promise.all([ann.close(), ben.close()]);
  await restart(() => {
    const db = new Libsql(join(folder, 'updraft.db'));
    const row = db.prepare('SELECT record, secret FROM tables WHERE id = ?').get([table]) as {
      record: string;
      secret: string;
    };
    const { record, secret } = cheat(JSON.parse(row.record), row.secret);
    db.prepare('UPDATE tables SET record = ?, secret = ? WHERE id = ?').run([
      JSON.stringify(record ?? JSON.parse(row.record)),
      secret ?? row.secret,
      table,
    ]);
    db.close();
  });
  // The page that shows what was forgotten again would undo the cheat: the owner keeps Ann out until the deal.
  const friend = await come('Ben', table);
  await friend.showSalt(table);
  await pass(25 * 3_600_000);
  await isDealt(friend, table);
  const again = await come('Ann');
  asPage(again, table);
  await again.join(table, facts.id);
  const { file, checked, testimony } = await judged(table, again, friend);
  // The file fits itself, and fools who has nothing but the file.
  expect(checked).toMatchObject({ value: { fair: true } });
  expect('value' in importMatch(await rulesOf(entry, file.version), facts, file)).toBe(true);
  expect(testimony).toEqual({ refused: { code } });
});
