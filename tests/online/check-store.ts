/** Whether a database holds what clients were shown and acknowledged, and whether its logs are matches by the rules. */
import { copyFileSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHANCE, type Seat } from '../../src/contract/index.ts';
import { isUndo, type LogEntry } from '../../src/match/log.ts';
import { Match } from '../../src/match/match.ts';
import { FILE } from '../../src/server/store/open.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Sworn, Witness } from './crowd.ts';
import { rulesOf } from './follow.ts';

/** How much was looked at. */
export interface Checked {
  shown: number;
  entries: number;
}

/** A copy of the files as they lie there, to look at: the server itself shall find them as they were left. */
export function copyOf(dataDir: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'updraft-copy-'));
  for (const end of ['', '-wal'])
    if (existsSync(join(dataDir, FILE + end)))
      copyFileSync(join(dataDir, FILE + end), join(copy, FILE + end));
  return copy;
}

/** Throws where something that was acknowledged or shown is missing or different, or a log is no match. Closes the store. */
export async function checkTables(store: Store, groups: readonly Sworn[], checked: Checked): Promise<void> {
  try {
    for (const group of groups)
      for (const [table, witnesses] of group.witnesses) {
        const stored = await store.read(table);
        if (!stored) throw new Error(`table ${table} is missing`);
        const log = stored.log.map(({ entry }) => entry);
        await checkLog(group.game, { ...stored, log, table }, [...witnesses.values()], checked);
        const said = (await store.chat(table, 100_000)).map(({ text }) => text);
        const lines = new Set(said);
        if (lines.size < said.length) throw new Error(`${group.game}, table ${table}: a line is there twice`);
        for (const { chat } of witnesses.values())
          for (const text of chat) if (!lines.has(text)) throw new Error(`"${text}" is missing`);
        // What is over and well never changes again.
        if (stored.record.state === 'over' && group.table !== table) group.forget(table);
      }
  } finally {
    await store.close();
  }
}

interface Kept {
  readonly table: string;
  readonly secret: string;
  readonly record: Parameters<Store['create']>[1];
  readonly log: readonly LogEntry[];
}

/** Replays a log by the rules, entry by entry, beside what each witness saw of it. */
async function checkLog(
  game: string,
  { table, record, secret, log }: Kept,
  witnesses: readonly Witness[],
  checked: Checked,
): Promise<void> {
  const wrong = (n: number, what: string) => new Error(`${game}, table ${table}, entry ${n}: ${what}`);
  for (const { acknowledged, shown } of witnesses) {
    for (const { n, seat, move } of acknowledged)
      if (JSON.stringify(log[n]) !== JSON.stringify({ by: seat, move }))
        throw wrong(
          n,
          `${JSON.stringify({ by: seat, move })} was acknowledged, and ${JSON.stringify(log[n])} is there`,
        );
    const last = Math.max(-1, ...shown.keys());
    if (last >= log.length) throw wrong(last, `was shown, and the log has ${log.length}`);
  }
  const match = new Match(await rulesOf(game), record.head!);
  /** Choices of each seat; what is forced is made by the table. */
  const choices = new Map<Seat, number>();
  for (const [n, entry] of log.entries()) {
    for (const { viewer, shown } of witnesses) {
      const told = shown.get(n);
      if (told === undefined) continue;
      const right = JSON.stringify(
        isUndo(entry) ? { undo: entry.undo } : { entry: seenBy(match, entry, viewer) },
      );
      if (told !== right) throw wrong(n, `${told} was shown, and ${right} is there`);
      checked.shown++;
    }
    if (!isUndo(entry)) {
      const owed = match.game.next(match.state);
      if (
        entry.by === CHANCE ? owed.to === 'act' || owed.to === 'over' : !match.isLegal(entry.by, entry.move)
      )
        throw wrong(n, `${JSON.stringify(entry)} is against the rules`);
      if (entry.by === CHANCE && match.drawNow(secret).move !== entry.move)
        throw wrong(n, 'this draw is another one');
      if (entry.by !== CHANCE && match.forced(entry.by) === undefined)
        choices.set(entry.by, (choices.get(entry.by) ?? 0) + 1);
    }
    match.append(entry);
  }
  for (const { viewer, asked } of witnesses)
    if ((choices.get(viewer) ?? 0) > asked)
      throw wrong(log.length, `seat ${viewer} asked for ${asked} moves, and made ${choices.get(viewer)}`);
  checked.entries += log.length;
}

function seenBy({ game, state }: Match, { by, move }: { by: number; move: number | string }, viewer: number) {
  return { by, move: game.hide(state, by, move, viewer) };
}
