/** What players read and hear at a table of Aeronaut Odyssey. */
import type { Who } from '../../../../contract/index.ts';
import { object, possessive, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Source } from '../verdict.ts';
import { board, scoring } from './board.ts';
import { counts, names, typeName } from './counts.ts';
import { events } from './events.ts';

export const words = (s: Speech) => {
  const count = counts(s);
  return {
    /** A player by itself: on a badge, in a table. */
    name: subject,
    automaton: 'The automaton',
    names: names(s),
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
      /** A city that is picked, and its free slots. */
      city: (city: string, free: number) => ({
        title: `Fly to ${city}`,
        detail: `Choose the balloons that you receive. You take ${free === 1 ? 'its last slot' : `one of its ${free} slots`}.`,
      }),
      lookedAt: (city: string) => ({
        title: 'Fly or claim',
        detail: `${city} is no place to land now: choose a city or a route that glows.`,
      }),
      /** `held`: how many of its type the player has; undefined where the type is open. */
      route: (
        route: string,
        price: number,
        points: number,
        type: string | undefined,
        held: number | undefined,
      ) => ({
        title: `Claim ${route}`,
        detail:
          type === undefined || held === undefined
            ? `Choose what you pay: ${count.balloons(price)} of one type. The whole route is worth ${count.points(points)}.`
            : `It costs ${price} ${typeName(type)} and is worth ${count.points(points)}. You have ${held}.`,
      }),
      use: {
        steal: {
          title: 'Steal a balloon',
          detail: 'Call a cell; what is written there and not crossed out becomes yours.',
        },
        rumour: { title: 'Tell a rumour', detail: 'Make a trajectory in your city worth 2 more or 2 less.' },
        pickpocket: {
          title: 'Steal a balloon',
          detail: 'Name a player and a type. You still fly or claim after it.',
        },
        squeeze: {
          title: 'Squeeze in',
          detail: 'Take a trajectory that you connect, though its slots are full.',
        },
        share: {
          title: 'Share a route',
          detail: 'Choose a route of another player that glows, and pay its price.',
        },
        teleport: {
          title: 'Teleport',
          detail: 'Choose any city that glows. You receive nothing, and still fly or claim after it.',
        },
      },
    },

    /** A legal move, as a player would say it. Cities, routes and trajectories by name. */
    move: {
      start: (to: string) => `Start in ${to}`,
      fly: (to: string, over: readonly string[], n: number, type: string) =>
        `Fly to ${to} over ${s.list(over)} for ${n} ${typeName(type)}`,
      flyAny: (to: string, over: readonly string[], n: number) =>
        `Fly to ${to} over ${s.list(over)} for ${count.balloons(n)} of any type`,
      claim: (route: string, price: number, type: string) => `Claim ${route} for ${price} ${typeName(type)}`,
      claimSpace: (route: string, price: number, type: string) =>
        `Claim a space of ${route} for ${price} ${typeName(type)}`,
      share: (route: string, price: number, type: string) => `Share ${route} for ${price} ${typeName(type)}`,
      gain: (type: string) => `Receive ${typeName(type)}`,
      lose: (type: string) => `Cross out ${typeName(type)}`,
      toll: (type: string) => `Take ${typeName(type)} as the toll`,
      swap: (from: string, to: string) => `Swap ${typeName(from)} for ${typeName(to)}`,
      noSwap: 'Swap no more',
      pickpocket: (type: string, from: Who) => `Use steal: ${typeName(type)} from ${object(from)}`,
      squeeze: (pair: string) => `Use squeeze: take the trajectory ${pair}, though it is full`,
      teleport: (to: string) => `Use teleport: to ${to}`,
      again: 'Use again: another turn after this one',
      /** `what`: a type, "crossed out" or "unknown". */
      steal: (cell: number, from: Who, what: string) => `Steal from ${object(from)}: cell ${cell}, ${what}`,
      rumour: (pair: string, change: number) =>
        `Tell a rumour: the trajectory ${pair} is worth ${change > 0 ? '2 more' : '2 less'}`,
      unknown: 'unknown',
    },

    event: events(s),

    /** Under a name. */
    waiting: 'waiting for the map',
    about: (score: number, balloons: number, free: number) =>
      `${count.points(score)}, ${count.balloons(balloons)}, ${count.freeCells(free)}`,

    verdict: verdict(s),
    describe: describe(s),
    board: board(s),
    scoring: scoring(s),
  };
};

