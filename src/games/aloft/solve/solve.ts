/**
 * The best score alone that a row allows. Twelve balloons in six columns need 54 actions, and no game has more than 53;
 * fewer than twelve cost three points each and save fewer columns. So 7 is the least for every row: it is found or
 * refuted by a complete search over the few formations that make it possible. Then 8 is looked for, and so on.
 */
import { CHANCE } from '../../../contract/index.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { BALLOONS, COLUMNS, PAINT } from '../data.ts';
import { dealOfRow, drawRow, rowOfDeal } from '../deal.ts';
import { aloft } from '../game.ts';
import { Relaxed } from './relaxed.ts';
import { type Answer, type Deal, dealOf, Search } from './search.ts';
import { lefts, MOST_ASCENTS, SEVEN, SEVENS, SEVENS_LEFT } from './sevens.ts';
import { type Shape, shapesIn } from './shapes.ts';

export interface Solution {
  /** What the line scores by the rules. */
  readonly score: number;
  /** No line scores less. */
  readonly least: number;
  /** All moves of the game, in notation. */
  readonly line: readonly string[];
}

/** The row that `simulate --players 1 --seed <seed>` deals in its first game. */
export const rowOfSeed = (seed: string): number[] => rowOfDeal(drawRow(new FastRng(`${seed}/0`)));

export const rowText = (row: readonly number[]): string => row.map((balloon) => BALLOONS[balloon]).join(' ');

/** Far more than any row has needed; the answer would be a bound. */
const MOST_NODES = 20_000_000;
/** Most wider formations are found at once or not at all, so all are tried for a short time before any for a long one. */
const ROUNDS = [1_500, 50_000];

export function solveRow(row: readonly number[]): Solution {
  const deal = dealOf(row, PAINT);
  const seven = trySevens(deal);
  if (seven.line) return played(row, seven.line, SEVEN);
  const least = seven.refuted ? SEVEN + 1 : SEVEN;
  for (let width = SEVEN + 1; width <= COLUMNS; width++) {
    const line = tryWidth(deal, width);
    if (line) return played(row, line, least);
  }
  return played(row, [], least);
}

function trySevens(deal: Deal): { line?: readonly number[]; refuted: boolean } {
  let refuted = true;
  for (const shape of SEVENS) {
    const { answer, line } = attempt(deal, shape, SEVENS_LEFT, MOST_NODES);
    if (answer === 'yes') return { line, refuted: false };
    if (answer === 'gave up') refuted = false;
  }
  return { refuted };
}

function tryWidth(deal: Deal, width: number): readonly number[] | undefined {
  const shapes = shapesIn(width, MOST_ASCENTS);
  for (const most of ROUNDS) {
    for (const shape of shapes) {
      for (const left of lefts(width)) {
        const { answer, line } = attempt(deal, shape, left, most);
        if (answer === 'yes') return line;
      }
    }
  }
  return undefined;
}

/** What is known without colours holds for every row. */
const known = new WeakMap<Shape, Map<number, Relaxed>>();

function attempt(
  deal: Deal,
  shape: Shape,
  left: number,
  most: number,
): { answer: Answer; line: readonly number[] } {
  const places = known.get(shape) ?? new Map<number, Relaxed>();
  known.set(shape, places);
  const relaxed = places.get(left) ?? new Relaxed(shape, left);
  places.set(left, relaxed);
  const search = new Search(deal, shape, left, relaxed, most);
  const answer = search.answer();
  // A search that succeeds leaves its balloons where they are.
  if (answer === 'yes') places.delete(left);
  return { answer, line: search.line };
}

/** Plays a line by the rules, and on to the end of the game, and scores it. */
function played(row: readonly number[], line: readonly number[], least: number): Solution {
  const state = aloft.start(1, {});
  aloft.play(state, CHANCE, dealOfRow(row));
  const texts: string[] = [];
  const legal: number[] = [];
  for (let i = 0; aloft.next(state).to !== 'over'; i++) {
    const count = aloft.moves(state, 0, legal);
    // After the last launch nothing matters any more.
    const move = line[i] ?? legal[0]!;
    if (legal.indexOf(move) < 0 || legal.indexOf(move) >= count)
      throw new Error(`the line is not legal at ${i}`);
    texts.push(aloft.write(state, 0, move));
    aloft.play(state, 0, move);
  }
  return { score: aloft.result(state).scores[0]!, least, line: texts };
}
