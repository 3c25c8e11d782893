/** What is known of a game without loading its rules or any text: the server, workers and proofs list games by it. */

export interface GameFacts {
  /** The folder's name; in addresses, files and on the command line. */
  readonly id: string;
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
  /** What is printed of it can be a match as it stands, and not only a new one. */
  readonly printsMatches?: true;
  /** The version of the rules that new matches begin with. A change to any legal move or score is a new version. */
  readonly version: number;
  /** Do the draws before the first move take long? A server has them made in a thread, and they cost an address more. */
  readonly heavyDeal?: true;
  readonly options: OptionsSchema;
  /** Pages that the game brings besides its table, at /games/<id>/<page>. */
  readonly pages?: readonly { readonly id: string }[];
}

/** One schema drives the form on the page, the flags of the command line and the checks of the server. */
export type OptionsSchema = { readonly [name: string]: OptionSpec };

export type OptionSpec = FlagSpec | NumberSpec | ChoiceSpec;

export interface FlagSpec {
  readonly type: 'flag';
  readonly default: boolean;
}
export interface NumberSpec {
  readonly type: 'number';
  readonly default: number;
  readonly min: number;
  readonly max: number;
  /** Only these whole numbers, where not every one from min to max will do. */
  readonly values?: readonly number[];
}
export interface ChoiceSpec {
  readonly type: 'choice';
  readonly default: string;
  readonly values: readonly { readonly value: string }[];
}
