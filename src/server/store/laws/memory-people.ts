/** People in the store in memory, and what all its handles share. */
import { randomBytes } from 'node:crypto';
import type { Outage } from '../../../match/clocks.ts';
import type { MatchFile } from '../../../match/file.ts';
import type { ChatLine } from '../../../online/table.ts';
import type { TableRecord } from '../../tables/record.ts';
import {
  Conflict,
  type Identity,
  type Passkey,
  type Person,
  type Quarantined,
  type SaidBy,
  type SigningKey,
  type StoredEntry,
  Unavailable,
} from '../store.ts';
import { AlertMemory } from './memory-alerts.ts';
import { MannersMemory } from './memory-manners.ts';
import { ProgramMemory } from './memory-programs.ts';

export interface Kept {
  record: TableRecord;
  secret: string;
  rev: number;
  updated: number;
  log: StoredEntry[];
  chat: ChatLine[];
  file?: MatchFile | undefined;
}

interface KeptPerson extends Person {
  readonly hash?: string;
}

export class Memory {
  readonly tables = new Map<string, Kept>();
  readonly people = new Map<string, KeptPerson>();
  readonly passkeys = new Map<string, Passkey>();
  readonly codes = new Map<string, { readonly who: string; readonly until: number }>();
  readonly challenges = new Map<
    string,
    { readonly who: string; readonly value: string; readonly until: number }
  >();
  readonly wakes = new Map<string, number>();
  readonly leases = new Map<string, { readonly node: string; readonly until: number }>();
  readonly quarantine = new Map<string, Quarantined>();
  readonly alerts = new AlertMemory();
  readonly manners = new MannersMemory();
  readonly programs = new ProgramMemory();
  outages: Outage[] = [];
  alive: number | undefined;
  readonly id = randomBytes(16).toString('base64url');
  keys: readonly SigningKey[] = [{ n: 0, key: new Uint8Array(randomBytes(32)) }];
}

export class MemoryPeople {
  protected readonly memory: Memory;
  #closed = false;

  constructor(memory: Memory) {
    this.memory = memory;
  }

  async createIdentity({ who, name }: Identity, at: number): Promise<void> {
    this.open();
    if (this.memory.people.has(who)) throw new Conflict('this id is taken');
    this.memory.people.set(who, { who, name, epoch: 0, seen: at, since: at, recovery: undefined });
  }

  async identity(who: string): Promise<Person | undefined> {
    this.open();
    const found = this.memory.people.get(who);
    if (!found) return undefined;
    const { hash: _secret, ...person } = found;
    return person;
  }

  async rename(who: string, name: string): Promise<void> {
    this.put(who, { name });
  }

  async see(who: string, at: number): Promise<void> {
    this.put(who, { seen: Math.max(at, this.memory.people.get(who)?.seen ?? 0) });
  }

  async signOut(who: string): Promise<number> {
    const epoch = (this.memory.people.get(who)?.epoch ?? 0) + 1;
    this.put(who, { epoch });
    this.dropCodesOf(who);
    return epoch;
  }

  async setRecovery(who: string, hash: string, at: number): Promise<void> {
    this.put(who, { hash, recovery: at });
  }

  async recovers(hash: string): Promise<string | undefined> {
    this.open();
    return [...this.memory.people.values()].find((person) => person.hash === hash)?.who;
  }

  async forget(who: string): Promise<void> {
    this.drop([who]);
    for (const kept of this.memory.tables.values())
      kept.chat = kept.chat.map((line) =>
        line.who === who ? { ...line, who: '', name: '', text: '' } : line,
      );
  }

  async clearIdentities(before: number, limit: number): Promise<number> {
    const old = [...this.memory.people.values()]
      .filter(({ who, seen }) => seen < before && !this.isSeated(who))
      .slice(0, limit);
    this.drop(old.map(({ who }) => who));
    return old.length;
  }

