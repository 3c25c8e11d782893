/** Who knows what: secret areas hide the types named in `M` and `+`, and secret trajectories are shown at the end. */
import { CHANCE, type Seat } from '../../../contract/index.ts';
import { actionOf } from './actions.ts';
import { conceal, hasSecrets, isHidden } from './area.ts';
import { hideDraw } from './deal.ts';
import { play } from './rules.ts';
import { type AeronautState, Flag, has, isAutomaton, Phase, sides, UNKNOWN } from './state.ts';

export function copy(s: AeronautState): AeronautState {
  const twin: AeronautState = {
    edition: s.edition,
    seats: s.seats,
    size: s.size,
    types: s.types,
    flags: s.flags,
    map: s.map, // never changed after the deal
    phase: s.phase,
    turn: s.turn,
    again: s.again,
    acted: s.acted,
    at: s.at.slice(),
    slots: s.slots.slice(),
    takers: s.takers.slice(),
    first: s.first.slice(),
    spaces: s.spaces.slice(),
    areas: s.areas.map((area) => area.slice()),
    cells: s.cells.slice(),
    held: s.held.slice(),
    paid: s.paid.slice(),
    hidden: s.hidden,
    queue: s.queue.slice(),
    points: s.points.slice(),
    abilities: s.abilities.slice(),
    tolls: s.tolls.slice(),
    worth: s.worth.slice(),
    taken: s.taken.slice(),
    calls: s.calls.slice(),
    rumours: s.rumours.slice(),
    secret: s.secret, // replaced, never changed
  };
  if (s.tuned !== undefined) twin.tuned = s.tuned;
  return twin;
}

/** The player who decides for the automaton sees its area. */
const maySee = (s: AeronautState, side: number, viewer: Seat): boolean =>
  side === viewer || (viewer === 0 && isAutomaton(s, side));

export function view(s: AeronautState, viewer: Seat): AeronautState {
  const seen = copy(s);
  if (has(s, Flag.secretAreas)) {
    for (let side = 0; side < sides(s); side++)
      if (!maySee(s, side, viewer) && !isHidden(s, side) && hasSecrets(s, side)) conceal(seen, side);
  }
  if (s.phase !== Phase.OVER) seen.secret = s.secret.map((each, side) => (side === viewer ? each : null));
  return seen;
}

export function hide(s: AeronautState, by: Seat | typeof CHANCE, move: string, viewer: Seat): string {
  if (by === CHANCE) return hideDraw(s, move, viewer);
  if (!has(s, Flag.secretAreas) || s.phase === Phase.START) return move;
  return (maySee(s, by, viewer) ? move : blank(s, move)) + fateOf(s, by, move);
}

/** The types named in `M` and `+` are for their side alone. */
function blank(s: AeronautState, move: string): string {
  const { kind, ...action } = actionOf(s.map!, move);
  if (kind === 'gain') return '+?';
  if (kind === 'move' && 'type' in action && action.type !== UNKNOWN) return move.replace(/ \S+$/, ' ?');
  return move;
}

/** What a view cannot work out, because it depends on an area that it does not show. All viewers are told the same. */
function fateOf(s: AeronautState, by: Seat, move: string): string {
  const after = copy(s);
  let fate = '';
  play(after, by, move, (event) => {
    if (event.kind === 'passed') fate += ` (${event.type ?? 'nothing'})`;
  });
  return after.phase > Phase.CHOICE ? `${fate} (over)` : fate;
}
