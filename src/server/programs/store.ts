/** Bot accounts: programs of people that play through the Bot API. A part of the store. Their names are kept with those of people. */

export interface Program {
  /** Its id, which is that of a person to tables. */
  readonly who: string;
  readonly name: string;
  /** The person who made it, and answers for it. */
  readonly owner: string;
  readonly at: number;
}

export interface ProgramStore {
  /**
   * Makes a bot account whose name looks like no other's (`key`), with the hash of its token. Answers why not: the name is taken, or its owner has so many
   * already.
   */
  add(
    program: Program & { readonly key: string; readonly token: string },
    most: number,
  ): Promise<'taken' | 'many' | undefined>;
  /** Its token is another one from now on. Answers whether it is this person's. */
  setToken(owner: string, who: string, token: string): Promise<boolean>;
  withToken(token: string): Promise<Program | undefined>;
  withKey(key: string): Promise<Program | undefined>;
  /** The oldest first. */
  of(owner: string): Promise<readonly Program[]>;
}
