/** Writes each game's playthrough beside its rules, or checks that it is up to date. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { playthrough } from '../playthrough.ts';
import { Refusal } from '../refusal.ts';
import { projectRoot } from '../root.ts';

export async function playthroughs(
  { games, out, words }: Context,
  flags: { check?: boolean },
): Promise<void> {
  const stale: string[] = [];
  for (const entry of games) {
    const path = `src/games/${entry.meta.id}/playthrough.txt`;
    const file = join(projectRoot(), path);
    const text = await playthrough(entry);
    const old = await readFile(file, 'utf8').catch(() => undefined);
    if (old === text) out.line(words.playthroughs.same(path));
    else if (flags.check) stale.push(entry.meta.id);
    else {
      await writeFile(file, text);
      out.line(words.playthroughs.written(path));
    }
  }
  if (stale.length > 0) throw new Refusal(words.refusals.stale(stale));
}
