/** Why a move: sets and formation are scored before and after it. */
import type { Reasons } from '../../contract/index.ts';
import { formation, hasRoom } from '../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, COLORS, COLUMNS, PAINT } from './data.ts';
import { canMoveTruck, isOver, play } from './rules.ts';
import { achievements, formationScore } from './scoring.ts';
import { actionOf, LAUNCH, nextFree, type PanoramaState, safetySpace } from './state.ts';
import { copy } from './view.ts';
import type { ReasonWords } from './words/index.ts';

type Pair = readonly [before: number, after: number];

export const reasonsOf = (say: ReasonWords): Reasons<PanoramaState, number> => ({
  why(view, seat, move) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'truck':
        return whyTruck(say, view, seat, action.space, move);
      case 'inflate':
        return whyInflate(say, view, seat, action.balloon, action.space, move);
      case 'launch': {
        const next = after(view, move);
        const balloon = view.load[action.space]!;
        return say.launch(balloon, both(view, next, seat, sets), both(view, next, seat, sky));
      }
      case 'ascend':
        return whyAscend(say, view, seat, move);
    }
  },
});

function after(view: PanoramaState, move: number): PanoramaState {
  const next = copy(view);
  play(next, view.turn, move);
  return next;
}

const sets = (s: PanoramaState, seat: number): number => achievements(s, seat, s.colors[seat]!).points;
const sky = (s: PanoramaState, seat: number): number => formationScore(formation(s.at), s.colors[seat]!);
const total = (s: PanoramaState, seat: number): number => sets(s, seat) + sky(s, seat);
const both = (
  view: PanoramaState,
  next: PanoramaState,
  seat: number,
  count: (s: PanoramaState, seat: number) => number,
): Pair => [count(view, seat), count(next, seat)];

const isOwn = (view: PanoramaState, seat: number, balloon: Balloon): boolean =>
  (PAINT[balloon]! & view.colors[seat]!) !== 0;

function whyAscend(say: ReasonWords, view: PanoramaState, seat: number, move: number): string {
  const next = after(view, move);
  const score = (s: PanoramaState, color: number): number => formationScore(formation(s.at), color);
  const others = COLORS.map((_, color) => 1 << color).filter((color) => (view.colors[seat]! & color) === 0);
  const rival = others.reduce((best, color) => (score(next, color) > score(next, best) ? color : best));
  return say.ascend(both(view, next, seat, sky), rival, [score(view, rival), score(next, rival)]);
}

const canLaunch = (view: PanoramaState, space: number): boolean =>
  space <= COLUMNS && hasRoom(view.sky, 0, space);

function whyTruck(say: ReasonWords, view: PanoramaState, seat: number, space: number, move: number): string {
  const next = after(view, move);
  const to = nextFree(view.trucks, space);
  if (space === safetySpace(view)) {
    const pair = both(view, next, seat, sets);
    return isOver(next) ? say.safetyEnds(pair, total(next, seat)) : say.safety(pair, to);
  }
  if (isOver(next)) return say.ends(total(next, seat));
  const balloon = view.load[space]!;
  if (balloon >= 0)
    return say.carries(BALLOONS[balloon]!, isOwn(view, seat, balloon), to, canLaunch(view, to));
  return say.empty(to, canMoveTruck(next, safetySpace(next)));
}

function whyInflate(
  say: ReasonWords,
  view: PanoramaState,
  seat: number,
  balloon: Balloon,
  space: number,
  move: number,
): string {
  const name = BALLOONS[balloon]!;
  const own = isOwn(view, seat, balloon);
  if (!canLaunch(view, space)) return say.inflateBlocked(name, own, space);
  // As if this seat could launch it at once.
  const ready = after(view, move);
  ready.turn = seat;
  const flying = after(ready, LAUNCH + space);
  return say.inflate(name, own, balloon, total(view, seat), total(flying, seat));
}
