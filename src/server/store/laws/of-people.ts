/** Laws of what a store keeps of people: epochs of their tokens, codes, passkeys, and what is swept away or forgotten. */
import { add, conflicts, ids, line, person, record, type StoreLaw, same, sorted } from './checks.ts';

const epochsGoUp: StoreLaw = async (store, open) => {
  await store.createIdentity({ who: 'w', name: 'Ann' }, 1);
  same((await store.identity('w'))?.epoch, 0, 'a new person has another epoch than 0');
  same(await store.signOut('w'), 1, 'a new epoch is not the next');
  same(await open().signOut('w'), 2, 'another handle counts epochs of its own');
  same((await store.identity('w'))?.epoch, 2, 'a person has another epoch than the last');
};

const signingOutEndsCodes: StoreLaw = async (store) => {
  for (const who of ['v', 'w']) await store.createIdentity({ who, name: who }, 1);
  await store.putCode('mine', 'w', 100);
  await store.putCode('other', 'v', 100);
  await store.signOut('w');
  same(await store.takeCode('mine', 2), undefined, 'a code is good after its person has signed others out');
  same(await store.takeCode('other', 2), 'v', 'the code of another person is gone');
};

const recoveryCodesReplaceEachOther: StoreLaw = async (store) => {
  for (const who of ['v', 'w']) await store.createIdentity({ who, name: who }, 1);
  same((await store.identity('w'))?.recovery, undefined, 'a new person has a recovery code');
  await store.setRecovery('w', 'first', 5);
  await store.setRecovery('v', 'other', 5);
  await store.setRecovery('w', 'second', 6);
  same(await store.recovers('first'), undefined, 'an earlier recovery code is good');
  same(await store.recovers('second'), 'w', 'a recovery code is not good');
  same(await store.recovers('second'), 'w', 'a recovery code is good only once');
  same((await store.identity('w'))?.recovery, 6, 'it is not known when a recovery code was made');
};

const passkeysBelongToTheirPerson: StoreLaw = async (store) => {
  for (const who of ['v', 'w']) await store.createIdentity({ who, name: who }, 1);
  const facts = { rp: 'example.org', publicKey: 'AQID', counter: 1, transports: ['usb', 'nfc'] };
  const phone = { id: 'a', who: 'w', name: 'Phone "5"', at: 7, ...facts };
  await store.addPasskey(phone);
  await store.addPasskey({ ...phone, id: 'b', who: 'v' });
  await conflicts(store.addPasskey({ ...phone, who: 'v' }), 'a passkey was added twice');
  same(sorted(await store.passkey('a')), sorted({ ...phone, used: 7 }), 'a passkey is not what was added');
  same(await ids(store.passkeysOf('w')), ['a'], 'a person has other passkeys than theirs');
  await store.usePasskey('a', 9, 30);
  const used = await store.passkey('a');
  same([used?.counter, used?.used], [9, 30], 'the use of a passkey is not noted');
  same(await store.renamePasskey('v', 'a', 'Mine'), false, 'a person names the passkey of another');
  same(await store.renamePasskey('w', 'a', 'Pocket'), true, 'a person cannot name their passkey');
  same((await store.passkey('a'))?.name, 'Pocket', 'a passkey has another name');
  same(await store.dropPasskey('v', 'a'), false, 'a person removes the passkey of another');
  same(await store.dropPasskey('w', 'a'), true, 'a person cannot remove their passkey');
  same(await store.passkey('a'), undefined, 'a removed passkey is there');
};

const keysAreRotated: StoreLaw = async (store, open) => {
  const [first] = await store.signingKeys();
  await store.rotateKey(100, 200);
  const [second, old] = await open().signingKeys();
  same(second?.n, 1, 'a new key has not the next number');
  same([old?.n, old?.until], [0, 200], 'the old key is not good until the time that was given');
  same([...(old?.key ?? [])], [...first!.key], 'the old key has changed');
  same([...second!.key].join() === [...first!.key].join(), false, 'the new key is the old one');
  await store.rotateKey(200, 300);
  const left = (await store.signingKeys()).map(({ n }) => n);
  same(left, [2, 1], 'a key is kept after its time');
};

const theServerHasAnId: StoreLaw = async (store, open) => {
  const [id, again] = [await store.serverId(), await store.serverId()];
  same(id.length, 22, 'the id of the server has not 22 letters');
  same(again, id, 'the id of the server changes');
  same(await open().serverId(), id, 'two handles have two ids');
};

const peopleWithoutSeatsAreSwept: StoreLaw = async (store) => {
  for (const who of ['a', 'b', 'c', 'd', 'e']) await store.createIdentity({ who, name: who }, 10);
  await store.create('t', record({ seats: [person('a')] }), '', 1);
  await store.see('b', 50);
  await store.see('b', 20);
  same(await store.clearIdentities(50, 2), 2, 'more people are swept at a time than were asked for');
  same(await store.clearIdentities(50, 2), 1, 'people are not swept to the end');
  const known = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map(async (who) => !!(await store.identity(who))),
  );
  same(known, [true, true, false, false, false], 'other people are swept than those without a seat');
};

