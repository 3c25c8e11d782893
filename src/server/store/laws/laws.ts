/** What every store must do, whatever database stands behind it. Each law is given an empty place and throws where it is broken. */
import type { MatchFile } from '../../../match/file.ts';
import { LIVE } from '../../../online/table.ts';
import type { SeatRecord, TableRecord } from '../../tables/record.ts';
import { type Change, Conflict, type Store, type StoredEntry, Unavailable } from '../store.ts';

/** Opens one more handle, as another node would, on the same data. */
export type Open = () => Store;
export type StoreLaw = (store: Store, open: Open) => Promise<void>;

export const person = (who: string): SeatRecord => ({ kind: 'person', who, name: who, salt: '' });

export const record = (change: Partial<TableRecord> = {}): TableRecord => ({
  game: 'toy',
  version: 1,
  options: { wind: true, sky: 'clear "blue"' },
  state: 'open',
  seats: [person('ann'), { kind: 'open' }],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: true,
  standIn: 'greedy',
  host: 'ann',
  created: 1,
  commitment: 'c',
  ...change,
});

/** Entries of two seats in turn, the first at millisecond `at`. */
export const moves = (list: readonly (number | string)[], at = 1000): StoredEntry[] =>
  list.map((move, i) => ({ entry: { by: i % 2, move }, at: at + i, spent: i }));

const add = (id: string, n: number, list: readonly (number | string)[], at = 1000): Change => ({
  id,
  entries: { n, list: moves(list, at) },
  at,
});
const rewrite = (id: string, rev: number, value: TableRecord, at: number): Change => ({
  id,
  record: { value, rev },
  at,
});

// — what laws are made of —

function same(got: unknown, want: unknown, complaint: string): void {
  const [a, b] = [JSON.stringify(got), JSON.stringify(want)];
  if (a !== b) throw new Error(`${complaint}\n  got:  ${a}\n  want: ${b}`);
}

async function refuses(
  work: Promise<unknown>,
  kind: typeof Conflict | typeof Unavailable,
  complaint: string,
): Promise<void> {
  const outcome = await work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof kind ? 'refused' : `failed with ${String(error)}`),
  );
  same(outcome, 'refused', complaint);
}

const conflicts = (work: Promise<unknown>, complaint: string) => refuses(work, Conflict, complaint);
const ids = async (list: Promise<readonly { readonly id: string }[]>) => (await list).map(({ id }) => id);
const moved = async (store: Store, id: string) =>
  (await store.read(id))?.log.map(({ entry }) => ('move' in entry ? entry.move : entry));

// — tables and logs —

const tablesAreReadAsTheyWereWritten: StoreLaw = async (store) => {
  const first = record();
  await store.create('t', first, 'secret', 5);
  const begun = { record: first, secret: 'secret', rev: 0, updated: 5, log: [] };
  same(sorted(await store.read('t')), sorted(begun), 'a new table is not what was written');
  same(await store.read('none'), undefined, 'a table that was never written is read');
  const log = [...moves([7, '7', 'a"b\n☁']), { entry: { by: 0, undo: 1 }, at: 2000, spent: 2 }];
  await store.change({ id: 't', entries: { n: 0, list: log.slice(0, 3) }, at: 6 });
  const next = record({ state: 'playing', seats: [person('bob')] });
  await store.change(rewrite('t', 0, next, 1500));
  await store.change({ id: 't', entries: { n: 3, list: log.slice(3) }, at: 2000 });
  const after = { record: next, secret: 'secret', rev: 1, updated: 2000, log };
  same(sorted(await store.read('t')), sorted(after), 'a changed table is not what was written');
};

