/** Tables that are set up: admitted, kept, and told to the lobbies of all nodes. */
import type { Reading } from '../../contract/index.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { TablePlan } from '../../online/table.ts';
import type { Identity } from '../store/store.ts';
import type { Answer, TableServiceDeps } from '../table-service.ts';
import type { Admission } from './admission.ts';
import type { Catalog } from './catalog.ts';
import { lineOf } from './lines.ts';
import type { Lobby } from './lobby.ts';
import { planTable } from './plan.ts';
import type { NewTable } from './rematch.ts';

export interface NewTablesDeps {
  readonly catalog: Catalog;
  readonly admission: Admission;
  readonly lobby: Lobby;
}

export class NewTables {
  readonly #deps: TableServiceDeps;
  readonly #at: NewTablesDeps;

  constructor(deps: TableServiceDeps, at: NewTablesDeps) {
    this.#deps = deps;
    this.#at = at;
  }

  async create(by: Identity, plan: TablePlan, address: string): Promise<Reading<string, ServerRefusal>> {
    const { catalog } = this.#at;
    const playable = await catalog.newest(plan.game);
    if (!playable) return { refused: { code: 'noGame', game: plan.game } };
    const secret = this.#deps.newSecret();
    const now = this.#deps.clock.now();
    const record = planTable(playable, by, plan, secret, now);
    if ('refused' in record) return record;
    return this.add({ id: this.#deps.newId(), record: record.value, secret, now, address });
  }

  /** `link` answers to which table players are sent: another one may have been first. */
  async add(
    { id, record: planned, secret, now, address }: NewTable,
    link?: (id: string) => Promise<Answer>,
  ): Promise<Reading<string, ServerRefusal>> {
    const { admission, lobby } = this.#at;
    const record = { ...planned, origin: this.#deps.hashAddress?.(address) ?? address };
    const refused = admission.setUp(id, record);
    if (refused) return { refused };
    const { store } = this.#deps;
    try {
      await store.create(id, record, secret, now);
      // Only when it is there: another node that finds a link to no table makes one of its own.
      const linked: Answer = (await link?.(id)) ?? { to: id };
      if (linked.to !== id) {
        admission.forget(id);
        await store.removeOpen(id);
        return linked.refused ? { refused: linked.refused } : { value: linked.to! };
      }
    } catch (error) {
      admission.forget(id);
      // Where the store is at fault this fails, too: then it is cleared away as any table that never begins.
      await store.removeOpen(id).catch(() => {});
      throw error;
    }
    lobby.note(lineOf(id, record, now), false);
    this.#deps.bus.changed({ table: id, record: true });
    return { value: id };
  }
}
