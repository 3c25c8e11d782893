/** What goes wrong on our side says so, and says nothing of where we live. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../games/index.ts';
import { saltFrom, sealFrom } from '../../match/testing/salts.ts';
import { LIVE } from '../../online/table.ts';
import { FILE } from '../store/open.ts';
import { openServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await openServer({ games });
});
afterEach(() => server.close());

const plan = {
  game: games[0]!.facts.id,
  options: {},
  seats: ['you', { bot: 'greedy' }],
  fixedSeats: true,
  pace: LIVE,
  listed: true,
  watch: true,
  hints: true,
  standIn: 'greedy',
  seal: sealFrom('salt'),
};

/** A match that is over, and who played it. */
async function finished(): Promise<{ id: string; token: string }> {
  const { token } = await server.newPerson('Ann');
  const id = String((await server.ask('POST', '/api/tables', plan, token)).body.id);
  const talk = await server.connect(token);
  for (const asked of [{ type: 'join' }, { type: 'start' }, { type: 'reveal', salt: saltFrom('salt') }]) {
    talk.say({ ...asked, table: id, re: 1 });
    await talk.hears('done');
  }
  await talk.hears('joined');
  talk.say({ type: 'resign', table: id, re: 1 });
  await talk.hears('done');
  talk.close();
  return { id, token };
}

function spoil(sql: string, id: string): void {
  const db = new Libsql(join(server.folder, FILE));
  db.prepare(sql).run([id]);
  db.close();
}

test.each([
  ['no text', `x'7b22c3282280ff7d'`],
  ['no JSON', `'{'`],
  ['another file', `'{"format":"other"}'`],
])('a file that is damaged (%s) is made again from the log', async (_what, value) => {
  const { id } = await finished();
  const before = await server.ask('GET', `/api/matches/${id}`);
  expect(before.status).toBe(200);
  spoil(`UPDATE files SET file = CAST(${value} AS TEXT) WHERE table_id = ?`, id);
  expect(await server.ask('GET', `/api/matches/${id}`)).toMatchObject({ status: 200, body: before.body });
  expect(await server.store.file(id), 'and kept').toEqual(before.body);
  // Where the log is damaged too it is refused like any other damage.
  spoil(`UPDATE files SET file = CAST(${value} AS TEXT) WHERE table_id = ?`, id);
  spoil(`UPDATE entries SET entry = CAST(x'7b22ff' AS TEXT) WHERE n = 0 AND table_id = ?`, id);
  const { status, body } = await server.ask('GET', `/api/matches/${id}`);
  expect([status, body.refusal]).toEqual([404, { code: 'damaged' }]);
});

test('a finished match is served from its file, without its log and its rules', async () => {
  const { id } = await finished();
  const read = vi.spyOn(server.store, 'read');
  expect((await server.ask('GET', `/api/matches/${id}`)).status).toBe(200);
  expect(read).not.toHaveBeenCalled();
});

test('a match that ended before files were kept gets its file when the server starts', async () => {
  const { id } = await finished();
  const { body } = await server.ask('GET', `/api/matches/${id}`);
  spoil('DELETE FROM files WHERE table_id = ?', id);
  await server.close({ keep: true });
  server = await openServer({ games, folder: server.folder });
  await expect.poll(() => server.store.file(id)).toEqual(body);
});

test('no answer tells a path', async () => {
  const { id, token } = await finished();
  const answers: string[] = [];
  const ask = async (method: string, path: string, body?: unknown) =>
    answers.push(JSON.stringify((await server.ask(method, path, body, token)).body));
  const everywhere = async () => {
    for (const path of [
      '/healthz',
      '/api/me',
      '/api/me/tables',
      '/api/me/export',
      `/api/tables/${id}`,
      `/api/matches/${id}`,
      '/%zz',
      '/../../etc/passwd',
      '/assets/none.js',
      '/api/server',
    ])
      await ask('GET', path);
    await ask('POST', '/api/tables', plan);
    await ask('POST', '/api/tables', '{');
    await ask('POST', '/api/identity', { name: 'x'.repeat(9000) });
  };
  await everywhere();
  renameSync(server.folder, `${server.folder}-moved`);
  await expect.poll(async () => (await server.ask('GET', '/healthz')).status).toBe(503);
  await everywhere();
  renameSync(`${server.folder}-moved`, server.folder);
  const failing = vi
    .spyOn(server.store, 'identity')
    .mockRejectedValue(new Error(`ENOENT: ${server.folder}/secret`));
  await everywhere();
  failing.mockRestore();
  const told = answers.join('\n');
  expect(answers.length).toBe(39);
  for (const trace of [server.folder, process.cwd(), 'node_modules', 'ENOENT', '.ts:', FILE])
    expect(told).not.toContain(trace);
});
