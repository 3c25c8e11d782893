/** Commands that a game adds to the command line: described here, run without files or streams of their own. */
import type { Reading } from './game.ts';

export interface CommandFlag {
  /** Without dashes: `seed` is typed as `--seed`. */
  readonly name: string;
  /** What stands after it: `n`, `file`. Every flag of a game's command takes a value. */
  readonly value: string;
  readonly summary: string;
  readonly default?: string;
}

/** The values that were typed or are the default, by the names of the flags. */
export type CommandValues = Readonly<Record<string, string | undefined>>;

/** What a command may ask of the outside. Commands come in a language, so they refuse in sentences. */
export interface CommandIo {
  /** The text of a file, or of standard input for `-`. */
  read(path: string): Promise<Reading<string, string>>;
}

export interface CommandOutput {
  /** For standard output. */
  readonly lines: readonly string[];
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

export interface GameCommand {
  /** One word, different from every other command's. */
  readonly name: string;
  readonly summary: string;
  /** What can be typed after the name of the program, as it stands. */
  readonly examples: readonly string[];
  readonly flags: readonly CommandFlag[];
  run(given: CommandValues, io: CommandIo): Promise<Reading<CommandOutput, string>>;
}

/** What a game can answer exactly. It is mounted as `solve <game>`; its examples begin after that. */
export type Solver = Omit<GameCommand, 'name'>;
