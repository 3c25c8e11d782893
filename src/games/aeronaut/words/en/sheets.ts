/** What stands on the printed sheets of Aeronaut Odyssey. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { BONUS_WORDS, capital, counts, names, typeName } from './counts.ts';
import { words as tools } from './tools.ts';

export const words = (s: Speech) => {
  const { sheet } = tools(s);
  return {
    map: {
      title: 'The map',
      hint: 'Write your letter into the spaces you claim; cross out the slots that are taken.',
    },
    area: {
      title: 'Player page',
      hint: 'Write balloons into cells, oldest first; cross out what you pay.',
      name: 'Player:',
      type: typeName,
      worth: { spaces: 'Spaces of a route', points: 'Points' },
      routes: { title: 'Your routes', cities: 'From – to', points: 'Points' },
      ability: (ability: keyof typeof BONUS_WORDS) => capital(BONUS_WORDS[ability]),
    },
    balloons: {
      title: 'Balloons',
      hint: 'Instead of writing: lay them on cells, and turn over what you pay.',
      name: (type: string) => `Balloons, ${typeName(type)}`,
    },
    travellers: { title: 'Travellers', name: 'Travellers' },
    trajectories: {
      title: 'Trajectories',
      one: 'Trajectory',
      name: 'Trajectories',
      pair: names(s).pair,
      city: names(s).city,
      reward: sheet.reward,
    },
    secrets: {
      title: 'Secret trajectories',
      name: 'Secret trajectories',
      one: 'Secret trajectory',
      back: 'Secret',
      worth: (n: number) => counts(s).points(n),
    },
    automaton: {
      title: 'The automaton',
      steps: [
        '1.  It has a traveller and a page with two areas, as you have. You choose your city, then its city.',
        '2.  On its turn: if it can pay for a route, it claims one. Where it could claim several, you choose.',
        '3.  Otherwise it flies to the city with the lowest number among those it could fly to.',
        '4.  It receives balloons as a player does; which of the types it crossed, you choose.',
        '5.  When you fly over a route of its, it receives a balloon of that route’s type.',
        '6.  Of two routes between the same cities only one can be claimed.',
        '7.  It uses no ability, steals nothing and spreads no rumour.',
        '8.  The game ends when the side to move can neither fly nor claim. Most points win.',
      ],
    },
    adds: ['A pencil for each player, in different colours if you have them.'],
  };
};
