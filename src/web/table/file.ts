/** Files and proofs of a match. Loaded only when a player asks for one. */
import type { Game, Position } from '../../contract/index.ts';
import { exportMatch } from '../../match/file.ts';
import type { LogEntry, MatchHead } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import { writeText } from '../../match/text.ts';
import { type Verdict, verify } from '../../match/verify.ts';
import type { Over } from '../host/host.ts';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export type FileForm = 'json' | 'text';

export function fileOf(
  game: Game<Position>,
  head: MatchHead,
  { log, secret }: { readonly log: readonly LogEntry[]; readonly secret?: string },
  form: FileForm,
): SavedFile {
  const file = exportMatch(new Match(game, head, log), secret);
  const name = `updraft-${head.game}-${head.created.slice(0, 10)}`;
  if (form === 'text') return { name: `${name}.txt`, type: 'text/plain', text: writeText(file) };
  return { name: `${name}.json`, type: 'application/json', text: JSON.stringify(file, undefined, 2) };
}

export function checkDraws(game: Game<Position>, head: MatchHead, { log, secret }: Over): Verdict {
  return verify(new Match(game, head, log), secret);
}
