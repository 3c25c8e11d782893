/** Choices that belong to a side: rewards, losses, swaps, tolls. */
import type { Action } from './actions.ts';
import { receive, spend } from './area.ts';
import { gain, pass, takeNamed } from './balloons.ts';
import { bringsItsCell } from './editions.ts';
import { dequeue } from './settle.ts';
import type { AeronautState, Tell } from './state.ts';
import type { Tables } from './tables.ts';

/** Answers the first entry of the queue; one that asks several times stays until it has all its answers. */
export function choose(s: AeronautState, t: Tables, side: number, action: Action, tell: Tell): void {
  const { queue } = s;
  switch (action.kind) {
    case 'gain':
      gain(s, t, side, action.type, 1, tell);
      queue[3]!--;
      if (queue[3]! <= 0) dequeue(s);
      break;
    case 'lose':
      spend(s, side, action.type);
      dequeue(s);
      tell?.({ kind: 'lost', side, type: t.types[action.type]! });
      break;
    case 'swap':
      spend(s, side, action.from);
      if (bringsItsCell(s)) s.cells[side]!++;
      receive(s, side, action.to);
      queue[2]!--;
      if (queue[2]! <= 0) dequeue(s);
      tell?.({ kind: 'swapped', side, from: t.types[action.from]!, to: t.types[action.to]! });
      break;
    case 'noSwap':
      dequeue(s);
      tell?.({ kind: 'swapsDone', side });
      break;
    case 'toll': {
      const flier = queue[2]!;
      dequeue(s);
      pass(s, t, 'toll', flier, side, takeNamed(s, flier, action.type, action.passed), tell);
      break;
    }
    default:
      throw new Error(`no seat may ${action.kind} now`);
  }
}
