/**
 * A quick table: a player sits down at a listed table that fits, or opens one. Wishes come one after the other, so that of two players who
 * ask in the same moment one opens a table and the other sits down at it.
 */
import { USUAL_BOT } from '../../bots/ids.ts';
import type { GameFacts, Reading } from '../../contract/index.ts';
import type { QuickGiven, QuickWanted } from '../../online/api.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { LIVE, type TableLine, type TablePlan, TURNS } from '../../online/table.ts';
import type { Identity } from '../store/store.ts';
import type { TableServiceDeps } from '../table-service.ts';
import type { Catalog } from './catalog.ts';
import { isUnwanted } from './manners.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableRecord } from './record.ts';
import { arrange } from './seats.ts';
import { Table } from './table.ts';

/** So many tables are tried before a new one is opened. */
const MOST_TRIED = 12;
/** Milliseconds in which a player whose quick table was opened looks at it: until then others may sit down there. */
const COMES_WITHIN = 15_000;

export interface QuickTablesDeps {
  readonly catalog: Catalog;
  readonly open: OpenTables;
  /** Listed tables with free seats that fit and have a player there or awaited, as they are in this moment, those that begin soonest first. */
  fitting(wanted: QuickWanted, awaited: (id: string) => boolean): readonly TableLine[];
  create(by: Identity, plan: TablePlan, address: string): Promise<Reading<string, ServerRefusal>>;
}

type Answer = Promise<Reading<QuickGiven, ServerRefusal>>;

export class QuickTables {
  readonly #deps: TableServiceDeps;
  readonly #at: QuickTablesDeps;
  /** Tables that were opened for players who are still on their way, and until when they are. */
  readonly #awaited = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(deps: TableServiceDeps, at: QuickTablesDeps) {
    this.#deps = deps;
    this.#at = at;
  }

  find(by: Identity, wanted: QuickWanted, address: string): Answer {
    const found = this.#last.then(() => this.#find(by, wanted, address));
    this.#last = found.catch(() => {});
    return found;
  }

  async #find(by: Identity, wanted: QuickWanted, address: string): Answer {
    const facts = this.#factsOf(wanted);
    if (!facts) return { refused: { code: 'noGame', game: wanted.game ?? '' } };
    const blocked = new Set((await this.#deps.store.manners.blocksOf(by.who)).map(({ whom }) => whom));
    for (const id of this.#awaited.keys()) if (!this.#isAwaited(id)) this.#awaited.delete(id);
    // A player who names no pace wants to play now.
    const fitting = this.#at.fitting({ pace: 'live', ...wanted }, (id) => this.#isAwaited(id));
    for (const { id } of fitting.slice(0, MOST_TRIED))
      if (await this.#sit(id, by, wanted.seal, blocked)) return { value: { id, opened: false } };
    const made = await this.#at.create(by, planOf(facts, wanted), address);
    if ('refused' in made) return made;
    this.#awaited.set(made.value, this.#deps.clock.now() + COMES_WITHIN);
    return { value: { id: made.value, opened: true } };
  }

  /** A table whose player never came would be a trap. */
  #isAwaited(id: string): boolean {
    const until = this.#awaited.get(id) ?? 0;
    return until > this.#deps.clock.now();
  }

  /** Where no game is wanted, the first of the list is opened. */
  #factsOf({ game }: QuickWanted): GameFacts | undefined {
    return this.#at.catalog.facts(game ?? this.#deps.games[0]!.facts.id);
  }

  async #sit(id: string, by: Identity, seal: string, blocked: ReadonlySet<string>): Promise<boolean> {
    const table = await this.#at.open.openFor(id);
    if (!(table instanceof Table) || meets(table.record, blocked)) return false;
    if (await isUnwanted(this.#deps.store, table.record, by.who)) return false;
    const now = this.#deps.clock.now();
    const sat = await table.rewrite((record) => arrange(record, by, { type: 'sit', table: id, seal }, now));
    return sat.refused === undefined;
  }
}

/** Would this player sit with a person whom they block? */
const meets = ({ host, seats }: TableRecord, blocked: ReadonlySet<string>): boolean =>
  blocked.has(host) || seats.some((seat) => 'who' in seat && blocked.has(seat.who));

/** As the form of a new table begins, and listed for all. */
function planOf(facts: GameFacts, { pace, free = 1, seal }: QuickWanted): TablePlan {
  const { min, max } = facts.seats;
  const count = Math.min(max, Math.max(2, min, facts.usualSeats, free + 1));
  return {
    game: facts.id,
    options: {},
    seats: Array.from({ length: count }, (_, i) => (i === 0 ? 'you' : 'open')),
    fixedSeats: false,
    pace: pace === 'turns' ? TURNS : LIVE,
    listed: true,
    watch: true,
    hints: true,
    standIn: USUAL_BOT,
    seal,
  };
}
