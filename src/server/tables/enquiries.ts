/** What pages ask about tables without looking at them: lines, files, and what one person could see of another. */
import type { Reading } from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import type { Clock } from '../../match/timer.ts';
import type { Look } from '../../online/api.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableInfo, TableLine } from '../../online/table.ts';
import { Damaged, type Store } from '../store/store.ts';
import type { TableService, TableServiceDeps } from '../table-service.ts';
import type { Archive } from './archive.ts';
import { lineOf } from './lines.ts';
import { isUnwelcomeAsk, type Seen, seenOf } from './manners.ts';
import { standingOf } from './news.ts';
import type { OpenTables } from './open-tables.ts';
import { noRules } from './read-only.ts';
import type { TableRecord } from './record.ts';

/** So many tables are told of one person. */
export const MOST_LISTED = 200;
/** And of those at most so many bytes: hundreds of matches of 99 players would hold up all others while they are read. */
export const MOST_READ = 400_000;

export class Enquiries {
  readonly #store: Store;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #open: OpenTables;
  readonly #archive: Archive;

  constructor(
    { store, clock }: Pick<TableServiceDeps, 'store' | 'clock'>,
    open: OpenTables,
    archive: Archive,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#open = open;
    this.#archive = archive;
  }

  async tablesOf(who: string): Promise<readonly TableLine[]> {
    const stored = await this.#store.tablesOf(who, MOST_LISTED, MOST_READ);
    const looks = await this.#store.alerts.looks(who);
    const blocked = new Set((await this.#store.manners.blocksOf(who)).map(({ whom }) => whom));
    // A table at which another player has this person's seat is no longer one of their games.
    const has = ({ seats }: TableRecord) => seats.some((seat) => 'who' in seat && seat.who === who);
    const shown = stored.filter(({ record }) => has(record) && !isUnwelcomeAsk(record, who, blocked));
    return Promise.all(
      shown.map(async ({ id, record, updated }) => {
        const isRunning = record.state === 'playing';
        const table = isRunning ? await this.#open.open(id).catch(() => undefined) : undefined;
        const line = lineOf(id, table?.record ?? record, updated);
        const at = { now: this.#clock.now(), looked: looks.get(id) };
        return { ...line, ...standingOf(table?.record ?? record, table?.machine, who, at) };
      }),
    );
  }

  async info(id: string): Promise<TableInfo | undefined> {
    const table = await this.#open.openFor(id);
    return table === 'damaged' ? undefined : table?.between(() => table.info);
  }

  async file(id: string): Promise<Reading<MatchFile, ServerRefusal>> {
    const file = await this.#archive.file(id).catch((error: unknown) => {
      if (error instanceof Damaged) return undefined;
      throw error;
    });
    if (file) return { value: file };
    const table = await this.#open.openFor(id);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    if (!table) return { refused: { code: 'noTable' } };
    return { refused: table.record.state === 'over' ? noRules(table.record) : { code: 'notOver' } };
  }

  /** A match as it stands, for a visitor without a name. */
  async look(id: string): Promise<Reading<Look, ServerRefusal>> {
    const table = await this.#open.openFor(id);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    if (!table) return { refused: { code: 'noTable' } };
    const looked = await table.between((): Reading<Look, ServerRefusal> => {
      const { record, info, shown: match } = table;
      if (record.state === 'playing' && !record.watch) return { refused: { code: 'noWatching' } };
      return match ? { value: { table: info, match } } : { refused: info.stopped ?? { code: 'notBegun' } };
    });
    return looked ?? { refused: { code: 'trouble' } };
  }

  async seenOf(by: string, meant: Seen): ReturnType<TableService['seenOf']> {
    const table = await this.#open.openFor(meant.table);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    return table ? seenOf(this.#store, table, by, meant) : { refused: { code: 'noTable' } };
  }
}
