import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasDatabase, isAddress, rotateKey, signingKeys } from './doctor.ts';
import { SqliteStore } from './store/sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'updraft-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('keys are rotated where there is a database, and nothing is made where there is none', async () => {
  expect([await rotateKey(folder, 1, 2), await signingKeys(folder), hasDatabase(folder)]).toEqual([
    false,
    undefined,
    false,
  ]);
  const store = new SqliteStore(folder);
  await store.signingKeys();
  await store.close();
  const [before] = (await signingKeys(folder))!;
  expect(await rotateKey(folder, 100, 200)).toBe(true);
  const [newest, older] = (await signingKeys(folder))!;
  const bytes = ({ key }: { key: Uint8Array }): number[] => [...key];
  expect(bytes(newest!)).not.toEqual(bytes(before!));
  expect(bytes(older!)).toEqual(bytes(before!));
});

test('an address of another kind is no folder, and is not shown', () => {
  expect(isAddress('postgres://ada:secret@db.example/updraft')).toBe(true);
  expect(isAddress('postgresql://db.example/updraft')).toBe(true);
  for (const folder of ['data', '/var/lib/updraft', 'C:\\updraft', './postgres'])
    expect(isAddress(folder)).toBe(false);
  for (const typo of ['postgress://ada:secret@db.example/updraft', 'mysql://ada:secret@db.example/x'])
    expect(() => isAddress(typo)).toThrow(
      /^DATABASE_URL must be the address of a PostgreSQL database, as in postgres:/,
    );
});
