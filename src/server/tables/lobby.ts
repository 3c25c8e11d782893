/**
 * The listed tables, told a page at a time to clients that follow the lobby. Changes are gathered for a moment; each table that has
 * changed is written as JSON once, and goes to those clients whose page it concerns.
 */
import type { Clock } from '../../match/timer.ts';
import type { ToClient } from '../../online/protocol.ts';
import { isLive, LOBBY_PAGE, type LobbyQuery, type TableLine } from '../../online/table.ts';
import type { Caller } from '../table-service.ts';

/** A new table is shown this long before a player has come to it. */
const NEW_FOR = 2 * 60_000;
/** Pages that were written as JSON, and filters that were applied, while nothing changes; more are asked for by no page. */
const MOST_KEPT = 200;
/** Milliseconds in which changes are gathered. */
const GATHER = 200;

interface Listed {
  readonly line: TableLine;
  /** Is one of its players there? */
  readonly here: boolean;
}

interface Follower {
  readonly query: LobbyQuery;
  /** The tables that its page shows. */
  readonly shown: Set<string>;
}

interface Page {
  readonly ids: readonly string[];
  readonly message: Extract<ToClient, { type: 'lobby' }>;
  readonly text: string;
}

export class Lobby {
  readonly #clock: Clock;
  readonly #listed = new Map<string, Listed>();
  readonly #followers = new Map<Caller, Follower>();
  /** Tables that changed since followers were told last, and their lines as they were told; undefined where there was none. */
  readonly #changed = new Map<string, TableLine | undefined>();
  /** Followers were told a moment ago: what changes meanwhile is gathered. */
  #callOff: (() => void) | undefined;
  /** What fits a filter, in the order in which it is shown, and its pages: as followers were told. */
  readonly #fitting = new Map<string, readonly TableLine[]>();
  readonly #pages = new Map<string, Page>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get callers(): Iterable<Caller> {
    return this.#followers.keys();
  }

  /** The tables that are listed. */
  get ids(): readonly string[] {
    return [...this.#listed.keys()];
  }

  /** One page of the tables that fit, as it was when followers were told last. */
  page(query: LobbyQuery): Page {
    const filter = JSON.stringify([query.game, query.pace, query.free]);
    const fitting = this.#fitting.get(filter) ?? this.#told().filter((line) => fits(line, query));
    keep(this.#fitting, filter, fitting);
    const page = Math.min(query.page ?? 0, Math.max(0, Math.ceil(fitting.length / LOBBY_PAGE) - 1));
    const written = this.#pages.get(`${page} ${filter}`);
    if (written) return written;
    const tables = fitting.slice(page * LOBBY_PAGE, (page + 1) * LOBBY_PAGE);
    const message = { type: 'lobby', tables, page, total: fitting.length } as const;
    const made = { ids: tables.map(({ id }) => id), message, text: JSON.stringify(message) };
    keep(this.#pages, `${page} ${filter}`, made);
    return made;
  }

  /** Tables with free seats that fit and have a player there or `awaited`, as they are in this moment, in the order in which they are shown. */
  fitting(query: LobbyQuery, awaited: (id: string) => boolean): readonly TableLine[] {
    const lines = [...this.#listed.values()].flatMap(({ line, here }) =>
      here || awaited(line.id) ? [line] : [],
    );
    // A player who did not choose house rules is not seated at a table that has them.
    return lines.filter((line) => !line.house && fits(line, { free: 1, ...query })).sort(soonestFirst);
  }

  /** All lines as followers were told last, in the order in which they are shown. */
  #told(): readonly TableLine[] {
    const everything = this.#fitting.get('');
    if (everything) return everything;
    const lines = [...this.#listed.values()]
      .filter(({ line: { id } }) => !this.#changed.has(id))
      .map(({ line }) => line);
    for (const before of this.#changed.values()) if (before) lines.push(before);
    lines.sort(soonestFirst);
    this.#fitting.set('', lines);
    return lines;
  }

  /** Forgets what is shown no more. */
  sweep(): void {
    for (const [id, listed] of this.#listed) if (!this.#isShown(listed)) this.#change(id, undefined);
  }

  follow(caller: Caller, query: LobbyQuery): void {
    const { ids, text } = this.page(query);
    this.#followers.set(caller, { query, shown: new Set(ids) });
    caller.send(text);
  }

  leave(caller: Caller): void {
    this.#followers.delete(caller);
  }

  stop(): void {
    this.#callOff?.();
  }

  /** A table is as this line says now. */
  note(line: TableLine, here: boolean): void {
    const now: Listed = { line, here };
    this.#change(line.id, this.#isShown(now) ? now : undefined);
  }

  #change(id: string, now: Listed | undefined): void {
    const before = this.#listed.get(id);
    if (!before && !now) return;
    if (now) this.#listed.set(id, now);
    else this.#listed.delete(id);
    if (!this.#changed.has(id)) this.#changed.set(id, before?.line);
    if (!this.#callOff) this.#tellAll();
  }

  /** Tells what has changed, and then nothing for a while: the more follow, the longer. */
  #tellAll(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    this.#fitting.clear();
    this.#pages.clear();
    for (const [id, before] of changed) {
      const line = this.#listed.get(id)?.line;
      if (!line) this.#unlist(id);
      else if (!before || differ(before, line)) this.#tell(line);
    }
    this.#callOff = this.#clock.after(Math.max(GATHER, this.#followers.size), () => {
      this.#callOff = undefined;
      if (this.#changed.size > 0) this.#tellAll();
    });
  }

  #tell(line: TableLine): void {
    if (this.#followers.size === 0) return;
    const listed = JSON.stringify({ type: 'listed', table: line } satisfies ToClient);
    const unlisted = JSON.stringify({ type: 'unlisted', id: line.id } satisfies ToClient);
    for (const [caller, { query, shown }] of this.#followers) {
      if (!fits(line, query)) {
        if (shown.delete(line.id)) caller.send(unlisted);
      } else if (shown.has(line.id) || shown.size < LOBBY_PAGE) {
        shown.add(line.id);
        caller.send(listed);
      }
    }
  }

  /** A table is no more. */
  drop(id: string): void {
    this.#change(id, undefined);
    this.#unlist(id);
  }

  #unlist(id: string): void {
    const text = JSON.stringify({ type: 'unlisted', id } satisfies ToClient);
    for (const [caller, { shown }] of this.#followers) if (shown.delete(id)) caller.send(text);
  }

  /** A live table that its players have left is not shown; one with days for a turn can wait. */
  #isShown({ line, here }: Listed): boolean {
    if (!line.listed || line.state === 'over') return false;
    if (line.state === 'playing') return line.watch && here;
    return here || !isLive(line.pace) || line.created > this.#clock.now() - NEW_FOR;
  }
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  if (kept.size < MOST_KEPT) kept.set(key, value);
}

const freeSeats = ({ seats }: TableLine): number => seats.filter(({ kind }) => kind === 'open').length;

function fits(line: TableLine, { game, pace, free }: LobbyQuery): boolean {
  if (game !== undefined && line.game !== game) return false;
  if (pace !== undefined && pace !== (isLive(line.pace) ? 'live' : 'turns')) return false;
  return free === undefined || (line.state === 'open' && freeSeats(line) >= free);
}

/** Tables that wait for players first, those with the fewest free seats in front: they start soonest. */
function soonestFirst(a: TableLine, b: TableLine): number {
  const rank = (line: TableLine) => (line.state === 'open' && freeSeats(line) > 0 ? 0 : 1);
  return rank(a) - rank(b) || freeSeats(a) - freeSeats(b) || b.created - a.created;
}

/** Every move is news for its table, not for the lobby. */
function differ({ updated: _a, ...a }: TableLine, { updated: _b, ...b }: TableLine): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
