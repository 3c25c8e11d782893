import type { LabHints, Move } from '../../contract/index.ts';
import { CARDS } from './data.ts';
import { type CloudState, FAIL, handOf, isPayment, LEAVE, PAY, STAY } from './state.ts';
import type { LabWords } from './words/index.ts';

const ACTIONS = ['stay', 'leave', 'pay', 'payWild', 'fail'] as const;
/** Few leave higher. */
const TOP = 9;
const LEVELS = Array.from({ length: TOP }, (_, i) => i + 1);

const cardId = (card: number): string => (CARDS[card] === '*' ? 'kept_wild' : `kept_${CARDS[card]}`);

export const labOf = (words: LabWords): LabHints<CloudState, Move> => ({
  groups: [
    { id: 'actions', title: words.actions, features: ACTIONS.map((id) => ({ id, name: words.action[id] })) },
    {
      id: 'levels',
      title: words.levels,
      features: LEVELS.map((level) => ({ id: `left_${level}`, name: words.level(level, level === TOP) })),
    },
    {
      id: 'cards',
      title: words.cards,
      features: CARDS.map((_, card) => ({ id: cardId(card), name: words.card(card) })),
    },
  ],
  move(state, seat, move, count) {
    if (move === STAY) count(seat, 'stay');
    else if (move === FAIL) count(seat, 'fail');
    else if (move === PAY) count(seat, 'pay');
    else if (isPayment(Number(move))) count(seat, 'payWild');
    else if (move === LEAVE) {
      count(seat, 'leave');
      count(seat, `left_${Math.min(TOP, state.level)}`);
    }
  },
  end(state, count) {
    for (let seat = 0; seat < state.seats; seat++)
      for (const [card, held] of handOf(state, seat).entries()) count(seat, cardId(card), held);
  },
});
