/** Laws of bot accounts. */
import type { Store } from '../store.ts';
import { type StoreLaw, same } from './checks.ts';

const add = ({ programs }: Store, who: string, owner: string, { key = who, at = 1, most = 2 } = {}) =>
  programs.add({ who, name: `Bot ${who}`, owner, at, key, token: `token ${who}` }, most);

const botsHaveOwnersNamesAndTokens: StoreLaw = async (store, open) => {
  same(await add(store, 'b1', 'ann'), undefined, 'a bot account cannot be made');
  same(await add(store, 'b2', 'bob', { key: 'b1' }), 'taken', 'two bots have names that look alike');
  same(await store.identity('b2'), undefined, 'a bot that was refused has a name');
  same(await add(store, 'b3', 'ann', { at: 2 }), undefined, 'a second bot account cannot be made');
  same(await add(store, 'b4', 'ann', { at: 3 }), 'many', 'a person has more bots than may be');
  same(await store.identity('b4'), undefined, 'a bot too many has a name');
  const { programs } = open();
  same(
    (await programs.of('ann')).map(({ who }) => who),
    ['b1', 'b3'],
    'a person has other bots',
  );
  same((await programs.withToken('token b1'))?.who, 'b1', 'a token is not that of its bot');
  same((await programs.withKey('b3'))?.name, 'Bot b3', 'a bot is not found by its name');
  same((await store.identity('b1'))?.name, 'Bot b1', 'a bot has no name at tables');
};

const botsAreCountedOverAllHandles: StoreLaw = async (store, open) => {
  const other = open();
  for (const owner of ['ann', 'bob', 'cid', 'dan', 'eve']) {
    // No more at each handle than may be: it is the other one that makes it too many.
    const asked = [0, 1, 2, 3].map((n) => add(n % 2 ? other : store, `${owner}${n}`, owner));
    const made = (await Promise.all(asked)).filter((why) => why === undefined);
    same(made.length, 2, 'handles that are asked at once make more bots than may be');
    same((await store.programs.of(owner)).length, 2, 'other bots are kept than were made');
  }
  const named = (n: number) => add(n % 2 ? other : store, `x${n}`, `owner ${n}`, { key: 'x' });
  const made = await Promise.all([0, 1, 2, 3].map(named));
  same(made.filter((why) => why !== 'taken').length, 1, 'handles that are asked at once give a name twice');
  const names = await Promise.all([0, 1, 2, 3].map((n) => store.identity(`x${n}`)));
  same(names.filter(Boolean).length, 1, 'a bot that was refused is known by name');
  await other.close();
};

const aTokenCanBeRevoked: StoreLaw = async (store) => {
  const { programs } = store;
  await add(store, 'b1', 'ann');
  same(await programs.setToken('bob', 'b1', 'stolen'), false, 'a stranger changes the token of a bot');
  same(await programs.setToken('ann', 'b1', 'new'), true, 'an owner cannot change a token');
  same(await programs.withToken('token b1'), undefined, 'an old token is good');
  same((await programs.withToken('new'))?.owner, 'ann', 'a new token is not good');
  await store.forget('b1');
  same(await programs.withToken('new'), undefined, 'the token of a bot that is no more is good');
  same((await programs.of('ann')).length, 0, 'a bot that is no more is listed');
};

export const ofPrograms = { botsHaveOwnersNamesAndTokens, botsAreCountedOverAllHandles, aTokenCanBeRevoked };
