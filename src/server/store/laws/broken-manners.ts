/** Stores with a defect in blocks, reports or bans, each with the complaint that finds it. */
import type { Report } from '../../manners/store.ts';
import type { Store } from '../store.ts';
import { MemoryStore } from './memory.ts';
import { MemoryManners } from './memory-manners.ts';
import type { Memory } from './memory-people.ts';
import type { ofManners } from './of-manners.ts';

type Defect = [keyof typeof ofManners, complaint: string, new (memory: Memory) => Store];

const withManners = (Manners: typeof MemoryManners) =>
  class extends MemoryStore {
    override readonly manners = new Manners(this.memory.manners);
  };

export const defectsOfManners: readonly Defect[] = [
  [
    'blocksAreKept',
    'more people are blocked than may be',
    withManners(
      class extends MemoryManners {
        override block(who: string, whom: string, at: number) {
          return super.block(who, whom, at, Number.POSITIVE_INFINITY);
        }
      },
    ),
  ],
  [
    'blocksAreKept',
    'a person who is free again is blocked',
    withManners(
      class extends MemoryManners {
        override async unblock() {}
      },
    ),
  ],
  [
    'reportsAreKeptForTheOwner',
    'other reports are kept than the newest',
    withManners(
      class extends MemoryManners {
        override async report(report: Report, most: number) {
          if (this.memory.reports.length < most) await super.report(report, most);
        }
      },
    ),
  ],
  [
    'reportsAreKeptForTheOwner',
    'other reports are swept than the old ones',
    withManners(
      class extends MemoryManners {
        override async clearReports(before: number, limit: number) {
          const gone = await super.clearReports(before, limit);
          if (limit > 1) this.memory.reports = [];
          return gone;
        }
      },
    ),
  ],
  [
    'bansAreKept',
    'a ban that was lifted holds',
    withManners(
      class extends MemoryManners {
        readonly #ever = new Set<string>();
        override async isBanned(who: string) {
          if (await super.isBanned(who)) this.#ever.add(who);
          return this.#ever.has(who);
        }
        override async unban(who: string) {
          await this.isBanned(who);
          return super.unban(who);
        }
      },
    ),
  ],
  [
    'aPersonLeavesNoBlocksOrReports',
    'reports by or about a forgotten person are there',
    withManners(
      class extends MemoryManners {
        override async forget(who: string) {
          const { reports } = this.memory;
          await super.forget(who);
          this.memory.reports = reports.filter(({ by }) => by !== who);
        }
      },
    ),
  ],
];
