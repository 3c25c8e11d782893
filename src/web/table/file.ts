/** Comes only when somebody saves a match. */
import type { Entry, Game, Position } from '../../contract/index.ts';
import { exportMatch } from '../../match/file.ts';
import type { MatchHead } from '../../match/log.ts';
import { Match } from '../../match/match.ts';
import { writeText } from '../../match/text.ts';

export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

export function fileOf(
  game: Game<Position>,
  head: MatchHead,
  entries: readonly Entry[],
  secret: string | undefined,
  form: 'json' | 'text',
): SavedFile {
  const file = exportMatch(new Match(game, head, entries), secret);
  const name = `updraft-${head.game}-${head.created.slice(0, 10)}`;
  if (form === 'text') return { name: `${name}.txt`, type: 'text/plain', text: writeText(file) };
  return { name: `${name}.json`, type: 'application/json', text: JSON.stringify(file, undefined, 2) };
}
