/** Matches that version 1 kept in a browser (tests/fixtures/v1): they open, go on by their own rules and end; finished ones stay. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameEntry, Move, Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import type { MatchFile } from '../../match/file.ts';
import type { LogEntry } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import { dueAt } from '../../match/testing/due.ts';
import { systemClock } from '../../match/timer.ts';
import { isShipped, rulesOf } from '../../toolkit/listing.ts';
import { archive } from './archive.ts';
import { checkFile } from './check.ts';
import type { FromWorker, Joined } from './host.ts';
import type { FileStore, KeptMatch, Store } from './store.ts';
import { LocalTable } from './table.ts';

interface Rows {
  readonly matches: readonly KeptMatch[];
  readonly entries: readonly { readonly match: string; readonly n: number; readonly entry: LogEntry }[];
}
const fixture = new URL('../../../tests/fixtures/v1/browser.json', import.meta.url);
const all = JSON.parse(readFileSync(fixture, 'utf8')) as Rows;
/** A game that is taken off the list takes its matches with it. */
const listed = (id: string) => games.some(({ facts }) => facts.id === id);
const rows: Rows = { ...all, matches: all.matches.filter(({ head }) => listed(head.game)) };

/** What the browser kept, in memory. */
class Kept implements Store, FileStore {
  readonly matches = new Map(rows.matches.map((match) => [match.id, match]));
  readonly files = new Map<string, MatchFile>();
  readonly #logs = new Map<string, LogEntry[]>();

  constructor() {
    for (const { match, n, entry } of rows.entries) this.#log(match)[n] = entry;
  }
  #log(id: string): LogEntry[] {
    const log = this.#logs.get(id) ?? [];
    this.#logs.set(id, log);
    return log;
  }
  async create() {}
  async add(id: string, n: number, entries: readonly LogEntry[], over: boolean) {
    expect(n).toBe(this.#log(id).length);
    this.#log(id).push(...entries);
    this.matches.set(id, { ...this.matches.get(id)!, over });
  }
  async read(id: string) {
    const match = this.matches.get(id);
    return match && { match, log: [...this.#log(id)] };
  }
  async file(id: string) {
    return this.files.get(id);
  }
  async withoutFile() {
    return [...this.matches.values()].flatMap(({ id, over }) => (over && !this.files.has(id) ? [id] : []));
  }
  async keepFile(file: MatchFile) {
    this.files.set(file.id, file);
  }
}

const entryOf = (id: string): GameEntry => games.find(({ facts }) => facts.id === id)!;
const newer = games.map((entry) => {
  const { 1: _first, ...rules } = entry.rules;
  return { ...entry, rules };
});

function sit(store: Kept, shipped: readonly GameEntry[] = games) {
  const heard: FromWorker[] = [];
  const table = new LocalTable<Position>({
    store,
    clock: systemClock,
    async load(id, version = 0) {
      const entry = shipped.find(({ facts }) => facts.id === id);
      if (!entry || !isShipped(entry, version)) return undefined;
      const game = await rulesOf(entry, version);
      const first = (view: Position, seat: number): Move => {
        const moves: Move[] = [];
        game.moves(view, seat, moves);
        return moves[0]!;
      };
      return { version, game, choose: (_bot, view, seat) => first(view, seat) };
    },
    lock: async () => ({ release: () => {} }),
    send: (message) => heard.push(message),
  });
  return { table, heard };
}

const running = rows.matches.filter(({ over }) => !over);
test.each(running.map(({ id, head }) => [id, head.game] as const))(
  '%s goes on and ends',
  async (id, game) => {
    const store = new Kept();
    const { table, heard } = sit(store);
    const { match: kept, log } = (await store.read(id))!;
    const rules = await rulesOf(entryOf(game), kept.head.version);
    await table.receive({ type: 'open', id, pace: 0, takeOver: false });
    expect(heard[0]).toMatchObject({ type: 'joined', head: { version: 1 } });
    for (let tries = 0; tries < 3000 && !store.matches.get(id)!.over; tries++) {
      const match = new Match(rules, kept.head, (await store.read(id))!.log);
      const due = dueAt(match);
      if (due.what === 'choice' && due.seats.includes(0)) {
        const moves: Move[] = [];
        rules.moves(match.state, 0, moves);
        await table.receive({ type: 'offer', seat: 0, count: match.count(0), move: moves[0]! });
        if (tries === 2) await table.receive({ type: 'undo' });
      } else await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect((await store.read(id))!.log.length).toBeGreaterThan(log.length);
    await archive(store, games);
    const file = store.files.get(id)!;
    expect(file.result).toBeDefined();
    expect(await checkFile(games, file)).toMatchObject({ value: { fair: true } });
    await table.receive({ type: 'leave' });
  },
);

test.runIf(rows.matches.some(({ over }) => over))(
  'a finished match opens, and its file stays when its rules go',
  async () => {
    const { id } = rows.matches.find(({ over }) => over)!;
    const store = new Kept();
    await archive(store, newer);
    expect(store.files.size).toBe(0);
    await archive(store, games);
    expect([...store.files.keys()]).toEqual([id]);
    const { table, heard } = sit(store);
    await table.receive({ type: 'open', id, pace: 0, takeOver: false });
    expect((heard[0] as Joined).over!.log).toEqual((await store.read(id))!.log);
    const later = sit(store, newer);
    await later.table.receive({ type: 'open', id, pace: 0, takeOver: false });
    expect(later.heard).toMatchObject([
      { type: 'stopped', head: { id }, file: { result: { winners: expect.any(Array) } } },
    ]);
  },
);

test.runIf(running.length > 0)(
  'a running match whose rules are not shipped says so, and is left as it is',
  async () => {
    const store = new Kept();
    const { table, heard } = sit(store, newer);
    const [{ id }] = running as [KeptMatch];
    const before = await store.read(id);
    await table.receive({ type: 'open', id, pace: 0, takeOver: false });
    expect(heard).toMatchObject([{ type: 'stopped', head: { id, version: 1 }, file: undefined }]);
    expect(await store.read(id)).toEqual(before);
  },
);
