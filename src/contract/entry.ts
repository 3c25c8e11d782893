/** How a game stands in the list: what is light is here, the rest is loaded when it is needed. */
import type { BoardModule } from './board.ts';
import type { GameCommand, Solver } from './command.ts';
import type { Game, GameEvent, Move } from './game.ts';
import type { Hints } from './hints.ts';
import type { GameMeta } from './meta.ts';
import type { Reasons } from './reasons.ts';
import type { Rulebook } from './rulebook.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

/** A position that the platform carries about and never looks into. */
export interface Position {
  readonly opaque: unique symbol;
}

export interface GameEntry<S = Position, M extends Move = Move, E extends GameEvent = GameEvent> {
  readonly meta: GameMeta;
  /**
   * All of the rules; or, where that is much, less of them. To `follow` a match that is dealt elsewhere nothing is drawn, and
   * neither there nor where it is hosted (`host`) does anybody read moves, draws or set-ups from text.
   */
  readonly rules: (use?: 'follow' | 'host') => Promise<Game<S, M, E>>;
  readonly words: () => Promise<Words<S, M, E>>;
  readonly hints: () => Promise<Hints<S>>;
  /** Why a move is worth a thought; without it, hints say only how much thought went into it. */
  readonly reasons?: () => Promise<Reasons<S, M>>;
  readonly board: () => Promise<BoardModule<S, M, E>>;
  readonly rulebook: () => Promise<Rulebook<S>>;
  readonly terminal: () => Promise<Terminal<S>>;
  /** What the game adds to the command line. Its description is light; what a command needs is loaded when it runs. */
  readonly commands?: () => Promise<readonly GameCommand[]>;
  /** Exact answers, where the game has some. Light like a command. */
  readonly solve?: () => Promise<Solver>;
  /** The pages that its facts name, by their ids: components of the UI library that the web client knows. */
  readonly pages?: () => Promise<Readonly<Record<string, () => unknown>>>;
  /** How many of each piece exist, wherever they are. The laws check that no move changes it. */
  readonly pieces: () => Promise<(state: S) => Readonly<Record<string, number>>>;
}
