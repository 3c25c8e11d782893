import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../../scripts/build/ensure-built.mjs';
import { inRoot } from '../../../scripts/lib/places.mjs';
import { record } from './laws/checks.ts';
import { SqliteStore } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-crash-'));
beforeAll(() => ensureBuilt(['server']), 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = 5;

/** Adds entry after entry to five logs, and tells each number once it is confirmed. */
const writer = `
  const { SqliteStore } = await import(${JSON.stringify(pathToFileURL(inRoot('dist/server/main.mjs')).href)});
  const store = new SqliteStore(process.argv[1], { thread: true });
  const record = ${JSON.stringify(record({ state: 'playing' }))};
  const write = async (id) => {
    if (!(await store.read(id))) await store.create(id, record, '', 1);
    for (let n = (await store.read(id)).log.length; ; n++) {
      await store.change({ id, entries: { n, list: [{ entry: { by: 0, move: n }, at: n, spent: 0 }] }, at: n });
      process.stdout.write(id + ' ' + n + '\\n');
    }
  };
  for (let i = 0; i < ${TABLES}; i++) void write('t' + i);
`;

test('nothing that was confirmed is missing after a kill, and numbers follow each other', async () => {
  const confirmed = new Map<string, number>();
  for (let round = 0; round < 4; round++) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', writer, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let heard = 0;
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      const [id, n] = line.split(' ');
      confirmed.set(id!, Math.max(confirmed.get(id!) ?? -1, Number(n)));
      // In the middle of a write, at another entry each time.
      if (++heard === 50 + round * 37) child.kill('SIGKILL');
    });
    await Promise.all([once(child, 'exit'), once(lines, 'close')]);
    const store = new SqliteStore(folder);
    for (const [id, last] of confirmed) {
      const { log } = (await store.read(id))!;
      expect(log.length).toBeGreaterThan(last);
      expect(log.map(({ entry }) => 'move' in entry && entry.move)).toEqual([...log.keys()]);
    }
    await store.close();
  }
  expect(confirmed.size).toBe(TABLES);
});