/** Fields in one order, so that two values can be compared as text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, field]) => [name, sorted(field)]),
  );
}

const logsAreReadFromAnyNumber: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.create('u', record(), '', 1);
  await store.change(add('t', 0, ['a', 'b', 'c']));
  await store.change(add('u', 0, ['x']));
  const from = async (n: number) =>
    (await store.logFrom('t', n)).map(({ entry }) => 'move' in entry && entry.move);
  same(await from(0), ['a', 'b', 'c'], 'logFrom 0 is not the whole log');
  same(await from(2), ['c'], 'logFrom n does not begin with entry n');
  same(await from(3), [], 'logFrom the end is not empty');
  same(await store.logFrom('none', 0), [], 'a table that is not there has a log');
};

const anIdIsGivenOnce: StoreLaw = async (store) => {
  await store.create('t', record(), 'first', 1);
  await conflicts(store.create('t', record(), 'second', 2), 'an id was given twice');
  same((await store.read('t'))?.secret, 'first', 'a refused table has replaced the one that was there');
};

const ofTwoRevisionsOneWins: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.change(rewrite('t', 0, record({ host: 'first' }), 2));
  const late = store.change(rewrite('t', 0, record({ host: 'second' }), 3));
  await conflicts(late, 'a revision was written twice');
  await conflicts(store.change(rewrite('t', 5, record(), 3)), 'a revision of the future was written');
  await conflicts(store.change(rewrite('none', 0, record(), 3)), 'a table that is not there was changed');
  const now = await store.read('t');
  same([now?.rev, now?.record.host], [1, 'first'], 'a refused revision has left something behind');
};

const ofTwoEntriesOneWins: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.change(add('t', 0, ['a', 'b']));
  await conflicts(store.change(add('t', 1, ['c', 'd'])), 'an entry number was written twice');
  same(await moved(store, 't'), ['a', 'b'], 'refused entries have left something behind');
};

const logsHaveNoGaps: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await conflicts(store.change(add('t', 1, ['b'])), 'a log begins with number 1');
  await store.change(add('t', 0, ['a']));
  await conflicts(store.change(add('t', 2, ['c'])), 'a log has a gap');
  await conflicts(store.change(add('none', 0, ['a'])), 'a log has no table');
  same(await moved(store, 't'), ['a'], 'a refused entry is in the log');
};

const changesAreWholeOrNothing: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.change(add('t', 0, ['a']));
  const value = record({ state: 'playing', seats: [person('eve')] });
  const lateEntry = { ...add('t', 0, ['b']), record: { value, rev: 0 } };
  await conflicts(store.change(lateEntry), 'a change with a late entry was accepted');
  same((await store.read('t'))?.rev, 0, 'a record was changed though its entry was refused');
  same(await ids(store.tablesOf('eve', 9)), [], 'seats were changed though their entry was refused');
  const lateRecord = { ...add('t', 1, ['b']), record: { value, rev: 7 } };
  await conflicts(store.change(lateRecord), 'a change with a late revision was accepted');
  same(await moved(store, 't'), ['a'], 'an entry was added though its record was refused');
  await store.change({ ...add('t', 1, ['b', 'c']), record: { value, rev: 0 } });
  same(await moved(store, 't'), ['a', 'b', 'c'], 'entries that came with a record are missing');
  same((await store.read('t'))?.record.state, 'playing', 'a record that came with entries is missing');
};

const storedValuesAreCopies: StoreLaw = async (store) => {
  const value = record() as { host: string } & TableRecord;
  const created = store.create('t', value, '', 1);
  value.host = 'changed by its writer';
  await created;
  const read = (await store.read('t'))!.record as { host: string };
  same(read.host, 'ann', 'a record changed after it was handed over');
  read.host = 'changed by its reader';
  same((await store.read('t'))!.record.host, 'ann', 'a reader has changed what is stored');
};

// — lists —

const listsFollowTheState: StoreLaw = async (store) => {
  for (const [at, id] of ['a', 'b', 'c'].entries()) await store.create(id, record(), '', at);
  same(await ids(store.inState('open', 9)), ['c', 'b', 'a'], 'the last changed table is not the first');
  same(await ids(store.inState('open', 2)), ['c', 'b'], 'a list is longer than its limit');
  await store.change(rewrite('a', 0, record({ state: 'playing' }), 10));
  same(await ids(store.inState('playing', 9)), ['a'], 'a table is not in the list of its new state');
  same(await ids(store.inState('open', 9)), ['c', 'b'], 'a table is still in the list of its old state');
  await store.change(rewrite('b', 0, record({ state: 'playing' }), 11));
  same(await ids(store.inState('playing', 9)), ['b', 'a'], 'a change of the record does not count as one');
  await store.change(add('a', 0, ['x'], 12));
  same(
    await ids(store.inState('playing', 9)),
    ['a', 'b'],
    'an entry does not count as a change of its table',
  );
};

const listsFollowThePeople: StoreLaw = async (store) => {
  await store.create('a', record(), '', 1);
  await store.create('b', record({ seats: [person('bob'), person('ann')] }), '', 2);
  await store.create('c', record({ seats: [person('bob'), person('bob')] }), '', 3);
  same(await ids(store.tablesOf('ann', 9)), ['b', 'a'], 'a player’s list is not theirs, or not in order');
  same(await ids(store.tablesOf('bob', 9)), ['c', 'b'], 'a player with two seats does not have one line');
  same(await ids(store.tablesOf('bob', 1)), ['c'], 'a player’s list is longer than its limit');
  await store.change(rewrite('a', 0, record({ seats: [person('eve')] }), 4));
  same(await ids(store.tablesOf('ann', 9)), ['b'], 'a player who stood up still has the table');
  same(await ids(store.tablesOf('eve', 9)), ['a'], 'a player who sat down does not have the table');
};

const onlyOldOpenTablesAreCleared: StoreLaw = async (store) => {
  await store.create('old', record(), '', 1);
  await store.create('played', record({ state: 'playing' }), '', 1);
  await store.create('new', record(), '', 10);
  await store.addChat('old', line('hi'));
  same(await store.clearOpen(10), ['old'], 'other tables were cleared than old open ones');
  same(await store.read('old'), undefined, 'a cleared table is still there');
  same(await store.chat('old', 9), [], 'the chat of a cleared table is still there');
  same(await ids(store.tablesOf('ann', 9)), ['new', 'played'], 'a cleared table is in a player’s list');
};

const finishedMatchesKeepTheirFile: StoreLaw = async (store) => {
  for (const id of ['t', 'u']) await store.create(id, record({ state: 'playing' }), '', 1);
  same(await store.file('t'), undefined, 'a match under way has a file');
  const over = record({ state: 'over' });
  await conflicts(
    store.change({ ...rewrite('t', 3, over, 2), file: fileOf('late') }),
    'a file with a late revision was accepted',
  );
  same(await store.file('t'), undefined, 'a file was kept though its record was refused');
  await store.change({ ...rewrite('t', 0, over, 2), ...add('t', 0, ['a']), file: fileOf('t') });
  await store.change(rewrite('u', 0, over, 2));
  same(sorted(await store.file('t')), sorted(fileOf('t')), 'a file is not what was written');
  same(await store.withoutFile(), ['u'], 'matches without a file are not those that are over and have none');
  await store.change({ id: 'u', file: fileOf('u'), at: 3 });
  await store.change({ id: 't', file: fileOf('second'), at: 3 });
  same((await store.file('t'))?.id, 't', 'a file was written twice');
  same(await store.withoutFile(), [], 'a match has a file and is said to have none');
  await conflicts(store.change({ id: 'none', file: fileOf('none'), at: 3 }), 'a file has no table');
};

const fileOf = (id: string): MatchFile => ({
  ...{ format: 'updraft-match', formatVersion: 1, id, game: 'toy', version: 1, options: {} },
  seats: [{ name: 'Ann "A"', player: 'person' }],
  created: '2026-10-01T00:00:00.000Z',
  commitment: 'c',
  entries: [{ chance: '☁' }, { seat: 0, move: 'fly' }, { seat: 0, undo: 1 }],
});

// — chat, people and keys —

const line = (text: string, at = 1) => ({ who: 'ann', name: 'Ann "A"', seat: 0, text, at });

const chatIsNumberedByTable: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.create('u', record(), '', 1);
  const said = await Promise.all(['one', 'two', 'three'].map((text) => store.addChat('t', line(text))));
  same(
    said.map(({ n }) => n),
    [0, 1, 2],
    'lines of chat are not numbered in their order',
  );
  same((await store.addChat('u', line('else'))).n, 0, 'another table’s chat goes on with its numbers');
  same(sorted(said[1]), sorted({ n: 1, ...line('two') }), 'a line is not what was said');
  const last = (await store.chat('t', 2)).map(({ text }) => text);
  same(last, ['two', 'three'], 'the last lines are not read, the oldest first');
  await conflicts(store.addChat('none', line('hi')), 'there is chat without a table');
};

const peopleHaveNames: StoreLaw = async (store) => {
  await store.createIdentity({ who: 'w', name: 'Ann' }, 1);
  same(await store.identity('x'), undefined, 'a player who never came is known');
  await conflicts(store.createIdentity({ who: 'w', name: 'Eve' }, 2), 'an identity was given twice');
  same((await store.identity('w'))?.name, 'Ann', 'a refused identity has replaced the one that was there');
  await store.rename('w', 'Anna');
  same(await store.identity('w'), { who: 'w', name: 'Anna' }, 'a player is not called by the new name');
};

const codesAreGoodOnce: StoreLaw = async (store) => {
  await store.createIdentity({ who: 'w', name: 'Ann' }, 1);
  await store.putCode('h', 'w', 100);
  same(await store.takeCode('other', 50), undefined, 'a code that was never given is good');
  same(await store.takeCode('h', 99), 'w', 'a code is not good');
  same(await store.takeCode('h', 99), undefined, 'a code is good twice');
  await store.putCode('h', 'w', 100);
  same(await store.takeCode('h', 100), undefined, 'a code is good after its time');
  await store.putCode('h', 'w', 100);
  await store.putCode('i', 'w', 100);
  same(await store.takeCode('h', 1), undefined, 'a code is good after a newer one was given');
  same(await store.takeCode('i', 1), 'w', 'the newest code is not good');
};

const theKeyStays: StoreLaw = async (store, open) => {
  const other = open();
  const [key, again, elsewhere] = await Promise.all([
    store.signingKey(),
    store.signingKey(),
    other.signingKey(),
  ]);
  same(key.length, 32, 'the key has not 32 bytes');
  same([...again], [...key], 'the key changes');
  same([...elsewhere], [...key], 'two handles have two keys');
  await other.close();
};

// — many writers —

const writesHappenInTheirOrder: StoreLaw = async (store) => {
  // Nothing is awaited in between: all of it is asked for in one turn of the event loop.
  await Promise.all([
    store.create('t', record(), '', 1),
    ...Array.from({ length: 120 }, (_, n) => store.change(add('t', n, [n], n))),
    store.change(rewrite('t', 0, record({ host: 'bob' }), 200)),
    store.change(rewrite('t', 1, record({ host: 'eve' }), 201)),
  ]);
  same(await moved(store, 't'), [...Array(120).keys()], 'writes of one turn are not made in their order');
  same((await store.read('t'))?.record.host, 'eve', 'the last record of a turn is not the last');
};

const oneConflictHarmsNoOtherWrite: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.create('u', record(), '', 1);
  await store.change(add('t', 0, ['a']));
  const outcomes = await Promise.allSettled([
    store.change(add('u', 0, ['x', 'y'])),
    store.change(add('t', 0, ['late'])),
    store.change(add('t', 1, ['b'])),
    store.change(rewrite('u', 7, record(), 3)),
    store.create('u', record(), '', 3),
    store.create('v', record(), '', 3),
  ]);
  const told = outcomes.map((one) => one.status === 'fulfilled' || !(one.reason instanceof Conflict));
  same(told, [true, false, true, false, false, true], 'the wrong writes of a turn were refused');
  same(await moved(store, 't'), ['a', 'b'], 'a conflict has harmed another write of its table');
  same(await moved(store, 'u'), ['x', 'y'], 'a conflict has harmed a write of another table');
  same((await store.read('v'))?.rev, 0, 'a conflict has harmed a new table');
};

const twoHandlesWriteOneLog: StoreLaw = async (store, open) => {
  const other = open();
  await store.create('t', record(), '', 1);
  const won: string[] = [];
  for (let n = 0; n < 20; n++) {
    // Each is the first to ask every other time.
    const askers = n % 2 === 0 ? [store, other] : [other, store];
    const both = await Promise.allSettled(askers.map((one, i) => one.change(add('t', n, [`${n} by ${i}`]))));
    const winners = both.flatMap(({ status }, i) => (status === 'fulfilled' ? [`${n} by ${i}`] : []));
    same(winners.length, 1, 'of two handles that write one number, not exactly one wins');
    for (const one of both)
      if (one.status === 'rejected')
        same(one.reason instanceof Conflict, true, `the loser is not told so: ${one.reason}`);
    won.push(...winners);
  }
  for (const one of [store, other])
    same(await moved(one, 't'), won, 'a handle does not read what the winners wrote');
  await other.close();
};

const closedStoresKeepEverything: StoreLaw = async (store, open) => {
  const key = [...(await store.signingKey())];
  await store.createIdentity({ who: 'w', name: 'Ann' }, 1);
  void store.create('t', record(), 'secret', 1);
  void store.change(add('t', 0, ['a']));
  void store.addChat('t', line('hi'));
  await store.close();
  await store.close();
  await refuses(store.create('u', record(), '', 1), Unavailable, 'a closed store takes a write');
  await refuses(store.read('t'), Unavailable, 'a closed store answers');
  const again = open();
  same((await again.read('t'))?.secret, 'secret', 'a table is lost by closing');
  same(await moved(again, 't'), ['a'], 'a log is lost by closing');
  same((await again.chat('t', 9)).length, 1, 'chat is lost by closing');
  same((await again.identity('w'))?.name, 'Ann', 'a player is lost by closing');
  same(await again.read('u'), undefined, 'a refused write is there after closing');
  same([...(await again.signingKey())], key, 'the key is lost by closing');
  await again.check();
  await again.close();
};

export const laws = {
  tablesAreReadAsTheyWereWritten,
  logsAreReadFromAnyNumber,
  anIdIsGivenOnce,
  ofTwoRevisionsOneWins,
  ofTwoEntriesOneWins,
  logsHaveNoGaps,
  changesAreWholeOrNothing,
  storedValuesAreCopies,
  listsFollowTheState,
  listsFollowThePeople,
  onlyOldOpenTablesAreCleared,
  finishedMatchesKeepTheirFile,
  chatIsNumberedByTable,
  peopleHaveNames,
  codesAreGoodOnce,
  theKeyStays,
  writesHappenInTheirOrder,
  oneConflictHarmsNoOtherWrite,
  twoHandlesWriteOneLog,
  closedStoresKeepEverything,
} satisfies Record<string, StoreLaw>;
