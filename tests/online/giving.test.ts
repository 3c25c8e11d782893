/** Absent players of games by days: the host lets a bot play, or gives the seat to another person; who is told. */
import { expect, test } from 'vitest';
import { GIVING_LEAST, type TableInfo } from '../../src/online/table.ts';
import {
  GAME,
  group,
  HOUR,
  pass,
  receiver,
  server,
  settle,
  title,
  told,
  useDays,
  withBrowser,
} from './by-days.ts';
import { Client } from './client.ts';

useDays();

const infoOf = async (id: string) =>
  (await server.ask('GET', `/api/tables/${id}`)).body as unknown as TableInfo;

test('the host lets a bot play for a player who is not here when half of the time is over, and not before', async () => {
  const { id, play, visit } = await group(2);
  await play(0);
  await pass(20_000);
  expect(told()).toEqual([`Ben: ${title}: your turn`]);
  const ann = await visit(0);
  const ask = () => ann.ask({ type: 'relieve', table: id });
  expect((await ask()).refused).toContain('half of their time');
  await pass(35 * HOUR);
  expect((await ask()).refused).toContain('half of their time');
  await pass(HOUR);
  // He is here: he plays himself.
  const ben = await visit(1);
  expect((await ask()).refused).toBeTruthy();
  await ben.must({ type: 'vacation', table: id, days: 1 });
  await ben.close();
  await settle();
  // Days off do not count.
  expect((await ask()).refused).toContain('half of their time');
  await pass(25 * HOUR);
  await ann.must({ type: 'relieve', table: id });
  await settle();
  expect((await infoOf(id)).seats[1]!.away).toBe('host');
  told();
  await pass(20_000);
  const [note, ...others] = receiver.read();
  expect(note).toMatchObject({ path: '/Ben', title: `${title}: a bot plays for you` });
  expect(note!.body).toContain('The host waited no longer');
  expect(others).toEqual([]);
  await ann.close();
});

test('a seat that is given away: players who are asked, the absent player and the person who would get it are told, and no others', async () => {
  const { id, play, visit } = await group(4);
  const eve = await withBrowser('Eve');
  await play(0);
  await pass(73 * HOUR);
  await pass(HOUR);
  told();
  expect((await infoOf(id)).seats[1]!.away).toBe('time');
  // Cem owes a move; Dora does not.
  const watcher = await new Client({ url: () => server.url, person: eve }).connect();
  await watcher.join(id, GAME);
  await watcher.must({ type: 'hand', table: id, up: true });
  const ann = await visit(0);
  await ann.must({ type: 'give', table: id, seat: 1, who: eve.who });
  await watcher.close();
  await ann.close();
  await settle();
  await pass(20_000);
  expect(told().sort()).toEqual([
    `Ben: ${title}: your seat may go to another player`,
    `Dora: ${title}: you are asked about a seat`,
  ]);
  for (const seat of [2, 3]) {
    const client = await visit(seat);
    await client.must({ type: 'consent', table: id, yes: true });
    await client.close();
  }
  await settle();
  // Ben has some hours to come back, however fast the others agree.
  expect((await infoOf(id)).seats[1]).toMatchObject({ name: 'Ben' });
  await pass(GIVING_LEAST.turns);
  expect((await infoOf(id)).seats[1]).toMatchObject({ name: 'Eve', who: eve.who });
  await pass(20_000);
  expect(told()).toEqual([`Ben: ${title}: your seat has another player`]);
  // From now on it is Eve who is called, and Ben is not.
  await play(2);
  await play(3);
  await play(0);
  await pass(20_000);
  expect(told()).toEqual([`Eve: ${title}: your turn`]);
});
