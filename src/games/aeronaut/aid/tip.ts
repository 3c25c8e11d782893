/** A tip on every place of the board, with the facts of this position. */
import type { Place, Seat, Tip, WhoOf } from '../../../contract/index.ts';
import { areaWords } from '../board/area-words.ts';
import { ownersOf, routeKind } from '../board/names.ts';
import { progressOf } from '../board/progress.ts';
import { freeCells, heldOf, isHidden } from '../rules/area.ts';
import { isBlocked, isComplete, isOpen } from '../rules/claims.ts';
import { hasTaken, takings } from '../rules/network.ts';
import { scoreOf } from '../rules/scoring.ts';
import { ABILITIES, type Ability, type AeronautState, SPENT, sides, TYPE, UNKNOWN } from '../rules/state.ts';
import { GRAY, MULTI, otherEnd, type Tables, tablesOf } from '../rules/tables.ts';
import { rewardOf, secretPair } from '../words/describe.ts';
import type { AidWords } from '../words/index.ts';
import { type Names, namesOn, whoAt } from '../words/names.ts';

/** What every tip looks at. */
interface Look {
  readonly say: AidWords;
  readonly view: AeronautState;
  readonly viewer: Seat;
  readonly t: Tables;
  readonly names: Names;
  readonly who: WhoOf;
}

export function tip(
  say: AidWords,
  view: AeronautState,
  viewer: Seat,
  place: Place,
  who: WhoOf,
): Tip | undefined {
  if (view.map === null) return undefined;
  const look: Look = {
    say,
    view,
    viewer,
    t: tablesOf(view.map),
    names: namesOn(say.names, view.map),
    who: whoAt(say.table, view, who),
  };
  const [kind = '', id = '', more = ''] = place.split('-');
  return TIPS[kind]?.(look, id, more);
}

type TipOf = (look: Look, id: string, more: string) => Tip | undefined;

const TIPS: Readonly<Record<string, TipOf>> = {
  city: cityTip,
  slots: cityTip,
  route: (look, id) => routeTip(look, look.t.routeIndex.get(id)),
  space: spaceTip,
  traveller: travellerTip,
  area: ({ say, view, who }, id) =>
    Number(id) < sides(view)
      ? say.tip.area(who(Number(id)), areaWords(say.table, view, Number(id), who))
      : undefined,
  cell: cellTip,
  purse: purseTip,
  balloon: ({ say: { tip: say } }, id) => (id === 'any' ? say.anyChoice : say.choice(id)),
  trajectory: trajectoryTip,
  secret: secretTip,
  use: ({ say: { tip: say } }, id) => {
    if (id === 'steal' || id === 'rumour') return say[id];
    const known = id === 'pickpocket' || ABILITIES.includes(id as Ability);
    return known ? say.ability(id as Ability | 'pickpocket') : undefined;
  },
};

function cityTip({ say, view, t, names, who }: Look, id: string): Tip | undefined {
  const city = t.cityIndex.get(Number(id));
  if (city === undefined) return undefined;
  const here = view.at.flatMap((at, side) => (at === city ? [who(side)] : []));
  const neighbours = new Set(t.routesAt[city]!.map((route) => names.city(otherEnd(t, route, city))));
  return say.tip.city(names.city(city), view.slots[city]!, view.map!.cities[city]!.slots, here, [
    ...neighbours,
  ]);
}

function routeTip(look: Look, route: number | undefined): Tip | undefined {
  if (route === undefined) return undefined;
  const { say, view, t, names } = look;
  const points = t.points[route]!;
  return say.tip.route(names.route(route), routeKind(say.table, view, route), points, stateOf(look, route));
}

