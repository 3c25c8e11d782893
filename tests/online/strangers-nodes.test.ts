/**
 * A stranger against a cluster: the same thing is asked of two nodes at the same moment, so that neither can know what the other is about to do. Whatever counts is
 * done once, and both nodes say the same then.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { openLimits, ServerProcess } from '../../scripts/harness/server-process.mjs';
import type { IdentityGiven } from '../../src/online/api.ts';
import type { TablePlan } from '../../src/online/table.ts';
import { usualLimits } from '../../src/server/limits.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { TestAuthenticator } from '../../src/server/testing/authenticator.ts';
import { newPlace, serviceUrl } from '../services/services.ts';
import { Client, newPerson, newTable, sealFor } from './client.ts';
import { plan } from './page.ts';

const url = await serviceUrl('postgres');
const dataDir = mkdtempSync(join(tmpdir(), 'updraft-strangers-'));
const open: TablePlan = { ...plan, seats: ['you', 'open'] };
/** As shipped where a limit protects people; how fast the test asks is not limited. */
const { blocksOfPerson, passkeysOfPerson, recoveriesOfPerson, alerts } = usualLimits;
const limits = {
  ...openLimits,
  blocksOfPerson,
  passkeysOfPerson,
  recoveriesOfPerson,
  alerts: { ...openLimits.alerts, devicesOfPerson: alerts.devicesOfPerson },
};

