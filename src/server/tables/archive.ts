/** Files of finished matches. A match keeps its file when it ends, so that its page needs no rules ever after. */
import { exportMatch, type MatchFile } from '../../match/file.ts';
import { Match } from '../../match/match.ts';
import type { SeatNote } from '../../match/notes.ts';
import { Damaged } from '../store/store.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Catalog } from './catalog.ts';
import { checkEntry, damageIn } from './damage.ts';
import type { Table } from './table.ts';

/** With the secret, also where the players gave up before the rules ended the match. Names are as the record has them: a player may have been forgotten. */
export function fileOfTable({ machine, secret, record }: Pick<Table, 'machine' | 'secret' | 'record'>) {
  const { seats } = record.head ?? {};
  return machine && seats && { ...fileOf(machine.match, secret, record.notes), seats };
}

function fileOf(match: Match, secret: string, notes?: readonly SeatNote[]): MatchFile {
  return { ...exportMatch(match, undefined, notes), secret };
}

export class Archive {
  readonly #deps: Pick<TableServiceDeps, 'store' | 'clock' | 'journal'>;
  readonly #catalog: Catalog;
  #filling: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(deps: TableServiceDeps, catalog: Catalog) {
    this.#deps = deps;
    this.#catalog = catalog;
  }

  /** The file of a finished match, made now where none was kept; undefined where its rules are not shipped. */
  async file(id: string): Promise<MatchFile | undefined> {
    const { store } = this.#deps;
    try {
      const kept = await store.file(id);
      if (kept) return kept;
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      // What the log still says is written down once more.
      const again = await this.#make(id);
      if (again) await store.setFile(id, again);
      return again;
    }
    return this.#make(id);
  }

  async #make(id: string): Promise<MatchFile | undefined> {
    const { store, clock } = this.#deps;
    const stored = await store.read(id);
    if (stored?.record.state !== 'over') return undefined;
    const head = stored.record.head!;
    const playable = await this.#catalog.load(head.game, head.version);
    if (!playable) return undefined;
    const damage = damageIn(stored.record, playable);
    if (damage) throw new Damaged(id, damage);
    const match = new Match(playable.game, head);
    for (const { entry } of stored.log) {
      checkEntry(match, entry);
      match.append(entry);
    }
    const file = fileOf(match, stored.secret, stored.record.notes);
    await store.change({ id, file, at: clock.now() });
    return file;
  }

  /** Matches that ended before files were kept get theirs in the background, one after the other. */
  fill(): void {
    this.#filling = this.#fill();
  }

  async #fill(): Promise<void> {
    const { store, journal } = this.#deps;
    for (const id of await store.withoutFile().catch(() => [])) {
      if (this.#stopped) return;
      await this.#make(id).catch((error: unknown) =>
        journal.trouble(`the file of match ${id} could not be made`, error),
      );
    }
  }

  stop(): Promise<void> {
    this.#stopped = true;
    return this.#filling;
  }
}
