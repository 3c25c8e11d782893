/** Why a move, in sentences: every number in them is counted, none is guessed. */
import type { Who } from '../../../../contract/index.ts';
import { object, subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Brought, Connection, Goal } from '../../bots/reasons.ts';
import { capital, counts, names, typeName } from './counts.ts';

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

export const words = (s: Speech) => {
  const count = counts(s);
  const goalWords = (type: string, goal: Goal | undefined): string => {
    if (!goal) return `, but no open route takes ${typeName(type)}`;
    const route = `${goal.space ? 'a space of ' : ''}${goal.route}, which is ${goal.length} long and worth ${count.points(goal.points)}`;
    return goal.missing === 0 ? `, enough for ${route}` : `, ${goal.missing} short of ${route}`;
  };
  const connected = ({ pair, reward, n }: Connection): string => `${pair} for ${count.reward(reward, n)}`;
  const rewarded = (others: readonly Who[]): string =>
    others.length === 0
      ? ''
      : `, and ${s.list(others.map(object))} ${others.length > 1 || others[0]!.isYou ? 'receive' : 'receives'} a balloon`;
  return {
    names: names(s),
    start: (city: string, routes: number, types: readonly string[]) =>
      `${capital(city)} has ${count.routes(routes)}, and flights from it offer ${count.types(types)}.`,
    fly: (type: string, held: number, goal: Goal | undefined, owners: readonly Who[], cells: number) =>
      `You hold ${held} ${typeName(type)} then${goalWords(type, goal)}${rewarded(owners)}; ${count.freeCells(cells)} left.`,
    flyAny: (n: number, owners: readonly Who[], cells: number) =>
      `${count.balloons(n)} of any types you like${rewarded(owners)}; ${count.freeCells(cells)} left.`,
    claim: (route: string, points: number, left: number, type: string, brought: Brought) => {
      const { connections, bonuses, secret, total, guests } = brought;
      const parts = [`${route} brings ${count.points(points)}`];
      if (connections.length > 0) parts.push(`connects ${s.list(connections.map(connected))}`);
      if (secret > 0) parts.push(`completes your secret trajectory for ${count.points(secret)}`);
      if (bonuses.length > 0) parts.push(`its spaces carry ${s.list(bonuses.map(bonusWords))}`);
      return `${capital(s.list(parts))}: ${count.points(total)} in all, with ${left} ${typeName(type)} left${rewarded(guests)}.`;
    },
    space: (route: string, points: number, left: number, type: string, open: number) =>
      `Takes a share in ${route}, worth ${count.points(points)} once ${s.plural(open, { one: 'its last space is', other: 'its last # spaces are' })} claimed; ${left} ${typeName(type)} left.`,
    gain: (type: string, held: number, goal: Goal | undefined) =>
      `You hold ${held} ${typeName(type)} then${goalWords(type, goal)}.`,
    lose: (type: string, held: number, goal: Goal | undefined) =>
      held === 0
        ? `Gives up your only ${typeName(type)}.`
        : `You keep ${held} ${typeName(type)}${goalWords(type, goal)}.`,
    swap: (from: string, left: number, to: string, held: number, goal: Goal | undefined) =>
      `You hold ${held} ${typeName(to)} then${goalWords(to, goal)}, and ${left} ${typeName(from)}.`,
    keepAll: 'Crosses nothing out, and keeps the balloons you have.',
    noSwap: (cells: number) =>
      `Crosses nothing out, and spares ${s.plural(cells, { one: 'your last free cell', other: 'your # free cells' })}.`,
    take: (type: string, held: number, goal: Goal | undefined, sure: boolean) =>
      sure
        ? `You hold ${held} ${typeName(type)} then${goalWords(type, goal)}.`
        : `If there is one, you hold ${held} ${typeName(type)} then${goalWords(type, goal)}.`,
    teleport: (city: string, routes: number, types: readonly string[], slots: number) =>
      `${capital(city)} has ${count.routes(routes)} that offer ${count.types(types)}, and ${count.freeSlots(slots - 1)} after you.`,
    again: (balloons: number, cells: number) =>
      `Two turns in a row, with ${count.balloons(balloons)} and ${count.freeCells(cells)} to use in them.`,
    squeeze: (connection: Connection) => `Your routes connect ${connected(connection)}, though it is full.`,
    stealKnown: (type: string, held: number, goal: Goal | undefined) =>
      `The cell holds ${typeName(type)}: you hold ${held} then${goalWords(type, goal)}.`,
    stealNothing: 'The cell is crossed out, so nothing is in it to steal.',
    stealUnknown: (who: Who) =>
      `Only ${object(who)} can know what is in the cell, or whether it is crossed out.`,
    rumour: (pair: string, before: number, after: number, mine: boolean) =>
      `The trajectory ${pair} is worth ${count.points(after)} then instead of ${before}, and your routes ${mine ? 'connect' : 'do not connect'} its cities.`,
    automatonClaims: (who: Who, points: number, total: number) =>
      `${subject(who)} claims whatever it can; this route brings it ${count.points(points)}, ${total} in all.`,
    automatonShares: (who: Who, route: string, open: number) =>
      `${subject(who)} claims whatever it can; ${s.plural(open, { one: '# space stays', other: '# spaces stay' })} open on ${route}.`,
    automatonHolds: (who: Who, type: string, held: number) =>
      `${subject(who)} holds ${held} ${typeName(type)} then.`,
    automatonKeeps: (who: Who) => `${subject(who)} keeps its balloons as they are.`,
    automatonAny: (who: Who) => `${subject(who)} goes to the lowest number, over routes of any type.`,
  };
};
