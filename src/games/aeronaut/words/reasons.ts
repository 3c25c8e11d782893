/** Why a move, in sentences: every number in them is counted, none is guessed. */
import { listed, plural, TRAJECTORY_REWARDS } from './phrases.ts';

/** What balloons of a type are good for: an open route that they pay, or that is nearest to being paid. */
export interface Goal {
  readonly route: string;
  readonly length: number;
  readonly points: number;
  /** Balloons that are still missing. */
  readonly missing: number;
  /** Only one space of a route that is claimed space by space. */
  readonly space: boolean;
}

export interface Connection {
  readonly id: string;
  readonly reward: string;
  readonly n: number;
}

function goalWords(type: string, goal: Goal | undefined): string {
  if (!goal) return `, but no open route takes ${type}`;
  const route = `${goal.space ? 'a space of ' : ''}${goal.route}, which is ${goal.length} long and worth ${plural(goal.points, 'point')}`;
  return goal.missing === 0 ? `, enough for ${route}` : `, ${goal.missing} short of ${route}`;
}

const connected = ({ id, reward, n }: Connection): string => `${id} for ${TRAJECTORY_REWARDS[reward]!(n)}`;

const GIFTS: Readonly<Record<string, string>> = {
  '+point': 'a point',
  '-point': 'the loss of a point',
  '+cell': 'a cell',
  '-cell': 'the loss of a cell',
  '+balloon': 'a balloon',
  '-balloon': 'the loss of a balloon',
  swap: 'a swap',
  toll: 'a toll',
};
const bonusWords = (bonus: string): string => GIFTS[bonus] ?? `the ability “${bonus}”`;

export interface Claimed {
  readonly route: string;
  readonly points: number;
  readonly connections: readonly Connection[];
  readonly bonuses: readonly string[];
  /** What it completes that nobody else knows of, in points. */
  readonly secret: number;
  readonly total: number;
  readonly left: number;
  readonly type: string;
  /** Who else is in its cities and receives a balloon. */
  readonly guests: readonly string[];
}

export const reasonWords = {
  start: (city: number, routes: number, types: readonly string[]) =>
    `City ${city} has ${plural(routes, 'route')}, and flights from it offer ${listed(types)}.`,
  fly: (type: string, held: number, goal: Goal | undefined, owners: readonly string[], cells: number) =>
    `You hold ${held} ${type} then${goalWords(type, goal)}${rewarded(owners)}; ${plural(cells, 'free cell')} left.`,
  flyAny: (count: number, owners: readonly string[], cells: number) =>
    `${plural(count, 'balloon')} of any types you like${rewarded(owners)}; ${plural(cells, 'free cell')} left.`,
  claim: ({ route, points, connections, bonuses, secret, total, left, type, guests }: Claimed) => {
    const parts = [`${route} brings ${plural(points, 'point')}`];
    if (connections.length > 0) parts.push(`connects ${listed(connections.map(connected))}`);
    if (secret > 0) parts.push(`completes your secret trajectory for ${plural(secret, 'point')}`);
    if (bonuses.length > 0) parts.push(`its spaces carry ${listed(bonuses.map(bonusWords))}`);
    return `${capital(listed(parts))}: ${plural(total, 'point')} in all, with ${left} ${type} left${rewarded(guests)}.`;
  },
  space: (route: string, open: number, points: number, left: number, type: string) =>
    `Takes a share in ${route}, worth ${plural(points, 'point')} once its last ${open === 1 ? 'space is' : `${open} spaces are`} claimed; ${left} ${type} left.`,
  gain: (type: string, held: number, goal: Goal | undefined) =>
    `You hold ${held} ${type} then${goalWords(type, goal)}.`,
  lose: (type: string, held: number, goal: Goal | undefined) =>
    held === 0 ? `Gives up your only ${type}.` : `You keep ${held} ${type}${goalWords(type, goal)}.`,
  swap: (from: string, left: number, to: string, held: number, goal: Goal | undefined) =>
    `You hold ${held} ${to} then${goalWords(to, goal)}, and ${left} ${from}.`,
  keepAll: 'Crosses nothing out, and keeps the balloons you have.',
  noSwap: (cells: number) =>
    `Crosses nothing out, and spares ${cells === 1 ? 'your last free cell' : `your ${cells} free cells`}.`,
  take: (type: string, held: number, goal: Goal | undefined, sure: boolean) =>
    sure
      ? `You hold ${held} ${type} then${goalWords(type, goal)}.`
      : `If there is one, you hold ${held} ${type} then${goalWords(type, goal)}.`,
  teleport: (city: number, routes: number, types: readonly string[], slots: number) =>
    `City ${city} has ${plural(routes, 'route')} that offer ${listed(types)}, and ${plural(slots - 1, 'free slot')} after you.`,
  again: (balloons: number, cells: number) =>
    `Two turns in a row, with ${plural(balloons, 'balloon')} and ${plural(cells, 'free cell')} to use in them.`,
  squeeze: (connection: Connection) => `Your routes connect ${connected(connection)}, though it is full.`,
  stealKnown: (type: string, held: number, goal: Goal | undefined) =>
    `The cell holds ${type}: you hold ${held} then${goalWords(type, goal)}.`,
  stealNothing: 'The cell is crossed out, so nothing is in it to steal.',
  stealUnknown: (name: string) => `Only ${name} knows what is in the cell, or whether it is crossed out.`,
  rumour: (id: string, before: number, after: number, mine: boolean) =>
    `${capital(id)} is worth ${plural(after, 'point')} then instead of ${before}, and your routes ${mine ? 'connect' : 'do not connect'} its cities.`,
  automatonClaims: (name: string, points: number, total: number) =>
    `${name} claims whatever it can; this route brings it ${plural(points, 'point')}, ${total} in all.`,
  automatonShares: (name: string, route: string, open: number) =>
    `${name} claims whatever it can; ${plural(open, 'space')} of ${route} ${open === 1 ? 'stays' : 'stay'} open.`,
  automatonHolds: (name: string, type: string, held: number) => `${name} holds ${held} ${type} then.`,
  automatonKeeps: (name: string) => `${name} keeps its balloons as they are.`,
  automatonAny: (name: string) => `${name} goes to the lowest number, over routes of any type.`,
} as const;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const rewarded = (owners: readonly string[]): string =>
  owners.length === 0
    ? ''
    : `, and ${listed(owners)} ${owners.length === 1 ? 'receives' : 'receive'} a balloon`;
