/**
 * What follows an action, in the order of the rules: the actor's own gains, the others' rewards and tolls, bonuses,
 * trajectories. It waits in a queue, because any of it may be a side's choice, and what comes later depends on it.
 */
import { freeCells, unspent } from './area.ts';
import { canClaim, canMove } from './claims.ts';
import { bringsItsCell } from './editions.ts';
import { areConnected, hasTaken, isFull, reckonGroups } from './network.ts';
import { ABILITIES, type AeronautState, Due, Flag, has, Phase, STRIDE, sides, type Tell } from './state.ts';
import { type Tables, tablesOf } from './tables.ts';

export function enqueue(s: AeronautState, due: number, side: number, detail = 0, more = 0): void {
  s.queue.push(due, side, detail, more);
}

/** Takes the first entry off the queue. A splice would make a list of it, and a length of 0 would give up the room. */
export function dequeue({ queue }: AeronautState): void {
  for (let i = STRIDE; i < queue.length; i++) queue[i - STRIDE] = queue[i]!;
  for (let i = 0; i < STRIDE; i++) queue.pop();
}

/** Settles what needs no choice, and stops where a side has one. `over`: a hidden move says that the game ends here. */
export function settle(s: AeronautState, over: boolean, tell: Tell): void {
  while (s.queue.length > 0) {
    const due = s.queue[0]!;
    const side = s.queue[1]!;
    const detail = s.queue[2]!;
    if (due <= Due.TOLL) {
      if (isThereAChoice(s, due, side, detail)) {
        s.phase = Phase.CHOICE;
        return;
      }
      dequeue(s);
    } else {
      dequeue(s);
      happen(s, due, side, detail, tell);
    }
  }
  if (s.acted) endTurn(s);
  s.phase = Phase.ACTION;
  endIfStuck(s, over, tell);
}

/** A choice is left out when nothing can be chosen or received. */
function isThereAChoice(s: AeronautState, due: number, side: number, detail: number): boolean {
  if (due === Due.GAIN) return freeCells(s, side) > 0;
  if (due === Due.LOSE) return unspent(s, side) > 0;
  // A cell is written once, so a swap crosses one balloon out and writes another.
  if (due === Due.SWAP) return unspent(s, side) > 0 && (bringsItsCell(s) || freeCells(s, side) > 0);
  return unspent(s, detail) > 0 && freeCells(s, side) > 0;
}

function happen(s: AeronautState, due: number, side: number, detail: number, tell: Tell): void {
  if (due === Due.POINT) {
    s.points[side]! += detail;
    tell?.({ kind: 'point', side, points: detail });
  } else if (due === Due.CELL) {
    // Only a free cell can be lost.
    if (detail < 0 && freeCells(s, side) <= 0) return;
    s.cells[side]! += detail;
    tell?.({ kind: 'cells', side, cells: detail });
  } else if (due === Due.ABILITY) {
    s.abilities[side * ABILITIES.length + detail]!++;
    tell?.({ kind: 'ability', side, ability: ABILITIES[detail]! });
  } else if (due === Due.KEEP_TOLL) {
    s.tolls.push(detail * 8 + side);
    tell?.({ kind: 'keepsToll', map: s.map!, side, route: s.map!.routes[detail]!.id });
  } else {
    takeTrajectories(s, tablesOf(s.map!), side, tell);
  }
}

/** The claimer first, then the others clockwise, each every open one that they connect now, in list order. */
function takeTrajectories(s: AeronautState, t: Tables, claimer: number, tell: Tell): void {
  const count = sides(s);
  for (let i = 0; i < count; i++) {
    const side = (claimer + i) % count;
    if (t.pairA.length > 0) reckonGroups(s, t, side);
    for (let trajectory = 0; trajectory < t.pairA.length; trajectory++) {
      if (hasTaken(s, trajectory, side) || isFull(s, trajectory)) continue;
      if (areConnected(t.pairA[trajectory]!, t.pairB[trajectory]!))
        takeTrajectory(s, t, side, trajectory, tell);
    }
  }
}

export function takeTrajectory(
  s: AeronautState,
  t: Tables,
  side: number,
  trajectory: number,
  tell: Tell,
): void {
  const { id, reward, n } = s.map!.trajectories![trajectory]!;
  s.taken.push(trajectory * 8 + side);
  tell?.({
    kind: 'connected',
    map: s.map!,
    side,
    trajectory: id,
    reward,
    n: reward === 'points' ? s.worth[trajectory]! : n,
  });
  if (reward === 'balloons') enqueue(s, Due.GAIN, side, t.allTypes, n);
  else if (reward === 'cells') enqueue(s, Due.CELL, side, n);
  else if (reward === 'swaps') enqueue(s, Due.SWAP, side, n);
}

function endTurn(s: AeronautState): void {
  s.acted = 0;
  if (s.again > 0) s.again--;
  else s.turn = s.turn + 1 === sides(s) ? 0 : s.turn + 1;
}

/** The game ends at once when the side to move has no Move and no Claim; abilities, Steal and Rumour do not keep it going. */
export function endIfStuck(s: AeronautState, over: boolean, tell: Tell): void {
  if (canMove(s, s.turn)) return;
  const t = tablesOf(s.map!);
  const goesOn = (s.hidden & (1 << s.turn)) !== 0 ? !over : canClaim(s, t, s.turn);
  if (goesOn) return;
  s.phase = has(s, Flag.thieves) ? Phase.REVEAL : Phase.OVER;
  tell?.({ kind: 'ended', side: s.turn });
}
