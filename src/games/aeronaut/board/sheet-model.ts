/** The small card over the map: what is tapped, what it costs and gives, and what is left to choose. */
import type { Place } from '../../../contract/index.ts';
import { freeCells, heldOf, isHidden } from '../rules/area.ts';
import { isBlocked } from '../rules/claims.ts';
import { Due, isAutomaton, SPENT, TYPE, UNKNOWN } from '../rules/state.ts';
import { MULTI, type Tables, tablesOf } from '../rules/tables.ts';
import { type Choices, type Flight, pricesOf, type Way } from './choices.ts';
import { cityName, ownerWords, pairOf, routeKind, routeName, typeName } from './names.ts';
import { balloonPlace, cellPlace, cityPlace, routePlace } from './places.ts';
import type { Target } from './plan.ts';
import type { Table } from './table.ts';

export interface SheetOption {
  readonly move: string;
  /** In full, for those who listen. */
  readonly label: string;
  readonly text: string;
  /** The place that it has on the board. */
  readonly place: Place;
  /** A type to show; -1 for any. */
  readonly type?: number;
  readonly path?: readonly number[];
  /** Not a move yet: what is meant of several things near a finger. */
  readonly target?: Target;
}
export interface SheetSection {
  readonly heading?: string;
  readonly options: readonly SheetOption[];
}
export interface SheetModel {
  readonly title: string;
  readonly note?: string;
  readonly sections: readonly SheetSection[];
  /** Must be answered before anything else. */
  readonly due: boolean;
}

export type Asking = Pick<Table, 'say' | 'view' | 'seat' | 'viewer' | 'who' | 'choices' | 'mode' | 'picked'>;

export function sheetOf(asking: Asking): SheetModel | undefined {
  const { choices, picked } = asking;
  if (choices.types.length > 0) return typeSheet(asking);
  if (choices.swaps.length > 0) return swapSheet(asking);
  if (picked === undefined) return modeSheet(asking);
  if ('city' in picked) return citySheet(asking, picked.city);
  if ('route' in picked) return routeSheet(asking, picked.route);
  if ('which' in picked) return whichSheet(asking, picked.which);
  return DEEDS[picked.deed](asking);
}

function modeSheet({ mode, say: { board: say } }: Asking): SheetModel | undefined {
  if (mode === 'turn') return undefined;
  const [title, note] = mode === 'share' ? [say.share, say.shareNote] : [say.teleport, say.teleportNote];
  return { title, note, sections: [], due: false };
}

// Choices that are due

const forWhom = ({ say, view, seat }: Asking, title: string): string =>
  isAutomaton(view, seat) ? say.board.forAutomaton(title) : title;

function typeSheet(asking: Asking): SheetModel {
  const { view, choices, who, say: words } = asking;
  const say = words.board;
  const [due, , detail = 0, count = 1] = view.queue;
  const title = due === Due.GAIN ? say.receive(count) : due === Due.LOSE ? say.lose : say.toll(who(detail));
  const label = { gain: say.receiveLabel, lose: say.loseLabel, toll: say.tollLabel };
  return {
    title: forWhom(asking, title),
    sections: [
      {
        options: choices.types.map(({ move, kind, type }) => {
          const text = typeName(words, view, type);
          return { move, label: label[kind](text), text, type, place: balloonPlace(view, type) };
        }),
      },
    ],
    due: true,
  };
}

function swapSheet(asking: Asking): SheetModel {
  const { view, choices, say: words } = asking;
  const say = words.board;
  const from = [...new Set(choices.swaps.map((swap) => swap.from))];
  const rows = from.map((type) => ({
    heading: say.swapFrom(typeName(words, view, type)),
    options: choices.swaps
      .filter((swap) => swap.from === type)
      .map(({ move, to }) => {
        const text = typeName(words, view, to);
        const place = `swap-${view.map!.types[type]}-${view.map!.types[to]}`;
        return { move, place, label: say.swapLabel(typeName(words, view, type), text), text, type: to };
      }),
  }));
  const none = choices.noSwap;
  const done =
    none === undefined
      ? []
      : [{ options: [{ move: none, place: 'swap-none', label: say.noSwap, text: say.noSwap }] }];
  return { title: forWhom(asking, say.swap(view.queue[2] ?? 1)), sections: [...rows, ...done], due: true };
}

// A city

