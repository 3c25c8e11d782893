/** The draws before the first move of a match. Where they take long a thread makes them, so that no other table waits meanwhile. */
import { CHANCE, type Entry, type GameFacts, type Move } from '../../contract/index.ts';
import type { MatchHead } from '../../match/log.ts';
import type { Match } from '../../match/match.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Table } from './table.ts';

export class Dealing {
  readonly #table: Pick<Table, 'id' | 'secret' | 'record' | 'isClosed'>;
  readonly #deps: Pick<TableServiceDeps, 'bots' | 'draw' | 'journal'>;
  readonly #isHeavy: boolean;
  /** What a thread drew last, and for which match. */
  #drawn: { readonly of: string; readonly moves: readonly Move[] } | undefined;
  #isBusy = false;

  constructor(
    table: Pick<Table, 'id' | 'secret' | 'record' | 'isClosed'>,
    deps: Pick<TableServiceDeps, 'bots' | 'draw' | 'journal'>,
    { heavyDeal }: Pick<GameFacts, 'heavyDeal'>,
  ) {
    this.#table = table;
    this.#deps = deps;
    this.#isHeavy = heavyDeal === true && deps.bots.deal !== undefined && deps.draw === undefined;
  }

  /** A thread draws. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** Can a match that begins like this be dealt at once? If not, `then` is called when a thread has drawn for it. */
  isReady(head: MatchHead, then: () => void): boolean {
    if (!this.#isHeavy) return true;
    // A salt may come while a thread draws without it: then all is drawn again. The time at which it is dealt changes no draw.
    const of = JSON.stringify({ ...head, created: '' });
    if (this.#drawn?.of === of) return true;
    if (!this.#isBusy) void this.#ask(of, head).then(then);
    return false;
  }

  async #ask(of: string, head: MatchHead): Promise<void> {
    this.#isBusy = true;
    const { id, secret, record } = this.#table;
    const { bots, journal } = this.#deps;
    const asker = { address: record.origin ?? record.host, host: record.host, table: id };
    try {
      this.#drawn = { of, moves: await bots.deal!({ ...asker, head, secret }) };
    } catch (error) {
      if (!this.#table.isClosed) journal.trouble('a deal could not be drawn in a thread', error);
      // The table draws by itself what is missing.
      this.#drawn = { of, moves: [] };
    }
    this.#isBusy = false;
  }

  /** What chance does now, where it is known. */
  readonly draw = (match: Match): Entry | undefined => {
    const { draw } = this.#deps;
    if (draw) return draw(match, this.#table.secret);
    const move = this.#drawn?.moves[match.log.length];
    return move === undefined ? undefined : { by: CHANCE, move };
  };
}
