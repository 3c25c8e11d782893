import type { LabHints, Move } from '../../../contract/index.ts';
import { ALL_TYPES } from '../map/map.ts';
import { actionOf } from '../rules/actions.ts';
import type { AeronautState } from '../rules/state.ts';
import { GRAY, type Tables, tablesOf } from '../rules/tables.ts';
import type { LabWords } from '../words/index.ts';

const ACTIONS = [
  'move',
  'claim',
  'gain',
  'swap',
  'share',
  'steal',
  'pickpocket',
  'teleport',
  'squeeze',
  'again',
  'rumour',
] as const;
const LENGTHS = [1, 2, 3, 4, 5] as const;
const COLORS = [...ALL_TYPES, 'gray', 'multi'] as const;
/** A city with so many routes or more is a hub. */
const HUB = 5;

export const labOf = (words: LabWords): LabHints<AeronautState, Move> => ({
  groups: [
    { id: 'actions', title: words.actions, features: ACTIONS.map((id) => ({ id, name: words.action[id] })) },
    {
      id: 'routes',
      title: words.routes,
      features: LENGTHS.map((length) => ({ id: `route_${length}`, name: words.length(length) })),
    },
    {
      id: 'colors',
      title: words.colors,
      features: COLORS.map((type) => ({ id: `claim_${type}`, name: words.color(type) })),
    },
    {
      id: 'cities',
      title: words.cities,
      features: [
        { id: 'start_routes', name: words.startDegree },
        { id: 'cities', name: words.reached },
        { id: 'hubs', name: words.hubs },
        { id: 'trajectories', name: words.trajectories },
      ],
    },
  ],
  move(state, seat, move, count) {
    const action = actionOf(state.map!, String(move));
    const kind = ACTIONS.find((id) => id === action.kind);
    if (kind) count(seat, kind);
    const t = tablesOf(state.map!);
    if (action.kind === 'start') count(seat, 'start_routes', t.routesAt[action.city]!.length);
    if (action.kind !== 'claim' && action.kind !== 'share') return;
    const own = t.kind[action.route]!;
    count(seat, `claim_${own >= 0 ? t.types[own] : own === GRAY ? 'gray' : 'multi'}`);
    count(seat, `route_${Math.min(5, t.length[action.route]!)}`);
  },
  end(state, count) {
    const t = tablesOf(state.map!);
    for (let seat = 0; seat < state.seats; seat++) {
      const reached = citiesOf(state, t, seat);
      count(seat, 'cities', reached.size);
      for (const city of reached) if (t.routesAt[city]!.length >= HUB) count(seat, 'hubs');
    }
    for (const code of state.taken) if ((code & 7) < state.seats) count(code & 7, 'trajectories');
  },
});

/** The cities at the ends of a side's routes. */
function citiesOf(state: AeronautState, t: Tables, side: number): Set<number> {
  const cities = new Set<number>();
  for (const [route, takers] of state.takers.entries())
    if ((takers & (1 << side)) !== 0) cities.add(t.a[route]!).add(t.b[route]!);
  return cities;
}
