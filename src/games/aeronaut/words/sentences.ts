/** What is asked, done and told at a table, in the words of a language. */
import type { WhoOf, Words } from '../../../contract/index.ts';
import { actionOf } from '../rules/actions.ts';
import { freeCells, isHidden, unspent } from '../rules/area.ts';
import { scoreOf } from '../rules/scoring.ts';
import { type AeronautEvent, type AeronautState, Flag, has, SPENT, TYPE, UNKNOWN } from '../rules/state.ts';
import { GRAY, MULTI, otherEnd, tablesOf } from '../rules/tables.ts';
import { asked } from './asked.ts';
import { describe } from './describe.ts';
import type { TableWords } from './index.ts';
import { countedAt, namesById, namesOn, whoAt } from './names.ts';
import { verdict } from './verdict.ts';

export const sentences = (say: TableWords): Words<AeronautState, string, AeronautEvent> => ({
  ask: (view, seat, held) => asked(say, view, seat, held),
  move: (view, seat, move, who) => moveWords(say, view, seat, move, who),
  say: (event, who) => say.event(event, who, 'map' in event ? namesById(say.names, event.map) : undefined),

  about(view, seat) {
    if (view.map === null) return say.waiting;
    return say.about(scoreOf(view, tablesOf(view.map), seat), unspent(view, seat), freeCells(view, seat));
  },

  describe: (view, viewer, who) => describe(say, view, viewer, who),

  points(view, seat) {
    if (view.map === null) return undefined;
    // A secret trajectory may be worth something or not: only its owner can tell.
    if (has(view, Flag.thieves) && view.secret[seat] == null) return undefined;
    return scoreOf(view, tablesOf(view.map), seat);
  },

  verdict: (view, result, who) => verdict(say, view, result, whoAt(say, view, who)),
});

function moveWords(words: TableWords, view: AeronautState, seat: number, move: string, who?: WhoOf): string {
  const say = words.move;
  const map = view.map!;
  const t = tablesOf(map);
  const names = namesOn(words.names, map);
  const player = who ? whoAt(words, view, who) : countedAt(words, view, seat);
  const action = actionOf(map, move);
  const type = (index: number): string => t.types[index] ?? say.unknown;
  switch (action.kind) {
    case 'start':
    case 'teleport':
      return say[action.kind](names.city(action.city));
    case 'move': {
      const to = names.city(action.path.reduce((at, route) => otherEnd(t, route, at), view.at[seat]!));
      const over = action.path.map(names.route);
      const count = Math.min(2, freeCells(view, seat));
      const anyType = action.path.some((route) => t.kind[route] === GRAY);
      return anyType ? say.flyAny(to, over, count) : say.fly(to, over, count, type(action.type));
    }
    case 'claim':
    case 'share': {
      const isMulti = t.kind[action.route] === MULTI;
      const price = isMulti ? 1 : t.length[action.route]!;
      return say[isMulti ? 'claimSpace' : action.kind](names.route(action.route), price, type(action.type));
    }
    case 'gain':
    case 'lose':
    case 'toll':
      return say[action.kind](type(action.type));
    case 'swap':
      return say.swap(type(action.from), type(action.to));
    case 'noSwap':
    case 'again':
      return say[action.kind];
    case 'pickpocket':
      return say.pickpocket(type(action.type), player(action.side));
    case 'squeeze':
      return say.squeeze(names.trajectory(action.trajectory));
    case 'steal':
      return say.steal(
        action.cell,
        player(action.side),
        cellWords(words, view, action.side, action.cell - 1),
      );
    case 'rumour':
      return say.rumour(names.trajectory(action.trajectory), action.change);
  }
}

/** What a viewer sees in a cell: a type, "crossed out" or "unknown". */
function cellWords(say: TableWords, view: AeronautState, side: number, cell: number): string {
  const value = view.areas[side]![cell]!;
  if (value === UNKNOWN) return say.board.unknown;
  if (!isHidden(view, side) && (value & SPENT) !== 0) return say.board.crossedOut;
  return say.type(view.map!.types[value & TYPE]!);
}
