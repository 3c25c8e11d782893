/** Files of finished matches. A match keeps its file when it ends, so that its page needs no rules ever after. */
import { exportMatch, type MatchFile } from '../../match/file.ts';
import { Match } from '../../match/match.ts';
import type { Clock } from '../../match/timer.ts';
import type { Store } from '../store/store.ts';
import type { Catalog } from './catalog.ts';

/** With the secret, also where the players gave up before the rules ended the match. */
export function fileOf(match: Match, secret: string): MatchFile {
  return { ...exportMatch(match), secret };
}

/** Makes the file of a match that ended before files were kept; undefined where its rules are not shipped. */
export async function fileLate(
  id: string,
  { store, catalog, clock }: { readonly store: Store; readonly catalog: Catalog; readonly clock: Clock },
): Promise<MatchFile | undefined> {
  const stored = await store.read(id);
  const head = stored?.record.head;
  const playable = head && (await catalog.load(head.game, head.version));
  if (!playable) return undefined;
  const log = stored.log.map(({ entry }) => entry);
  const file = fileOf(new Match(playable.game, head, log), stored.secret);
  await store.change({ id, file, at: clock.now() });
  return file;
}
