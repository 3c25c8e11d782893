/**
 * Gives every finished match of this browser its file, while its rules are shipped: from then on it can be shown whatever becomes of
 * them. It runs when a match is opened and when one ends, so it also finds those that ended before files were kept.
 */
import type { GameEntry } from '../../contract/index.ts';
import { exportMatch } from '../../match/file.ts';
import { Match } from '../../match/match.ts';
import { isShipped, rulesOf } from '../../toolkit/listing.ts';
import type { FileStore } from './store.ts';

export async function archive(store: FileStore, games: readonly GameEntry[]): Promise<void> {
  for (const id of await store.withoutFile()) {
    const kept = await store.read(id);
    const entry = games.find(({ facts }) => facts.id === kept?.match.head.game);
    if (!kept || !entry || !isShipped(entry, kept.match.head.version)) continue;
    const { head, secret } = kept.match;
    await store.keepFile(exportMatch(new Match(await rulesOf(entry, head.version), head, kept.log), secret));
  }
}