  async chatOf(who: string, limit: number): Promise<readonly SaidBy[]> {
    this.open();
    const lines = [...this.memory.tables].flatMap(([table, { chat }]) =>
      chat.flatMap((line) => (line.who === who ? [{ table, text: line.text, at: line.at }] : [])),
    );
    return lines.sort((a, b) => b.at - a.at).slice(0, limit);
  }

  async putCode(hash: string, who: string, until: number): Promise<void> {
    this.open();
    this.dropCodesOf(who);
    this.memory.codes.set(hash, { who, until });
  }

  protected dropCodesOf(who: string): void {
    for (const [old, code] of this.memory.codes) if (code.who === who) this.memory.codes.delete(old);
  }

  async putChallenge(challenge: string, who: string, value: string, until: number): Promise<void> {
    this.open();
    const { challenges } = this.memory;
    for (const [old, of] of challenges) if (who !== '' && of.who === who) challenges.delete(old);
    if (challenges.has(challenge)) throw new Conflict('this challenge was given');
    challenges.set(challenge, { who, value, until });
  }

  async takeChallenge(challenge: string, now: number): Promise<string | undefined> {
    this.open();
    const found = this.memory.challenges.get(challenge);
    this.memory.challenges.delete(challenge);
    return found && found.until > now ? found.value : undefined;
  }

  async takeCode(hash: string, now: number): Promise<string | undefined> {
    this.open();
    const code = this.memory.codes.get(hash);
    this.memory.codes.delete(hash);
    return code && code.until > now ? code.who : undefined;
  }

  async addPasskey(passkey: Omit<Passkey, 'used'>): Promise<void> {
    this.open();
    if (this.memory.passkeys.has(passkey.id)) throw new Conflict('this id is taken');
    this.memory.passkeys.set(passkey.id, { ...passkey, used: passkey.at });
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    this.open();
    return this.memory.passkeys.get(id);
  }

  async passkeysOf(who: string): Promise<readonly Passkey[]> {
    this.open();
    return [...this.memory.passkeys.values()].filter((passkey) => passkey.who === who);
  }

  async usePasskey(id: string, counter: number, at: number): Promise<void> {
    const passkey = await this.passkey(id);
    if (passkey) this.memory.passkeys.set(id, { ...passkey, counter, used: at });
  }

  async renamePasskey(who: string, id: string, name: string): Promise<boolean> {
    const passkey = await this.passkey(id);
    if (passkey?.who !== who) return false;
    this.memory.passkeys.set(id, { ...passkey, name });
    return true;
  }

  async dropPasskey(who: string, id: string): Promise<boolean> {
    return (await this.passkey(id))?.who === who && this.memory.passkeys.delete(id);
  }

  async serverId(): Promise<string> {
    this.open();
    return this.memory.id;
  }

  async signingKeys(): Promise<readonly SigningKey[]> {
    this.open();
    return this.memory.keys;
  }

  async rotateKey(now: number, until: number): Promise<void> {
    this.open();
    const { keys } = this.memory;
    const old = keys.map((key) => ({ ...key, until: Math.min(until, key.until ?? until) }));
    const next = { n: keys[0]!.n + 1, key: new Uint8Array(randomBytes(32)) };
    this.memory.keys = [next, ...old.filter((key) => key.until > now)];
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  protected open(): void {
    if (this.#closed) throw new Unavailable('it is closed');
  }

  protected put(who: string, change: Partial<KeptPerson>): void {
    this.open();
    const blank = { who, name: '', epoch: 0, seen: 0, since: 0, recovery: undefined };
    this.memory.people.set(who, { ...(this.memory.people.get(who) ?? blank), ...change });
  }

  protected drop(people: readonly string[]): void {
    this.open();
    for (const who of people) this.memory.people.delete(who);
    for (const [id, { who }] of this.memory.passkeys)
      if (people.includes(who)) this.memory.passkeys.delete(id);
    for (const [hash, { who }] of this.memory.codes) if (people.includes(who)) this.memory.codes.delete(hash);
  }

  protected isSeated(who: string): boolean {
    return [...this.memory.tables.values()].some(({ record }) =>
      record.seats.some((seat) => 'who' in seat && seat.who === who),
    );
  }
}
