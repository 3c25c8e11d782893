/**
 * A server as it is delivered, with its usual limits: people play all games on it while it is killed, started, backed up and restored. Whatever was
 * acknowledged or shown must be in its file after every kill, and in the backup.
 */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '../../src/games/index.ts';
import { FILE } from '../../src/server/store/open.ts';
import { SqliteStore } from '../../src/server/store/sqlite.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { checkTables, copyOf } from './check-store.ts';
import { Group } from './crowd.ts';
import { Pair } from './pair.ts';

/** A server that can be told what a host tells one. */
export interface Operated {
  readonly url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** One of its commands, where it runs. */
  updraft(...args: string[]): Promise<{ readonly code: number; readonly said: string }>;
}

export interface OperatedReport {
  readonly kills: number;
  readonly games: number;
  readonly moves: number;
  /** Entries that a client was shown and that were found in the file, over all kills. */
  readonly shown: number;
  /** Of those, how many were in the backup, and how many had come after it. */
  readonly inBackup: number;
  readonly afterBackup: number;
  readonly matches: number;
}

/** Milliseconds before each move: no faster than the limits for one person allow. */
const WAIT = 60;
const MOVES = 15;
const PATIENCE = 60_000;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** `dataDir` is where its file lies, seen from here; `inside` where it lies for its own commands. */
export async function operate(
  server: Operated,
  where: { readonly dataDir: string; readonly inside: string },
  kills: number,
): Promise<OperatedReport> {
  const { dataDir, inside } = where;
  const groups = games.map(({ facts }) => {
    const seats = Math.max(facts.seats.min, 2);
    const options = defaultOptions(facts.options);
    return new Group(() => server.url, { game: facts.id, options, seats, calm: true, wait: WAIT });
  });
  let trouble: unknown;
  const moves = () => groups.reduce((sum, { tally }) => sum + tally.moves, 0);
  const more = async (count: number) => {
    const goal = moves() + count;
    for (const begun = Date.now(); moves() < goal; await pause(5)) {
      if (trouble) throw trouble;
      if (Date.now() - begun > PATIENCE)
        throw new Error(`no player goes on: ${groups.map(String).join('; ')}`);
    }
  };
  for (const group of groups) await group.gather();
  const playing = groups.map((group) =>
    group.play().catch((error: unknown) => {
      trouble ??= error;
    }),
  );
  const checked = { shown: 0, entries: 0 };
  try {
    for (let kill = 0; kill < kills; kill++) {
      await more(MOVES);
      await server.kill();
      const copy = copyOf(dataDir);
      await server.start();
      await checkTables(new SqliteStore(copy), groups, checked);
      rmSync(copy, { recursive: true, force: true });
    }
    await more(MOVES);
    const before = acknowledgedBy(groups);
    await must(server.updraft('backup', join(inside, 'backup.db')));
    await more(MOVES);
    for (const group of groups) group.stop();
    await Promise.all(playing);
    if (trouble) throw trouble;
    const inBackup = await countIn(join(dataDir, 'backup.db'), before);
    const all = acknowledgedBy(groups);

    const refused = await server.updraft('restore', join(inside, 'backup.db'));
    if (refused.code !== 2) throw new Error(`a restore onto tables was not refused: ${refused.said}`);
    await must(server.updraft('restore', join(inside, 'backup.db'), '--replace'));
    await healthy(server);
    const pair = new Pair(() => server.url, WAIT);
    await pair.begin();
    await pair.match();
    await pair.stop();
    const matches = groups.reduce((sum, { tally }) => sum + tally.matches, 1);
    return {
      kills,
      games: groups.length,
      moves: moves(),
      shown: checked.shown,
      inBackup,
      afterBackup: all.length - before.length,
      matches,
    };
  } finally {
    for (const group of groups) group.stop();
  }
}

type Noted = { readonly table: string; readonly n: number; readonly entry: string };

const acknowledgedBy = (groups: readonly Group[]): Noted[] =>
  groups.flatMap(({ witnesses }) =>
    [...witnesses].flatMap(([table, seen]) =>
      [...seen.values()].flatMap(({ acknowledged }) =>
        acknowledged.map(({ n, seat, move }) => ({ table, n, entry: JSON.stringify({ by: seat, move }) })),
      ),
    ),
  );

/** Throws where one of them is missing in the file, or another one. */
async function countIn(file: string, noted: readonly Noted[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-backup-'));
  copyFileSync(file, join(folder, FILE));
  const store = new SqliteStore(folder);
  try {
    for (const { table, n, entry } of noted) {
      const found = (await store.read(table))?.log[n]?.entry;
      if (JSON.stringify(found) !== entry)
        throw new Error(`${entry} was acknowledged before the backup, and ${JSON.stringify(found)} is in it`);
    }
    return noted.length;
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function must(asked: Promise<{ readonly code: number; readonly said: string }>): Promise<void> {
  const { code, said } = await asked;
  if (code !== 0) throw new Error(said);
}

async function healthy({ url }: Operated): Promise<void> {
  for (const begun = Date.now(); ; await pause(100)) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() - begun > PATIENCE) throw new Error('the server does not come back');
  }
}
