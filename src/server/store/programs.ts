/** The part of a store in SQL that keeps bot accounts. */
import type { Program, ProgramStore } from '../programs/store.ts';
import { type Bytes, textOf } from './rows.ts';
import { type Access, run } from './sql-base.ts';
import { Conflict } from './store.ts';

type Row = [who: Bytes, name: Bytes, owner: Bytes, at: number];

export class SqlPrograms implements ProgramStore {
  readonly #store: Access;

  constructor(store: Access) {
    this.#store = store;
  }

  async add(
    { who, name, owner, at, key, token }: Program & { readonly key: string; readonly token: string },
    most: number,
  ): Promise<'taken' | 'many' | undefined> {
    if (await this.withKey(key)) return 'taken';
    try {
      await this.#store.call(run('addIdentity', who, name, at), {
        ...run('addProgram', owner, who, key, token, at, most),
        must: true,
      });
      return undefined;
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      // Another may have been first since it was asked.
      return (await this.withKey(key)) ? 'taken' : 'many';
    }
  }

  async setToken(owner: string, who: string, token: string): Promise<boolean> {
    const set = await this.#store.call({ ...run('setProgramToken', token, owner, who), how: 'get' });
    return set !== undefined;
  }

  async withToken(token: string): Promise<Program | undefined> {
    return (await this.#store.rows<Row>('programWithToken', token)).map(asProgram)[0];
  }

  async withKey(key: string): Promise<Program | undefined> {
    return (await this.#store.rows<Row>('programWithKey', key)).map(asProgram)[0];
  }

  async of(owner: string): Promise<readonly Program[]> {
    return (await this.#store.rows<Row>('programsOf', owner)).map(asProgram);
  }
}

const asProgram = ([who, name, owner, at]: Row): Program => ({
  who: textOf(who),
  name: textOf(name),
  owner: textOf(owner),
  at,
});
