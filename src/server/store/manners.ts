/** The part of the SQLite store that keeps blocks, reports and bans. */
import type { Ban, Block, MannersStore, Report } from '../manners/store.ts';
import type { Access } from './alerts.ts';
import type { mannersSql } from './manners-statements.ts';
import { run } from './sqlite-base.ts';
import type { Call } from './writes.ts';

type ReportRow = [
  at: number,
  by: string,
  about: string,
  name: string,
  table: string,
  text: string,
  why: string,
];

export class SqliteManners implements MannersStore {
  readonly #store: Access;

  constructor(store: Access) {
    this.#store = store;
  }

  async block(who: string, whom: string, at: number, most: number): Promise<boolean> {
    await this.#store.write(run('addBlock', who, whom, at, most));
    return this.#rows('isBlocked', who, whom).length > 0;
  }

  async unblock(who: string, whom: string): Promise<void> {
    await this.#store.write(run('dropBlock', who, whom));
  }

  async blocksOf(who: string): Promise<readonly Block[]> {
    return this.#rows<[string, number]>('blocksOf', who).map(([whom, at]) => ({ whom, at }));
  }

  async blockersOf(whom: string): Promise<ReadonlySet<string>> {
    return new Set(this.#rows<[string]>('blockersOf', whom).map(([who]) => who));
  }

  async report({ at, by, about, name, table, text, why }: Report, most: number): Promise<void> {
    await this.#store.write(run('addReport', at, by, about, name, table, text, why), run('oldReports', most));
  }

  async reports(limit: number): Promise<readonly Report[]> {
    return this.#rows<ReportRow>('reports', limit).map(asReport);
  }

  async reportsBy(who: string, limit: number): Promise<readonly Report[]> {
    return this.#rows<ReportRow>('reportsBy', who, limit).map(asReport);
  }

  async clearReports(before: number, limit: number): Promise<number> {
    const gone = await this.#store.write({ ...run('clearReports', before, limit), how: 'all' });
    return (gone as unknown[]).length;
  }

  async ban({ who, why, at }: Ban): Promise<void> {
    await this.#store.write(run('addBan', who, why, at));
  }

  async unban(who: string): Promise<boolean> {
    return (await this.#store.write({ ...run('dropBan', who), how: 'get' })) !== undefined;
  }

  async bans(): Promise<readonly Ban[]> {
    return this.#rows<[string, string, number]>('bans').map(([who, why, at]) => ({ who, why, at }));
  }

  async isBanned(who: string): Promise<boolean> {
    return this.#rows('isBanned', who).length > 0;
  }

  async forget(who: string): Promise<void> {
    await this.#store.write(run('forgetBlocks', who), run('forgetReports', who), run('forgetBan', who));
  }

  #rows<Row>(name: keyof typeof mannersSql, ...params: Call['params']): Row[] {
    return this.#store.read(() => this.#store.sql[name].all([...params]) as Row[]);
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
