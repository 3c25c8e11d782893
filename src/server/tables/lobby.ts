/**
 * The listed tables, told a page at a time to clients that follow the lobby. A change is written as JSON once, and goes to those clients
 * whose page it concerns.
 */
import type { ToClient } from '../../online/protocol.ts';
import { LOBBY_PAGE, type LobbyQuery, type TableLine } from '../../online/table.ts';
import type { Caller } from '../table-service.ts';

/** A new table is shown this long before a player has come to it. */
const NEW_FOR = 2 * 60_000;
/** Pages that were written as JSON and are still true; more filters than this are asked for by no page. */
const MOST_WRITTEN = 200;

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
  readonly #now: () => number;
  readonly #listed = new Map<string, Listed>();
  readonly #followers = new Map<Caller, Follower>();
  /** In the order in which they are shown; undefined after a change. */
  #order: readonly TableLine[] | undefined;
  readonly #pages = new Map<string, Page>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get callers(): Iterable<Caller> {
    return this.#followers.keys();
  }

  /** One page of the tables that fit. */
  page(query: LobbyQuery): Page {
    const key = JSON.stringify([query.game, query.pace, query.free, query.page]);
    const written = this.#pages.get(key);
    if (written) return written;
    const fitting = this.#inOrder().filter((line) => fits(line, query));
    const page = Math.min(query.page ?? 0, Math.max(0, Math.ceil(fitting.length / LOBBY_PAGE) - 1));
    const tables = fitting.slice(page * LOBBY_PAGE, (page + 1) * LOBBY_PAGE);
    const message = { type: 'lobby', tables, page, total: fitting.length } as const;
    const made = { ids: tables.map(({ id }) => id), message, text: JSON.stringify(message) };
    if (this.#pages.size < MOST_WRITTEN) this.#pages.set(key, made);
    return made;
  }

  #inOrder(): readonly TableLine[] {
    this.#order ??= [...this.#listed.values()].map(({ line }) => line).sort(soonestFirst);
    return this.#order;
  }

  /** Forgets what is shown no more. */
  sweep(): void {
    for (const [id, listed] of this.#listed) if (!this.#isShown(listed)) this.#unlist(id);
  }

  follow(caller: Caller, query: LobbyQuery): void {
    const { ids, text } = this.page(query);
    this.#followers.set(caller, { query, shown: new Set(ids) });
    caller.send(text);
  }

  leave(caller: Caller): void {
    this.#followers.delete(caller);
  }

  /** A table is as this line says now. */
  note(line: TableLine, here: boolean): void {
    const before = this.#listed.get(line.id);
    const now: Listed = { line, here };
    if (!this.#isShown(now)) {
      if (before) this.#unlist(line.id);
      return;
    }
    this.#listed.set(line.id, now);
    this.#order = undefined;
    this.#pages.clear();
    if (!before || differ(before.line, line)) this.#tell(line);
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

  #unlist(id: string): void {
    this.#listed.delete(id);
    this.#order = undefined;
    this.#pages.clear();
    const text = JSON.stringify({ type: 'unlisted', id } satisfies ToClient);
    for (const [caller, { shown }] of this.#followers) if (shown.delete(id)) caller.send(text);
  }

  /** A live table that its players have left is not shown; one with days for a turn can wait. */
  #isShown({ line, here }: Listed): boolean {
    if (!line.listed || line.state === 'over') return false;
    if (line.state === 'playing') return line.watch && here;
    return here || line.pace.kind === 'turns' || line.created > this.#now() - NEW_FOR;
  }
}

const freeSeats = ({ seats }: TableLine): number => seats.filter(({ kind }) => kind === 'open').length;

function fits(line: TableLine, { game, pace, free }: LobbyQuery): boolean {
  if (game !== undefined && line.game !== game) return false;
  if (pace !== undefined && line.pace.kind !== pace) return false;
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
