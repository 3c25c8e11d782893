/** The rules of Aeronaut Odyssey: how a game starts, who is next, and what a move does. */
import { CHANCE, type House, type Next, type Options, type Seat } from '../../../contract/index.ts';
import { ACT, DEAL, OVER, REVEAL } from '../../../toolkit/next.ts';
import { type Action, actionOf } from './actions.ts';
import { choose } from './choices.ts';
import { playDraw } from './deal.ts';
import type { Edition } from './editions.ts';
import { endIfStuck, settle } from './settle.ts';
import { type AeronautState, FLAGS, Flag, Phase, sides, sidesOf, type Tell } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';
import { act } from './turn.ts';
import { tune } from './turnables.ts';

export function start(edition: Edition, seats: number, options: Options, house?: House): AeronautState {
  const count = sidesOf(seats);
  const s: AeronautState = {
    edition,
    seats,
    size: String(options.size),
    types: Number(options.types),
    flags: FLAGS.reduce((bits, name) => (options[name] === true ? bits | Flag[name] : bits), 0),
    map: null,
    phase: Phase.DEAL,
    turn: 0,
    again: 0,
    acted: 0,
    at: Array.from({ length: count }, () => -1),
    slots: [],
    takers: [],
    first: [],
    spaces: [],
    areas: Array.from({ length: count }, () => []),
    cells: [],
    held: [],
    paid: [],
    hidden: 0,
    queue: [],
    points: [],
    abilities: [],
    tolls: [],
    worth: [],
    taken: [],
    calls: [],
    rumours: [],
    secret: [],
  };
  if (house) s.tuned = tune(house);
  return s;
}

export function next(s: AeronautState): Next {
  if (s.phase === Phase.CHOICE) return ACT[s.queue[1]!]!;
  if (s.phase === Phase.START || s.phase === Phase.ACTION) return ACT[s.turn]!;
  if (s.phase === Phase.REVEAL) return REVEAL;
  return s.phase === Phase.OVER ? OVER : DEAL;
}

export function play(s: AeronautState, by: Seat | typeof CHANCE, move: string, tell?: Tell): void {
  if (by === CHANCE) {
    playDraw(s, move, tell);
    return;
  }
  const t = tablesOf(s.map!);
  const action = actionOf(s.map!, move);
  if (s.phase === Phase.START) {
    playStart(s, t, action, tell);
    return;
  }
  if (s.phase === Phase.CHOICE) choose(s, t, by, action, tell);
  else act(s, t, by, action, tell);
  // Only a view that hides areas has to be told that the game ends here.
  settle(s, s.hidden !== 0 && action.over === true, tell);
}

function playStart(s: AeronautState, t: Tables, action: Action, tell: Tell): void {
  if (action.kind !== 'start') throw new Error(`no seat may ${action.kind} now`);
  s.at[s.turn] = action.city;
  tell?.({ kind: 'started', map: s.map!, side: s.turn, city: t.cityIds[action.city]! });
  s.turn++;
  if (s.turn < sides(s)) return;
  s.turn = 0;
  s.phase = Phase.ACTION;
  endIfStuck(s, false, tell);
}
