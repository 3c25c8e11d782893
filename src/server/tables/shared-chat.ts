/** Lines of chat that were written at other nodes. They are numbered by the store: where one is missing, it is read there. */
import type { ChatLine } from '../../online/table.ts';
import type { Gossip } from '../gossip.ts';
import type { TableServiceDeps } from '../table-service.ts';
import { deliver, SHOWN } from './chat.ts';
import type { OpenTables } from './open-tables.ts';
import type { AnyTable } from './requests.ts';

export class SharedChat {
  readonly #deps: TableServiceDeps;
  readonly #gossip: Gossip;
  /** The number of the next line, as far as this node has heard. */
  readonly #next = new WeakMap<AnyTable, number>();

  constructor(deps: TableServiceDeps, gossip: Gossip, open: Pick<OpenTables, 'here'>) {
    this.#deps = deps;
    this.#gossip = gossip;
    gossip.hear('chat', ({ table: id, line }) => {
      void open
        .here(id)
        .then((table) => table && this.#hear(table, line))
        .catch((error: unknown) => deps.journal.trouble('chat of another node could not be told', error));
    });
  }

  /** A line was written at this node, and is told here. */
  said(table: AnyTable, line: ChatLine): void {
    const next = this.#next.get(table) ?? 0;
    // Where lines of others were not heard yet, they are read when the next one is.
    if (line.n === next) this.#next.set(table, next + 1);
    this.#gossip.say('chat', { table: table.id, line });
  }

  /** Lines may have been missed. */
  async compare(table: AnyTable): Promise<void> {
    if (this.#gossip.isAlone || table.audience.isEmpty) return;
    const from = this.#next.get(table) ?? 0;
    const lines = (await this.#deps.store.chat(table.id, SHOWN)).filter(({ n }) => n >= from);
    await this.#tell(table, lines);
  }

  async #hear(table: AnyTable, line: ChatLine): Promise<void> {
    if (table.audience.isEmpty) return;
    if (line.n > (this.#next.get(table) ?? 0)) await this.compare(table);
    // A page that has a line already passes it over.
    else await this.#tell(table, [line]);
  }

  async #tell(table: AnyTable, lines: readonly ChatLine[]): Promise<void> {
    this.#next.set(table, Math.max(this.#next.get(table) ?? 0, ...lines.map(({ n }) => n + 1)));
    for (const line of lines) await deliver(this.#deps, table, line);
  }
}
