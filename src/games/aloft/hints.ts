/** What a position is worth, for bots. */
import type { Hints, SearchHints } from '../../contract/index.ts';
import { columnOf, formation, hasRoom, rowOf } from '../../families/airfield/formation.ts';
import { type Balloon, COLORS, PAINT, ROWS, TRUCKS } from './data.ts';
import { numberAt, width } from './scoring.ts';
import { search } from './search.ts';
import { type AloftState, isSolo, penaltyOf } from './state.ts';

/** What a balloon promises beyond the number it would score now. Found by trying, in 2,000 games against random bots. */
const PROMISE = { unpacked: 3, inflated: 4, flying: 4, eachRow: 2, roomAbove: 2 } as const;

export const hints: Hints<AloftState> = {
  value: (view, seat) => (isSolo(view) ? soloValue(view) : rivalValue(view, view.colors[seat]!)),
  search: search as SearchHints<AloftState>,
};

/** Points of our colour ahead of the mean of the four others: another seat may have any of them. */
function rivalValue(view: AloftState, own: number): number {
  const order = formation(view.at);
  let value = 0;
  for (let i = 0; i < order.length; i++) {
    const balloon = order[i]!;
    value += stake(balloon, own) * (numberAt(view, order, i) + promiseInTheSky(view, balloon));
  }
  for (let truck = 0; truck < TRUCKS; truck++) {
    const balloon = view.load[truck]!;
    if (balloon >= 0) value += stake(balloon, own) * promiseOnTruck(view, truck);
  }
  return value;
}

/** How much a point on this balloon helps us: ours for its own colour, less a share for each colour of others. */
function stake(balloon: Balloon, own: number): number {
  const paint = PAINT[balloon]!;
  if (paint === 0) return 0;
  const others = COLORS.length - 1;
  return (paint & (1 << own)) !== 0 ? 1 - 1 / others : -2 / others;
}

function promiseInTheSky(view: AloftState, balloon: Balloon): number {
  const row = rowOf(view.at[balloon]!);
  const room = row + 1 < ROWS && hasRoom(view.sky, row + 1, columnOf(view.at[balloon]!));
  return PROMISE.flying + PROMISE.eachRow * row + (room ? PROMISE.roomAbove : 0);
}

const promiseOnTruck = (view: AloftState, truck: number): number =>
  (view.inflated & (1 << truck)) !== 0 ? PROMISE.inflated : PROMISE.unpacked;

/** Alone: a narrow formation, few balloons on the ground, and those on trucks well under way. */
function soloValue(view: AloftState): number {
  const order = formation(view.at);
  let value = -width(order, view);
  for (const balloon of order) value += penaltyOf(view) + rowOf(view.at[balloon]!) / 2;
  for (let truck = 0; truck < TRUCKS; truck++) {
    if (view.load[truck]! < 0) continue;
    value += (view.inflated & (1 << truck)) !== 0 ? 2 : 1;
  }
  return value;
}