/** The whole position in sentences. */
const describe = (s: Speech) => {
  const count = counts(s);
  const players = (list: readonly Who[]): string => s.list(list.map(object));
  return {
    noMap: 'The map is not dealt yet.',
    nowhere: 'not on the map yet',
    inCity: (city: string) => `in ${city}`,
    side: (who: Who, at: string, score: number, balloons: string, free: number) =>
      `${subject(who)}: ${at}, ${count.points(score)}, balloons ${balloons}, ${count.freeCells(free)}.`,
    toUse: (abilities: readonly string[]) => ` To use: ${s.list(abilities)}.`,
    ability: (ability: string, n: number) => (n > 1 ? `${ability} ×${n}` : ability),
    none: 'none',
    unknownTypes: (n: number) => `${n}, types unknown`,
    /** Numbers and types. */
    held: (held: readonly (readonly [number, string])[]) =>
      s.list(held.map(([n, type]) => `${n} ${typeName(type)}`)),
    secret: (pair: string, n: number) => `Your secret trajectory: ${count.secret(pair, n)}.`,
    city: (
      id: number,
      name: string | undefined,
      free: number,
      routes: readonly string[],
      here: readonly Who[],
    ) =>
      `City ${id}${name ? `, ${name}` : ''}: ${free === 0 ? 'full' : count.freeSlots(free)}, routes to ${s.list(routes)}.${here.length > 0 ? ` Here: ${players(here)}.` : ''}`,
    route: (pair: string, made: string, bonuses: readonly string[], owner: string) =>
      `Route ${pair}, ${made}${bonuses.length > 0 ? `, bonuses ${s.list(bonuses)}` : ''}, ${owner}.`,
    multi: (types: readonly string[]) => `spaces ${count.types(types)}`,
    plain: (length: number, type: string) => `${count.spaces(length)} ${typeName(type)}`,
    free: 'free',
    ownedBy: (owners: readonly Who[]) => `owned by ${players(owners)}`,
    unfinished: (types: readonly string[], takers: readonly Who[]) =>
      `unfinished: ${count.types(types)} taken by ${players(takers)}`,
    trajectory: (pair: string, reward: string, slots: number, takers: readonly Who[]) =>
      `Trajectory ${pair}: ${reward}, ${count.slots(slots)}${takers.length > 0 ? `, taken by ${players(takers)}` : ''}.`,
  };
};

/** What decided a game. */
const verdict = (s: Speech) => {
  const count = counts(s);
  const SOURCES: Readonly<Record<Source, string>> = {
    routes: 'from routes',
    trajectories: 'from trajectories',
    bonuses: 'from bonuses',
    secret: 'for the secret trajectory',
  };
  return {
    /** "18 from routes and 6 from trajectories" */
    from: (sources: readonly (readonly [Source, number])[]) =>
      s.list(sources.map(([source, points]) => `${points} ${SOURCES[source]}`)),
    won: (winner: Who, best: number, from: string, second: Who, next: number, behind: string) =>
      `${subject(winner)} won by ${count.points(best - next)}: ${best}${from ? ` (${from})` : ''} against ${possessive(second)} ${next}${behind ? ` (${behind})` : ''}.`,
    tie: (winners: readonly Who[], best: number) =>
      `${s.list(winners.map((who, i) => (i === 0 ? subject(who) : object(who))))} ended level with ${count.points(best)} each. Nothing breaks a tie: the win is shared.`,
    alone: (who: Who, best: number, from: string) =>
      `${subject(who)} ${verb(who, 'have', 'has')} ${count.points(best)}${from ? `: ${from}` : ''}.`,
    lostToAutomaton: (sentence: string) =>
      `${sentence} It claims whatever it can: leave it fewer balloons where it stands.`,
  };
};
