/** What alerts keep: what is to be told and was told, to whom, and by which ways. A part of the store. */
import type { PushTarget } from './web-push.ts';

/**
 * Why a person is called: it is their turn; a bot plays for them because their time ran out (`away`) or because the host waited no longer
 * (`relieved`); the match is over; a seat is kept for them; the deal waits for their salt. The host would like to give the seat of an absent
 * player to another person: this person would get it (`offered`), is asked whether they agree (`consent`), is the absent player (`losing`),
 * or was, before the seat was given away (`lost`).
 */
export type CallKind =
  | 'turn'
  | 'away'
  | 'relieved'
  | 'over'
  | 'invited'
  | 'salt'
  | 'offered'
  | 'consent'
  | 'losing'
  | 'lost';

/** What a person is to be told about a table. There is one for each person and table. */
export interface Call {
  readonly who: string;
  readonly table: string;
  readonly kind: CallKind;
  /** Tells one turn from the next. */
  readonly turn: number;
  /** Of a game with a clock, at which all players sit at the same time, not of one by days. */
  readonly live: boolean;
  /** When it is told, and when it is told again; milliseconds since 1970. */
  readonly first: number;
  readonly half?: number | undefined;
  readonly tenth?: number | undefined;
  /** When the time for it is up. */
  readonly until?: number | undefined;
}

/** How far it was told: not yet, once (or seen), again at half, again in the last tenth. */
export type ReminderLevel = 0 | 1 | 2 | 3;

export interface StoredCall extends Call {
  readonly told: ReminderLevel;
}

/** A browser that agreed to be told. */
export interface Device extends PushTarget {
  /** A hash of its endpoint. */
  readonly id: string;
  readonly who: string;
  /** What its owner sees of it, as in "Firefox on Linux". */
  readonly label: string;
  readonly at: number;
}

/** `asked`: a letter with a link was sent. Only a confirmed address is written to. */
export type MailState = 'asked' | 'confirmed' | 'stopped' | 'bounced';

export interface PersonSettings {
  /** By which letters are dated and quiet hours kept, as in "Europe/Berlin". */
  readonly zone: string;
  readonly language: string;
  /** Minutes after midnight. */
  readonly quiet?: { readonly from: number; readonly to: number } | undefined;
  readonly mail?:
    | { readonly address: string; readonly state: MailState; readonly why?: string | undefined }
    | undefined;
  /** The person does not want to be invited by name. */
  readonly noInvitations?: boolean | undefined;
  /** Part of the signature of the calendar's address: another one revokes it. */
  readonly calendar?: string | undefined;
}

/** Where a table's news are posted. */
export interface Hook {
  readonly url: string;
  /** How often in a row it did not work. */
  readonly failures: number;
}

export interface AlertStore {
  /**
   * All that a table has to tell. A call of the same kind and turn keeps how far it was told; those whose person is in `seen` count as
   * told once.
   */
  setCalls(table: string, calls: readonly Call[], seen: readonly string[]): Promise<void>;
  /** This person looks at the table: what was to be told counts as told once. */
  see(who: string, table: string): Promise<void>;
  callsOf(who: string): Promise<readonly StoredCall[]>;
  /** What has to be told by now, the longest due first. */
  dueCalls(now: number, limit: number): Promise<readonly StoredCall[]>;
  /** Notes how far it is told now; false where it is not as it was read, so that of two nodes one tells it. */
  tell(call: StoredCall, told: ReminderLevel): Promise<boolean>;
  /** The call is not due before this time. */
  hold(call: StoredCall, until: number): Promise<void>;

  /** How many entries stood when this person looked last; by table. */
  look(who: string, table: string, n: number): Promise<void>;
  looks(who: string): Promise<ReadonlyMap<string, number>>;

  /** A browser has one person: the last who said so. */
  addDevice(device: Device): Promise<void>;
  devices(who: string): Promise<readonly Device[]>;
  dropDevice(id: string): Promise<void>;

  settings(who: string): Promise<PersonSettings | undefined>;
  setSettings(who: string, settings: PersonSettings): Promise<void>;

  hook(table: string): Promise<Hook | undefined>;
  setHook(table: string, hook: Hook | undefined): Promise<void>;

  /** Everything about a person. */
  forget(who: string): Promise<void>;

  /** A fact that is made once, as the server's keys: the first that was given, ever after. */
  once(name: string, made: string): Promise<string>;
}
