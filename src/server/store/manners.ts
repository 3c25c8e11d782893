/** The part of a store in SQL that keeps blocks, reports and bans. */
import type { Ban, Block, MannersStore, Report } from '../manners/store.ts';
import { type Access, run } from './sql-base.ts';

type ReportRow = [
  at: number,
  by: string,
  about: string,
  name: string,
  table: string,
  text: string,
  why: string,
];

export class SqlManners implements MannersStore {
  readonly #store: Access;

  constructor(store: Access) {
    this.#store = store;
  }

  async block(who: string, whom: string, at: number, most: number): Promise<boolean> {
    await this.#store.call(run('addBlock', who, whom, at, most));
    return (await this.#store.rows('isBlocked', who, whom)).length > 0;
  }

  async unblock(who: string, whom: string): Promise<void> {
    await this.#store.call(run('dropBlock', who, whom));
  }

  async blocksOf(who: string): Promise<readonly Block[]> {
    return (await this.#store.rows<[string, number]>('blocksOf', who)).map(([whom, at]) => ({ whom, at }));
  }

  async blockersOf(whom: string): Promise<ReadonlySet<string>> {
    return new Set((await this.#store.rows<[string]>('blockersOf', whom)).map(([who]) => who));
  }

  async report({ at, by, about, name, table, text, why }: Report, most: number): Promise<void> {
    await this.#store.call(run('addReport', at, by, about, name, table, text, why), run('oldReports', most));
  }

  async reports(limit: number): Promise<readonly Report[]> {
    return (await this.#store.rows<ReportRow>('reports', limit)).map(asReport);
  }

  async reportsBy(who: string, limit: number): Promise<readonly Report[]> {
    return (await this.#store.rows<ReportRow>('reportsBy', who, limit)).map(asReport);
  }

  async clearReports(before: number, limit: number): Promise<number> {
    const gone = await this.#store.call({ ...run('clearReports', before, limit), how: 'all' });
    return (gone as unknown[]).length;
  }

  async ban({ who, why, at }: Ban): Promise<void> {
    await this.#store.call(run('addBan', who, why, at));
  }

  async unban(who: string): Promise<boolean> {
    return (await this.#store.call({ ...run('dropBan', who), how: 'get' })) !== undefined;
  }

  async bans(): Promise<readonly Ban[]> {
    return (await this.#store.rows<[string, string, number]>('bans')).map(([who, why, at]) => ({
      who,
      why,
      at,
    }));
  }

  async isBanned(who: string): Promise<boolean> {
    return (await this.#store.rows('isBanned', who)).length > 0;
  }

  async forget(who: string): Promise<void> {
    await this.#store.call(run('forgetBlocks', who), run('forgetReports', who), run('forgetBan', who));
  }
}

const asReport = ([at, by, about, name, table, text, why]: ReportRow): Report => ({
  at,
  by,
  about,
  name,
  table,
  text,
  why,
});
