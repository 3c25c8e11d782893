/** What players read when something cannot be done at an online table. */
import type { GameFacts } from '../../contract/index.ts';

export const words = {
  noTable: 'There is no table at this address any more.',
  noGame: (id: string) => `There is no game "${id}" here.`,
  otherVersion:
    'This match was begun by other rules than the ones played now. It can be looked at in its file, not played on.',
  notJoined: 'Join this table first.',
  noSeat: (seats: number) => `This table has the seats 1 to ${seats}.`,
  seatTaken: 'Somebody else sits there: choose a free seat.',
  seated: 'You sit at this table already.',
  notSeated: 'You have no seat at this table.',
  begun: 'The match has begun: seats stay as they are.',
  notBegun: 'The match has not begun yet.',
  onlyHost: 'Only the one who set up the table can do this.',
  notAPerson: 'A person sits there, and only they can get up.',
  seatsFree: 'Some seats are free: wait for people, or give them to bots.',
  nobody: 'At least one person has to play.',
  noBot: (id: string, known: string) => `There is no bot "${id}": choose ${known}.`,
  seatCount: (facts: GameFacts, seats: number) =>
    `This game is for ${facts.seats.min}-${facts.seats.max} players, not ${seats}.`,
  oneYou: 'You can take one seat of your table, not several.',
  badPace:
    'A live clock has 0-180 minutes and 0-300 seconds, five seconds at least; a turn takes 1-336 hours.',
  noWatching: 'The players of this table want no onlookers.',
  over: 'The match is over.',
  notOver: 'The match is not over yet.',
  notYourSeat: 'This is not your seat.',
  notYourTurn: 'It is not your turn.',
  notLegal: 'This move is not possible now.',
  tooLate: 'Another move was made here already.',
  tooEarly: 'The table has not come so far yet: please try again.',
  away: 'A bot plays for you: take your seat back first.',
  notAway: 'Nobody plays for you.',
  resigned: 'You have resigned this match.',
  noUndo: 'Nothing can be taken back: something was drawn or shown since your last choice.',
  offered: 'Somebody has asked to take a move back already.',
  noOffer: 'Nobody waits for your answer.',
  quiet: 'Write a little more slowly, please.',
  empty: 'There is nothing to say in this message.',
  trouble: 'The table could not be kept just now. Nothing was lost: please try again in a moment.',
} as const;
