/** A queue in which addresses take turns, hosts of an address take turns, and so do tables of a host: one with many questions delays its own. */
export class FairQueue<T> {
  /** The first of the map is the next; the one that was served goes to its end. */
  readonly #branches = new Map<string, FairQueue<T>>();
  /** At the end of a path. */
  readonly #items: T[] = [];
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** How many take turns here. */
  get branches(): number {
    return this.#branches.size;
  }

  /** How much waits in one of them. */
  sizeOf(branch: string): number {
    return this.#branches.get(branch)?.size ?? 0;
  }

  add([branch, ...path]: readonly string[], item: T): void {
    this.#size++;
    if (branch === undefined) {
      this.#items.push(item);
      return;
    }
    const queue = this.#branches.get(branch) ?? new FairQueue<T>();
    this.#branches.set(branch, queue);
    queue.add(path, item);
  }

  take(): T | undefined {
    if (this.#size === 0) return undefined;
    this.#size--;
    const [first] = this.#branches;
    if (!first) return this.#items.shift();
    const [branch, queue] = first;
    const item = queue.take();
    this.#branches.delete(branch);
    if (queue.size > 0) this.#branches.set(branch, queue);
    return item;
  }

  /** Takes out everything. */
  drain(): T[] {
    const all: T[] = [];
    while (this.#size > 0) all.push(this.take()!);
    return all;
  }
}
