/** The part of a store in SQL that alerts keep their own in. */
import type {
  Call as AlertCall,
  AlertStore,
  CallKind,
  Device,
  Hook,
  PersonSettings,
  ReminderLevel,
  StoredCall,
} from '../alerts/store.ts';
import { type Access, run } from './sql-base.ts';
import type { Call } from './writes.ts';

type CallRow = [
  who: string,
  table: string,
  kind: CallKind,
  turn: number,
  live: 0 | 1,
  first: number,
  half: number | null,
  tenth: number | null,
  until: number | null,
  told: ReminderLevel,
];
type DeviceRow = [
  id: string,
  who: string,
  endpoint: string,
  p256dh: string,
  auth: string,
  label: string,
  at: number,
];

export class SqlAlerts implements AlertStore {
  readonly #store: Access;

  constructor(store: Access) {
    this.#store = store;
  }

  async setCalls(table: string, calls: readonly AlertCall[], seen: readonly string[]): Promise<void> {
    const rows = JSON.stringify(calls.map((call) => rowOf(call, seen.includes(call.who))));
    await this.#store.call(run('dropCalls', table, rows), run('setCalls', table, rows));
  }

  async see(who: string, table: string): Promise<void> {
    await this.#store.call(run('seeCall', who, table));
  }

  async callsOf(who: string): Promise<readonly StoredCall[]> {
    return this.#calls('callsOf', who);
  }

  async dueCalls(now: number, limit: number): Promise<readonly StoredCall[]> {
    return this.#calls('dueCalls', now, limit);
  }

  async #calls(name: 'callsOf' | 'dueCalls', ...params: Call['params']): Promise<StoredCall[]> {
    return (await this.#store.rows<CallRow>(name, ...params)).map(
      ([who, table, kind, turn, live, first, half, tenth, until, told]) => ({
        who,
        table,
        kind,
        turn,
        live: live === 1,
        first,
        half: half ?? undefined,
        tenth: tenth ?? undefined,
        until: until ?? undefined,
        told,
      }),
    );
  }

  async tell({ who, table, kind, turn, told: was }: StoredCall, told: ReminderLevel): Promise<boolean> {
    const call = run('tellCall', told, who, table, kind, turn, was);
    return (await this.#store.call({ ...call, how: 'get' })) !== undefined;
  }

  async hold({ who, table, kind, turn }: StoredCall, until: number): Promise<void> {
    await this.#store.call(run('holdCall', until, who, table, kind, turn));
  }

  async look(who: string, table: string, n: number): Promise<void> {
    await this.#store.call(run('addLook', who, table, n));
  }

  async looks(who: string): Promise<ReadonlyMap<string, number>> {
    return new Map(await this.#store.rows<[string, number]>('looks', who));
  }

  async addDevice({ id, who, endpoint, p256dh, auth, label, at }: Device): Promise<void> {
    await this.#store.call(run('addDevice', id, who, endpoint, p256dh, auth, label, at));
  }

  async devices(who: string): Promise<readonly Device[]> {
    return (await this.#store.rows<DeviceRow>('devices', who)).map(
      ([id, owner, endpoint, p256dh, auth, label, at]) => ({
        id,
        who: owner,
        endpoint,
        p256dh,
        auth,
        label,
        at,
      }),
    );
  }

  async dropDevice(id: string): Promise<void> {
    await this.#store.call(run('dropDevice', id));
  }

  async settings(who: string): Promise<PersonSettings | undefined> {
    const [row] = await this.#store.rows<[string]>('alertSettings', who);
    return row && (JSON.parse(row[0]) as PersonSettings);
  }

  async setSettings(who: string, settings: PersonSettings): Promise<void> {
    await this.#store.call(run('setAlertSettings', who, JSON.stringify(settings)));
  }

  async hook(table: string): Promise<Hook | undefined> {
    const [row] = await this.#store.rows<[string, number]>('hook', table);
    return row && { url: row[0], failures: row[1] };
  }

  async setHook(table: string, hook: Hook | undefined): Promise<void> {
    await this.#store.call(hook ? run('setHook', table, hook.url, hook.failures) : run('dropHook', table));
  }

  async forget(who: string): Promise<void> {
    await this.#store.call(
      run('forgetCalls', who),
      run('forgetLooks', who),
      run('forgetDevices', who),
      run('forgetAlertSettings', who),
    );
  }

  async once(name: string, made: string): Promise<string> {
    await this.#store.call(run('addFact', name, made));
    const [row] = await this.#store.rows<[string | Uint8Array]>('fact', name);
    const [kept] = row!;
    return typeof kept === 'string' ? kept : Buffer.from(kept).toString('utf8');
  }
}

const rowOf = ({ who, kind, turn, live, first, half, tenth, until }: AlertCall, seen: boolean): unknown[] => [
  who,
  kind,
  turn,
  live ? 1 : 0,
  first,
  half ?? null,
  tenth ?? null,
  until ?? null,
  seen ? 1 : 0,
];
