/**
 * House rules: the numbers of a game's data that a table may change. They never change the shape of a position, only what it counts.
 * A match keeps them in its head, beside the version of its rules, which stays the same.
 */
import type { Options } from './game.ts';

/** A whole number that may be turned. */
export interface Turnable {
  /** What the rules print. */
  readonly standard: number;
  readonly min: number;
  readonly max: number;
  /** From one value to the next, counted from `min`; 1 where it is left out. */
  readonly step?: number;
  /** Is it used at a table of so many seats with these options? Left out: at every table. */
  readonly applies?: (seats: number, options: Options) => boolean;
}

/** By name: what files, the command line and the server call it. */
export type Turnables = { readonly [name: string]: Turnable };

/** The numbers that differ from the standard, in the order of the turnables. A table without any has no house (undefined), never an empty one. */
export type House = { readonly [name: string]: number };

/** How a game calls its turnables, in one language. */
export interface HouseText {
  /** In the order of the form. Every turnable is in one group. */
  readonly groups: readonly HouseGroup[];
}

export interface HouseGroup {
  readonly title: string;
  readonly help?: string;
  /** By name. The title and a label, with a colon between, stand alone: "Points for a set: of 3". */
  readonly labels: { readonly [name: string]: string };
}
