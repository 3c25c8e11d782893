/** What the parts of the board share while it is drawn. */
import type { WhoOf } from '../../../contract/index.ts';
import type { AeronautState } from '../rules/state.ts';
import type { TableWords } from '../words/index.ts';
import type { Choices, Mode } from './choices.ts';
import type { Target } from './plan.ts';

export type Deed = 'steal' | 'pickpocket' | 'rumour' | 'squeeze';
/** What has been tapped, and waits for the rest of a choice. */
export type Pick = Target | { readonly deed: Deed } | { readonly which: readonly Target[] };

export interface Table {
  readonly view: AeronautState;
  /** Whose eyes look at it. */
  readonly viewer: number;
  /** Whose moves these are; -1 when there is nothing to do here. */
  readonly seat: number;
  readonly say: TableWords;
  readonly who: WhoOf;
  /** As on a badge. */
  readonly name: (side: number) => string;
  readonly choices: Choices;
  readonly mode: Mode;
  readonly picked: Pick | undefined;
  readonly pick: (pick: Pick | undefined) => void;
  readonly setMode: (mode: Mode) => void;
  readonly offer: (move: string) => void;
  /** Does what can be done at a city or a route, or asks for the rest of the choice. */
  readonly choose: (target: Target) => void;
  /** The routes and cities of a choice in mind. */
  readonly think: (thought: Thought | undefined) => void;
}

export interface Thought {
  readonly routes: readonly number[];
  readonly cities: readonly number[];
}
