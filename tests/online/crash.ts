/**
 * A server under load that is killed again and again, as a machine does whose power goes, and started again on the same file or PostgreSQL; or one of several
 * nodes on PostgreSQL each time, while the others go on. Whatever was acknowledged or shown must be kept each time, under its number and once, and every log must replay.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { games } from '../../src/games/index.ts';
import { PostgresStore } from '../../src/server/store/postgres/postgres.ts';
import { SqliteStore } from '../../src/server/store/sqlite.ts';
import type { Store } from '../../src/server/store/store.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { checkTables, copyOf } from './check-store.ts';
import { Group, type Tally } from './crowd.ts';

export interface CrashReport extends Tally {
  readonly kills: number;
  readonly tables: number;
  readonly games: number;
  /** Entries that a client was shown and that were found in the file. */
  readonly shown: number;
  readonly entries: number;
}

/** A server is killed after so many acknowledged moves, and then within so many milliseconds. */
const MOST_MOVES = 30;
const MOST_PAUSE = 40;
/** Players who make no move for so many milliseconds never will: the test fails. */
const PATIENCE = 60_000;
/** After the last kill the players go on for so many moves. */
const LAST_MOVES = 20;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface CrashOptions {
  readonly kills: number;
  readonly seed: string;
  /** Spoils the file after a kill, to show that it would be noticed. */
  readonly tamper?: (dataDir: string) => void;
  /** A PostgreSQL that is empty, instead of a file. */
  readonly databaseUrl?: string;
  readonly natsUrl?: string;
  /** How many share that PostgreSQL; players are at any of them. */
  readonly nodes?: number;
}

export async function crash({
  kills,
  seed,
  tamper,
  nodes = 1,
  ...options
}: CrashOptions): Promise<CrashReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-crash-'));
  const rng = new FastRng(seed);
  const { databaseUrl } = options;
  const start = () => ServerProcess.start({ dataDir, ...options, logLevel: 'error' });
  const keptIn = (folder: string): Store =>
    databaseUrl === undefined ? new SqliteStore(folder) : new PostgresStore(databaseUrl);
  const servers: ServerProcess[] = [];
  for (let n = 0; n < nodes; n++) servers.push(await start());
  const anyUrl = () => {
    const running = servers.filter(({ isRunning }) => isRunning);
    return (running.length > 1 ? running[rng.below(running.length)]! : (running[0] ?? servers[0]!)).url;
  };
  const groups = games.map(({ facts }) => {
    const seats = Math.min(facts.seats.max, Math.max(facts.seats.min, 2 + rng.below(3)));
    return new Group(anyUrl, { game: facts.id, options: defaultOptions(facts.options), seats });
  });
  const checked = { shown: 0, entries: 0 };
  let trouble: unknown;
  try {
    for (const group of groups) await group.gather();
    const playing = groups.map((group) =>
      group.play().catch((error: unknown) => {
        trouble ??= error;
      }),
    );
    const moves = () => groups.reduce((sum, { tally }) => sum + tally.moves, 0);
    const untilMoves = async (enough: () => boolean) => {
      const begun = Date.now();
      while (!enough() && !trouble && servers.every(({ isRunning }) => isRunning)) {
        if (Date.now() - begun > PATIENCE)
          throw new Error(`nobody goes on: ${groups.map(String).join('; ')}`);
        await pause(2);
      }
      if (trouble) throw trouble;
      if (!servers.every(({ isRunning }) => isRunning)) throw new Error('a server ended by itself');
    };
    for (let kill = 0; kill < kills; kill++) {
      const goal = moves() + 1 + rng.below(MOST_MOVES);
      await untilMoves(() => moves() >= goal);
      await pause(rng.below(MOST_PAUSE));
      const killed = rng.below(nodes);
      await servers[killed]!.kill();
      tamper?.(dataDir);
      const copy = copyOf(dataDir);
      // Other nodes go on while what is kept is looked at.
      const sworn = groups.map((group) => group.sworn());
      const starting = start();
      try {
        await checkTables(keptIn(copy), sworn, checked);
      } finally {
        servers[killed] = await starting;
        rmSync(copy, { recursive: true, force: true });
      }
    }
    const before = groups.map(({ tally }) => tally.moves);
    await untilMoves(() => groups.every(({ tally }, n) => tally.moves >= before[n]! + LAST_MOVES));
    for (const group of groups) group.stop();
    await Promise.all(playing);
    if (trouble) throw trouble;
    for (const server of servers) await server.kill();
    await checkTables(keptIn(dataDir), groups, checked);
  } finally {
    for (const group of groups) group.stop();
    for (const server of servers) await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const total = (key: keyof Tally) => groups.reduce((sum, { tally }) => sum + tally[key], 0);
  return {
    kills,
    tables: groups.reduce((sum, { tables }) => sum + tables, 0),
    games: groups.length,
    ...checked,
    moves: total('moves'),
    undos: total('undos'),
    lines: total('lines'),
    resent: total('resent'),
    reconnected: total('reconnected'),
    matches: total('matches'),
  };
}
