/** Why a move: the sky is scored before and after it. */
import type { Reasons } from '../../contract/index.ts';
import { cellAt, columnOf, formation, hasRoom, rowOf } from '../../families/airfield/formation.ts';
import { BALLOONS, type Balloon, COLORS, COLUMNS, LAST_STEP, PAINT, TRUCKS, truckSpace } from './data.ts';
import { clashes, play } from './rules.ts';
import { colorScore, soloScore, width } from './scoring.ts';
import { type AloftState, actionOf, isSolo, penaltyOf, spaceOf } from './state.ts';
import { copy } from './view.ts';
import type { ReasonWords } from './words/index.ts';

export const reasonsOf = (say: ReasonWords): Reasons<AloftState, number> => ({
  why(view, seat, move) {
    const action = actionOf(move);
    switch (action.kind) {
      case 'pass':
        return say.pass;
      case 'launchTruck':
        return whyRoll(say, view, seat);
      case 'safetyTruck':
        return say.safety(view.safety + 1, LAST_STEP - view.steps);
      case 'unpack':
        return whyReady(say, view, seat, action.balloon, action.truck, 2);
      case 'inflate':
        return whyReady(say, view, seat, view.load[action.truck]!, action.truck, 1);
      case 'launch':
        return isSolo(view) ? whyLaunchAlone(say, view, move) : whySky(say, view, seat, move);
      case 'ascend':
        return isSolo(view) ? whyAscendAlone(say, view, action.balloon, move) : whySky(say, view, seat, move);
    }
  },
});

const isOwn = (view: AloftState, seat: number, balloon: Balloon): boolean =>
  (PAINT[balloon]! & (1 << view.colors[seat]!)) !== 0;

function after(view: AloftState, move: number): AloftState {
  const next = copy(view);
  play(next, view.turn, move);
  return next;
}

const ownScore = (view: AloftState, seat: number): number =>
  colorScore(view, formation(view.at), view.colors[seat]!);
const scoreAlone = (view: AloftState): number => soloScore(formation(view.at), view);

/** The colour that has most of those that are not this seat's: any other seat may hold it. */
function rivalOf(view: AloftState, seat: number): number {
  const order = formation(view.at);
  const others = COLORS.map((_, color) => color).filter((color) => color !== view.colors[seat]);
  return others.reduce((best, color) =>
    colorScore(view, order, color) > colorScore(view, order, best) ? color : best,
  );
}

function whySky(say: ReasonWords, view: AloftState, seat: number, move: number): string {
  const next = after(view, move);
  const rival = rivalOf(next, seat);
  const rivalScore = (s: AloftState): number => colorScore(s, formation(s.at), rival);
  return say.sky(
    COLORS[view.colors[seat]!]!,
    ownScore(view, seat),
    ownScore(next, seat),
    COLORS[rival]!,
    rivalScore(view),
    rivalScore(next),
  );
}

function whyRoll(say: ReasonWords, view: AloftState, seat: number): string {
  const truck = TRUCKS - 1 - (view.steps & 3);
  const column = truckSpace(view.steps + 1, truck);
  if (column > COLUMNS) return whyEnd(say, view, seat);
  const left = LAST_STEP - view.steps - 1;
  const balloon = view.load[truck]!;
  if (balloon < 0) return say.empty(column, left);
  const room = canStand(view, balloon, column);
  if (isSolo(view)) return say.carriesAlone(BALLOONS[balloon]!, column, room, left);
  return say.carries(BALLOONS[balloon]!, isOwn(view, seat, balloon), column, room, left);
}

function whyEnd(say: ReasonWords, view: AloftState, seat: number): string {
  if (isSolo(view)) return say.lastRollAlone(scoreAlone(view));
  const rival = rivalOf(view, seat);
  return say.lastRoll(
    COLORS[view.colors[seat]!]!,
    ownScore(view, seat),
    COLORS[rival]!,
    colorScore(view, formation(view.at), rival),
  );
}

/** Could this balloon be launched in a column, if it were ready? */
const canStand = (view: AloftState, balloon: Balloon, column: number): boolean =>
  column <= COLUMNS && hasRoom(view.sky, 0, column) && !(isSolo(view) && clashes(view, balloon, 0, column));

/** The sky with one balloon more in the bottom row. */
function launched(view: AloftState, balloon: Balloon, column: number): AloftState {
  const next = copy(view);
  next.at[balloon] = cellAt(0, column);
  return next;
}

function whyReady(
  say: ReasonWords,
  view: AloftState,
  seat: number,
  balloon: Balloon,
  truck: number,
  away: number,
): string {
  const column = spaceOf(view, truck);
  const name = BALLOONS[balloon]!;
  const solo = isSolo(view);
  if (!canStand(view, balloon, column)) {
    return solo
      ? say.readyBlockedAlone(name, away, column)
      : say.readyBlocked(name, isOwn(view, seat, balloon), away, column);
  }
  const next = launched(view, balloon, column);
  if (!solo)
    return say.ready(
      name,
      isOwn(view, seat, balloon),
      away,
      column,
      ownScore(view, seat),
      ownScore(next, seat),
    );
  return say.readyAlone(name, away, column, widthOf(view), widthOf(next), penaltyOf(view));
}

const widthOf = (view: AloftState): number => width(formation(view.at), view);

function whyLaunchAlone(say: ReasonWords, view: AloftState, move: number): string {
  const next = after(view, move);
  return say.launchAlone(widthOf(view), widthOf(next), scoreAlone(view), scoreAlone(next));
}

function whyAscendAlone(say: ReasonWords, view: AloftState, balloon: Balloon, move: number): string {
  const column = columnOf(view.at[balloon]!);
  const room = rowOf(view.at[balloon]!) <= 1 && hasRoom(after(view, move).sky, 0, column);
  return say.ascendAlone(BALLOONS[balloon]!, column, room, widthOf(view));
}
