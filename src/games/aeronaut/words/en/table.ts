/** What players read and hear at a table of Aeronaut Odyssey. */
import { subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { board, scoring } from './board.ts';
import { city, counts, typeName } from './counts.ts';
import { events } from './events.ts';

export const words = (s: Speech) => {
  const count = counts(s);
  return {
    /** A player by itself: on a badge, in a table. */
    name: subject,
    automaton: 'The automaton',
    types: count.types,
    type: typeName,
    reward: count.reward,
    points: count.points,
    list: s.list,

    /** A title of a few words, and a sentence. */
    ask: {
      start: {
        title: 'Choose your city',
        detail: 'Your traveller starts there; the start uses no slot, and others may start there too.',
      },
      automatonStart: {
        title: 'Choose the automaton’s city',
        detail: 'Its traveller starts there; the start uses no slot.',
      },
      automaton: {
        title: 'Choose for the automaton',
        detail: 'It claims if it can, and otherwise flies to the lowest number.',
      },
      full: { title: 'Claim a route', detail: 'Your cells are all written, so you cannot fly any more.' },
      act: (free: number) => ({
        title: 'Fly or claim',
        detail: `Fly for two balloons, or pay for a route. ${
          free < 2 ? 'With one free cell you receive only one.' : `You have ${count.freeCells(free)} left.`
        }`,
      }),
      gain: (n: number) => ({
        title: 'Choose a balloon',
        detail:
          n > 1
            ? `${count.balloons(n)} may be chosen, one after the other.`
            : 'Name the type of one balloon.',
      }),
      lose: { title: 'Lose a balloon', detail: 'Choose which unspent balloon is crossed out.' },
      toll: { title: 'Take a toll', detail: 'Choose a balloon of the player who flew over the route.' },
      secretToll: {
        title: 'Take a toll',
        detail: 'Name a type: if the flier has such a balloon, it is handed over.',
      },
      /** `ownCell`: it brings the cell that it needs. */
      swap: (n: number, ownCell: boolean) => ({
        title: 'Swap a balloon',
        detail: `One balloon is crossed out and another written into ${ownCell ? 'a cell of its own' : 'a free cell'}. ${count.swaps(n)} left, or none if you like.`,
      }),
      forAutomaton: (title: string) => `${title} for the automaton`,
    },

    /** A legal move, as a player would say it. Cities by number, routes and trajectories by name. */
    move: {
      start: (to: number) => `Start in ${city(to)}`,
      fly: (to: number, over: readonly string[], n: number, type: string) =>
        `Fly to ${city(to)} over ${s.list(over)} for ${n} ${typeName(type)}`,
      flyAny: (to: number, over: readonly string[], n: number) =>
        `Fly to ${city(to)} over ${s.list(over)} for ${count.balloons(n)} of any type`,
      claim: (route: string, a: number, b: number, price: number, type: string) =>
        `Claim ${route} from ${city(a)} to ${city(b)} for ${price} ${typeName(type)}`,
      claimSpace: (route: string, a: number, b: number, price: number, type: string) =>
        `Claim a space of ${route} from ${city(a)} to ${city(b)} for ${price} ${typeName(type)}`,
      share: (route: string, a: number, b: number, price: number, type: string) =>
        `Share ${route} from ${city(a)} to ${city(b)} for ${price} ${typeName(type)}`,
      gain: (type: string) => `Receive ${typeName(type)}`,
      lose: (type: string) => `Cross out ${typeName(type)}`,
      toll: (type: string) => `Take ${typeName(type)} as the toll`,
      swap: (from: string, to: string) => `Swap ${typeName(from)} for ${typeName(to)}`,
      noSwap: 'Swap no more',
      pickpocket: (type: string, side: number) => `Use steal: ${typeName(type)} from seat ${side}`,
      squeeze: (id: string) => `Use squeeze: take ${id}, though it is full`,
      teleport: (to: number) => `Use teleport: to ${city(to)}`,
      again: 'Use again: another turn after this one',
      steal: (cell: number, side: number) => `Steal what is in cell ${cell} of seat ${side}`,
      rumour: (id: string, change: number) =>
        `Tell a rumour: ${id} is worth ${change > 0 ? '2 more' : '2 less'}`,
      unknown: 'unknown',
    },

    event: events(s),

    /** Under a name. */
    waiting: 'waiting for the map',
    about: (score: number, balloons: number, free: number) =>
      `${count.points(score)}, ${count.balloons(balloons)}, ${count.freeCells(free)}`,

    describe: describe(s),
    board: board(s),
    scoring: scoring(s),
  };
};

/** The whole position in sentences. */
const describe = (s: Speech) => {
  const count = counts(s);
  const seats = (sides: readonly number[]): string => s.list(sides.map((side) => `seat ${side}`));
  return {
    noMap: 'The map is not dealt yet.',
    you: 'You',
    seat: (side: number) => `Seat ${side}`,
    nowhere: 'not on the map yet',
    inCity: (id: number) => `in city ${id}`,
    side: (who: string, at: string, score: number, balloons: string, free: number) =>
      `${who}: ${at}, ${count.points(score)}, balloons ${balloons}, ${count.freeCells(free)}.`,
    toUse: (abilities: readonly string[]) => ` To use: ${s.list(abilities)}.`,
    ability: (ability: string, n: number) => (n > 1 ? `${ability} ×${n}` : ability),
    none: 'none',
    unknownTypes: (n: number) => `${n}, types unknown`,
    /** Numbers and types. */
    held: (held: readonly (readonly [number, string])[]) =>
      s.list(held.map(([n, type]) => `${n} ${typeName(type)}`)),
    secret: (secret: Parameters<typeof count.secret>[0]) =>
      `Your secret trajectory: ${count.secret(secret)}.`,
    city: (
      id: number,
      name: string | undefined,
      free: number,
      routes: readonly string[],
      here: readonly number[],
    ) =>
      `City ${id}${name ? `, ${name}` : ''}: ${free === 0 ? 'full' : count.freeSlots(free)}, routes ${s.list(routes)}.${here.length > 0 ? ` Here: ${seats(here)}.` : ''}`,
    route: (id: string, a: number, b: number, made: string, bonuses: readonly string[], owner: string) =>
      `Route ${id} from ${a} to ${b}, ${made}${bonuses.length > 0 ? `, bonuses ${s.list(bonuses)}` : ''}, ${owner}.`,
    multi: (types: readonly string[]) => `spaces ${count.types(types)}`,
    plain: (length: number, type: string) => `${count.spaces(length)} ${typeName(type)}`,
    free: 'free',
    ownedBy: (sides: readonly number[]) => `owned by ${seats(sides)}`,
    unfinished: (types: readonly string[], sides: readonly number[]) =>
      `unfinished: ${count.types(types)} taken by ${seats(sides)}`,
    trajectory: (
      id: string,
      a: number,
      b: number,
      reward: string,
      slots: number,
      takers: readonly number[],
    ) =>
      `Trajectory ${id} from ${a} to ${b}: ${reward}, ${count.slots(slots)}${takers.length > 0 ? `, taken by ${seats(takers)}` : ''}.`,
  };
};
