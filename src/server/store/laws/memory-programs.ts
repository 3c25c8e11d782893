/** Bot accounts in the store in memory. */
import type { Program, ProgramStore } from '../../programs/store.ts';

/** What handles of one store share. */
export class ProgramMemory {
  readonly programs = new Map<string, Program & { readonly key: string; token: string }>();
}

interface People {
  has(who: string): boolean;
  add(who: string, name: string, at: number): Promise<void>;
}

export class MemoryPrograms implements ProgramStore {
  protected readonly memory: ProgramMemory;
  readonly #people: People;

  constructor(memory: ProgramMemory, people: People) {
    this.memory = memory;
    this.#people = people;
  }

  #find(is: (one: Program & { key: string; token: string }) => boolean): Program | undefined {
    // Whose name is forgotten is no bot any more.
    const found = [...this.memory.programs.values()].find((one) => this.#people.has(one.who) && is(one));
    return found && asProgram(found);
  }

  protected isTaken(key: string): boolean {
    return this.#find((one) => one.key === key) !== undefined;
  }

  #of(owner: string): readonly Program[] {
    const all = [...this.memory.programs.values()];
    return all.filter((one) => one.owner === owner && this.#people.has(one.who)).map(asProgram);
  }

  async add(program: Program & { readonly key: string; readonly token: string }, most: number) {
    // Nothing is waited for: of all that is asked at once each sees what came before it.
    if (this.isTaken(program.key)) return 'taken' as const;
    if (this.#of(program.owner).length >= most) return 'many' as const;
    this.memory.programs.set(program.who, { ...program });
    await this.#people.add(program.who, program.name, program.at);
    return undefined;
  }

  async setToken(owner: string, who: string, token: string): Promise<boolean> {
    const found = this.memory.programs.get(who);
    if (found?.owner !== owner) return false;
    found.token = token;
    return true;
  }

  async withToken(token: string): Promise<Program | undefined> {
    return this.#find((one) => one.token === token);
  }

  async withKey(key: string): Promise<Program | undefined> {
    return this.#find((one) => one.key === key);
  }

  async of(owner: string): Promise<readonly Program[]> {
    return this.#of(owner);
  }
}

const asProgram = ({ who, name, owner, at }: Program): Program => ({ who, name, owner, at });
