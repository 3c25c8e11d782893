/** Laws of blocks, reports and bans. */
import type { Report } from '../../manners/store.ts';
import { type StoreLaw, same, sorted } from './checks.ts';

const report = (by: string, about: string, at: number, why = 'rude'): Report => ({
  at,
  by,
  about,
  name: 'Bob "B"',
  table: 't',
  text: 'a rude line',
  why,
});

const blocksAreKept: StoreLaw = async (store, open) => {
  const { manners } = store;
  same(await manners.block('ann', 'bob', 1, 2), true, 'a person cannot be blocked');
  same(await manners.block('ann', 'bob', 5, 2), true, 'a person who is blocked is not blocked again');
  same(await manners.block('ann', 'cat', 2, 2), true, 'a second person cannot be blocked');
  same(await manners.block('ann', 'dan', 3, 2), false, 'more people are blocked than may be');
  await manners.block('dan', 'bob', 4, 2);
  same(
    (await manners.blocksOf('ann')).map(({ whom, at }) => `${whom} ${at}`),
    ['cat 2', 'bob 1'],
    'a person blocks others than they said, or in another order',
  );
  same([...(await open().manners.blockersOf('bob'))].sort(), ['ann', 'dan'], 'others block a person');
  await manners.unblock('ann', 'bob');
  same([...(await manners.blockersOf('bob'))], ['dan'], 'a person who is free again is blocked');
};

const reportsAreKeptForTheOwner: StoreLaw = async (store, open) => {
  const { manners } = store;
  for (const at of [1, 2, 3, 4]) await manners.report(report(at % 2 ? 'ann' : 'cat', 'bob', at), 3);
  const times = async (list: Promise<readonly Report[]>) => (await list).map(({ at }) => at);
  same(await times(open().manners.reports(9)), [4, 3, 2], 'other reports are kept than the newest');
  same(await times(manners.reports(1)), [4], 'more reports are read than were asked for');
  same(await times(manners.reportsBy('ann', 9)), [3], 'a person reported something else');
  same(
    sorted((await manners.reports(1))[0]),
    sorted(report('cat', 'bob', 4)),
    'a report is not what was written',
  );
  same(await manners.clearReports(4, 1), 1, 'more reports are swept at a time than were asked for');
  same(await manners.clearReports(4, 9), 1, 'reports are not swept to the end');
  same(await times(manners.reports(9)), [4], 'other reports are swept than the old ones');
};

const bansAreKept: StoreLaw = async (store, open) => {
  const { manners } = store;
  same(await manners.isBanned('bob'), false, 'a person is banned without a ban');
  await manners.ban({ who: 'bob', why: 'rude', at: 1 });
  await manners.ban({ who: 'cat', why: '', at: 2 });
  same(await open().manners.isBanned('bob'), true, 'a person who is banned is not');
  same(
    sorted(await manners.bans()),
    sorted([
      { who: 'cat', why: '', at: 2 },
      { who: 'bob', why: 'rude', at: 1 },
    ]),
    'bans are not what was written',
  );
  same(await manners.unban('bob'), true, 'a ban cannot be lifted');
  same(await manners.unban('bob'), false, 'a ban is lifted twice');
  same(await manners.isBanned('bob'), false, 'a ban that was lifted holds');
};

const aPersonLeavesNoBlocksOrReports: StoreLaw = async (store) => {
  const { manners } = store;
  await manners.block('ann', 'bob', 1, 9);
  await manners.block('bob', 'cat', 1, 9);
  await manners.block('ann', 'cat', 1, 9);
  await manners.report(report('ann', 'bob', 1), 9);
  await manners.report(report('bob', 'cat', 2), 9);
  await manners.report(report('ann', 'cat', 3), 9);
  await manners.forget('bob');
  same(
    [(await manners.blocksOf('bob')).length, (await manners.blockersOf('bob')).size],
    [0, 0],
    'a forgotten person blocks or is blocked',
  );
  same(
    (await manners.reports(9)).map(({ at }) => at),
    [3],
    'reports by or about a forgotten person are there, or others are not',
  );
  same(
    (await manners.blocksOf('ann')).map(({ whom }) => whom),
    ['cat'],
    'a block of another person is gone',
  );
};

export const ofManners = {
  blocksAreKept,
  reportsAreKeptForTheOwner,
  bansAreKept,
  aPersonLeavesNoBlocksOrReports,
};
