/** A law that cannot fail proves nothing: each complaint is heard from a store with the defect that it is there to find. */
import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../../online/table.ts';
import type { AlertStore, Device, ReminderLevel, StoredCall } from '../../alerts/store.ts';
import type { Change, Store } from '../store.ts';
import { defectsOfLeases } from './broken-leases.ts';
import { defectsOfManners } from './broken-manners.ts';
import { defectsOfPeople } from './broken-people.ts';
import { defectsOfPrograms } from './broken-programs.ts';
import { defectsOfScale } from './broken-scale.ts';
import { storeLaws } from './index.ts';
import { laws } from './laws.ts';
import { MemoryStore } from './memory.ts';
import { MemoryAlerts } from './memory-alerts.ts';
import { Memory } from './memory-people.ts';

const places = new Map<string, Memory>();
describe('a store in memory keeps', () =>
  storeLaws((place) => {
    const memory = places.get(place) ?? new Memory();
    places.set(place, memory);
    return new MemoryStore(memory);
  }));

type Handle = new (memory: Memory) => Store;
const without = (change: Change, part: 'record' | 'entries'): Change => ({ ...change, [part]: undefined });

/** Entries that have a late number are accepted all the same, by a store whose `change` is this. */
class Careless extends MemoryStore {
  override async change(change: Change): Promise<void> {
    const kept = this.memory.tables.get(change.id);
    if (!kept || !change.entries) return super.change(change);
    return super.change({ ...change, entries: { ...change.entries, n: kept.log.length } });
  }
}

