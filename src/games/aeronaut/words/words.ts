/** What players read about a position of Aeronaut Odyssey, but for refusals and the rulebook. */
import type { Words } from '../../../contract/index.ts';
import { actionOf } from '../rules/actions.ts';
import { freeCells, unspent } from '../rules/area.ts';
import { bringsItsCell } from '../rules/editions.ts';
import { scoreOf } from '../rules/scoring.ts';
import {
  type AeronautEvent,
  type AeronautState,
  Due,
  Flag,
  has,
  isAutomaton,
  Phase,
} from '../rules/state.ts';
import { GRAY, MULTI, otherEnd, tablesOf } from '../rules/tables.ts';
import { describe } from './describe.ts';
import { listed, plural, saySecret, TRAJECTORY_REWARDS } from './phrases.ts';

interface Question {
  readonly title: string;
  readonly detail: string;
}

export const words: Words<AeronautState, string, AeronautEvent> = {
  ask(view, seat) {
    if (view.phase === Phase.START) return askStart(view, seat);
    if (view.phase === Phase.CHOICE) return askChoice(view, seat);
    if (isAutomaton(view, seat))
      return {
        title: 'Choose for the automaton',
        detail: 'It claims if it can, and otherwise flies to the lowest number.',
      };
    const free = freeCells(view, seat);
    if (free === 0)
      return { title: 'Claim a route', detail: 'Your cells are all written, so you cannot fly any more.' };
    const last =
      free === 1 ? 'With one free cell you receive only one.' : `You have ${plural(free, 'free cell')} left.`;
    return { title: 'Fly or claim', detail: `Fly for two balloons, or pay for a route. ${last}` };
  },

  move(view, seat, move) {
    return moveWords(view, seat, move);
  },

  say(event, name) {
    return sentenceOf(event, name);
  },

  about(view, seat) {
    if (view.map === null) return 'waiting for the map';
    const t = tablesOf(view.map);
    const points = plural(scoreOf(view, t, seat), 'point');
    const balloons = plural(unspent(view, seat), 'balloon');
    return `${points}, ${balloons}, ${plural(freeCells(view, seat), 'free cell')}`;
  },

  describe,
};

function askStart(view: AeronautState, seat: number): Question {
  return isAutomaton(view, seat)
    ? { title: 'Choose the automaton’s city', detail: 'Its traveller starts there; the start uses no slot.' }
    : {
        title: 'Choose your city',
        detail: 'Your traveller starts there; the start uses no slot, and others may start there too.',
      };
}

function askChoice(view: AeronautState, seat: number): Question {
  const [due, , detail, count] = view.queue as [number, number, number, number];
  const whose = isAutomaton(view, seat) ? 'for the automaton' : '';
  const title = (text: string): string => (whose ? `${text} ${whose}` : text);
  if (due === Due.GAIN)
    return {
      title: title('Choose a balloon'),
      detail:
        count > 1 ? `${count} balloons may be chosen, one after the other.` : 'Name the type of one balloon.',
    };
  if (due === Due.LOSE)
    return { title: title('Lose a balloon'), detail: 'Choose which unspent balloon is crossed out.' };
  if (due === Due.TOLL)
    return {
      title: title('Take a toll'),
      detail: has(view, Flag.secretAreas)
        ? 'Name a type: if the flier has such a balloon, it is handed over.'
        : 'Choose a balloon of whoever flew over the route.',
    };
  return {
    title: title('Swap a balloon'),
    detail: `One balloon is crossed out and another written into ${bringsItsCell(view) ? 'a cell of its own' : 'a free cell'}. ${plural(detail, 'swap')} left, or none if you like.`,
  };
}

