/** What is known of a game without loading its rules: the lobby, the command line and the server list games by it. */

export interface GameMeta {
  /** The folder's name; in addresses, files and on the command line. */
  readonly id: string;
  readonly title: string;
  /** Tells editions of one title apart. */
  readonly edition?: string;
  readonly tagline: string;
  readonly about: string;
  readonly designers: readonly string[];
  readonly seats: { readonly min: number; readonly max: number };
  /** How many seats a new table suggests. */
  readonly usualSeats: number;
  readonly minutes: number;
  readonly age: number;
  /** Does any seat know something that others may not, at some table of this game? */
  readonly secrets: boolean;
  /** The numbers of seats at which a lower score is better. */
  readonly lowScoreWins?: readonly number[];
  /** The hour of the day at which its scene is set. */
  readonly hour: Hour;
  /** A change to any legal move or score is a new version. */
  readonly version: number;
  readonly options: OptionsSchema;
  /** Pages that the game brings besides its table, at /games/<id>/<page>. */
  readonly pages?: readonly PageMeta[];
}

export interface PageMeta {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

export type Hour = 'sunrise' | 'morning' | 'drafting' | 'afternoon' | 'golden';

/** One schema drives the form on the page, the flags of the command line and the checks of the server. */
export type OptionsSchema = { readonly [name: string]: OptionSpec };

export type OptionSpec = FlagSpec | NumberSpec | ChoiceSpec;

interface SpecText {
  readonly label: string;
  readonly help?: string;
}
export interface FlagSpec extends SpecText {
  readonly type: 'flag';
  readonly default: boolean;
}
export interface NumberSpec extends SpecText {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Only these whole numbers, where not every one from min to max will do. */
  readonly values?: readonly number[];
}
export interface ChoiceSpec extends SpecText {
  readonly type: 'choice';
  readonly default: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}
