/** The part of alerts in the store in memory. */
import type {
  AlertStore,
  Call,
  Device,
  Hook,
  PersonSettings,
  ReminderLevel,
  StoredCall,
} from '../../alerts/store.ts';

export interface KeptCall extends Omit<StoredCall, 'told'> {
  told: ReminderLevel;
  held: number;
}

/** What all handles share. */
export class AlertMemory {
  calls: KeptCall[] = [];
  looks: { readonly who: string; readonly table: string; readonly n: number }[] = [];
  devices: Device[] = [];
  readonly settings = new Map<string, PersonSettings>();
  readonly hooks = new Map<string, Hook>();
  readonly facts = new Map<string, string>();
}

export class MemoryAlerts implements AlertStore {
  protected readonly memory: AlertMemory;
  readonly #hasTable: (id: string) => boolean;

  constructor(memory: AlertMemory, hasTable: (id: string) => boolean) {
    this.memory = memory;
    this.#hasTable = hasTable;
  }

  async setCalls(table: string, calls: readonly Call[], seen: readonly string[]): Promise<void> {
    const before = this.memory.calls.filter((call) => call.table === table);
    const after = calls.map((call): KeptCall => {
      const was = before.find((one) => isSame(one, call));
      const told = seen.includes(call.who) ? 1 : 0;
      return { ...call, told: Math.max(told, was?.told ?? 0) as ReminderLevel, held: was?.held ?? 0 };
    });
    this.memory.calls = this.memory.calls.filter((call) => call.table !== table);
    if (this.#hasTable(table)) this.memory.calls.push(...after);
  }

  async see(who: string, table: string): Promise<void> {
    for (const call of this.memory.calls)
      if (call.who === who && call.table === table && call.told === 0) call.told = 1;
  }

  async callsOf(who: string): Promise<readonly StoredCall[]> {
    const own = this.memory.calls.filter((call) => call.who === who);
    return own.sort((a, b) => a.first - b.first).map(asStored);
  }

  async dueCalls(now: number, limit: number): Promise<readonly StoredCall[]> {
    const due = this.memory.calls.filter((call) => nextOf(call) <= now);
    return due
      .sort((a, b) => nextOf(a) - nextOf(b))
      .slice(0, limit)
      .map(asStored);
  }

  async tell(call: StoredCall, told: ReminderLevel): Promise<boolean> {
    const kept = this.find(call);
    if (kept?.told !== call.told) return false;
    kept.told = told;
    return true;
  }

  async hold(call: StoredCall, until: number): Promise<void> {
    const kept = this.find(call);
    if (kept) kept.held = until;
  }

  protected find(call: Call): KeptCall | undefined {
    return this.memory.calls.find((one) => one.table === call.table && isSame(one, call));
  }

  async look(who: string, table: string, n: number): Promise<void> {
    const others = this.memory.looks.filter((one) => one.who !== who || one.table !== table);
    this.memory.looks = this.#hasTable(table) ? [...others, { who, table, n }] : others;
  }

  async looks(who: string): Promise<ReadonlyMap<string, number>> {
    return new Map(this.memory.looks.filter((one) => one.who === who).map(({ table, n }) => [table, n]));
  }

  async addDevice(device: Device): Promise<void> {
    await this.dropDevice(device.id);
    this.memory.devices.push(device);
  }

  async devices(who: string): Promise<readonly Device[]> {
    return this.memory.devices.filter((device) => device.who === who).sort((a, b) => a.at - b.at);
  }

  async dropDevice(id: string): Promise<void> {
    this.memory.devices = this.memory.devices.filter((device) => device.id !== id);
  }

  async settings(who: string): Promise<PersonSettings | undefined> {
    return this.memory.settings.get(who);
  }

  async setSettings(who: string, settings: PersonSettings): Promise<void> {
    this.memory.settings.set(who, settings);
  }

  async hook(table: string): Promise<Hook | undefined> {
    return this.memory.hooks.get(table);
  }

  async setHook(table: string, hook: Hook | undefined): Promise<void> {
    if (hook && this.#hasTable(table)) this.memory.hooks.set(table, hook);
    else this.memory.hooks.delete(table);
  }

  async forget(who: string): Promise<void> {
    const { memory } = this;
    memory.calls = memory.calls.filter((call) => call.who !== who);
    memory.looks = memory.looks.filter((look) => look.who !== who);
    memory.devices = memory.devices.filter((device) => device.who !== who);
    memory.settings.delete(who);
  }

  async once(name: string, made: string): Promise<string> {
    if (!this.memory.facts.has(name)) this.memory.facts.set(name, made);
    return this.memory.facts.get(name)!;
  }
}

const isSame = (a: Call, b: Call): boolean => a.who === b.who && a.kind === b.kind && a.turn === b.turn;
const asStored = ({ held: _held, ...call }: KeptCall): StoredCall => call;

function nextOf({ told, first, half, tenth, held }: KeptCall): number {
  const next = [first, half, tenth][told];
  return next === undefined ? Number.POSITIVE_INFINITY : Math.max(next, held);
}