const defects: readonly [keyof typeof laws, complaint: string, Handle][] = [
  ...defectsOfPeople,
  ...defectsOfManners,
  ...defectsOfPrograms,
  ...defectsOfLeases,
  ...defectsOfScale,
  [
    'tablesAreReadAsTheyWereWritten',
    'a new table is not what was written',
    class extends MemoryStore {
      override create(...[id, record, , at]: Parameters<Store['create']>) {
        return super.create(id, record, '', at);
      }
    },
  ],
  [
    'tablesAreReadAsTheyWereWritten',
    'a changed table is not what was written',
    class extends MemoryStore {
      override change(change: Change) {
        const list = change.entries?.list.map((one) => ({ ...one, entry: { by: 0, move: '' } }));
        return super.change(list ? { ...change, entries: { n: change.entries!.n, list } } : change);
      }
    },
  ],
  [
    'nothingIsWrittenBehindTheBackOfTheRest',
    'a record was changed by a writer who does not know the last entry',
    class extends MemoryStore {
      override change({ from: _from, ...change }: Change) {
        return super.change(change);
      }
    },
  ],
  [
    'nothingIsWrittenBehindTheBackOfTheRest',
    'an entry was added by a writer who does not know the last record',
    class extends MemoryStore {
      override change({ from, ...change }: Change) {
        const { rev = 0 } = this.memory.tables.get(change.id) ?? {};
        return super.change({ ...change, from: from && { ...from, rev } });
      }
    },
  ],
  [
    'logsAreReadFromAnyNumber',
    'logFrom n does not begin with entry n',
    class extends MemoryStore {
      override logFrom(id: string) {
        return super.logFrom(id, 0);
      }
    },
  ],
  [
    'logsAreReadFromAnyNumber',
    'a table is not read with its log from n on',
    class extends MemoryStore {
      override read(id: string) {
        return super.read(id);
      }
    },
  ],
  [
    'challengesAreGoodOnce',
    'a challenge that was never given is good',
    class extends MemoryStore {
      override async takeChallenge(challenge: string, now: number) {
        return (await super.takeChallenge(challenge, now)) ?? 'any';
      }
    },
  ],
  [
    'challengesAreGoodOnce',
    'a challenge is not good at another handle',
    class extends MemoryStore {
      readonly #own = new Set<string>();
      override putChallenge(...given: Parameters<Store['putChallenge']>) {
        this.#own.add(given[0]);
        return super.putChallenge(...given);
      }
      override async takeChallenge(challenge: string, now: number) {
        return this.#own.has(challenge) ? super.takeChallenge(challenge, now) : undefined;
      }
    },
  ],
  [
    'challengesAreGoodOnce',
    'a challenge is good twice',
    class extends MemoryStore {
      override async takeChallenge(challenge: string, now: number) {
        const { value, until } = this.memory.challenges.get(challenge) ?? { value: undefined, until: 0 };
        return until > now ? value : undefined;
      }
    },
  ],
  [
    'challengesAreGoodOnce',
    'a challenge is good after its time',
    class extends MemoryStore {
      override takeChallenge(challenge: string) {
        return super.takeChallenge(challenge, 0);
      }
    },
  ],
  [
    'challengesAreGoodOnce',
    'an earlier challenge of a person is good',
    class extends MemoryStore {
      override putChallenge(...[challenge, , value, until]: Parameters<Store['putChallenge']>) {
        return super.putChallenge(challenge, '', value, until);
      }
    },
  ],
  [
    'challengesAreGoodOnce',
    'the last challenge of a person is not good',
    class extends MemoryStore {
      override async putChallenge(...[challenge, who, value, until]: Parameters<Store['putChallenge']>) {
        await super.putChallenge(challenge, who, value, until);
        if (who !== '') this.memory.challenges.delete(challenge);
      }
    },
  ],
  [
    'tablesAreWokenWhenTheirTimeHasCome',
    'a table is due before its time',
    class extends MemoryStore {
      override due(_now: number, limit: number) {
        return super.due(Number.POSITIVE_INFINITY, limit);
      }
    },
  ],
  [
    'tablesAreWokenWhenTheirTimeHasCome',
    'the tables in memory are not those that were marked',
    class extends MemoryStore {
      override async interrupted() {
        return this.wakes(() => true);
      }
    },
  ],
  [
    'whatIsSetAsideStaysAside',
    'a table that is set aside is listed',
    class extends MemoryStore {
      override async inState(state: string, limit: number) {
        return this.list(({ record }) => record.state === state, limit);
      }
    },
  ],
  [
    'whatIsSetAsideStaysAside',
    'a table that is set aside is read',
    class extends MemoryStore {
      readonly #aside = new Set<string>();
      override quarantine(...given: Parameters<Store['quarantine']>) {
        this.#aside.add(given[0]);
        return super.quarantine(...given);
      }
      // Of what another handle has set aside it does not know.
      override async read(id: string) {
        const aside = this.memory.quarantine.get(id);
        if (!aside || this.#aside.has(id)) return super.read(id);
        this.memory.quarantine.delete(id);
        return super.read(id).finally(() => this.memory.quarantine.set(id, aside));
      }
    },
  ],
  [
    'whatIsSetAsideStaysAside',
    'a table that was in memory is not woken when it is released',
    class extends MemoryStore {
      override async release(id: string) {
        this.memory.quarantine.delete(id);
      }
    },
  ],
  [
    'outagesAreRemembered',
    'an outage does not begin with the last sign of life',
    class extends MemoryStore {
      override async setAlive() {}
    },
  ],
  [
    'tablesAreWeighed',
    'a table weighs something else',
    class extends MemoryStore {
      override async weights() {
        return (await super.weights()).map((weight) => ({ ...weight, bots: 0 }));
      }
    },
  ],
  [
    'anIdIsGivenOnce',
    'an id was given twice',
    class extends MemoryStore {
      override create(...args: Parameters<Store['create']>) {
        return super.create(...args).catch(() => {});
      }
    },
  ],
  [
    'anIdIsGivenOnce',
    'a refused table has replaced the one that was there',
    class extends MemoryStore {
      override async create(...args: Parameters<Store['create']>) {
        const kept = this.memory.tables.get(args[0]);
        if (kept) kept.secret = args[2];
        return super.create(...args);
      }
    },
  ],
  [
    'ofTwoRevisionsOneWins',
    'a revision was written twice',
    class extends MemoryStore {
      override change(change: Change) {
        const rev = this.memory.tables.get(change.id)?.rev ?? 0;
        return super.change(change.record ? { ...change, record: { ...change.record, rev } } : change);
      }
    },
  ],
  [
    'ofTwoRevisionsOneWins',
    'a table that is not there was changed',
    class extends MemoryStore {
      override async change(change: Change) {
        if (this.memory.tables.has(change.id)) await super.change(change);
      }
    },
  ],
  ['ofTwoEntriesOneWins', 'an entry number was written twice', Careless],
  ['logsHaveNoGaps', 'a log begins with number 1', Careless],
  [
    'logsHaveNoGaps',
    'a log has a gap',
    class extends Careless {
      override change(change: Change) {
        const isFirst = this.memory.tables.get(change.id)?.log.length === 0;
        return isFirst ? MemoryStore.prototype.change.call(this, change) : super.change(change);
      }
    },
  ],
  [
    'changesAreWholeOrNothing',
    'a record was changed though its entry was refused',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change(without(change, 'entries'));
        await super.change(without(change, 'record'));
      }
    },
  ],
  [
    'changesAreWholeOrNothing',
    'an entry was added though its record was refused',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change(without(change, 'record'));
        await super.change(without(change, 'entries'));
      }
    },
  ],
  [
    'changesAreWholeOrNothing',
    'entries that came with a record are missing',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change(change);
        if (change.record && change.entries) this.memory.tables.get(change.id)!.log.length = change.entries.n;
      }
    },
  ],
  [
    'storedValuesAreCopies',
    'a reader has changed what is stored',
    class extends MemoryStore {
      override async read(id: string) {
        return this.memory.tables.get(id);
      }
    },
  ],
  [
    'storedValuesAreCopies',
    'a record changed after it was handed over',
    class extends MemoryStore {
      override async create(...args: Parameters<Store['create']>) {
        await super.create(...args);
        this.memory.tables.get(args[0])!.record = args[1];
      }
    },
  ],
  [
    'listsFollowTheState',
    'the last changed table is not the first',
    class extends MemoryStore {
      override async inState(...args: Parameters<Store['inState']>) {
        return (await super.inState(...args)).toReversed();
      }
    },
  ],
  [
    'listsFollowTheState',
    'a list is longer than its limit',
    class extends MemoryStore {
      override inState(state: Parameters<Store['inState']>[0]) {
        return super.inState(state, 9);
      }
    },
  ],
  [
    'listsFollowTheState',
    'an entry does not count as a change of its table',
    class extends MemoryStore {
      override async inState(...args: Parameters<Store['inState']>) {
        const updated = ({ id }: { id: string }) => this.memory.tables.get(id)!.updated;
        return (await super.inState(...args)).toSorted((a, b) => updated(b) - updated(a));
      }
    },
  ],
  [
    'listsFollowThePeople',
    'a player with two seats does not have one line',
    class extends MemoryStore {
      override async tablesOf(who: string, limit: number) {
        const found = await super.tablesOf(who, limit);
        const seats = (one: (typeof found)[number]) =>
          one.record.seats.filter((seat) => 'who' in seat && seat.who === who);
        return found.flatMap((one) => seats(one).map(() => one));
      }
    },
  ],
  [
    'listsFollowThePeople',
    'a player’s list is heavier than its limit',
    class extends MemoryStore {
      override tablesOf(who: string, limit: number) {
        return super.tablesOf(who, limit);
      }
    },
  ],
  [
    'listsFollowThePeople',
    'a player whose seat another one has is not found',
    class extends MemoryStore {
      override async tablesOf(who: string, limit: number) {
        return this.list(
          ({ record }) => record.seats.some((seat) => 'who' in seat && seat.who === who),
          limit,
        );
      }
    },
  ],
  [
    'listsFollowThePeople',
    'a player who stood up still has the table',
    class extends MemoryStore {
      readonly #first = new Map<string, string>();
      override async create(...args: Parameters<Store['create']>) {
        for (const seat of args[1].seats) if ('who' in seat) this.#first.set(args[0], seat.who);
        await super.create(...args);
      }
      override async tablesOf(who: string, limit: number) {
        return this.list(
          (kept) =>
            kept.record.seats.some((seat) => 'who' in seat && seat.who === who) ||
            [...this.#first].some(([id, first]) => first === who && this.memory.tables.get(id) === kept),
          limit,
        );
      }
    },
  ],
  [
    'onlyOldOpenTablesAreCleared',
    'other tables were cleared than old open ones',
    class extends MemoryStore {
      override clearOpen() {
        return super.clearOpen(Number.POSITIVE_INFINITY);
      }
    },
  ],
  [
    'tablesAreFoundByTheirCode',
    'a table is found by another code',
    class extends MemoryStore {
      override async withCode(code: string) {
        return (await super.withCode(code)) ?? super.withCode('BCDFGH');
      }
    },
  ],
  [
    'tablesAreFoundByTheirCode',
    'a table is found by a code that it has no longer',
    class extends MemoryStore {
      readonly #known = new Map<string, string>();
      override async withCode(code: string) {
        const id = (await super.withCode(code)) ?? this.#known.get(code);
        if (id) this.#known.set(code, id);
        return id;
      }
    },
  ],
  [
    'onlyOpenTablesAreRemoved',
    'removing answers other than whether there was such a table',
    class extends MemoryStore {
      override async removeOpen(id: string) {
        await super.removeOpen(id);
        return true;
      }
    },
  ],
  [
    'onlyOpenTablesAreRemoved',
    'removing took another table, or left the one',
    class extends MemoryStore {
      readonly #gone = new Set<string>();
      override async removeOpen(id: string) {
        return id !== 'played' && this.#gone.size < this.#gone.add(id).size;
      }
    },
  ],
  [
    'onlyOldOpenTablesAreCleared',
    'the chat of a cleared table is still there',
    class extends MemoryStore {
      readonly #said: ChatLine[] = [];
      override async addChat(...args: Parameters<Store['addChat']>) {
        const line = await super.addChat(...args);
        this.#said.push(line);
        return line;
      }
      override async chat() {
        return this.#said;
      }
    },
  ],
  [
    'finishedMatchesKeepTheirFile',
    'a file was kept though its record was refused',
    class extends MemoryStore {
      override async change(change: Change) {
        const kept = this.memory.tables.get(change.id);
        if (kept) kept.file ??= change.file;
        await super.change(change);
      }
    },
  ],
  [
    'finishedMatchesKeepTheirFile',
    'matches without a file are not those that are over and have none',
    class extends MemoryStore {
      override async withoutFile() {
        return (await super.inState('over', 9)).map(({ id }) => id);
      }
    },
  ],
  [
    'finishedMatchesKeepTheirFile',
    'a file was written twice',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change(change);
        if (change.file) this.memory.tables.get(change.id)!.file = change.file;
      }
    },
  ],
  [
    'chatIsNumberedByTable',
    'another table’s chat goes on with its numbers',
    class extends MemoryStore {
      #n = 0;
      override async addChat(...args: Parameters<Store['addChat']>) {
        return { ...(await super.addChat(...args)), n: this.#n++ };
      }
    },
  ],
  [
    'chatIsNumberedByTable',
    'the last lines are not read, the oldest first',
    class extends MemoryStore {
      override async chat(table: string, limit: number) {
        return (await super.chat(table, 99)).slice(0, limit);
      }
    },
  ],
  [
    'peopleHaveNames',
    'an identity was given twice',
    class extends MemoryStore {
      override createIdentity({ who, name }: Parameters<Store['createIdentity']>[0]) {
        return super.rename(who, name);
      }
    },
  ],
  [
    'peopleHaveNames',
    'a player is not called by the new name',
    class extends MemoryStore {
      override async rename() {}
    },
  ],
  [
    'codesAreGoodOnce',
    'a code is good twice',
    class extends MemoryStore {
      override async takeCode(hash: string) {
        return this.memory.codes.get(hash)?.who;
      }
    },
  ],
  [
    'codesAreGoodOnce',
    'a code is good after its time',
    class extends MemoryStore {
      override takeCode(hash: string) {
        return super.takeCode(hash, 0);
      }
    },
  ],
  [
    'codesAreGoodOnce',
    'a code is good after a newer one was given',
    class extends MemoryStore {
      override async putCode(hash: string, who: string, until: number) {
        this.memory.codes.set(hash, { who, until });
      }
    },
  ],
  [
    'theKeyStays',
    'two handles have two keys',
    class extends MemoryStore {
      readonly #keys = new Memory().keys;
      override async signingKeys() {
        return this.#keys;
      }
    },
  ],
  [
    'theKeyStays',
    'the key changes',
    class extends MemoryStore {
      override async signingKeys() {
        return new Memory().keys;
      }
    },
  ],
  [
    'writesHappenInTheirOrder',
    'the last record of a turn is not the last',
    class extends MemoryStore {
      override async change(change: Change) {
        if (change.record?.rev !== 1) await super.change(change);
      }
    },
  ],
  [
    'oneConflictHarmsNoOtherWrite',
    'the wrong writes of a turn were refused',
    class extends MemoryStore {
      #together: Promise<unknown> = Promise.resolve();
      override change(change: Change) {
        const before = this.#together;
        const own = super.change(change);
        this.#together = own;
        own.catch(() => {});
        return before.then(() => own);
      }
    },
  ],
  [
    'twoHandlesWriteOneLog',
    'of two handles that write one number, not exactly one wins',
    class extends MemoryStore {
      override change(change: Change) {
        return super.change(change).catch(() => {});
      }
    },
  ],
  [
    'twoHandlesWriteOneLog',
    'the loser is not told so',
    class extends MemoryStore {
      override async change(change: Change) {
        await super.change(change).catch(() => Promise.reject(new Error('busy')));
      }
    },
  ],
  [
    'twoHandlesWriteOneLog',
    'a handle does not read what the winners wrote',
    class extends MemoryStore {
      readonly #read = new Map<string, Awaited<ReturnType<Store['read']>>>();
      override async change(change: Change) {
        await super.change(change);
        this.#read.set(change.id, await super.read(change.id));
      }
      override async read(id: string) {
        return this.#read.get(id) ?? super.read(id);
      }
    },
  ],
  [
    'closedStoresKeepEverything',
    'a table is lost by closing',
    class extends MemoryStore {
      override async close() {
        await super.close();
        this.memory.tables.clear();
      }
    },
  ],
  [
    'closedStoresKeepEverything',
    'a closed store takes a write',
    class extends MemoryStore {
      override async close() {}
    },
  ],
  [
    'callsAreToldOnce',
    'a call is told twice',
    class extends MemoryStore {
      override readonly alerts = new (class extends MemoryAlerts {
        override async tell(call: StoredCall, told: ReminderLevel) {
          const kept = this.find(call);
          if (kept) kept.told = told;
          return kept !== undefined;
        }
      })(this.memory.alerts, (id) => this.memory.tables.has(id));
    },
  ],
  [
    'callsAreToldOnce',
    'a call of the same turn forgets how far it was told',
    class extends MemoryStore {
      override readonly alerts = new (class extends MemoryAlerts {
        override async setCalls(...args: Parameters<AlertStore['setCalls']>) {
          await super.setCalls(args[0], [], []);
          await super.setCalls(...args);
        }
      })(this.memory.alerts, (id) => this.memory.tables.has(id));
    },
  ],
  [
    'callsWaitAndAreSeen',
    'a call that is held is due',
    class extends MemoryStore {
      override readonly alerts = new (class extends MemoryAlerts {
        override async hold() {}
      })(this.memory.alerts, (id) => this.memory.tables.has(id));
    },
  ],
  [
    'waysAreKeptForEachPerson',
    'a device has two people',
    class extends MemoryStore {
      override readonly alerts = new (class extends MemoryAlerts {
        override async addDevice(device: Device) {
          this.memory.devices.push(device);
        }
      })(this.memory.alerts, (id) => this.memory.tables.has(id));
    },
  ],
  [
    'aPersonIsForgotten',
    'something of a forgotten person is left',
    class extends MemoryStore {
      override readonly alerts = new (class extends MemoryAlerts {
        override async forget(who: string) {
          this.memory.settings.delete(who);
        }
      })(this.memory.alerts, (id) => this.memory.tables.has(id));
    },
  ],
];

describe('a law finds', () => {
  it.each(defects)('%s: %s', async (name, complaint, Broken) => {
    const memory = new Memory();
    const open = () => new Broken(memory);
    await expect(laws[name](open(), open)).rejects.toThrow(complaint);
  });

  it('a defect for each law', () => {
    expect(new Set(defects.map(([name]) => name))).toEqual(new Set(Object.keys(laws)));
  });
});
