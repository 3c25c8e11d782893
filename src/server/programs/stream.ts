/**
 * One stream of the Bot API: a client of tables like a socket, whose messages are hints that something has happened. What a program is told
 * is worked out from how its tables stand, so nothing can be missed, and a stream that is opened anew begins with all that is owed.
 */
import type { ServerResponse } from 'node:http';
import { PROTOCOL, type ToClient } from '../../online/protocol.ts';
import type { BotEvent } from '../../online/schemas/programs.ts';
import { newId } from '../identity.ts';
import type { ProgramLimits } from '../limits.ts';
import type { Caller, ProgramTable, TableService } from '../table-service.ts';
import type { Program } from './store.ts';

/** What was told of a table. */
interface Told {
  invited?: true;
  started?: true;
  away?: string | undefined;
  /** The choices that were told and are still owed, by seat. */
  turns: Map<number, number>;
}

export interface StreamDeps {
  readonly tables: TableService;
  /** The ids of the tables of this program that are not over. */
  tablesOf(who: string): Promise<readonly string[]>;
  readonly limits: ProgramLimits;
  readonly now: number;
  /** Milliseconds later. */
  after(ms: number, then: () => void): void;
  trouble(error: unknown): void;
}

/** When tables were looked at too fast, the next is in so many milliseconds. */
const NOT_SO_FAST = 600;
/** So long a stream that has ended may still be read, in milliseconds. */
const PARTING = 1000;

export class ProgramStream implements Caller {
  readonly who: string;
  readonly name: string;
  readonly address: string;
  readonly speaks = PROTOCOL;
  /** The hash of the token that it was opened with. */
  readonly token: string;
  readonly owner: string;
  /** When it was opened, and a name of its own: of two streams of a bot the newer one stays. */
  readonly at: number;
  readonly id = newId();
  readonly #out: ServerResponse;
  readonly #deps: StreamDeps;
  readonly #tables = new Map<string, Told>();
  /** Tables at which something has happened since they were last looked at. */
  readonly #changed = new Set<string>();
  #looking = false;
  #ended = false;

  constructor(
    { who, name, owner }: Program,
    token: string,
    address: string,
    out: ServerResponse,
    deps: StreamDeps,
  ) {
    this.who = who;
    this.name = name;
    this.owner = owner;
    this.token = token;
    this.address = address;
    this.#out = out;
    this.#deps = deps;
    this.at = deps.now;
  }

  get isEnded(): boolean {
    return this.#ended;
  }

  async begin(): Promise<void> {
    this.#say({ t: 'hello', api: 1, who: this.who, name: this.name });
    await this.find();
  }

  ping(): void {
    this.#say({ t: 'ping' });
  }

