/** Makes every draw of a finished match again: in the worker, because a map may take a while to draw. */

import type { GameEntry, Reading } from '../../contract/index.ts';
import { rulesOfFile } from '../../match/file.ts';
import type { Memo } from '../../match/memo.ts';
import type { MatchRefusal } from '../../match/refusals.ts';
import { type Verdict, verifyFile } from '../../match/verify.ts';

export interface CheckFile {
  readonly type: 'check';
  /** A match file, as it was parsed. */
  readonly file: unknown;
  /** What this browser was shown of it. */
  readonly memos: readonly Memo[];
}

export async function checkFile(
  games: readonly GameEntry[],
  file: unknown,
  memos: readonly Memo[] = [],
): Promise<Reading<Verdict, MatchRefusal>> {
  const id = (file as { game?: unknown } | null)?.game;
  const entry = games.find(({ facts }) => facts.id === id);
  if (!entry) return { refused: { code: 'noMatch' } };
  const game = await rulesOfFile(entry, file);
  return 'refused' in game ? game : verifyFile(game.value, entry.facts, file, memos);
}