function stateOf({ say: { tip }, view, viewer, t, who }: Look, route: number): string {
  const say = tip.state;
  const owners = ownersOf(view, route).map(who);
  if (owners.length > 0) return isComplete(view, t, route) ? say.owned(owners) : say.begun(owners);
  if (isBlocked(view, t, route)) return say.blocked;
  const kind = t.kind[route]!;
  if (kind === MULTI) return say.spacePrice;
  if (kind === GRAY) return say.anyPrice(t.length[route]!);
  if (viewer < 0 || isHidden(view, viewer)) return say.free;
  return say.price(t.length[route]!, t.types[kind]!, heldOf(view, viewer, kind));
}

function spaceTip(look: Look, id: string, more: string): Tip | undefined {
  const { say, view, t, who } = look;
  const route = t.routeIndex.get(id);
  if (route === undefined) return undefined;
  const space = Number(more) - 1;
  const bonus = view.map!.routes[route]!.bonus?.[space];
  if (bonus) return say.tip.bonus(bonus);
  const type = t.spaceTypes[route]![space];
  if (type === undefined) return routeTip(look, route);
  const taker = view.spaces[t.offset[route]! + space]!;
  return say.tip.space(t.types[type]!, taker < 0 ? undefined : who(taker));
}

function travellerTip({ say, view, t, names, who }: Look, id: string): Tip | undefined {
  const side = Number(id);
  const city = view.at[side];
  if (city === undefined || city < 0) return undefined;
  return say.tip.traveller(who(side), names.city(city), scoreOf(view, t, side), freeCells(view, side));
}

function cellTip({ say: { tip: say }, view, t }: Look, id: string, more: string): Tip | undefined {
  const side = Number(id);
  const area = view.areas[side];
  if (!area) return undefined;
  const cell = area[Number(more) - 1];
  if (cell === undefined) return say.freeCell(freeCells(view, side));
  if (cell === UNKNOWN) return say.unknownCell;
  const type = cell & TYPE;
  if (isHidden(view, side)) return say.choice(t.types[type]!);
  return (cell & SPENT) !== 0
    ? say.spentCell(t.types[type]!)
    : say.balloon(t.types[type]!, heldOf(view, side, type));
}

function purseTip({ say, view, viewer, t }: Look, id: string): Tip | undefined {
  const type = t.types.indexOf(id);
  if (type < 0) return undefined;
  const open = t.kind.flatMap((kind, route) =>
    kind === type && isOpen(view, t, route) ? [t.length[route]!] : [],
  );
  const lengths = [...new Set(open)].sort((a, b) => a - b);
  return say.tip.purse(id, viewer < 0 ? 0 : heldOf(view, viewer, type), lengths);
}

function trajectoryTip(look: Look, id: string): Tip | undefined {
  const { say, view, viewer, t, names } = look;
  const index = t.trajectoryIndex.get(id);
  if (index === undefined) return undefined;
  const each = view.map!.trajectories![index]!;
  const left = Math.max(0, each.slots - takings(view, index));
  const state =
    viewer >= 0 && hasTaken(view, index, viewer)
      ? say.table.board.taken
      : farWords(look, t.pairA[index]!, t.pairB[index]!);
  return say.tip.trajectory(
    names.trajectory(index),
    rewardOf(say.table, view, each, index),
    left,
    each.slots,
    state,
  );
}

function secretTip(look: Look): Tip | undefined {
  const { say, view, viewer, t } = look;
  const secret = viewer < 0 ? null : view.secret[viewer];
  if (secret == null) return undefined;
  const state = farWords(look, t.cityIndex.get(secret.a)!, t.cityIndex.get(secret.b)!);
  return say.tip.secret(secretPair(say.table, view, secret), secret.n, state);
}

/** How far the viewer is from connecting two cities. */
function farWords({ say, view, viewer, t }: Look, a: number, b: number): string {
  if (viewer < 0) return '';
  const { missing } = progressOf(view, t, viewer, a, b);
  const words = say.table.board;
  return missing === 0 ? words.connected : Number.isFinite(missing) ? words.missing(missing) : words.noWay;
}