  /** Tables that it was not told of: it may have been asked elsewhere while no node could tell it here. */
  async find(): Promise<void> {
    try {
      for (const id of await this.#deps.tablesOf(this.who)) if (!this.#tables.has(id)) await this.follow(id);
    } catch (error) {
      this.#deps.trouble(error);
    }
  }

  /** From now on it is told what happens at this table. */
  async follow(id: string): Promise<void> {
    if (this.#ended) return;
    if (!this.#tables.has(id)) {
      this.#tables.set(id, { turns: new Map() });
      await this.#join(id);
    }
    this.#look(id);
  }

  async #join(id: string): Promise<void> {
    const { tables, after, trouble } = this.#deps;
    // Where the store does not answer, it is asked again as a stream is that asked too fast.
    const { refused } = await tables.receive(this, { type: 'join', table: id }).catch((error: unknown) => {
      trouble(error);
      return { refused: { code: 'tooFast' as const } };
    });
    if (this.#ended) return tables.gone(this);
    if (refused?.code === 'tooFast') after(NOT_SO_FAST, () => void this.#join(id).then(() => this.#look(id)));
    else if (refused) this.#tables.delete(id);
  }

  /** What a table says to its clients. */
  send(text: string): void {
    const message = JSON.parse(text) as ToClient;
    if (message.type === 'closing') {
      this.end('stopping');
      return;
    }
    const id =
      'table' in message ? (typeof message.table === 'string' ? message.table : message.table.id) : undefined;
    if (id === undefined) return;
    const told = this.#tables.get(id);
    // What was owed then may be owed again, in another position.
    if (message.type === 'undone') told?.turns.clear();
    if (message.type === 'again') {
      this.#tables.delete(id);
      this.#deps.after(NOT_SO_FAST, () => void this.follow(id));
    } else if (told) this.#look(id);
  }

  /** Soon: several messages of one moment are one change. */
  #look(id: string): void {
    this.#changed.add(id);
    if (this.#looking) return;
    this.#looking = true;
    setImmediate(() => void this.#lookAtAll());
  }

  async #lookAtAll(): Promise<void> {
    try {
      for (const id of this.#changed) {
        this.#changed.delete(id);
        const told = this.#tables.get(id);
        if (told && !this.#ended) this.#tell(id, told, await this.#deps.tables.programs.at(this.who, id));
      }
    } catch (error) {
      this.#deps.trouble(error);
    } finally {
      this.#looking = false;
      const [next] = this.#changed;
      if (next !== undefined && !this.#ended) this.#look(next);
    }
  }

  #tell(table: string, told: Told, at: ProgramTable | undefined): void {
    if (!at) {
      this.#say({ t: 'gone', table });
      this.#leave(table);
      return;
    }
    const { info, seat, isAsked, isDealt } = at;
    const { game, version, options, house = {}, pace, seats, ended } = info;
    const match = { table, game, version, options, house, players: seats.length, seat, pace };
    if (isAsked && !told.invited) {
      told.invited = true;
      this.#say({ t: 'invited', ...match, by: seats.find(({ who }) => who === info.host)?.name ?? '' });
    }
    if (isDealt && !told.started) {
      told.started = true;
      this.#say({ t: 'started', ...match, names: seats.map(({ name }) => name) });
    }
    if (ended) {
      const { how, winners, scores } = ended;
      this.#say({ t: 'over', table, how, winners, ...(scores ? { scores } : {}) });
      this.#leave(table);
      return;
    }
    this.#tellAway(table, told, seats[seat]?.away);
    this.#tellTurns(table, game, told, at);
  }

  #tellAway(table: string, told: Told, away: Extract<BotEvent, { t: 'away' }>['why'] | undefined): void {
    if (away && told.away !== away) this.#say({ t: 'away', table, why: away });
    told.away = away;
  }

  #tellTurns(table: string, game: string, told: Told, { turns, info, seat: own }: ProgramTable): void {
    // While a stand-in plays nothing is owed; who returns is told again.
    const owed = info.seats[own]?.away ? [] : turns;
    for (const seat of [...told.turns.keys()])
      if (!owed.some((turn) => turn.seat === seat)) told.turns.delete(seat);
    for (const { seat, count, read } of owed) {
      if (told.turns.get(seat) === count) continue;
      told.turns.set(seat, count);
      const { view, legal, left } = read();
      const clock = left === undefined || !Number.isFinite(left) ? {} : { ms: Math.max(0, Math.round(left)) };
      this.#say({ t: 'turn', table, game, seat, count, view, legal: [...legal], clock });
    }
  }

  #leave(table: string): void {
    this.#tables.delete(table);
    void this.#deps.tables.receive(this, { type: 'leave', table }).catch(() => {});
  }

  #say(event: BotEvent): void {
    if (this.#ended) return;
    // A program that does not read is not waited for: it can connect again and is told everything that is owed.
    if (this.#out.writableLength > this.#deps.limits.mostBuffered) {
      this.#out.destroy();
      this.gone();
      return;
    }
    this.#out.write(`${JSON.stringify(event)}\n`);
  }

  /** Says why, and ends. */
  end(why: Extract<BotEvent, { t: 'closing' }>['why']): void {
    this.#say({ t: 'closing', why });
    this.#out.end();
    // A program that does not read what is left is not waited for.
    this.#deps.after(PARTING, () => this.#out.destroy());
    this.gone();
  }

  /** The connection is closed. */
  gone(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#tables.clear();
    this.#deps.tables.gone(this);
  }
}
