/** Why a table refuses what a player asks for. */
import type { TableRefusal } from '../../events.ts';

const refusals: { readonly [code in TableRefusal['code']]: string } = {
  away: 'A bot plays for you: take your seat back first.',
  noOffer: 'No player waits for your answer.',
  noUndo: 'Nothing can be taken back: something was drawn or shown since your last choice.',
  notAway: 'No bot plays for you.',
  notLegal: 'This move is not possible now.',
  notYourSeat: 'This is not your seat.',
  notYourTurn: 'It is not your turn.',
  offered: 'A player has asked to take a move back already.',
  over: 'The match is over.',
  resigned: 'You have resigned this match.',
  tooEarly: 'The table has not come so far yet: please try again.',
  tooLate: 'Another move was made here already.',
};

export const words = () => ({ refusals });
