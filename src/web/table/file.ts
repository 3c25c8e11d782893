/** Files and proofs of a match. Loaded only when a player asks for one. */
import type { Game, Position } from '../../contract/index.ts';
import { exportMatch } from '../../match/file.ts';
import type { LogEntry, MatchHead } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import type { Memo } from '../../match/memo.ts';
import { placedIn, type StandingNote } from '../../match/notes.ts';
import { writeText } from '../../match/text.ts';
import { type Verdict, verify } from '../../match/verify.ts';
import type { Over } from '../host/host.ts';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export type FileForm = 'json' | 'text';

interface Saved {
  readonly log: readonly LogEntry[];
  readonly secret?: string;
  readonly notes: readonly StandingNote[];
}

export function fileOf(
  game: Game<Position>,
  head: MatchHead,
  { log, secret, notes }: Saved,
  form: FileForm,
): SavedFile {
  const file = exportMatch(new Match(game, head, log), secret, placedIn(log, notes));
  const name = `updraft-${head.game}-${head.created.slice(0, 10)}`;
  if (form === 'text') return { name: `${name}.txt`, type: 'text/plain', text: writeText(file) };
  return { name: `${name}.json`, type: 'application/json', text: JSON.stringify(file, undefined, 2) };
}

export function checkDraws(
  game: Game<Position>,
  head: MatchHead,
  { log, secret }: Over,
  memos?: readonly Memo[],
): Verdict {
  return verify(new Match(game, head, log), secret, memos);
}
