/** A queue in which hosts take turns, and the tables of a host take turns: one with many questions delays its own. */
export class FairQueue<T> {
  /** By host, then by table. The first of a map is the next; the one that was served goes to its end. */
  readonly #hosts = new Map<string, Map<string, T[]>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(host: string, table: string, item: T): void {
    const tables = this.#hosts.get(host) ?? new Map<string, T[]>();
    const items = tables.get(table) ?? [];
    this.#hosts.set(host, tables.set(table, items));
    items.push(item);
    this.#size++;
  }

  take(): T | undefined {
    for (const [host, tables] of this.#hosts)
      for (const [table, items] of tables) {
        const item = items.shift()!;
        tables.delete(table);
        if (items.length > 0) tables.set(table, items);
        this.#hosts.delete(host);
        if (tables.size > 0) this.#hosts.set(host, tables);
        this.#size--;
        return item;
      }
    return undefined;
  }

  /** Takes out everything. */
  drain(): T[] {
    const all = [...this.#hosts.values()].flatMap((tables) => [...tables.values()].flat());
    this.#hosts.clear();
    this.#size = 0;
    return all;
  }
}
