/** Stores that fail at what is unusual. */
import type { ChatLine } from '../../../online/table.ts';
import type { Change, Store } from '../store.ts';
import type { laws } from './laws.ts';
import { MemoryStore } from './memory.ts';
import type { Memory } from './memory-people.ts';

type Handle = new (memory: Memory) => Store;

export const defectsOfScale: readonly [keyof typeof laws, complaint: string, Handle][] = [
  [
    'textsAreKeptAsTheyAre',
    'a line of chat has another text than was said',
    class extends MemoryStore {
      override addChat(table: string, line: Omit<ChatLine, 'n'>) {
        return super.addChat(table, { ...line, text: Buffer.from(line.text, 'latin1').toString() });
      }
    },
  ],
  [
    'textsAreKeptAsTheyAre',
    'a secret has another text than was written',
    class extends MemoryStore {
      override create(...[id, record, secret, at]: Parameters<Store['create']>) {
        return super.create(id, record, secret.split('\0')[0]!, at);
      }
    },
  ],
  [
    'manyWritesOfOneTurnAreMade',
    'an entry of a large turn is missing',
    class extends MemoryStore {
      #asked = 0;
      override async change(change: Change) {
        if (++this.#asked % 256 !== 0) return super.change(change);
        const list = change.entries?.list.map((one) => ({ ...one, entry: { by: 0, move: 'lost' } }));
        return super.change(list ? { ...change, entries: { n: change.entries!.n, list } } : change);
      }
    },
  ],
  [
    'longLogsAreReadWhole',
    'a long log has another length',
    class extends MemoryStore {
      override async read(id: string) {
        const table = await super.read(id);
        return table && { ...table, log: table.log.slice(0, 10_000) };
      }
    },
  ],
  [
    'handlesWriteManyTablesAtOnce',
    'a table has a log of one and a record of the other',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change({ ...change, record: undefined });
        // Another handle may be here between the two.
        await new Promise((resolve) => setImmediate(resolve));
        const rev = this.memory.tables.get(change.id)!.rev;
        if (change.record)
          await super.change({
            ...change,
            entries: undefined,
            record: { ...change.record, value: { ...change.record.value, host: 'late' }, rev },
          });
      }
    },
  ],
  [
    'handlesWriteManyTablesAtOnce',
    'a loser among many is not told so',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change(change).catch(() => Promise.reject(new Error('deadlock detected')));
      }
    },
  ],
  [
    'ofARecordAndAnEntryOneWins',
    'a record and an entry were written, neither by a writer who knew the other',
    class extends MemoryStore {
      override change({ from: _from, ...change }: Change) {
        return super.change(change);
      }
    },
  ],
  [
    'handlesChatAtOnce',
    'lines of two handles have one number',
    class extends MemoryStore {
      override async addChat(...args: Parameters<Store['addChat']>) {
        const n = this.memory.tables.get(args[0])!.chat.length;
        await Promise.resolve();
        return { ...(await super.addChat(...args)), n };
      }
    },
  ],
  [
    'aTableIsReadAtOneMoment',
    'a table is read with a record and a log of two moments',
    class extends MemoryStore {
      override async read(id: string) {
        const before = (await super.read(id))!;
        await new Promise((resolve) => setImmediate(resolve));
        return { ...before, log: (await super.read(id))!.log };
      }
    },
  ],
];
