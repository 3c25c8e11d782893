/** Makes every draw of a finished match again: in the worker, because a map may take a while to draw. */

import type { GameEntry, Reading } from '../../contract/index.ts';
import { type Verdict, verifyFile } from '../../match/verify.ts';
import { fileWords } from '../../match/words.ts';
import { rulesOf } from '../../toolkit/listing.ts';

export interface CheckFile {
  readonly type: 'check';
  /** A match file, as it was parsed. */
  readonly file: unknown;
}

export async function checkFile(games: readonly GameEntry[], file: unknown): Promise<Reading<Verdict>> {
  const id = (file as { game?: unknown } | null)?.game;
  const entry = games.find(({ facts }) => facts.id === id);
  return entry ? verifyFile(await rulesOf(entry), entry.facts, file) : { refused: fileWords.noMatch };
}
