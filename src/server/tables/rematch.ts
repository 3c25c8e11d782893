/**
 * Once more: a player of a finished match asks the others. A new table keeps a seat for each of them; they sit down there if they want to,
 * and no player is seated without having agreed.
 */
import type { Reading } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import { Buckets, usualLimits } from '../limits.ts';
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import type { Catalog } from './catalog.ts';
import type { Invitations } from './invitations.ts';
import type { Found } from './open-tables.ts';
import { planRematch } from './plan.ts';
import type { Programs } from './programs.ts';
import type { TableRecord } from './record.ts';
import type { AnyTable } from './requests.ts';
import { declined } from './seats.ts';
import { Table } from './table.ts';

const MINUTE = 60;

/** A table that is about to be kept. */
export interface NewTable {
  readonly id: string;
  readonly record: TableRecord;
  readonly secret: string;
  readonly now: number;
  readonly address: string;
}

export interface Hall {
  find(id: string): Promise<Found>;
  /** Counts a new table, lets it be linked, and keeps it. Where `link` answers another table's id, that one was first, and this one is dropped. */
  add(table: NewTable, link: (id: string) => Promise<Answer>): Promise<Reading<string, ServerRefusal>>;
}

export interface RematchesDeps {
  readonly catalog: Catalog;
  readonly hall: Hall;
  readonly invitations: Invitations;
  readonly programs: Pick<Programs, 'asked' | 'withheld'>;
}

export class Rematches {
  readonly #deps: TableServiceDeps;
  readonly #catalog: Catalog;
  readonly #hall: Hall;
  readonly #invitations: Invitations;
  readonly #programs: Pick<Programs, 'asked' | 'withheld'>;
  readonly #most: number;
  readonly #made: Buckets;
  /** Finished tables for which a new one is being made: a player who asks meanwhile waits for it. */
  readonly #underWay = new Map<string, Promise<Answer>>();

  constructor(deps: TableServiceDeps, { catalog, hall, invitations, programs }: RematchesDeps) {
    const { tablesOfPerson } = deps.limits ?? usualLimits;
    this.#invitations = invitations;
    this.#programs = programs;
    this.#deps = deps;
    this.#catalog = catalog;
    this.#hall = hall;
    this.#most = tablesOfPerson;
    this.#made = new Buckets({ perSecond: tablesOfPerson / MINUTE, burst: tablesOfPerson }, deps.clock);
  }

  sweep(): void {
    this.#made.sweep();
  }

  /** Answers at which table the players meet again. */
  async ask(caller: Caller, table: AnyTable): Promise<Answer> {
    const refused = refuse(caller, table);
    if (refused) return { refused };
    const before = this.#underWay.get(table.id);
    if (before) {
      await before.catch(() => {});
      return this.ask(caller, table);
    }
    const making = this.#findOrMake(caller, table);
    this.#underWay.set(table.id, making);
    try {
      return await making;
    } finally {
      this.#underWay.delete(table.id);
    }
  }

  /** A player would rather not: the seat that was kept for them is free. */
  async decline(caller: Caller, table: AnyTable): Promise<Answer> {
    const decline = (record: TableRecord) => declined(record, caller.who);
    if (table instanceof Table && table.record.state === 'open') return table.rewrite(decline);
    const refused = refuse(caller, table);
    if (refused) return { refused };
    const { rematch } = table.record;
    const next = rematch === undefined ? undefined : await this.#hall.find(rematch);
    return next instanceof Table ? next.rewrite(decline) : { refused: { code: 'noRematch' } };
  }

  async #findOrMake(caller: Caller, table: AnyTable): Promise<Answer> {
    const known = table.record.rematch;
    // A table that never began may have been cleared away.
    const next = known === undefined ? undefined : await this.#hall.find(known);
    if (known !== undefined && next instanceof Object) {
      if (isAsked(next.record, caller.who)) this.#invitations.agreed(next.record.host, caller.who);
      return { to: known };
    }
    const playable = await this.#catalog.newest(table.record.game);
    if (!playable) return { refused: { code: 'noGame', game: table.record.game } };
    if (!this.#made.take(caller.who))
      return { refused: { code: 'tooMany', seconds: Math.ceil(MINUTE / this.#most) } };
    const { newId, newSecret, clock } = this.#deps;
    const [id, secret, now] = [newId(), newSecret(), clock.now()];
    const withheld = await this.#programs.withheld(caller.who, table.record);
    const others = othersOf(table.record, caller.who).filter((who) => !withheld.has(who));
    const quiet = new Set([...withheld, ...(await this.#invitations.quietOf(caller.who, others))]);
    const record = planRematch(playable, {
      record: table.record,
      host: caller.who,
      secret,
      now,
      quiet,
      isHere: (who) => table.audience.isHere(who),
    });
    if ('refused' in record) return record;
    const by = table.seatOf(caller.who);
    const added = await this.#hall.add(
      { id, record: record.value, secret, now, address: caller.address },
      (to) => table.linkRematch({ to, by, instead: known }),
    );
    if ('refused' in added) return added;
    if (added.value === id)
      for (const seat of record.value.seats)
        if (seat.kind === 'asked' && seat.program && !seat.silent) this.#programs.asked(seat.who, id);
    if (caller.who === table.record.host) await this.#keepHook(table.id, added.value);
    return { to: added.value };
  }

  /** A webhook goes on only where the host who set it is host again: to others it is not even shown. */
  async #keepHook(from: string, to: string): Promise<void> {
    const { alerts } = this.#deps.store;
    const hook = await alerts.hook(from);
    if (hook) await alerts.setHook(to, hook);
  }
}

/** Which table follows, which seat asked for it, and the one that it takes the place of. */
export interface RematchLink {
  readonly to: string;
  readonly by: number;
  readonly instead: string | undefined;
}

const isAsked = ({ host, seats }: TableRecord, who: string): boolean =>
  host !== who && seats.some((seat) => seat.kind === 'asked' && seat.who === who && !seat.silent);

const othersOf = ({ seats }: TableRecord, by: string): readonly string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' && seat.who !== by && seat.who !== '' ? [seat.who] : []));

function refuse({ who }: Caller, table: AnyTable): ServerRefusal | undefined {
  const { record } = table;
  const isHost = who === record.host;
  if (table.seatOf(who) < 0 && !isHost) return { code: 'notSeated' };
  if (record.state !== 'over') return { code: 'notOver' };
  // In a class a pupil who is first to ask would be the next host.
  return record.pace.kind === 'round' && record.rematch === undefined && !isHost
    ? { code: 'onlyHost' }
    : undefined;
}
