/** People in the store: names, tokens' epochs, codes, passkeys, and the keys that sign tokens. */
import { randomBytes } from 'node:crypto';
import { type Bytes, textOf } from './rows.ts';
import { run, SqlBase } from './sql-base.ts';
import { Conflict, type Identity, type Passkey, type Person, type SaidBy, type SigningKey } from './store.ts';

type PersonRow = [name: Bytes, epoch: number, seen: number, at: number, recovery: number | null];
type PasskeyRow = [
  id: Bytes,
  who: Bytes,
  name: Bytes,
  rp: string,
  publicKey: string,
  counter: number,
  transports: string,
  at: number,
  used: number,
];
/** As it stands among the facts: the key in base64url. */
type KeptKey = Omit<SigningKey, 'key'> & { readonly key: string };

export abstract class SqlPeople extends SqlBase {
  async createIdentity({ who, name }: Identity, at: number): Promise<void> {
    await this.call(run('addIdentity', who, name, at));
  }

  async identity(who: string): Promise<Person | undefined> {
    const [row] = await this.rows<PersonRow>('identity', who);
    if (!row) return undefined;
    const [name, epoch, seen, since, recovery] = row;
    return { who, name: textOf(name), epoch, seen, since, recovery: recovery ?? undefined };
  }

  async see(who: string, at: number): Promise<void> {
    await this.call(run('see', at, who));
  }

  async signOut(who: string): Promise<number> {
    // A code that another device has asked for would bring that device back.
    const row = await this.call(run('dropCodes', who), { ...run('signOut', who), how: 'get' });
    if (!row) throw new Conflict('there is no such person');
    return (row as [number])[0];
  }

  async setRecovery(who: string, hash: string, at: number): Promise<void> {
    await this.call(run('setRecovery', hash, at, who));
  }

  async recovers(hash: string): Promise<string | undefined> {
    return (await this.rows<[string]>('recovers', hash))[0]?.[0];
  }

  async forget(who: string): Promise<void> {
    await this.call(run('blankChat', who), run('dropSeatsOf', who), run('dropIdentity', who));
  }

  async chatOf(who: string, limit: number): Promise<readonly SaidBy[]> {
    const said = await this.rows<[Bytes, Bytes, number]>('chatOf', who, limit);
    return said.map(([table, text, at]) => ({ table: textOf(table), text: textOf(text), at }));
  }

  async addPasskey(passkey: Omit<Passkey, 'used'>): Promise<void> {
    const { id, who, name, rp, publicKey, counter, transports, at } = passkey;
    await this.call(run('addPasskey', id, who, name, rp, publicKey, counter, JSON.stringify(transports), at));
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return (await this.rows<PasskeyRow>('passkey', id)).map(asPasskey)[0];
  }

  async passkeysOf(who: string): Promise<readonly Passkey[]> {
    return (await this.rows<PasskeyRow>('passkeysOf', who)).map(asPasskey);
  }

  async usePasskey(id: string, counter: number, at: number): Promise<void> {
    await this.call(run('usePasskey', counter, at, id));
  }

  async renamePasskey(who: string, id: string, name: string): Promise<boolean> {
    return (await this.all(run('renamePasskey', name, id, who))).length > 0;
  }

  async dropPasskey(who: string, id: string): Promise<boolean> {
    return (await this.all(run('dropPasskey', id, who))).length > 0;
  }

  async rename(who: string, name: string): Promise<void> {
    await this.call(run('rename', name, who));
  }

  async putCode(hash: string, who: string, until: number): Promise<void> {
    // One device asks for one code at a time: an older one is worth nothing any more.
    await this.call(run('dropCodes', who), run('addCode', hash, who, until));
  }

  async putChallenge(challenge: string, who: string, value: string, until: number): Promise<void> {
    await this.call(run('dropChallenges', who), run('addChallenge', challenge, who, value, until));
  }

  async takeChallenge(challenge: string, now: number): Promise<string | undefined> {
    const row = await this.call(run('oldChallenges', now), {
      ...run('takeChallenge', challenge),
      how: 'get',
    });
    return (row as [string] | undefined)?.[0];
  }

  async takeCode(hash: string, now: number): Promise<string | undefined> {
    const row = await this.call(run('oldCodes', now), { ...run('takeCode', hash), how: 'get' });
    return (row as [string] | undefined)?.[0];
  }

  async serverId(): Promise<string> {
    await this.call(run('addFact', 'server-id', randomBytes(16).toString('base64url')));
    return String((await this.rows<[string | Uint8Array]>('fact', 'server-id'))[0]?.[0]);
  }

  async signingKeys(): Promise<readonly SigningKey[]> {
    const kept = await this.fact<readonly KeptKey[]>('signing-keys');
    if (kept) return kept.map(({ key, ...rest }) => ({ ...rest, key: Buffer.from(key, 'base64url') }));
    await this.call(run('addKey', randomBytes(32).toString('hex')));
    const [row] = await this.rows<[Uint8Array]>('fact', 'signing-key');
    return [{ n: 0, key: new Uint8Array(row![0]) }];
  }

  async rotateKey(now: number, until: number): Promise<void> {
    const known = await this.signingKeys();
    const old = known.map((key) => ({ ...key, until: Math.min(until, key.until ?? until) }));
    const all = [{ n: known[0]!.n + 1, key: randomBytes(32) }, ...old.filter((key) => key.until > now)];
    const kept = all.map((key): KeptKey => ({ ...key, key: Buffer.from(key.key).toString('base64url') }));
    await this.call(run('setFact', 'signing-keys', JSON.stringify(kept)));
  }
}

function asPasskey([id, who, name, rp, publicKey, counter, transports, at, used]: PasskeyRow): Passkey {
  const facts = { id: textOf(id), who: textOf(who), name: textOf(name), rp, publicKey, counter, at, used };
  return { ...facts, transports: JSON.parse(transports) as string[] };
}
