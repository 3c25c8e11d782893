/** Laws of tables, their logs and the lists they stand in. */
import type { MatchFile } from '../../../match/file.ts';
import type { TableRecord } from '../../tables/record.ts';
import {
  add,
  conflicts,
  ids,
  line,
  moved,
  moves,
  person,
  record,
  rewrite,
  type StoreLaw,
  same,
  sorted,
} from './checks.ts';

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
  const read = await store.read('t', 2);
  same(
    [read?.record.host, read?.log.map(({ entry }) => 'move' in entry && entry.move)],
    ['ann', ['c']],
    'a table is not read with its log from n on',
  );
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

const nothingIsWrittenBehindTheBackOfTheRest: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  await store.change(add('t', 0, ['a']));
  const over = rewrite('t', 0, record({ state: 'over' }), 2);
  await conflicts(
    store.change({ ...over, from: { rev: 0, log: 0 } }),
    'a record was changed by a writer who does not know the last entry',
  );
  same((await store.read('t'))?.rev, 0, 'a refused record has left something behind');
  await store.change({ ...over, from: { rev: 0, log: 1 } });
  await conflicts(
    store.change({ ...add('t', 1, ['b', 'c']), from: { rev: 0, log: 1 } }),
    'an entry was added by a writer who does not know the last record',
  );
  same(await moved(store, 't'), ['a'], 'refused entries are in the log');
  await store.change({ ...add('t', 1, ['b', 'c']), from: { rev: 1, log: 1 } });
  const both = rewrite('t', 1, record({ host: 'both' }), 4);
  await store.change({ ...both, ...add('t', 3, ['d']), from: { rev: 1, log: 3 } });
  same(await moved(store, 't'), ['a', 'b', 'c', 'd'], 'entries of a writer who knows everything are missing');
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
  const former = [{ seat: 0, who: 'ann', after: 3 }];
  await store.change(rewrite('a', 1, record({ seats: [person('eve')], former }), 5));
  same(await ids(store.tablesOf('ann', 9)), ['a', 'b'], 'a player whose seat another one has is not found');
  same(await ids(store.tablesOf('bob', 9, 1)), ['c'], 'a player’s list is heavier than its limit');
  same(await ids(store.tablesOf('bob', 9, 1e6)), ['c', 'b'], 'a player’s list ends before its limit');
  const was = record({ seats: [person('eve')], former });
  await store.change(rewrite('a', { rev: 2, was }, record({ seats: [person('zoe')], former }), 6));
  same(await ids(store.tablesOf('eve', 9)), [], 'a player who stood up still has the table');
  const found = [await ids(store.tablesOf('zoe', 9)), await ids(store.tablesOf('ann', 9))];
  same(found, [['a'], ['a', 'b']], 'a writer who says how the record was has spoilt a player’s list');
};

const tablesAreFoundByTheirCode: StoreLaw = async (store) => {
  await store.create('a', record({ code: 'BCDFGH' }), '', 1);
  await store.create('b', record(), '', 1);
  await store.create('c', record({ code: 'XZXZXZ' }), '', 1);
  same(await store.withCode('BCDFGH'), 'a', 'a table is not found by its code');
  same(await store.withCode('BCDFGX'), undefined, 'a table is found by another code');
  await store.change(rewrite('b', 0, record({ code: 'LMNPQR' }), 2));
  same(await store.withCode('LMNPQR'), 'b', 'a table is not found by the code that it was given later');
  await store.change(rewrite('a', 0, record({ state: 'over' }), 3));
  same(await store.withCode('BCDFGH'), undefined, 'a table is found by a code that it has no longer');
  await store.removeOpen('c');
  same(await store.withCode('XZXZXZ'), undefined, 'a table that was removed is found by its code');
  const was = record({ code: 'LMNPQR' });
  await store.change(rewrite('b', { rev: 1, was }, { ...was, state: 'playing', host: 'bob' }, 4));
  same(await store.withCode('LMNPQR'), 'b', 'a code that has stayed is not found any more');
  same(await ids(store.hostedBy('bob', 9)), ['b'], 'a new host is not found');
  await store.change(rewrite('b', { rev: 2, was: { ...was, host: 'bob' } }, record({ host: 'bob' }), 5));
  same(await store.withCode('LMNPQR'), undefined, 'a code that was taken away is still found');
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

const onlyOpenTablesAreRemoved: StoreLaw = async (store) => {
  await store.create('open', record(), '', 1);
  await store.create('other', record(), '', 1);
  await store.create('played', record({ state: 'playing' }), '', 1);
  same(
    [await store.removeOpen('open'), await store.removeOpen('played'), await store.removeOpen('open')],
    [true, false, false],
    'removing answers other than whether there was such a table',
  );
  same(
    await ids(store.tablesOf('ann', 9)),
    ['other', 'played'],
    'removing took another table, or left the one',
  );
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

export const ofTables = {
  tablesAreReadAsTheyWereWritten,
  logsAreReadFromAnyNumber,
  anIdIsGivenOnce,
  ofTwoRevisionsOneWins,
  ofTwoEntriesOneWins,
  logsHaveNoGaps,
  changesAreWholeOrNothing,
  nothingIsWrittenBehindTheBackOfTheRest,
  storedValuesAreCopies,
  listsFollowTheState,
  listsFollowThePeople,
  tablesAreFoundByTheirCode,
  onlyOldOpenTablesAreCleared,
  onlyOpenTablesAreRemoved,
  finishedMatchesKeepTheirFile,
};