const chatIsSwept: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  for (const at of [1, 2, 3, 4]) await store.addChat('t', line(`said at ${at}`, at));
  same(await store.clearChat(4, 2), 2, 'more lines are swept at a time than were asked for');
  same(await store.clearChat(4, 9), 1, 'lines are not swept to the end');
  const left = (await store.chat('t', 9)).map(({ text }) => text);
  same(left, ['said at 4'], 'other lines are swept than the old ones');
};

const chatHasItsLength: StoreLaw = async (store) => {
  for (const id of ['t', 'u']) await store.create(id, record(), '', 1);
  await store.addChat('u', line('elsewhere'));
  for (const text of ['one', 'two', 'three', 'four']) await store.addChat('t', line(text), 2);
  const texts = async (id: string) => (await store.chat(id, 9)).map(({ text }) => text);
  same(await texts('t'), ['three', 'four'], 'other lines are kept than the newest');
  same(await texts('u'), ['elsewhere'], 'another table’s lines are gone');
  same((await store.addChat('t', line('five'), 2)).n, 4, 'a line has the number of one that is gone');
};

const spectatorsHideNoPlayer: StoreLaw = async (store) => {
  await store.create('t', record(), '', 1);
  for (const text of ['one', 'two']) await store.addChat('t', { ...line(text), seat: 1 }, 2);
  for (const text of ['x', 'y', 'z']) await store.addChat('t', { ...line(text), seat: -1 }, 2);
  const texts = async (limit: number, by?: 'players') =>
    (await store.chat('t', limit, by)).map(({ text }) => text);
  same(await texts(9), ['one', 'two', 'y', 'z'], 'spectators’ lines take the room of players’');
  same(
    await texts(1, 'players'),
    ['two'],
    'the last line of a player is not found behind those of spectators',
  );
  await store.addChat('t', { ...line('three'), seat: 0 }, 2);
  same(await texts(9), ['two', 'y', 'z', 'three'], 'players’ lines take the room of spectators’');
};

const oldMatchesAreSwept: StoreLaw = async (store) => {
  for (const id of ['old', 'moved', 'aside']) await store.create(id, record({ state: 'playing' }), '', 5);
  await store.create('over', record({ state: 'over' }), '', 5);
  await store.change(add('moved', 0, ['a'], 100));
  await store.quarantine('aside', 'torn', 6);
  same(await store.clearPlaying(100, 9), ['old'], 'other matches are swept than those that rest');
  same(await store.read('old'), undefined, 'a match that was swept is there');
};

const whatIsForgottenIsGone: StoreLaw = async (store) => {
  for (const who of ['ann', 'bob']) await store.createIdentity({ who, name: who }, 1);
  await store.create('t', record(), '', 1);
  await store.setRecovery('ann', 'hash', 1);
  await store.putCode('code', 'ann', 100);
  await store.addPasskey({
    id: 'k',
    who: 'ann',
    name: '',
    rp: '',
    publicKey: '',
    counter: 0,
    transports: [],
    at: 1,
  });
  await store.addChat('t', { ...line('from bob'), who: 'bob' });
  await store.addChat('t', line('from ann'));
  same(
    (await store.chatOf('ann', 9)).map(({ text }) => text),
    ['from ann'],
    'a person said something else',
  );
  await store.forget('ann');
  same(await store.identity('ann'), undefined, 'a forgotten person is known');
  same(await store.recovers('hash'), undefined, 'the recovery code of a forgotten person is good');
  same(await store.takeCode('code', 1), undefined, 'the code of a forgotten person is good');
  same(await store.passkey('k'), undefined, 'the passkey of a forgotten person is there');
  same(
    (await store.chat('t', 9)).map(({ text }) => text),
    ['from bob'],
    'other lines than theirs are gone',
  );
  same((await store.addChat('t', line('later'))).n, 2, 'a line has the number of one that is gone');
};

const listsFollowTheHost: StoreLaw = async (store) => {
  await store.create('a', record({ host: 'cat' }), '', 1);
  await store.create('b', record({ host: 'cat', state: 'over' }), '', 2);
  await store.create('c', record({ host: 'ann' }), '', 3);
  same(await ids(store.hostedBy('cat', 9)), ['b', 'a'], 'a host has other tables, or in another order');
  same(await ids(store.hostedBy('cat', 1)), ['b'], 'a host’s list is longer than its limit');
  await store.change({ id: 'a', record: { value: record({ host: '' }), rev: 0 }, at: 4 });
  same(await ids(store.hostedBy('cat', 9)), ['b'], 'a table that has lost its host is still theirs');
};

export const ofPeople = {
  listsFollowTheHost,
  epochsGoUp,
  signingOutEndsCodes,
  recoveryCodesReplaceEachOther,
  passkeysBelongToTheirPerson,
  keysAreRotated,
  theServerHasAnId,
  peopleWithoutSeatsAreSwept,
  chatIsSwept,
  chatHasItsLength,
  spectatorsHideNoPlayer,
  oldMatchesAreSwept,
  whatIsForgottenIsGone,
};
