/** Stores with a defect in blocks, reports or bans, each with the complaint that finds it. */
import type { Report } from '../../manners/store.ts';
import type { Store } from '../store.ts';
import { MemoryStore } from './memory.ts';
import { MemoryManners } from './memory-manners.ts';
import type { Memory } from './memory-people.ts';
import type { ofManners } from './of-manners.ts';

type Defect = [keyof typeof ofManners, complaint: string, new (memory: Memory) => Store];

export const defectsOfManners: readonly Defect[] = [
  [
    'blocksAreKept',
    'more people are blocked than may be',
    class extends MemoryStore {
      override readonly manners = new (class extends MemoryManners {
        override block(who: string, whom: string, at: number) {
          return super.block(who, whom, at, Number.POSITIVE_INFINITY);
        }
      })(this.memory.manners);
    },
  ],
  [
    'blocksAreKept',
    'a person who is free again is blocked',
    class extends MemoryStore {
      override readonly manners = new (class extends MemoryManners {
        override async unblock() {}
      })(this.memory.manners);
    },
  ],
  [
    'reportsAreKeptForTheOwner',
    'other reports are kept than the newest',
    class extends MemoryStore {
      override readonly manners = new (class extends MemoryManners {
        override async report(report: Report, most: number) {
          if (this.memory.reports.length < most) await super.report(report, most);
        }
      })(this.memory.manners);
    },
  ],
  [
    'reportsAreKeptForTheOwner',
    'other reports are swept than the old ones',
    class extends MemoryStore {
      override readonly manners = new (class extends MemoryManners {
        override async clearReports(before: number, limit: number) {
          const gone = await super.clearReports(before, limit);
          if (limit > 1) this.memory.reports = [];
          return gone;
        }
      })(this.memory.manners);
    },
  ],
  [
    'bansAreKept',
    'a ban that was lifted holds',
    class extends MemoryStore {
      override readonly manners = new (class extends MemoryManners {
        readonly #ever = new Set<string>();
        override async isBanned(who: string) {
          if (await super.isBanned(who)) this.#ever.add(who);
          return this.#ever.has(who);
        }
        override async unban(who: string) {
          await this.isBanned(who);
          return super.unban(who);
        }
      })(this.memory.manners);
    },
  ],
  [
    'aPersonLeavesNoBlocksOrReports',
    'reports by or about a forgotten person are there',
    class extends MemoryStore {
      override readonly manners = new (class extends MemoryManners {
        override async forget(who: string) {
          const { reports } = this.memory;
          await super.forget(who);
          this.memory.reports = reports.filter(({ by }) => by !== who);
        }
      })(this.memory.manners);
    },
  ],
];
