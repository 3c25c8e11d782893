import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { SqliteStore } from '../sqlite.ts';
import { storeLaws } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'updraft-laws-'));
storeLaws((place) => new SqliteStore(join(folder, place)));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
