/**
 * What of a game is printed, so that it can be played without a screen: drawings in millimetres, in the order of use, with how many of each. A game
 * knows nothing of paper sizes, margins or PDF: the platform lays its sheets out on pages.
 */
import type { Options, Reading, Seat } from './game.ts';
import type { House } from './house.ts';
import type { Place } from './teaching.ts';
import type { WhoOf } from './words.ts';

/** In millimetres. */
export interface Size {
  readonly w: number;
  readonly h: number;
}

/** A part of a drawing, from its top left corner. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/**
 * SVG elements of the UI library, in millimetres from the top left corner of their size. They take their colours from the toolkit's
 * inks, never from style sheets: a page is printed without any.
 */
export type Drawing = () => unknown;

export type CardSize = 'poker' | 'mini';

/** What a set is made for. */
export interface SheetsRequest<S> {
  readonly players: number;
  /** Complete and checked. */
  readonly options: Options;
  /** House rules of the set, checked. */
  readonly house?: House;
  /** Where chance makes a map or a sheet: what a match with this seed is played on. Left out: the demo, or the usual one. */
  readonly seed?: string;
  /** A match as it stands, printed instead of something new. */
  readonly position?: S;
  readonly cards: CardSize;
  /** How many sheets that players write on share a page. */
  readonly perPage: 1 | 2;
}

interface AnySheet {
  /** One word, different from that of every other sheet of the set. */
  readonly id: string;
  readonly title: string;
  /** What to do with it, in a sentence. */
  readonly hint?: string;
}

/** One picture of a fixed size: on a page, on a larger page, or over several pages that are joined. */
export interface BoardSheet extends AnySheet {
  readonly kind: 'board';
  readonly size: Size;
  readonly draw: Drawing;
}

/** What is cut out, laid in rows: cards, tokens, standees. */
export interface CutSheet extends AnySheet {
  readonly kind: 'cut';
  /** Of each piece. */
  readonly size: Size;
  readonly pieces: readonly Piece[];
  /** The back of all pieces: printed on the other side, mirrored, so that each lies on its front. */
  readonly back?: (bleed: number) => unknown;
}

export interface Piece {
  /** What it is: pieces of a kind are counted together. One word, and how the list of parts calls it. */
  readonly part: string;
  readonly name: string;
  readonly count: number;
  /** With `bleed`, what lies at the edge goes on this far beyond it. */
  readonly draw: (bleed: number) => unknown;
}

/** What players write on, or look things up in: made smaller or larger to fill its page, or a half of it. */
export interface PlayerSheet extends AnySheet {
  readonly kind: 'sheet';
  readonly size: Size;
  readonly copies: number;
  /** Two lie on a page where the request says so. */
  readonly halves?: boolean;
  readonly draw: Drawing;
}

export type Sheet = BoardSheet | CutSheet | PlayerSheet;

export interface SheetSet {
  /** In the order of use. */
  readonly sheets: readonly Sheet[];
  /** What a household must add: dice, pencils, pawns. */
  readonly adds: readonly string[];
}

export interface FigureRequest<S> {
  readonly position: S;
  readonly viewer: Seat;
  readonly crop?: readonly Place[];
  readonly who: WhoOf;
}

export interface Picture {
  readonly size: Size;
  readonly draw: Drawing;
  /** Where a place lies in it, for numbers and arrows; undefined for what it does not show. */
  readonly where?: (place: Place) => Box | undefined;
}

export interface Sheets<S> {
  /** Which parts of a request matter, so that a form asks for nothing else. */
  readonly asks: {
    readonly seed?: true;
    readonly cards?: true;
    readonly halves?: true;
    readonly board?: true;
    /** Chance lays the game out first: where no match is printed, the platform deals one from the seed and `make` is given its position. */
    readonly deal?: true;
  };
  make(request: SheetsRequest<S>): Reading<SheetSet>;
  /** A figure of the rulebook for paper, about 100 wide: the position as the pieces of the set would show it. */
  figure?(request: FigureRequest<S>): Picture;
  /** What stands on the title page of the booklet, about 100 wide. */
  readonly emblem?: Picture;
}