function moveWords(view: AeronautState, seat: number, move: string): string {
  const t = tablesOf(view.map!);
  const action = actionOf(view.map!, move);
  const type = (index: number): string => t.types[index] ?? 'unknown';
  const city = (index: number): string => `city ${t.cityIds[index]!}`;
  switch (action.kind) {
    case 'start':
      return `Start in ${city(action.city)}`;
    case 'move': {
      const to = action.path.reduce((at, route) => otherEnd(t, route, at), view.at[seat]!);
      const over = action.path.map((route) => t.routeIds[route]!);
      const anyType = action.path.some((route) => t.kind[route] === GRAY);
      const count = Math.min(2, freeCells(view, seat));
      const gets = anyType ? `${plural(count, 'balloon')} of any type` : `${count} ${type(action.type)}`;
      return `Fly to ${city(to)} over ${listed(over)} for ${gets}`;
    }
    case 'claim':
    case 'share': {
      const verb = action.kind === 'claim' ? 'Claim' : 'Share';
      const price = t.kind[action.route] === MULTI ? 1 : t.length[action.route]!;
      const what =
        t.kind[action.route] === MULTI
          ? `a space of ${t.routeIds[action.route]!}`
          : t.routeIds[action.route]!;
      const where = `from ${city(t.a[action.route]!)} to ${city(t.b[action.route]!)}`;
      return `${verb} ${what} ${where} for ${price} ${type(action.type)}`;
    }
    case 'gain':
      return `Receive ${type(action.type)}`;
    case 'lose':
      return `Cross out ${type(action.type)}`;
    case 'toll':
      return `Take ${type(action.type)} as the toll`;
    case 'swap':
      return `Swap ${type(action.from)} for ${type(action.to)}`;
    case 'noSwap':
      return 'Swap no more';
    case 'pickpocket':
      return `Use steal: ${type(action.type)} from seat ${action.side}`;
    case 'squeeze':
      return `Use squeeze: take ${view.map!.trajectories![action.trajectory]!.id}, though it is full`;
    case 'teleport':
      return `Use teleport: to ${city(action.city)}`;
    case 'again':
      return 'Use again: another turn after this one';
    case 'steal':
      return `Steal what is in cell ${action.cell} of seat ${action.side}`;
    case 'rumour': {
      const { id } = view.map!.trajectories![action.trajectory]!;
      return `Tell a rumour: ${id} is worth ${action.change > 0 ? '2 more' : '2 less'}`;
    }
  }
}

type Name = (seat: number) => string;

function sentenceOf(event: AeronautEvent, name: Name): string {
  switch (event.kind) {
    case 'dealt':
      return `A new map lies on the table: ${event.cities} cities and ${event.routes} routes.`;
    case 'spies':
      return 'Everybody got a secret trajectory.';
    case 'started':
      return `${name(event.side)} started in city ${event.city}.`;
    case 'moved':
      return `${name(event.side)} flew from city ${event.from} to city ${event.to} over ${listed(event.path)}.`;
    case 'received':
      return event.type === null
        ? `${name(event.side)} received ${plural(event.count, 'secret balloon')}.`
        : `${name(event.side)} received ${event.count} ${event.type}.`;
    case 'claimed': {
      const verb = event.shared ? 'now shares' : event.space < 0 ? 'claimed' : 'claimed a space of';
      return `${name(event.side)} ${verb} ${event.route} for ${event.price} ${event.type}.`;
    }
    case 'lost':
      return `${name(event.side)} lost a ${event.type} balloon.`;
    case 'swapped':
      return `${name(event.side)} swapped ${event.from} for ${event.to}.`;
    case 'swapsDone':
      return `${name(event.side)} swapped no more.`;
    case 'passed':
      return passedWords(event, name);
    case 'teleported':
      return `${name(event.side)} teleported from city ${event.from} to city ${event.to}.`;
    case 'again':
      return `${name(event.side)} will have another turn after this one.`;
    case 'squeezed':
      return `${name(event.side)} squeezed into ${event.trajectory}.`;
    case 'rumoured':
      return `${name(event.side)} told a rumour: ${event.trajectory} is worth ${event.worth} now.`;
    case 'point':
      return event.points > 0
        ? `${name(event.side)} got a bonus point.`
        : `${name(event.side)} lost a point.`;
    case 'cells':
      return event.cells > 0
        ? `${name(event.side)} got ${plural(event.cells, 'more cell')}.`
        : `${name(event.side)} lost a free cell.`;
    case 'ability':
      return `${name(event.side)} may use “${event.ability}” once.`;
    case 'keepsToll':
      return `${name(event.side)} takes a toll on ${event.route} from now on.`;
    case 'connected':
      return `${name(event.side)} connected ${event.trajectory}: ${TRAJECTORY_REWARDS[event.reward]!(event.n)}.`;
    case 'ended':
      return `${name(event.side)} could neither fly nor claim: the game was over.`;
    case 'revealed':
      return `The secret trajectories were shown: ${event.secret.map((each, side) => `${name(side)} ${saySecret(each)}`).join('; ')}.`;
  }
}

function passedWords(event: Extract<AeronautEvent, { kind: 'passed' }>, name: Name): string {
  const [from, to] = [name(event.from), name(event.to)];
  if (event.type === null) return `${to} asked ${from} for a balloon that was not there.`;
  if (event.why === 'toll') return `${from} paid ${to} a toll: one ${event.type}.`;
  if (event.why === 'double') return `${from} gave ${to} one ${event.type} for the route beside theirs.`;
  return `${to} stole one ${event.type} from ${from}.`;
}
