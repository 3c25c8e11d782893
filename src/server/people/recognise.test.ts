import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Identities } from '../identity.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { Recogniser } from './recognise.ts';

const DAY = 24 * 3_600_000;
const ANN = 'a'.repeat(22);

let folder: string;
let store: SqliteStore;
let now: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-people-'));
  store = new SqliteStore(folder);
  now = 1_700_000_000_000;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('that a person was here is noted once a day', async () => {
  const start = now;
  await store.createIdentity({ who: ANN, name: 'Ann' }, start);
  const identities = new Identities(await store.signingKeys());
  const recogniser = new Recogniser({ store, identities, clock: { now: () => now }, server: 's' });
  const seenAt = async (at: number): Promise<number> => {
    now = at;
    const found = await recogniser.whoShows(identities.token(ANN, 0));
    expect(found).toHaveProperty('person');
    await new Promise((resolve) => setTimeout(resolve, 20));
    return (await store.identity(ANN))!.seen - start;
  };
  expect(await seenAt(start + 1000)).toBe(0);
  expect(await seenAt(start + DAY)).toBe(0);
  expect(await seenAt(start + DAY + 1)).toBe(DAY + 1);
  expect(await seenAt(start + 2 * DAY)).toBe(DAY + 1);
  expect(await seenAt(start + 2 * DAY + 2)).toBe(2 * DAY + 2);
});