function citySheet(asking: Asking, city: number): SheetModel {
  const { view, choices, mode, who } = asking;
  const say = asking.say.board;
  const here = view.at.flatMap((at, side) => (at === city ? [who(side)] : []));
  const note = `${say.slots(view.slots[city]!)}${say.here(here)}`;
  const ways = mode === 'turn' ? (choices.flights.get(city) ?? []) : [];
  const title = ways.length > 0 ? say.flyTo(cityName(asking, city)) : cityName(asking, city);
  return {
    title,
    note,
    sections: ways.map((way) => waySection(asking, city, way, ways.length > 1)),
    due: false,
  };
}

function waySection(asking: Asking, city: number, way: Way, several: boolean): SheetSection {
  const say = asking.say.board;
  const paid = say.paid(way.paid, asking.who);
  const options = way.flights.map((flight) => flightOption(asking, city, flight, paid));
  if (!several && way.paid.length === 0) return { options };
  return { heading: paid || say.nobodyPaid, options };
}

export function flightOption(
  asking: Pick<Table, 'say' | 'view' | 'seat'>,
  city: number,
  { move, path, type }: Flight,
  paid: string,
): SheetOption {
  const { say: words, view, seat } = asking;
  const say = words.board;
  const count = Math.min(2, freeCells(view, seat));
  const gets = type < 0 ? say.getsAny(count) : say.gets(count, typeName(words, view, type));
  const over = path.map((route) => routeName(asking, route));
  const label = say.fly(cityName(asking, city), over, gets, paid);
  return { move, place: balloonPlace(view, type), label, text: gets, type, path };
}

// A route

/** "3 spaces, 4 points, claimed by Ben" */
function routeNote({ say: words, view, seat, viewer, who }: Asking, route: number): string {
  const say = words.board;
  const t = tablesOf(view.map!);
  const bonus = (view.map!.routes[route]!.bonus ?? []).filter((each) => each !== null);
  const facts = say.facts([
    routeKind(words, view, route),
    say.points(t.points[route]!),
    ownerWords(words, view, route, who),
    ...(bonus.length > 0 ? [say.bonuses(bonus)] : []),
  ]);
  const side = seat >= 0 ? seat : viewer;
  const type = t.kind[route]!;
  if (view.takers[route] !== 0 || side < 0 || isHidden(view, side)) return facts;
  if (isBlocked(view, t, route)) return say.sentences(facts, say.blocked);
  return type >= 0
    ? say.sentences(facts, say.youHave(heldOf(view, side, type), typeName(words, view, type)))
    : facts;
}

function routeSheet(asking: Asking, route: number): SheetModel {
  const { view, choices, mode } = asking;
  const say = asking.say.board;
  const t = tablesOf(view.map!);
  const name = routeName(asking, route);
  const options = pricesOf(choices, mode, route).map(({ move, type }) => {
    const { what, price, points } = claimParts(asking, t, route, type);
    const label = say.claim(mode, what, price, points);
    return { move, place: balloonPlace(view, type), label, text: `${price} → ${points}`, type };
  });
  return {
    title: options.length > 0 ? say.claimTitle(mode, name) : name,
    note: routeNote(asking, route),
    sections: options.length > 0 ? [{ options }] : [],
    due: false,
  };
}

/** A finger touched several things that can be used: which one was meant? */
function whichSheet(asking: Asking, targets: readonly Target[]): SheetModel {
  const { view, mode, choices } = asking;
  const say = asking.say.board;
  const options = targets.map((target): SheetOption => {
    if ('city' in target) {
      const name = cityName(asking, target.city);
      const text = choices.starts.has(target.city) ? say.startIn(name) : say.flyTo(name);
      return { move: '', target, place: cityPlace(view, target.city), label: text, text };
    }
    const text = say.claimTitle(mode, routeName(asking, target.route));
    const [only] = pricesOf(choices, mode, target.route);
    const type = only ? { type: only.type } : {};
    return { move: '', target, place: routePlace(view, target.route), label: text, text, ...type };
  });
  return { title: say.which, sections: [{ options }], due: false };
}

/** What is claimed, at what price, and for how much. */
export function claimParts(asking: Pick<Table, 'say' | 'view'>, t: Tables, route: number, type: number) {
  const { say: words, view } = asking;
  const say = words.board;
  const isMulti = t.kind[route] === MULTI;
  const name = routeName(asking, route);
  const worth = t.points[route]!;
  return {
    what: isMulti ? say.spaceOf(name) : name,
    price: say.balloons(isMulti ? 1 : t.length[route]!, typeName(words, view, type)),
    points: isMulti ? say.partOf(worth) : say.points(worth),
  };
}

