/** Stores with a defect in their leases, each with the complaint that finds it. */
import type { Store } from '../store.ts';
import { MemoryStore } from './memory.ts';
import type { Memory } from './memory-people.ts';
import type { ofLeases } from './of-leases.ts';

type Defect = [keyof typeof ofLeases, complaint: string, new (memory: Memory) => Store];
type Lease = Parameters<Store['lease']>;

export const defectsOfLeases: readonly Defect[] = [
  [
    'oneNodeAtATimeHasALease',
    'a free lease is not given',
    class extends MemoryStore {
      override async lease() {
        return [];
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'a lease that another node has is given too',
    class extends MemoryStore {
      override async lease(ids: readonly string[]) {
        return ids;
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'a node cannot renew its own leases',
    class extends MemoryStore {
      override lease(...[ids, , now, until]: Lease) {
        return super.lease(ids, `${Math.random()}`, now, until);
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'a node renews the lease of another',
    class extends MemoryStore {
      override async lease(...[ids, node, now, until]: Lease) {
        const held = await super.lease(ids, node, now, until);
        return ids.length === 1 ? ids : held;
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'a node that asks for nothing is given something',
    class extends MemoryStore {
      override async lease(...[ids, node, now, until]: Lease) {
        return ids.length === 0 ? ['t'] : super.lease(ids, node, now, until);
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'not exactly those leases are free that were given up',
    class extends MemoryStore {
      override letGo(node: string) {
        return super.letGo(node);
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'a node that gave up everything still has a lease',
    class extends MemoryStore {
      override letGo(node: string, ids: readonly string[] = []) {
        return super.letGo(node, ids);
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'giving up everything has taken leases from another node',
    class extends MemoryStore {
      override async letGo(node: string, ids?: readonly string[]) {
        if (ids) return super.letGo(node, ids);
        this.memory.leases.delete('t');
        return super.letGo(node);
      }
    },
  ],
  [
    'oneNodeAtATimeHasALease',
    'of two nodes that ask at once, not exactly one is given the lease',
    class extends MemoryStore {
      override async lease(...[ids, node, now, until]: Lease) {
        const before = this.memory.leases.get('w');
        await super.lease(ids, node, now, until);
        return ids.includes('w') && before?.node !== node ? [] : super.lease(ids, node, now, until);
      }
    },
  ],
  [
    'leasesEnd',
    'a lease does not end',
    class extends MemoryStore {
      override lease(...[ids, node, now]: Lease) {
        return super.lease(ids, node, now, Number.POSITIVE_INFINITY);
      }
    },
  ],
  [
    'leasesEnd',
    'a lease that has ended can be renewed though another node has it',
    class extends MemoryStore {
      readonly #had = new Set<string>();
      override async lease(...[ids, node, now, until]: Lease) {
        const held = await super.lease(ids, node, now, until);
        for (const id of held) this.#had.add(id);
        return ids.filter((id) => this.#had.has(id));
      }
    },
  ],
  [
    'leasesEnd',
    'a node cannot take a lease again that has ended',
    class extends MemoryStore {
      override async lease(...[ids, node, now, until]: Lease) {
        const own = ids.filter((id) => this.memory.leases.get(id)?.node === node);
        const held = await super.lease(ids, node, now, until);
        return held.filter((id) => !own.includes(id));
      }
    },
  ],
  [
    'tablesOfNodesThatRunAreNotInterrupted',
    'not exactly the tables are taken up whose lease has ended',
    class extends MemoryStore {
      override interrupted() {
        return super.interrupted(Number.POSITIVE_INFINITY);
      }
    },
  ],
];
