/** The listed tables, told to every client that follows the lobby. */
import type { ToClient } from '../../online/protocol.ts';
import type { TableLine } from '../../online/table.ts';
import type { Caller } from '../table-service.ts';

/** A new table is shown this long before a player has come to it. */
const NEW_FOR = 2 * 60_000;

interface Listed {
  readonly line: TableLine;
  /** Is one of its players there? */
  readonly here: boolean;
}

export class Lobby {
  readonly #now: () => number;
  readonly #listed = new Map<string, Listed>();
  readonly #callers = new Set<Caller>();

  constructor(now: () => number) {
    this.#now = now;
  }

  get callers(): ReadonlySet<Caller> {
    return this.#callers;
  }

  lines(): TableLine[] {
    const shown: TableLine[] = [];
    for (const [id, listed] of this.#listed) {
      if (this.#isShown(listed)) shown.push(listed.line);
      else this.#listed.delete(id);
    }
    return shown.sort((a, b) => b.updated - a.updated);
  }

  enter(caller: Caller): void {
    this.#callers.add(caller);
    this.#tell(caller, { type: 'lobby', tables: this.lines() });
  }

  leave(caller: Caller): void {
    this.#callers.delete(caller);
  }

  /** A table is as this line says now. */
  note(line: TableLine, here: boolean): void {
    const before = this.#listed.get(line.id);
    const now: Listed = { line, here };
    if (this.#isShown(now)) {
      this.#listed.set(line.id, now);
      if (!before || differ(before.line, line)) this.#tellAll({ type: 'listed', table: line });
    } else if (before) {
      this.#listed.delete(line.id);
      this.#tellAll({ type: 'unlisted', id: line.id });
    }
  }

  /** A live table that its players have left is not shown; one with days for a turn can wait. */
  #isShown({ line, here }: Listed): boolean {
    if (!line.listed || line.state === 'over') return false;
    if (line.state === 'playing') return line.watch && here;
    return here || line.pace.kind === 'turns' || line.created > this.#now() - NEW_FOR;
  }

  #tellAll(message: ToClient): void {
    if (this.#callers.size === 0) return;
    const text = JSON.stringify(message);
    for (const caller of this.#callers) caller.send(text);
  }

  #tell(caller: Caller, message: ToClient): void {
    caller.send(JSON.stringify(message));
  }
}

/** Every move is news for its table, not for the lobby. */
function differ({ updated: _a, ...a }: TableLine, { updated: _b, ...b }: TableLine): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}
