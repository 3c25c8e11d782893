/** How a game stands in the list: its facts are here, everything else is loaded when it is needed. */
import type { BoardModule, ShowModule } from './board.ts';
import type { GameCommand, Solver } from './command.ts';
import type { CoverModule } from './cover.ts';
import type { GameFacts } from './facts.ts';
import type { Game, GameEvent, Move } from './game.ts';
import type { Hints } from './hints.ts';
import type { HouseText } from './house.ts';
import type { LabHints } from './lab.ts';
import type { GameText } from './meta.ts';
import type { Reasons } from './reasons.ts';
import type { Refusal } from './refusal.ts';
import type { Rulebook } from './rulebook.ts';
import type { Sheets } from './sheets.ts';
import type { Aid, Lessons } from './teaching.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** A position that the platform carries about and never looks into. */
export interface Position {
  readonly opaque: unique symbol;
}

/** Loads something in a language (a BCP 47 tag). Every pack has English and falls back to it. */
export type Pack<T> = (language: string) => Promise<T>;

/**
 * How much of the rules is needed. To `follow` a match that is dealt elsewhere nothing is drawn, and neither there nor where
 * it is hosted (`host`) are moves, draws or set-ups read from text. Without it: all of the rules.
 */
export type RulesUse = 'follow' | 'host';

export type RulesLoader<S, M extends Move = Move, E extends GameEvent = GameEvent> = (
  use?: RulesUse,
) => Promise<Game<S, M, E>>;

export interface GameEntry<S = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly facts: GameFacts;
  readonly text: Pack<GameText>;
  /** One picture of the game, at any size, light and dark. */
  readonly cover: () => Promise<CoverModule>;
  /** Every version of the rules that is shipped. A match is played to its end by the version it began with. */
  readonly rules: { readonly [version: number]: RulesLoader<S, M, E> };
  readonly words: Pack<Words<S, M, E>>;
  /** Words what the game's rules, notation and positions refuse. Apart from the words, because a page reads no notation. */
  readonly refusals: Pack<(refusal: Refusal) => string>;
  /** What the numbers are called that a table may change (`turnables` of the rules). */
  readonly house?: Pack<HouseText>;
  readonly hints: () => Promise<Hints<S>>;
  /** Why a move is worth a thought; without it, hints say only how much thought went into it. */
  readonly reasons?: Pack<Reasons<S, M>>;
  readonly board: Pack<BoardModule<S, M, E>>;
  /** A match as a whole room sees it; where it is left out, the board is shown. */
  readonly show?: Pack<ShowModule<S>>;
  readonly rulebook: Pack<Rulebook<S>>;
  /** Tips, the player aid and coaching: loaded when a player first asks. */
  readonly aid?: Pack<Aid<S>>;
  readonly lessons?: Pack<Lessons<S, M>>;
  /** What is printed, so that the game can be played without a screen. */
  readonly sheets?: Pack<Sheets<S>>;
  readonly terminal: Pack<Terminal<S>>;
  /** What the game adds to the command line. Its description is light; what a command needs is loaded when it runs. */
  readonly commands?: Pack<readonly GameCommand[]>;
  /** Exact answers, where the game has some. Light like a command. */
  readonly solve?: Pack<Solver>;
  /** The pages that its facts name, by their ids: components of the UI library that the web client knows. */
  readonly pages?: Pack<Readonly<Record<string, () => unknown>>>;
  /** What the lab counts for each seat; without it, only what any game has. */
  readonly lab?: Pack<LabHints<S, M>>;
  /** How many of each piece exist, wherever they are. The laws check that no move changes it. */
  readonly pieces: () => Promise<(state: S) => Readonly<Record<string, number>>>;
}
