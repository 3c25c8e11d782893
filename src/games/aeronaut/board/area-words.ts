/** A player's cells in a sentence. */
import type { WhoOf } from '../../../contract/index.ts';
import { freeCells, isHidden, unspent } from '../rules/area.ts';
import type { AeronautState } from '../rules/state.ts';
import { tablesOf } from '../rules/tables.ts';
import { balloonWords, paidWords } from '../words/describe.ts';
import type { TableWords } from '../words/index.ts';

export function areaWords(words: TableWords, view: AeronautState, side: number, who: WhoOf): string {
  const say = words.board;
  const t = tablesOf(view.map!);
  const left = unspent(view, side);
  const hidden = isHidden(view, side);
  const held = hidden ? say.hiddenTypes(left) : left === 0 ? say.none : balloonWords(words, view, t, side);
  const text = say.area(who(side), held, view.areas[side]!.length - left, freeCells(view, side));
  const paid = hidden ? say.paidSoFar(paidWords(words, view, t, side)) : '';
  return paid ? `${text}; ${paid}` : text;
}
