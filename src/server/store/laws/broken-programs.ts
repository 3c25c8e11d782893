/** Stores with a defect in bot accounts, each with the complaint that finds it. */
import type { Store } from '../store.ts';
import { MemoryStore } from './memory.ts';
import type { Memory } from './memory-people.ts';
import { MemoryPrograms } from './memory-programs.ts';
import type { ofPrograms } from './of-programs.ts';

type Defect = [keyof typeof ofPrograms, complaint: string, new (memory: Memory) => Store];

const withPrograms = (Programs: typeof MemoryPrograms) =>
  class extends MemoryStore {
    override readonly programs = new Programs(this.memory.programs, {
      has: (who) => this.memory.people.has(who),
      add: (who, name, at) => this.createIdentity({ who, name }, at),
    });
  };

export const defectsOfPrograms: readonly Defect[] = [
  [
    'botsHaveOwnersNamesAndTokens',
    'a person has more bots than may be',
    withPrograms(
      class extends MemoryPrograms {
        override add(program: Parameters<MemoryPrograms['add']>[0]) {
          return super.add(program, Number.POSITIVE_INFINITY);
        }
      },
    ),
  ],
  [
    'botsHaveOwnersNamesAndTokens',
    'two bots have names that look alike',
    withPrograms(
      class extends MemoryPrograms {
        protected override isTaken() {
          return false;
        }
      },
    ),
  ],
  [
    'botsAreCountedOverAllHandles',
    'handles that are asked at once make more bots than may be',
    withPrograms(
      class extends MemoryPrograms {
        override async add(program: Parameters<MemoryPrograms['add']>[0], most: number) {
          if ((await this.of(program.owner)).length >= most) return 'many' as const;
          return super.add(program, Number.POSITIVE_INFINITY);
        }
      },
    ),
  ],
  [
    'botsAreCountedOverAllHandles',
    'handles that are asked at once give a name twice',
    withPrograms(
      class extends MemoryPrograms {
        override async add(program: Parameters<MemoryPrograms['add']>[0], most: number) {
          const taken = await this.withKey(program.key);
          return taken ? ('taken' as const) : super.add({ ...program, key: program.who }, most);
        }
      },
    ),
  ],
  [
    'aTokenCanBeRevoked',
    'a stranger changes the token of a bot',
    withPrograms(
      class extends MemoryPrograms {
        override setToken(_owner: string, who: string, token: string) {
          return super.setToken(this.memory.programs.get(who)!.owner, who, token);
        }
      },
    ),
  ],
  [
    'aTokenCanBeRevoked',
    'an old token is good',
    withPrograms(
      class extends MemoryPrograms {
        override async setToken(owner: string, who: string) {
          return this.memory.programs.get(who)?.owner === owner;
        }
      },
    ),
  ],
];
