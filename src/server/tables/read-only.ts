/**
 * A table at which nothing is played: its match is over, or the rules that it began with are not shipped any more. It is told from the
 * store alone, without rules and without a replay.
 */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import { type LogEntry, standing } from '../../match/log.ts';
import { standingNotes } from '../../match/notes.ts';
import type { JoinedTable } from '../../online/protocol.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TableInfo } from '../../online/table.ts';
import type { TableChange } from '../bus.ts';
import { Conflict, Damaged, type StoredEntry, type StoredTable } from '../store/store.ts';
import type { Answer, Caller, TableServiceDeps } from '../table-service.ts';
import { Announcer } from './announcer.ts';
import type { Joining } from './attendance.ts';
import { Audience } from './audience.ts';
import { infoOf } from './lines.ts';
import type { Overseer } from './overseer.ts';
import type { TableRecord } from './record.ts';
import type { RematchLink } from './rematch.ts';
import { seatOfPerson } from './seats.ts';

export const noRules = ({ game, version }: TableRecord) => ({ code: 'noRules', game, version }) as const;

export class ReadOnlyTable {
  readonly id: string;
  readonly audience: Audience;
  readonly secret: string;
  /** Nothing is played here. */
  readonly machine = undefined;
  readonly deadline = undefined;
  record: TableRecord;
  isClosed = false;
  readonly #deps: TableServiceDeps;
  readonly #overseer: Pick<Overseer, 'failed'>;
  readonly #log: readonly LogEntry[];
  readonly #announcer: Announcer;
  #rev: number;

  constructor(
    deps: TableServiceDeps,
    overseer: Pick<Overseer, 'elsewhere' | 'failed'>,
    stored: StoredTable & { readonly id: string; readonly log: readonly StoredEntry[] },
  ) {
    this.id = stored.id;
    this.audience = new Audience(overseer.elsewhere(stored.id));
    this.record = stored.record;
    this.secret = stored.secret;
    this.#rev = stored.rev;
    this.#deps = deps;
    this.#overseer = overseer;
    this.#log = stored.log.map(({ entry }) => entry);
    this.#announcer = new Announcer(this, deps.clock);
  }

  get isIdle(): boolean {
    return this.audience.isEmpty;
  }

  get info(): TableInfo {
    const info = infoOf(this.id, this.record, (who) => this.audience.isHere(who));
    return this.record.state === 'over' ? info : { ...info, stopped: noRules(this.record) };
  }

  get stored(): TableRecord {
    return this.record;
  }

  async between<T>(read: () => T): Promise<T> {
    return read();
  }

  close(): void {
    this.isClosed = true;
  }

  /** The match as a spectator may see it: all of it, where it is over. */
  get shown(): JoinedTable | undefined {
    return this.record.state === 'over' ? this.#joined(SPECTATOR) : undefined;
  }

  seatOf(who: string): Seat {
    return seatOfPerson(this.record, who);
  }

  async join(caller: Caller, { onlooker }: Joining = {}): Promise<Answer> {
    const viewer = onlooker ? SPECTATOR : this.seatOf(caller.who);
    const { state, watch } = this.record;
    if (viewer < 0 && !watch && state === 'playing') return { refused: { code: 'noWatching' } };
    const wasHere = this.audience.isHere(caller.who);
    this.audience.add(caller, viewer);
    this.#announcer.everything(caller, viewer);
    if (state === 'over') caller.send(JSON.stringify(this.#joined(viewer)));
    if (!wasHere) this.#announcer.presence(viewer);
    return {};
  }

  #joined(viewer: Seat): JoinedTable {
    const log = this.#log;
    const { notes } = this.record;
    return {
      type: 'joined',
      table: this.id,
      head: this.record.head!,
      viewer,
      from: 0,
      entries: standing(log).map(({ entry }) => entry),
      log: log.length,
      clock: [],
      ...(notes ? { notes: standingNotes(notes, log) } : {}),
      over: { secret: this.secret, log },
    };
  }

  /** Another node has written here: that its players play again elsewhere, or that one of them is forgotten. */
  hear({ record }: TableChange): void {
    if (record) void this.compare().catch(() => {});
  }

  async compare(): Promise<void> {
    const stored = await this.#read();
    if (!stored || stored.rev <= this.#rev) return;
    const { rematch: before } = this.record;
    this.record = stored.record;
    this.#rev = stored.rev;
    this.#announcer.record();
    const { rematch: to, rematchBy: by } = stored.record;
    if (to !== undefined && by !== undefined && to !== before)
      this.audience.tell({ type: 'rematch', table: this.id, to, by });
  }

  /** Where it cannot be read any more, or is set aside, it ends for all who look at it. */
  async #read(): ReturnType<TableServiceDeps['store']['read']> {
    try {
      return await this.#deps.store.read(this.id);
    } catch (error) {
      if (!(error instanceof Damaged)) throw error;
      if (this.isClosed) return undefined;
      this.close();
      this.#overseer.failed(this, error);
      return undefined;
    }
  }

  leave(caller: Caller): void {
    if (this.audience.remove(caller) && !this.audience.isHere(caller.who))
      this.#announcer.presence(this.seatOf(caller.who));
  }

  attendedElsewhere(who: string): void {
    this.#announcer.presence(this.seatOf(who));
  }

  /** Why nothing that changes a match can be done here. */
  get refusal(): ServerRefusal {
    return this.record.state === 'over' ? { code: 'over' } : noRules(this.record);
  }

  /** Notes at which table the same players play again, unless another node was first. */
  async linkRematch({ to, by, instead }: RematchLink): Promise<Answer> {
    const { rematch } = this.record;
    if (rematch !== undefined && rematch !== instead) return { to: rematch };
    const { store, clock } = this.#deps;
    const value = { ...this.record, rematch: to, rematchBy: by };
    try {
      await store.change({ id: this.id, record: { value, rev: this.#rev }, at: clock.now() });
      this.record = value;
      this.#rev++;
    } catch (error) {
      const stored = error instanceof Conflict ? await store.read(this.id) : undefined;
      if (!stored?.record.rematch || stored.record.rematch === instead) throw error;
      this.record = stored.record;
      this.#rev = stored.rev;
    }
    this.#announcer.record();
    this.audience.tell({
      type: 'rematch',
      table: this.id,
      to: this.record.rematch!,
      by: this.record.rematchBy ?? by,
    });
    return { to: this.record.rematch! };
  }
}
