/** A game's facts together with its text in one language: what lists, forms and help pages show. */
import type { ChoiceSpec, FlagSpec, GameFacts, NumberSpec } from './facts.ts';

/** What a game is called and how it is presented, in one language. */
export interface GameText {
  readonly title: string;
  /** Tells editions of one title apart. */
  readonly edition?: string;
  readonly tagline: string;
  readonly about: string;
  /** One for each option of the facts; `values` for each value of a choice, and for numbers that mean something else ("no limit"). */
  readonly options: {
    readonly [name: string]: OptionText & { readonly values?: { readonly [value: string]: string } };
  };
  /** One for each page of the facts. */
  readonly pages?: { readonly [id: string]: { readonly title: string; readonly about: string } };
}

export interface OptionText {
  readonly label: string;
  readonly help?: string;
}

export interface GameMeta
  extends Omit<GameFacts, 'options' | 'pages' | 'heavyDeal'>,
    Omit<GameText, 'options' | 'pages'> {
  readonly options: { readonly [name: string]: WordedOption };
  readonly pages?: readonly PageMeta[];
}

export type WordedOption =
  | (FlagSpec & OptionText)
  | (NumberSpec & OptionText & { readonly labels?: { readonly [value: number]: string } })
  | (Omit<ChoiceSpec, 'values'> &
      OptionText & { readonly values: readonly { readonly value: string; readonly label: string }[] });

export interface PageMeta {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}
