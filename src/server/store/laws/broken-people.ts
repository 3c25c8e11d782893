/** Stores with a defect in what they keep of people, each with the complaint that finds it. */
import type { ChatLine } from '../../../online/table.ts';
import type { Passkey, Store } from '../store.ts';
import { MemoryStore } from './memory.ts';
import { Memory } from './memory-people.ts';
import type { ofPeople } from './of-people.ts';

type Defect = [keyof typeof ofPeople, complaint: string, new (memory: Memory) => Store];

export const defectsOfPeople: readonly Defect[] = [
  [
    'listsFollowTheHost',
    'a host has other tables',
    class extends MemoryStore {
      override hostedBy(who: string, limit: number) {
        return super.tablesOf(who, limit);
      }
    },
  ],
  [
    'epochsGoUp',
    'another handle counts epochs of its own',
    class extends MemoryStore {
      #epoch = 0;
      override async signOut(who: string) {
        await super.signOut(who);
        return ++this.#epoch;
      }
    },
  ],
  [
    'epochsGoUp',
    'a person has another epoch than the last',
    class extends MemoryStore {
      override async identity(who: string) {
        const found = await super.identity(who);
        return found && { ...found, epoch: 0 };
      }
    },
  ],
  [
    'signingOutEndsCodes',
    'a code is good after its person has signed others out',
    class extends MemoryStore {
      override async signOut(who: string) {
        const codes = [...this.memory.codes];
        const epoch = await super.signOut(who);
        for (const [hash, code] of codes) this.memory.codes.set(hash, code);
        return epoch;
      }
    },
  ],
  [
    'signingOutEndsCodes',
    'the code of another person is gone',
    class extends MemoryStore {
      override async signOut(who: string) {
        this.memory.codes.clear();
        return super.signOut(who);
      }
    },
  ],
  [
    'recoveryCodesReplaceEachOther',
    'an earlier recovery code is good',
    class extends MemoryStore {
      readonly #all = new Map<string, string>();
      override async setRecovery(who: string, hash: string, at: number) {
        this.#all.set(hash, who);
        await super.setRecovery(who, hash, at);
      }
      override async recovers(hash: string) {
        return this.#all.get(hash);
      }
    },
  ],
  [
    'passkeysBelongToTheirPerson',
    'a person has other passkeys than theirs',
    class extends MemoryStore {
      override async passkeysOf() {
        return [...this.memory.passkeys.values()];
      }
    },
  ],
  [
    'passkeysBelongToTheirPerson',
    'a person removes the passkey of another',
    class extends MemoryStore {
      override async dropPasskey(_who: string, id: string) {
        return this.memory.passkeys.delete(id);
      }
    },
  ],
  [
    'passkeysBelongToTheirPerson',
    'a passkey was added twice',
    class extends MemoryStore {
      override async addPasskey(passkey: Omit<Passkey, 'used'>) {
        this.memory.passkeys.set(passkey.id, { ...passkey, used: passkey.at });
      }
    },
  ],
  [
    'keysAreRotated',
    'a key is kept after its time',
    class extends MemoryStore {
      override rotateKey(_now: number, until: number) {
        return super.rotateKey(0, until);
      }
    },
  ],
  [
    'keysAreRotated',
    'the old key is not good until the time that was given',
    class extends MemoryStore {
      override rotateKey(now: number) {
        return super.rotateKey(now, now + 1000);
      }
    },
  ],
  [
    'theServerHasAnId',
    'the id of the server changes',
    class extends MemoryStore {
      override async serverId() {
        return new Memory().id;
      }
    },
  ],
  [
    'peopleWithoutSeatsAreSwept',
    'more people are swept at a time than were asked for',
    class extends MemoryStore {
      override clearIdentities(before: number) {
        return super.clearIdentities(before, 99);
      }
    },
  ],
  [
    'peopleWithoutSeatsAreSwept',
    'other people are swept than those without a seat',
    class extends MemoryStore {
      override async clearIdentities(before: number, limit: number) {
        const swept = await super.clearIdentities(before, limit);
        this.drop(['a']);
        return swept;
      }
    },
  ],
  [
    'chatIsSwept',
    'other lines are swept than the old ones',
    class extends MemoryStore {
      override async clearChat(before: number, limit: number) {
        const swept = await super.clearChat(before, limit);
        for (const kept of this.memory.tables.values()) kept.chat = kept.chat.slice(0, limit === 2 ? 9 : 0);
        return swept;
      }
    },
  ],
  [
    'chatHasItsLength',
    'other lines are kept than the newest',
    class extends MemoryStore {
      override async addChat(table: string, line: Omit<ChatLine, 'n'>) {
        return super.addChat(table, line);
      }
    },
  ],
  [
    'spectatorsHideNoPlayer',
    'spectators’ lines take the room of players’',
    class extends MemoryStore {
      override async addChat(table: string, line: Omit<ChatLine, 'n'>, most = 99) {
        const said = await super.addChat(table, line);
        const kept = this.memory.tables.get(table)!;
        kept.chat = kept.chat.slice(-most);
        return said;
      }
    },
  ],
  [
    'spectatorsHideNoPlayer',
    'the last line of a player is not found behind those of spectators',
    class extends MemoryStore {
      override async chat(table: string, limit: number, by?: 'all' | 'players') {
        return (await super.chat(table, limit)).filter(({ seat }) => by !== 'players' || seat >= 0);
      }
    },
  ],
  [
    'oldMatchesAreSwept',
    'other matches are swept than those that rest',
    class extends MemoryStore {
      override clearPlaying(_before: number, limit: number) {
        return super.clearPlaying(Number.POSITIVE_INFINITY, limit);
      }
    },
  ],
  [
    'whatIsForgottenIsGone',
    'the passkey of a forgotten person is there',
    class extends MemoryStore {
      override async forget(who: string) {
        const kept = [...this.memory.passkeys];
        await super.forget(who);
        for (const [id, passkey] of kept) this.memory.passkeys.set(id, passkey);
      }
    },
  ],
  [
    'whatIsForgottenIsGone',
    'other lines than theirs are gone',
    class extends MemoryStore {
      override async forget(who: string) {
        await super.forget(who);
        for (const kept of this.memory.tables.values()) kept.chat = [];
      }
    },
  ],
];
