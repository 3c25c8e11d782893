/** Why something cannot be done now: an answer to a tap on any place, with the facts of the position. */
import type { Place } from '../../../contract/index.ts';
import { heldOf } from '../rules/area.ts';
import { isBlocked, isComplete } from '../rules/claims.ts';
import { type AeronautState, Phase } from '../rules/state.ts';
import { MULTI, tablesOf } from '../rules/tables.ts';
import type { LessonWords } from '../words/index.ts';
import { namesOn } from '../words/names.ts';

/** The learner has the first seat. */
const LEARNER = 0;

export function refusal(
  { refuse: say, names: naming }: LessonWords,
  view: AeronautState,
  place: Place,
): string {
  const [kind = '', id = ''] = place.split('-');
  if (view.phase === Phase.CHOICE) return say.choiceFirst;
  const t = tablesOf(view.map!);
  const names = namesOn(naming, view.map!);
  const city = kind === 'city' || kind === 'slots' ? t.cityIndex.get(Number(id)) : undefined;
  if (view.phase === Phase.START) return say.cityFirst;
  if (city !== undefined) {
    if (view.at[LEARNER] === city) return say.here(names.city(city));
    return view.slots[city] === 0 ? say.full(names.city(city)) : say.tooFar(names.city(city));
  }
  const route = kind === 'route' || kind === 'space' ? t.routeIndex.get(id) : undefined;
  if (route !== undefined) {
    const name = names.route(route);
    const type = t.kind[route]!;
    if (type === MULTI ? isComplete(view, t, route) : view.takers[route] !== 0) return say.claimed(name);
    if (isBlocked(view, t, route)) return say.twin(name);
    return type < 0
      ? say.noBalloons(name)
      : say.tooFew(name, t.length[route]!, t.types[type]!, heldOf(view, LEARNER, type));
  }
  if (kind === 'traveller') return say.traveller;
  if (kind === 'cell' || kind === 'area' || kind === 'purse') return say.cell;
  if (kind === 'trajectory' || kind === 'secret') return say.trajectory;
  return say.nothing;
}
