/** What players look up in the middle of a game: the aid, tips on everything, and coaching. */
import type { Who } from '../../../../contract/index.ts';
import { object, possessive, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { Bonus } from '../../map/map.ts';
import type { Ability } from '../../rules/state.ts';
import { capital, counts, names, typeName } from './counts.ts';
import { words as table } from './table.ts';

const BONUSES: Readonly<Record<Bonus, readonly [title: string, text: string]>> = {
  '+point': ['A point more', 'Whoever claims this space scores one point more.'],
  '-point': ['A point less', 'Whoever claims this space loses a point.'],
  '+balloon': ['A balloon', 'Whoever claims this space receives a balloon of any type.'],
  '-balloon': [
    'A balloon lost',
    'Whoever claims this space crosses out an unspent balloon, if there is one.',
  ],
  '+cell': ['A cell more', 'Whoever claims this space gets one more cell.'],
  '-cell': ['A cell less', 'Whoever claims this space loses a free cell, if there is one.'],
  swap: ['A swap', 'Cross out one balloon and write one of another type into a cell that comes with it.'],
  steal: ['Steal', 'An ability: take a balloon of a type that you name from another player.'],
  squeeze: ['Squeeze', 'An ability: take a trajectory that your routes connect, though its slots are full.'],
  share: ['Share', 'An ability: claim a route that another player has claimed, for the usual price.'],
  teleport: ['Teleport', 'An ability: go to any other city with a free slot. You receive nothing.'],
  again: ['Again', 'An ability: another turn after this one.'],
  toll: ['A toll', 'From now on whoever flies over this route gives its claimer one of their balloons.'],
};

export const words = (s: Speech) => {
  const count = counts(s);
  return {
    table: table(s),
    names: names(s),
    sections: {
      turn: {
        title: 'A turn',
        one: 'Do one thing:',
        steps: [
          '**Fly** to a city with a free slot. Full cities are flown over; the first city with a free slot ends the flight.',
          'Or **claim** a route, from anywhere: one balloon of its type for each space.',
        ],
      },
      receiving: {
        title: 'Receiving balloons',
        list: [
          'A flight: two balloons of one type that you crossed. With one free cell only one; with none you cannot fly.',
          'Your route is flown over by another player: one balloon of any type.',
          'A route is claimed in a city where you stand: one balloon of the type that was paid.',
          'A cell is written once. Paying crosses balloons out, the oldest first, and frees no cell.',
        ],
      },
      claiming: {
        title: 'Claiming',
        list: [
          'Each route is claimed once.',
          'Two routes side by side are a double. With two players, or alone, only one of them can be claimed.',
        ],
      },
      scoring: {
        title: 'Scoring',
        spaces: 'Spaces',
        points: 'Points',
        more: 'Expansions add points for trajectories, stars and secrets. Most points win; a tie is shared.',
      },
      end: {
        title: 'The end',
        text: 'The game ends at once when the player to move can neither fly nor claim.',
      },
      symbols: {
        title: 'Symbols',
        slot: 'A free slot: one landing.',
        taken: 'A taken slot, closed for good.',
      },
      trajectories: {
        title: 'Trajectories',
        text: 'A pair of cities. As soon as your own routes connect them you take one of its slots and get its reward: points, balloons of any type, cells or swaps.',
      },
      bonuses: {
        title: 'Bonuses and abilities',
        text: 'Claim a space and you get what it carries. Abilities are used once, before your action and besides it.',
      },
      multiroutes: {
        title: 'Multiroutes',
        text: 'A claim takes one space for one balloon of its type. Only a complete route scores: in full, for everybody who took part.',
      },
      wildWinds: {
        title: 'Wild winds',
        text: 'Balloons of any one type pay for a gray route. Fly over one and choose each of your two balloons.',
      },
      thieves: {
        title: 'Thieves and spies',
        list: [
          '**Steal** (an action): call a written cell of a player in your city. An unspent balloon in it becomes yours.',
          '**Rumour** (an action): in one of its cities, change the points of a trajectory that is not taken by 2.',
          'Whoever claims the second route of a double gives the owner of the first their newest balloon.',
          'Your secret trajectory scores at the end, if your routes connect it.',
        ],
      },
      type: (type: string) => (type === 'gray' ? 'Gray: any one type.' : `${capital(typeName(type))}.`),
      bonus: (bonus: Bonus) => BONUSES[bonus][1],
    },

    tip: {
      /** A city, and what one would find there. */
      city: (
        city: string,
        free: number,
        all: number,
        here: readonly Who[],
        neighbours: readonly string[],
      ) => ({
        title: capital(city),
        text: `${free === 0 ? 'Full: flights go over it.' : `${free} of ${count.slots(all)} free; a landing takes one for good.`} Routes lead to ${s.list(neighbours)}.${here.length > 0 ? ` Here: ${s.list(here.map(object))}.` : ''}`,
      }),
      route: (route: string, made: string, points: number, state: string) => ({
        title: route,
        text: `${capital(made)}, worth ${count.points(points)}. ${state}`,
      }),
      state: {
        owned: (owners: readonly Who[]) =>
          `Claimed by ${s.list(owners.map(object))}: whoever else flies over it rewards them.`,
        begun: (owners: readonly Who[]) =>
          `Begun by ${s.list(owners.map(object))}; it scores when all spaces are taken.`,
        blocked: 'Closed: the other route of this double is claimed.',
        free: 'Free.',
        price: (price: number, type: string, held: number) =>
          held >= price
            ? `It costs ${price} ${typeName(type)}, and you have ${held}: you can pay.`
            : `It costs ${price} ${typeName(type)}, and you have ${held === 0 ? 'none' : held}.`,
        anyPrice: (price: number) => `It costs ${count.balloons(price)} of any one type.`,
        spacePrice: 'Each space costs one balloon of its type.',
      },
      space: (type: string, taker: Who | undefined) => ({
        title: `A ${typeName(type)} space`,
        text: taker ? `Taken by ${object(taker)}.` : `Free: one ${typeName(type)} balloon claims it.`,
      }),
      bonus: (bonus: Bonus) => ({ title: BONUSES[bonus][0], text: BONUSES[bonus][1] }),
      traveller: (who: Who, city: string, points: number, free: number) => ({
        title: who.isYou ? 'Your traveller' : `${possessive(who)} traveller`,
        text: `In ${city}. ${subject(who)} ${verb(who, 'have', 'has')} ${count.points(points)} now and ${count.freeCells(free)}.`,
      }),
      area: (who: Who, text: string) => ({
        title: who.isYou ? 'Your cells' : `${possessive(who)} cells`,
        text: `${text}.`,
      }),
      freeCell: (left: number) => ({
        title: 'A free cell',
        text: `Room for one balloon. ${capital(count.freeCells(left))} left; a cell is written once.`,
      }),
      spentCell: (type: string) => ({
        title: `${capital(typeName(type))}, crossed out`,
        text: 'It was paid or lost. Its cell stays used.',
      }),
      unknownCell: {
        title: 'A secret balloon',
        text: 'Only its owner knows the type, and whether it is still there.',
      },
      balloon: (type: string, held: number) => ({
        title: `A ${typeName(type)} balloon`,
        text: `It pays for one space of a ${typeName(type)} route. The oldest are crossed out first. There are ${held} here.`,
      }),
      purse: (type: string, held: number, lengths: readonly number[]) => ({
        title: `${held} ${typeName(type)}`,
        text:
          lengths.length > 0
            ? `Open ${typeName(type)} routes cost ${s.list(lengths.map(String))}.`
            : `No ${typeName(type)} route is open any more.`,
      }),
      choice: (type: string) => ({
        title: capital(typeName(type)),
        text: `Choose ${typeName(type)} balloons for this.`,
      }),
      anyChoice: {
        title: 'Any type',
        text: 'Over a gray route each of your balloons may be of another type.',
      },
      trajectory: (pair: string, reward: string, left: number, all: number, state: string) => ({
        title: pair,
        text: `Connect the two cities with your own routes: ${reward}. ${left} of ${count.slots(all)} left${state ? `; ${state}` : ''}.`,
      }),
      secret: (pair: string, n: number, state: string) => ({
        title: 'Your secret trajectory',
        text: `${pair}: ${count.points(n)} at the end, if your routes connect them${state ? `; ${state}` : ''}.`,
      }),
      ability: (ability: Ability | 'pickpocket') => {
        const bonus = ability === 'pickpocket' ? 'steal' : ability;
        return { title: BONUSES[bonus][0], text: `${BONUSES[bonus][1]} It does not use up your turn.` };
      },
      steal: {
        title: 'Steal',
        text: 'The action of your turn: call a written cell of a player in your city. What is not crossed out becomes yours.',
      },
      rumour: {
        title: 'Rumour',
        text: 'The action of your turn: change the points of a trajectory of this city by 2, up or down.',
      },
    },

    coach: {
      start:
        'Choose a city where many routes meet: you will have more types to choose from, and shorter ways.',
      automaton: 'You choose for the automaton. It always claims if it can, so give it what helps you least.',
      gain: (type: string | undefined, route: string) =>
        type === undefined
          ? 'Take what you are collecting: balloons of one type add up to long routes, which are worth most.'
          : `Take ${typeName(type)}: with one more you can pay for ${route}.`,
      lose: 'Give up a type that no open route needs, or of which you have only one.',
      swap: 'Swap a lonely balloon for the type that you are collecting.',
      toll: 'Take what you collect yourself, or what the other player needs.',
      canClaim: (route: string, points: number) =>
        `You can pay for ${route}: ${count.points(points)}. A route that you can pay for may be gone next turn.`,
      nearly: (route: string, points: number, type: string, missing: number) =>
        `${route} is worth ${count.points(points)} and you are ${missing} ${typeName(type)} short: fly over ${typeName(type)}. Cells are few, so collect few types.`,
      fly: 'Fly for two balloons of a type that a long open route needs. Long routes are worth more for each balloon.',
      full: 'Your cells are full. Claim the most valuable routes that your balloons still pay for.',
      heldCity: (city: string) =>
        `In ${city} you receive two balloons. Choose the type that you are collecting; owners of routes that you cross are rewarded.`,
      heldRoute: (route: string, guests: number) =>
        guests > 0
          ? `Whoever stands at an end of ${route} receives one balloon of what you pay.`
          : `Nobody stands at an end of ${route}: nobody gains by your claim.`,
      heldUse: 'An ability comes before your action: afterwards you still fly or claim.',
    },
  };
};
