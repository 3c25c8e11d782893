/** What is asked of a seat. It changes with what the player has picked up: a city, a route, an ability. */
import type { Place } from '../../../contract/index.ts';
import { freeCells, heldOf } from '../rules/area.ts';
import { bringsItsCell } from '../rules/editions.ts';
import { type AeronautState, Due, Flag, has, isAutomaton, Phase } from '../rules/state.ts';
import { MULTI, tablesOf } from '../rules/tables.ts';
import type { TableWords } from './index.ts';
import { namesById } from './names.ts';

interface Asked {
  readonly title: string;
  readonly detail: string;
}

export function asked(say: TableWords, view: AeronautState, seat: number, held?: Place): Asked {
  const automaton = isAutomaton(view, seat);
  if (view.phase === Phase.START) return automaton ? say.ask.automatonStart : say.ask.start;
  if (view.phase === Phase.CHOICE) {
    const { title, detail } = askChoice(say, view);
    return { title: automaton ? say.ask.forAutomaton(title) : title, detail };
  }
  const half = held === undefined ? undefined : askHeld(say, view, seat, held);
  if (half) return half;
  if (automaton) return say.ask.automaton;
  const free = freeCells(view, seat);
  return free === 0 ? say.ask.full : say.ask.act(free);
}

function askChoice({ ask }: TableWords, view: AeronautState): Asked {
  const [due, , detail, count] = view.queue as [number, number, number, number];
  if (due === Due.GAIN) return ask.gain(count);
  if (due === Due.LOSE) return ask.lose;
  if (due === Due.TOLL) return has(view, Flag.secretAreas) ? ask.secretToll : ask.toll;
  return ask.swap(detail, bringsItsCell(view));
}

/** A choice that is half made. */
function askHeld(say: TableWords, view: AeronautState, seat: number, held: Place): Asked | undefined {
  const t = tablesOf(view.map!);
  const names = namesById(say.names, view.map!);
  const [what, id = ''] = split(held);
  const city = what === 'city' ? t.cityIndex.get(Number(id)) : undefined;
  if (city !== undefined) {
    const free = view.slots[city]!;
    return free > 0 && view.at[seat] !== city
      ? say.ask.city(names.city(Number(id)), free)
      : say.ask.lookedAt(names.city(Number(id)));
  }
  const route = what === 'route' ? t.routeIndex.get(id) : undefined;
  if (route !== undefined) {
    const [length, kind] = [t.length[route]!, t.kind[route]!];
    const price = kind === MULTI ? 1 : length;
    const mine = kind < 0 ? undefined : heldOf(view, seat, kind);
    return say.ask.route(names.route(id), price, t.points[route]!, t.types[kind], mine);
  }
  return what === 'use' && id in say.ask.use ? say.ask.use[id as keyof typeof say.ask.use] : undefined;
}

/** `route-r8` in two. */
function split(place: Place): [string, string?] {
  const at = place.indexOf('-');
  return at < 0 ? [place] : [place.slice(0, at), place.slice(at + 1)];
}
