/** What protects people from each other: whom they block, whom they report, and whom the owner of the server has banned. A part of the store. */

/** A person whom another does not want to meet or to read. */
export interface Block {
  readonly whom: string;
  readonly at: number;
}

/** What a person told the owner of the server about another. It holds nothing that the reporter could not see. */
export interface Report {
  readonly at: number;
  readonly by: string;
  readonly about: string;
  /** What the reported person was called then. */
  readonly name: string;
  readonly table: string;
  /** The line of chat that it is about, as it was said; empty where it is about no line. */
  readonly text: string;
  /** In the words of the person who reports. */
  readonly why: string;
}

export interface Ban {
  readonly who: string;
  readonly why: string;
  readonly at: number;
}

export interface MannersStore {
  /** Answers whether it is blocked now: no person blocks more than `most`. */
  block(who: string, whom: string, at: number, most: number): Promise<boolean>;
  unblock(who: string, whom: string): Promise<void>;
  /** Whom this person blocks, the last first. */
  blocksOf(who: string): Promise<readonly Block[]>;
  /** Who blocks this person. */
  blockersOf(whom: string): Promise<ReadonlySet<string>>;

  /** Keeps the newest `most` reports of all. */
  report(report: Report, most: number): Promise<void>;
  /** The newest first. */
  reports(limit: number): Promise<readonly Report[]>;
  /** What this person reported, the newest first. */
  reportsBy(who: string, limit: number): Promise<readonly Report[]>;
  /** Removes at most so many reports from before this time; answers how many. */
  clearReports(before: number, limit: number): Promise<number>;

  ban(ban: Ban): Promise<void>;
  /** Answers whether they were banned. */
  unban(who: string): Promise<boolean>;
  /** The newest first. */
  bans(): Promise<readonly Ban[]>;
  isBanned(who: string): Promise<boolean>;

  /** Everything by and about a person. */
  forget(who: string): Promise<void>;
}