describe.skipIf(url === undefined)('a stranger who asks two nodes at once', () => {
  const nodes: ServerProcess[] = [];
  let store: PostgresStore;

  beforeAll(async () => {
    await ensureBuilt(['web', 'server']);
    const databaseUrl = await newPlace(url!);
    for (let n = 0; n < 2; n++) nodes.push(await ServerProcess.start({ dataDir, databaseUrl, limits }));
    store = new PostgresStore(databaseUrl);
  }, 60_000);
  afterAll(async () => {
    await store?.close();
    for (const node of nodes) await node.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const at = (n: number) => nodes[n % nodes.length]!.url;
  const call = async (n: number, path: string, body?: object, token?: string, method = 'POST') => {
    const origin = at(n).replace('127.0.0.1', 'localhost');
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        origin,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // biome-ignore lint/suspicious/noExplicitAny: each route answers something else, and the test says what it reads.
    return { status: response.status, body: (await response.json()) as any };
  };
  /** The same at all nodes, so often at each, all at the same moment. */
  const everywhere = <T>(times: number, ask: (n: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: times * nodes.length }, (_, n) => ask(n)));
  const count = <T>(all: readonly T[], is: (one: T) => boolean): number => all.filter(is).length;

  async function pagesOf(person: IdentityGiven, table: string): Promise<Client[]> {
    return Promise.all(
      nodes.map(async ({ url: node }) => {
        const client = await new Client({ url: node, person }).connect();
        await client.join(table, open.game);
        return client;
      }),
    );
  }

  /** A match of two, each with a page at both nodes. */
  async function begun(): Promise<{ table: string; ann: Client[]; bob: Client[] }> {
    const people = await Promise.all([newPerson(at(0), 'Ann'), newPerson(at(1), 'Bob')]);
    const table = await newTable(at(0), people[0], open);
    const [ann, bob] = (await Promise.all(people.map((person) => pagesOf(person, table)))) as [
      Client[],
      Client[],
    ];
    await bob[1]!.must({ type: 'sit', table, seal: sealFor(people[1]) });
    await ann[0]!.until(() => ann[0]!.followed.get(table)!.info!.seats[1]!.kind === 'person');
    // Both nodes are told to begin.
    const started = await Promise.all(ann.map((page) => page.ask({ type: 'start', table })));
    expect(count(started, ({ refused }) => refused === undefined)).toBeGreaterThan(0);
    for (const page of [...ann, ...bob]) await page.until(() => page.followed.get(table)!.head !== undefined);
    return { table, ann, bob };
  }
  const closeAll = (pages: readonly Client[]) => Promise.all(pages.map((page) => page.close()));

  test('sits down at most once, and no seat has two', async () => {
    const host = await newPerson(at(0), 'Host');
    const table = await newTable(at(0), host, { ...open, seats: ['you', 'open', 'open'] });
    const people = await Promise.all(Array.from({ length: 6 }, (_, n) => newPerson(at(n), `Guest ${n}`)));
    const pages = (await Promise.all(people.map((person) => pagesOf(person, table)))).flat();
    const answers = await Promise.all(
      pages.map((page, n) => page.ask({ type: 'sit', table, seat: 1 + (n % 2), seal: sealFor(page.person) })),
    );
    const { record } = (await store.read(table))!;
    const seated = record.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.who] : []));
    expect(seated).toHaveLength(3);
    expect(new Set(seated).size).toBe(3);
    const told = pages.filter((_, n) => answers[n]!.refused === undefined).map(({ person }) => person.who);
    // Who was told to sit down sits, or has sat down at another seat since.
    for (const who of told) expect(seated).toContain(who);
    for (const page of pages)
      await page.until(
        () =>
          page.followed
            .get(table)!
            .info!.seats.map(({ who }) => who)
            .join() === record.seats.map((seat) => ('who' in seat ? seat.who : undefined)).join(),
      );
    await closeAll(pages);
  });

  test('begins, moves and undoes once', async () => {
    const { table, ann, bob } = await begun();
    const [mover, other] = ann[0]!.followed.get(table)!.owing.length > 0 ? [ann, bob] : [bob, ann];
    const followed = mover[0]!.followed.get(table)!;
    const [seat] = followed.owing;
    const legal = followed.legal(seat!);
    // Another move at each node, as the same choice.
    const made = await everywhere(3, (n) =>
      mover[n % 2]!.ask({ type: 'move', table, seat: seat!, count: 0, move: legal[n % legal.length]! }),
    );
    expect(count(made, ({ refused }) => refused === undefined)).toBeGreaterThan(0);
    const choices = async () =>
      (await store.read(table))!.log.filter(({ entry }) => 'move' in entry && entry.by === seat).length;
    expect(await choices()).toBe(1);
    const asked = await Promise.all(mover.map((page) => page.ask({ type: 'undo', table })));
    expect(count(asked, ({ refused }) => refused === undefined)).toBeGreaterThan(0);
    for (const page of other) await page.until(() => page.followed.get(table)!.offer !== undefined);
    await everywhere(2, (n) => other[n % 2]!.ask({ type: 'answer', table, yes: true }));
    const undone = (await store.read(table))!.log.filter(({ entry }) => 'undo' in entry);
    expect(undone).toHaveLength(1);
    await closeAll([...ann, ...bob]);
  });

  test('is sent to one rematch, whichever player asks at which node', async () => {
    const { table, ann, bob } = await begun();
    await ann[0]!.must({ type: 'resign', table });
    for (const page of [...ann, ...bob]) await page.until(() => page.followed.get(table)!.over !== undefined);
    const answers = await Promise.all([...ann, ...bob].map((page) => page.ask({ type: 'rematch', table })));
    const tables = new Set(answers.flatMap((answer) => (answer.refused === undefined ? [answer.to] : [])));
    expect(tables.size).toBe(1);
    await closeAll([...ann, ...bob]);
  });

  test('uses the code for another device once', async () => {
    const ann = await newPerson(at(0), 'Ann');
    const { body } = await call(0, '/api/identity/code', undefined, ann.token);
    const claimed = await everywhere(4, (n) => call(n, '/api/identity/claim', { code: body.code }));
    expect(count(claimed, ({ status }) => status === 200)).toBe(1);
  });

  test('signs out all other devices with a recovery code: no token of before is good at any node', async () => {
    const ann = await newPerson(at(0), 'Ann');
    const { body } = await call(0, '/api/me/recovery', undefined, ann.token);
    const back = await everywhere(2, (n) =>
      call(n, '/api/identity/recover', { code: body.code, signOutOthers: true }),
    );
    const tokens = back.filter(({ status }) => status === 200).map((one) => one.body.token as string);
    const good = await Promise.all(
      [ann.token, ...tokens].map(async (token) =>
        (await everywhere(1, (n) => call(n, '/api/me', undefined, token, 'GET'))).map(({ status }) => status),
      ),
    );
    expect(good[0]).toEqual([401, 401]);
    // Each of them signs the others out: one is left.
    expect(count(good, ([status]) => status === 200)).toBe(1);
    // And guesses at the code of one person are few at all nodes together.
    const wrong = `${body.code.slice(0, 10)}2222-2222-2222-2222`;
    const guesses = [];
    for (let n = 0; n < 8; n++) {
      guesses.push((await call(n, '/api/identity/recover', { code: wrong, signOutOthers: false })).status);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(guesses.slice(-4)).toEqual([429, 429, 429, 429]);
  });

  test('answers a passkey’s challenge once, and has no more passkeys than a person may', async () => {
    const ann = await newPerson(at(0), 'Ann');
    const [origin, rp] = [at(0).replace('127.0.0.1', 'localhost'), 'localhost'];
    const key = new TestAuthenticator();
    const challenge = async () =>
      (await call(0, '/api/me/passkeys/challenge', undefined, ann.token)).body.options;
    const response = key.make({ ...(await challenge()), rp: { id: rp } }, origin);
    const added = await everywhere(3, (n) =>
      call(n, '/api/me/passkeys', { name: 'Phone', response }, ann.token),
    );
    expect(count(added, ({ status }) => status === 200)).toBe(1);
    const { options } = (await call(0, '/api/identity/passkey/challenge')).body;
    const shown = key.show(options, origin);
    const used = await everywhere(3, (n) => call(n, '/api/identity/passkey', { response: shown }));
    expect(count(used, ({ status }) => status === 200)).toBe(1);
  });

  test('blocks no more people, and adds no more browsers, than a person may', async () => {
    const ann = await newPerson(at(0), 'Ann');
    const others = await Promise.all(
      Array.from({ length: blocksOfPerson + 20 }, (_, n) => newPerson(at(n), `Other ${n}`)),
    );
    await Promise.all(others.map(({ who }, n) => call(n, '/api/me/blocks', { who }, ann.token)));
    expect((await store.manners.blocksOf(ann.who)).length).toBeLessThanOrEqual(blocksOfPerson);
    const p256dh = Buffer.from(
      (await crypto.subtle.exportKey(
        'raw',
        (
          await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
        ).publicKey,
      )) as ArrayBuffer,
    ).toString('base64url');
    const added = await everywhere(10, (n) =>
      call(
        n,
        '/api/me/devices',
        {
          endpoint: `https://push.example/${n}`,
          p256dh,
          auth: Buffer.alloc(16).toString('base64url'),
          zone: 'Europe/Berlin',
          language: 'en',
          label: `browser ${n}`,
        },
        ann.token,
      ),
    );
    expect(added.map(({ status }) => status)).toContain(200);
    expect((await store.alerts.devices(ann.who)).length).toBeLessThanOrEqual(alerts.devicesOfPerson);
  });

  test('a player who is blocked at one node is kept away at the other at once', async () => {
    const [ann, bob] = await Promise.all([newPerson(at(0), 'Ann'), newPerson(at(1), 'Bob')]);
    const table = await newTable(at(0), ann, open);
    const pages = await pagesOf(bob, table);
    await call(0, '/api/me/blocks', { who: bob.who }, ann.token);
    const sat = await Promise.all(pages.map((page) => page.ask({ type: 'sit', table, seal: sealFor(bob) })));
    expect(count(sat, ({ refused }) => refused === undefined)).toBe(0);
    await closeAll(pages);
  });

  test('a person who is forgotten at one node leaves nothing at the other', async () => {
    const ann = await newPerson(at(0), 'Ann');
    const host = await newPerson(at(1), 'Host');
    const tables = await Promise.all(Array.from({ length: 8 }, (_, n) => newTable(at(n), host, open)));
    const page = await new Client({ url: at(1), person: ann }).connect();
    let isGone = false;
    const sitting = (async () => {
      for (let n = 0; !isGone && page.isOpen; n++) {
        const table = tables[n % tables.length]!;
        await page.join(table, open.game);
        await page.ask({ type: 'sit', table, seal: sealFor(ann) });
        await call(1, '/api/tables', { seal: sealFor(ann), ...open }, ann.token);
      }
    })();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const { status } = await call(0, '/api/me', undefined, ann.token, 'DELETE');
    expect(status).toBe(200);
    isGone = true;
    await sitting;
    expect(await store.identity(ann.who)).toBeUndefined();
    expect(await store.tablesOf(ann.who, 100)).toEqual([]);
    page.drop();
  });
});
