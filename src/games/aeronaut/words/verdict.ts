/** What decided a game: by how much, and what the points came from. */
import type { Result, WhoOf } from '../../../contract/index.ts';
import { routePoints, secretPoints, trajectoryPoints } from '../rules/scoring.ts';
import { type AeronautState, isAutomaton } from '../rules/state.ts';
import { type Tables, tablesOf } from '../rules/tables.ts';
import type { TableWords } from './index.ts';

export type Source = 'routes' | 'trajectories' | 'bonuses' | 'secret';

/** Where a side's points came from; what brought none is left out. */
function sourcesOf(view: AeronautState, t: Tables, side: number): [Source, number][] {
  const all: [Source, number][] = [
    ['routes', routePoints(view, t, side)],
    ['trajectories', trajectoryPoints(view, side)],
    ['bonuses', view.points[side]!],
    ['secret', secretPoints(view, t, side)],
  ];
  return all.filter(([, points]) => points !== 0);
}

export function verdict(
  { verdict: say }: TableWords,
  view: AeronautState,
  { scores, winners }: Result,
  who: WhoOf,
): string {
  const t = tablesOf(view.map!);
  const best = scores[winners[0]!]!;
  const from = say.from(sourcesOf(view, t, winners[0]!));
  if (winners.length > 1) return say.tie(winners.map(who), best);
  const winner = winners[0]!;
  const second = scores
    .map((_, side) => side)
    .filter((side) => side !== winner)
    .sort((a, b) => scores[b]! - scores[a]!)[0];
  if (second === undefined) return say.alone(who(winner), best, from);
  const behind = say.from(sourcesOf(view, t, second));
  const sentence = say.won(who(winner), best, from, who(second), scores[second]!, behind);
  return isAutomaton(view, winner) ? say.lostToAutomaton(sentence) : sentence;
}
