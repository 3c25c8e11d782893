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

export const ofPrograms = { botsHaveOwnersNamesAndTokens, aTokenCanBeRevoked };
