/** How we read the rules of Aeronaut Odyssey where the draft leaves a choice. */
import type { Ruling } from '../../../../contract/index.ts';

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
      'No: a cell is written once. A swap crosses out the oldest unspent balloon of the type you give up, and brings a cell of its own for the new one. So it needs no free cell and costs none; it is left out when you have no unspent balloon.',
  },
  {
    question: 'Which balloon goes when a type is named?',
    answer:
      'Whatever is lost or taken by type is the oldest unspent balloon of it. Cells are called by their number, from 1.',
  },
  {
    question: 'Can a toll or the steal ability find out what is in a secret area?',
    answer:
      'Where areas are secret you name any type, if the other player has an unspent balloon at all. If one is of that type it is yours, and all see it; otherwise you get nothing, and a steal is used up all the same. Stealing needs a free cell of yours.',
  },
  {
    question: 'Whose is a toll, and when does it count?',
    answer:
      'It belongs to whoever claimed its space, and counts while the route rewards its owners: on a multi route once it is complete. Two tolls on one route are two balloons. Whoever shares the route later gets none of its tolls, and pays them.',
  },
  {
    question: 'In which order are rewards and tolls taken?',
    answer:
      'Route by route along the path, and on each of them seat by seat: first the reward, then that seat’s tolls.',
  },
  {
    question: 'Is sharing a route a Claim?',
    answer:
      'For the travellers it is: everybody in its two cities receives one balloon of the type that was paid. It gives no bonus, and no balloon to the owner of the other route of a double. Any number of players may share a route, and it scores and connects for each.',
  },
  {
    question: 'When can I squeeze?',
    answer:
      'When your routes connect the two cities, you have not taken the trajectory, and its slots are full. No map without trajectories has a squeeze.',
  },
  {
    question: 'Can I teleport to the city I stand in?',
    answer: 'No: to any other city with a free slot.',
  },
  {
    question: 'Who is “the other owner” of a double with a multi route?',
    answer:
      'Whoever claimed the first space of it. The balloon is given once, when the second route is claimed or its first space is; nothing is given between equal owners, without an unspent balloon or without a free cell. Both routes of a double have the same length.',
  },
  {
    question: 'Which trajectories can a rumour change?',
    answer:
      'Those that give points and that nobody has taken. A trajectory never falls below 1 point, and a rumour may be told about it even then.',
  },
  {
    question: 'Do several “again” count?',
    answer: 'Yes, they add up: each is one more turn after this one.',
  },
  {
    question: 'Can the automaton be stolen from?',
    answer: 'Yes, by the Steal action and by the steal ability, like any other player.',
  },
  {
    question: 'Do abilities, Steal or Rumour keep a game going?',
    answer:
      'No. It ends when the player to move has no Move and no Claim, whatever else they could do; that is looked at after each ability, too.',
  },
  {
    question: 'What became of the thieves’ other ideas?',
    answer:
      'The draft only lists ideas, and this is our version of them. Gains for being where somebody claims, powers of players and types with effects are not taken up.',
  },
  {
    question: 'What changed with the second edition of these rulings?',
    answer:
      'A swap used to need a free cell and to use it up, and a teleport could go to the city one stood in. Matches that began under the first edition are played on under it.',
  },
];
