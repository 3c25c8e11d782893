/** What is asked, done and told at a table, in the words of a language. */
import type { Words } from '../../../contract/index.ts';
import { actionOf } from '../rules/actions.ts';
import { freeCells, unspent } from '../rules/area.ts';
import { bringsItsCell } from '../rules/editions.ts';
import { scoreOf } from '../rules/scoring.ts';
import {
  type AeronautEvent,
  type AeronautState,
  Due,
  Flag,
  has,
  isAutomaton,
  Phase,
} from '../rules/state.ts';
import { GRAY, MULTI, otherEnd, tablesOf } from '../rules/tables.ts';
import { describe } from './describe.ts';
import type { TableWords } from './index.ts';

export const sentences = (say: TableWords): Words<AeronautState, string, AeronautEvent> => ({
  ask(view, seat) {
    const automaton = isAutomaton(view, seat);
    if (view.phase === Phase.START) return automaton ? say.ask.automatonStart : say.ask.start;
    if (view.phase === Phase.CHOICE) {
      const { title, detail } = askChoice(say, view);
      return { title: automaton ? say.ask.forAutomaton(title) : title, detail };
    }
    if (automaton) return say.ask.automaton;
    const free = freeCells(view, seat);
    return free === 0 ? say.ask.full : say.ask.act(free);
  },

  move: (view, seat, move) => moveWords(say, view, seat, move),
  say: (event, who) => say.event(event, who),

  about(view, seat) {
    if (view.map === null) return say.waiting;
    return say.about(scoreOf(view, tablesOf(view.map), seat), unspent(view, seat), freeCells(view, seat));
  },

  describe: (view, viewer) => describe(say, view, viewer),
});

function askChoice({ ask }: TableWords, view: AeronautState): { title: string; detail: string } {
  const [due, , detail, count] = view.queue as [number, number, number, number];
  if (due === Due.GAIN) return ask.gain(count);
  if (due === Due.LOSE) return ask.lose;
  if (due === Due.TOLL) return has(view, Flag.secretAreas) ? ask.secretToll : ask.toll;
  return ask.swap(detail, bringsItsCell(view));
}

function moveWords({ move: say }: TableWords, view: AeronautState, seat: number, move: string): string {
  const t = tablesOf(view.map!);
  const action = actionOf(view.map!, move);
  const type = (index: number): string => t.types[index] ?? say.unknown;
  const trajectory = (index: number): string => view.map!.trajectories![index]!.id;
  switch (action.kind) {
    case 'start':
    case 'teleport':
      return say[action.kind](t.cityIds[action.city]!);
    case 'move': {
      const to = t.cityIds[action.path.reduce((at, route) => otherEnd(t, route, at), view.at[seat]!)]!;
      const over = action.path.map((route) => t.routeIds[route]!);
      const count = Math.min(2, freeCells(view, seat));
      const anyType = action.path.some((route) => t.kind[route] === GRAY);
      return anyType ? say.flyAny(to, over, count) : say.fly(to, over, count, type(action.type));
    }
    case 'claim':
    case 'share': {
      const isMulti = t.kind[action.route] === MULTI;
      const [a, b] = [t.cityIds[t.a[action.route]!]!, t.cityIds[t.b[action.route]!]!];
      const price = isMulti ? 1 : t.length[action.route]!;
      return say[isMulti ? 'claimSpace' : action.kind](
        t.routeIds[action.route]!,
        a,
        b,
        price,
        type(action.type),
      );
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
      return say.pickpocket(type(action.type), action.side);
    case 'squeeze':
      return say.squeeze(trajectory(action.trajectory));
    case 'steal':
      return say.steal(action.cell, action.side);
    case 'rumour':
      return say.rumour(trajectory(action.trajectory), action.change);
  }
}