// Steal, Rumour, abilities

const bySide = <T extends { readonly side: number }>(list: readonly T[]): [number, T[]][] =>
  [...new Set(list.map(({ side }) => side))].map((side) => [side, list.filter((one) => one.side === side)]);

type Deeds = Readonly<Record<'steal' | 'pickpocket' | 'rumour' | 'squeeze', (asking: Asking) => SheetModel>>;

const DEEDS: Deeds = {
  steal: (asking) => ({
    title: asking.say.board.steal,
    sections: bySide(asking.choices.steals).map(([side, calls]) => stealSection(asking, side, calls)),
    due: false,
  }),
  pickpocket: ({ say: words, view, choices, who }) => ({
    title: words.board.pickpocket,
    sections: bySide(choices.pickpockets).map(([side, list]) => ({
      heading: words.board.pickpocketFrom(who(side)),
      options: list.map(({ move, type }) => {
        const text = typeName(words, view, type);
        const place = `take-${side}-${view.map!.types[type]}`;
        return { move, place, label: words.board.pickpocketLabel(text, who(side)), text, type };
      }),
    })),
    due: false,
  }),
  rumour: (asking) => ({
    title: asking.say.board.rumour,
    sections: [...new Set(asking.choices.rumours.map(({ trajectory }) => trajectory))].map((trajectory) =>
      rumourSection(asking, trajectory),
    ),
    due: false,
  }),
  squeeze: (asking) => ({
    title: asking.say.board.squeezeInto,
    sections: [
      {
        options: asking.choices.squeezes.map(({ move, trajectory }) => {
          const pair = pairOf(asking, trajectory);
          const place = `trajectory-${asking.view.map!.trajectories![trajectory]!.id}`;
          return { move, place, label: asking.say.board.squeezeLabel(pair), text: pair };
        }),
      },
    ],
    due: false,
  }),
};

function rumourSection(asking: Asking, trajectory: number): SheetSection {
  const { view, choices } = asking;
  const say = asking.say.board;
  const pair = pairOf(asking, trajectory);
  return {
    heading: say.rumourAbout(pair, view.worth[trajectory]!),
    options: choices.rumours
      .filter((one) => one.trajectory === trajectory)
      .map(({ move, change }) => ({
        move,
        place: `rumour-${view.map!.trajectories![trajectory]!.id}${change > 0 ? '+2' : '-2'}`,
        label: say.rumourLabel(pair, change),
        text: say.change(change),
      })),
  };
}

function stealSection(
  { say: words, view, who }: Asking,
  side: number,
  calls: Choices['steals'],
): SheetSection {
  const say = words.board;
  const area = view.areas[side]!;
  const spent = (cell: number): boolean => !isHidden(view, side) && (area[cell - 1]! & SPENT) !== 0;
  // A cell that is seen crossed out is offered only where there is no other.
  const useful = calls.filter(({ cell }) => !spent(cell));
  return {
    heading: say.stealFrom(who(side)),
    options: (useful.length > 0 ? useful : calls).map(({ move, cell }) => {
      const value = area[cell - 1]!;
      const known = value !== UNKNOWN && !spent(cell);
      const what = known ? typeName(words, view, value & TYPE) : spent(cell) ? say.crossedOut : say.unknown;
      const label = say.stealLabel(cell, who(side), what);
      const place = cellPlace(side, cell - 1);
      return { move, place, label, text: String(cell), ...(known && { type: value & TYPE }) };
    }),
  };
}

/** What stands beside the pointer. */
export function peekOf(asking: Asking, target: { city: number } | { route: number }): string[] {
  const sheet = 'city' in target ? citySheet(asking, target.city) : routeSheet(asking, target.route);
  const { choices, mode } = asking;
  const say = asking.say.board;
  const lines = sheet.sections.flatMap(({ heading, options }) => {
    const text = say.or(options.map((option) => option.text));
    return [heading ? `${text}; ${heading}` : text];
  });
  const title =
    'city' in target && mode === 'turn' && choices.starts.has(target.city)
      ? say.startIn(cityName(asking, target.city))
      : sheet.title;
  return [title, ...lines, ...(sheet.note ? [sheet.note] : [])];
}
