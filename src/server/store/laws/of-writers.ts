/** Laws of chat, of players and their keys, and of many writers at once. */

import { Conflict, type Store, Unavailable } from '../store.ts';
import {
  add,
  conflicts,
  line,
  moved,
  record,
  refuses,
  rewrite,
  type StoreLaw,
  same,
  sorted,
} from './checks.ts';

// — chat, people and keys —

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
  same((await store.identity('w'))?.name, 'Anna', 'a player is not called by the new name');
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

const challengesAreGoodOnce: StoreLaw = async (store, open) => {
  const other = open();
  await store.putChallenge('c', '', 'origin', 100);
  await store.putChallenge('d', '', 'another', 100);
  same(await other.takeChallenge('x', 50), undefined, 'a challenge that was never given is good');
  same(await other.takeChallenge('c', 99), 'origin', 'a challenge is not good at another handle');
  same(await store.takeChallenge('c', 99), undefined, 'a challenge is good twice');
  same(await store.takeChallenge('d', 100), undefined, 'a challenge is good after its time');
  await store.putChallenge('e', 'w', 'first', 100);
  await other.putChallenge('f', 'w', 'second', 100);
  same(await store.takeChallenge('e', 1), undefined, 'an earlier challenge of a person is good');
  same(await store.takeChallenge('f', 1), 'second', 'the last challenge of a person is not good');
};

/** The key that signs now. */
const keyOf = async (store: Store): Promise<Uint8Array> => (await store.signingKeys())[0]!.key;

const theKeyStays: StoreLaw = async (store, open) => {
  const other = open();
  const [key, again, elsewhere] = await Promise.all([keyOf(store), keyOf(store), keyOf(other)]);
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
  const key = [...(await keyOf(store))];
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
  same([...(await keyOf(again))], key, 'the key is lost by closing');
  await again.check();
  await again.close();
};

export const ofWriters = {
  chatIsNumberedByTable,
  peopleHaveNames,
  codesAreGoodOnce,
  challengesAreGoodOnce,
  theKeyStays,
  writesHappenInTheirOrder,
  oneConflictHarmsNoOtherWrite,
  twoHandlesWriteOneLog,
  closedStoresKeepEverything,
};
