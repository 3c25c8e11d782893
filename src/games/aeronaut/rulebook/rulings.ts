/** How we read the rules of Aeronaut Odyssey where the draft leaves a choice. */
import type { Ruling } from '../../../contract/index.ts';

export const rulings: readonly Ruling[] = [
  {
    question: 'Does the start take a slot?',
    answer:
      'No, and several travellers may start in one city. Only landing takes a slot, and it stays taken.',
  },
  {
    question: 'Which paths may be flown?',
    answer:
      'To the city you choose, those over the fewest routes, on either route of a double. So you can Move exactly when you have a free cell and some other city has a free slot.',
  },
  {
    question: 'Where must I stand to claim a route?',
    answer: 'Anywhere. Where travellers stand only matters for the balloons that a Claim gives.',
  },
  { question: 'Who wins a tie?', answer: 'Everybody with the most points: a tie is a shared win.' },
  {
    question: 'How does the automaton play?',
    answer:
      'By the rules for two sides. It claims whenever it can pay; otherwise it flies to the lowest number it can reach. Rewards for its routes are of the route’s own types. Everything else that it could choose is yours to choose, and its points are counted: it can win.',
  },
  {
    question: 'Is a choice asked for when there is only one?',
    answer:
      'It is a move like any other, which the program makes for you. It is left out only when nothing can be chosen or received.',
  },
  {
    question: 'Can a swap overwrite a cell?',
    answer:
      'No: a cell is written once. A swap crosses out the oldest balloon of a type and writes the new one into a free cell, so it needs one.',
  },
  {
    question: 'Can a toll or the steal ability find out what is in a secret area?',
    answer:
      'Where areas are secret you name any type. If the other player has an unspent balloon of it, it is yours; otherwise you get nothing, and a steal is used up all the same.',
  },
  {
    question: 'Whose is a toll on a multi route, and when does it count?',
    answer:
      'It belongs to whoever claimed its space, and counts from when the route is complete. Two tolls on one route are two balloons. Whoever shares the route later gets no toll.',
  },
  {
    question: 'Does sharing a route give balloons to travellers?',
    answer:
      'Yes: it is paid for like a Claim, and every traveller in its two cities receives one balloon of that type. It gives no bonus, and no balloon to the owner of the other route of a double.',
  },
  {
    question: 'When can I squeeze?',
    answer:
      'When your routes connect the two cities, you have not taken the trajectory, and its slots are full.',
  },
  {
    question: 'Can I teleport to the city I stand in?',
    answer: 'Yes, to any city with a free slot. It takes the slot.',
  },
  {
    question: 'Who is “the other owner” of a double with a multi route?',
    answer:
      'Whoever claimed the first space of it. A balloon is given once, when the second route is claimed or its first space is; nothing is given between equal owners, without an unspent balloon or without a free cell.',
  },
  {
    question: 'Which trajectories can a rumour change?',
    answer: 'Those that give points and that nobody has taken. A trajectory never falls below 1 point.',
  },
  {
    question: 'Do abilities, Steal or Rumour keep a game going?',
    answer: 'No. It ends when the player to move has no Move and no Claim, whatever else they could do.',
  },
  {
    question: 'What became of the thieves’ other ideas?',
    answer:
      'The draft only lists ideas, and this is our version of them. Gains for being where somebody claims, powers of players and types with effects are not taken up.',
  },
];
