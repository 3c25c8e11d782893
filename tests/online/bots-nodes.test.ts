/** The Bot API on two nodes of one PostgreSQL: the bot listens at one, its table is another's. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { openLimits, ServerProcess } from '../../scripts/harness/server-process.mjs';
import { usualLimits } from '../../src/server/limits.ts';
import { Listener } from '../../src/server/testing/programs.ts';
import { newPlace, serviceUrl } from '../services/services.ts';
import { Client, newPerson, newTable, type Person } from './client.ts';
import { plan } from './page.ts';

const url = await serviceUrl('postgres');
const dataDir = mkdtempSync(join(tmpdir(), 'updraft-bots-nodes-'));
/** As shipped where a limit protects people; how fast the test asks is not limited. */
const limits = {
  ...openLimits,
  programs: {
    ...openLimits.programs,
    ofPerson: usualLimits.programs.ofPerson,
    streamsOfAddress: 3,
    summonsOfPerson: { perSecond: 0, burst: 12 },
  },
};

describe.skipIf(url === undefined)('bots at two nodes', () => {
  const nodes: ServerProcess[] = [];
  const listeners: Listener[] = [];
  const clients: Client[] = [];
  beforeAll(async () => {
    await ensureBuilt(['web', 'server']);
    const databaseUrl = await newPlace(url!);
    for (let n = 0; n < 2; n++) nodes.push(await ServerProcess.start({ dataDir, databaseUrl, limits }));
  }, 60_000);
  afterAll(async () => {
    for (const listener of listeners) listener.close();
    for (const client of clients) client.drop();
    for (const node of nodes) await node.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const call = async (n: number, path: string, token: string, body?: object, method = 'POST') => {
    const response = await fetch(`${nodes[n]!.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const post = (n: number, what: string, token: string, body: object) =>
    call(n, `/api/bot/v1/${what}`, token, body);
  const newBot = async (n: number, owner: Person, name: string) =>
    (await call(n, '/api/me/bots', owner.token, { name })).body as { who: string; token: string };
  const listen = (n: number, token: string): Listener => {
    const listener = new Listener(nodes[n]!.url, token);
    listeners.push(listener);
    return listener;
  };
  /** A host at a node, and a table of theirs with a seat that waits. */
  const tableAt = async (n: number, name: string) => {
    const person = await newPerson(nodes[n]!.url, name);
    const client = await new Client({ url: nodes[n]!.url, person }).connect();
    clients.push(client);
    const table = await newTable(nodes[n]!.url, person, {
      ...plan,
      seats: [{ bot: 'greedy' }, 'open'],
    });
    await client.join(table, plan.game);
    return { person, client, table };
  };

  test('invited at a node that has the table in memory as it was', async () => {
    const owner = await newPerson(nodes[0]!.url, 'Otto');
    const { client, table } = await tableAt(1, 'Hugo');
    // A person who looks at it at the node of the bot brings it into memory there.
    const guest = await new Client({ url: nodes[0]!.url, person: owner }).connect();
    clients.push(guest);
    await guest.join(table, plan.game);
    const bot = await newBot(0, owner, 'Stratus');
    const stream = listen(0, bot.token);
    await stream.event('hello');
    await client.must({ type: 'summon', table, name: 'Stratus' });
    const first = await Promise.race([stream.event('invited'), stream.event('gone')]);
    expect(first).toMatchObject({ t: 'invited', table, seat: 1 });
    stream.close();
  });

  test('invited, asked, moved and told the end at one node, while another owns the table; each stream is told what is owed', async () => {
    const owner = await newPerson(nodes[0]!.url, 'Olga');
    const bot = await newBot(0, owner, 'Nimbus');
    const first = listen(0, bot.token);
    await first.event('hello');
    const { client, table } = await tableAt(1, 'Hanna');
    await client.must({ type: 'summon', table, name: 'nimbus' });
    expect(await first.event('invited')).toMatchObject({ table, seat: 1 });
    expect((await post(0, 'accept', bot.token, { table })).status).toBe(200);
    await client.until(() => client.followed.get(table)?.info?.seats[1]?.kind === 'bot');
    await client.must({ type: 'start', table });
    const turn = await first.event('turn');
    const move = { table, seat: turn.seat, count: turn.count, move: turn.legal[0]! };

    // At the other node it is told everything again, and the stream before ends.
    const second = listen(1, bot.token);
    expect(await second.event('turn')).toMatchObject({ table, count: turn.count, legal: turn.legal });
    expect(await first.event('closing')).toMatchObject({ why: 'replaced' });
    await first.ended;

    // The same move at both nodes at once is made once.
    const answers = await Promise.all([0, 1, 0, 1].map((n) => post(n, 'move', bot.token, move)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await post(1, 'move', bot.token, { ...move, move: turn.legal.at(-1) })).status).toBe(409);
    expect((await post(0, 'move', bot.token, { ...move, count: turn.count + 7 })).status).toBe(409);
    expect((await post(0, 'move', bot.token, { ...move, seat: 0 })).status).toBe(409);

    // Every later turn is answered at the node that does not have the stream.
    let told = turn.count;
    const over = second.event('over').then(() => undefined);
    for (;;) {
      const next = await Promise.race([second.event('turn', ({ count }) => count > told), over]);
      if (!next) break;
      told = next.count;
      const { seat, count, legal } = next;
      expect((await post(0, 'move', bot.token, { table, seat, count, move: legal[0]! })).status).toBe(200);
    }
    expect((await second.event('over')).scores).toHaveLength(2);
    await client.until(() => client.followed.get(table)?.info?.state === 'over');
    expect(client.followed.get(table)?.info?.seats[1]).toMatchObject({ bot: 'program' });
    expect(client.followed.get(table)?.info?.seats[1]).not.toHaveProperty('away');

    // Revoked at one node, the token is good at neither; the new one is.
    const renewed = await call(0, '/api/me/bots/token', owner.token, { who: bot.who });
    expect(await second.event('closing')).toMatchObject({ why: 'revoked' });
    await second.ended;
    for (const n of [0, 1]) {
      expect((await post(n, 'move', bot.token, move)).status).toBe(401);
      expect(await listen(n, bot.token).status).toBe(401);
    }
    expect(await listen(1, String(renewed.body.token)).event('hello')).toMatchObject({ who: bot.who });
  }, 120_000);
});
