/** The part of blocks, reports and bans in the store in memory. */
import type { Ban, Block, MannersStore, Report } from '../../manners/store.ts';

/** What handles of one store share. */
export class MannersMemory {
  readonly blocks = new Map<string, readonly Block[]>();
  reports: readonly Report[] = [];
  readonly bans = new Map<string, Ban>();
}

export class MemoryManners implements MannersStore {
  protected readonly memory: MannersMemory;

  constructor(memory: MannersMemory) {
    this.memory = memory;
  }

  async block(who: string, whom: string, at: number, most: number): Promise<boolean> {
    const list = await this.blocksOf(who);
    if (list.some((block) => block.whom === whom)) return true;
    if (list.length >= most) return false;
    this.memory.blocks.set(who, [{ whom, at }, ...list]);
    return true;
  }

  async unblock(who: string, whom: string): Promise<void> {
    const left = (await this.blocksOf(who)).filter((block) => block.whom !== whom);
    this.memory.blocks.set(who, left);
  }

  async blocksOf(who: string): Promise<readonly Block[]> {
    return this.memory.blocks.get(who) ?? [];
  }

  async blockersOf(whom: string): Promise<ReadonlySet<string>> {
    const blockers = [...this.memory.blocks].filter(([, list]) => list.some((block) => block.whom === whom));
    return new Set(blockers.map(([who]) => who));
  }

  async report(report: Report, most: number): Promise<void> {
    this.memory.reports = [report, ...this.memory.reports].slice(0, most);
  }

  async reports(limit: number): Promise<readonly Report[]> {
    return this.memory.reports.slice(0, limit);
  }

  async reportsBy(who: string, limit: number): Promise<readonly Report[]> {
    return this.memory.reports.filter(({ by }) => by === who).slice(0, limit);
  }

  async clearReports(before: number, limit: number): Promise<number> {
    const old = this.memory.reports.filter(({ at }) => at < before).slice(-limit);
    this.memory.reports = this.memory.reports.filter((report) => !old.includes(report));
    return old.length;
  }

  async ban(ban: Ban): Promise<void> {
    this.memory.bans.set(ban.who, ban);
  }

  async unban(who: string): Promise<boolean> {
    return this.memory.bans.delete(who);
  }

  async bans(): Promise<readonly Ban[]> {
    return [...this.memory.bans.values()].sort((a, b) => b.at - a.at);
  }

  async isBanned(who: string): Promise<boolean> {
    return this.memory.bans.has(who);
  }

  async forget(who: string): Promise<void> {
    const { blocks, bans } = this.memory;
    for (const blocker of [...blocks.keys()]) await this.unblock(blocker, who);
    blocks.delete(who);
    bans.delete(who);
    this.memory.reports = this.memory.reports.filter(({ by, about }) => by !== who && about !== who);
  }
}
