import type { RefusalWords } from '../../../contract/index.ts';
import type { TableRefusal } from '../../refusals.ts';

/** What a table refuses, wherever it is hosted. */
export const tableRefusals: RefusalWords<TableRefusal> = {
  over: 'The match is over.',
  notYourSeat: 'This is not your seat.',
  notYourTurn: 'It is not your turn.',
  notLegal: 'This move is not possible now.',
  tooLate: 'Another move was made here already.',
  tooEarly: 'The table has not come so far yet: please try again.',
  away: 'A bot plays for you: take your seat back first.',
  notAway: 'No bot plays for you.',
  resigned: 'You have resigned this match.',
  noUndo: 'Nothing can be taken back: something was drawn or shown since your last choice.',
  offered: 'A player has asked to take a move back already.',
  noOwnOffer: 'You have not asked to take a move back.',
  noOffer: 'No player waits for your answer.',
};
