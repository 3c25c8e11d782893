import type { RefusalWords } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { CloudRefusal } from '../../refusals.ts';
import { COLOR_NAMES } from './cards.ts';
import { counts } from './counts.ts';

/** The rule that forbids it, or what to write instead. */
export const words = (s: Speech): RefusalWords<CloudRefusal> => ({
  notNow: 'No move can be made now.',
  notYourTurn: 'It is another player’s turn.',
  unknown: ({ text }) => `“${text}” is no move; write stay, leave, pay, pay *R (any colour), pay * or fail.`,
  onlyThePilot: 'Only the pilot pays or gives up: a passenger writes stay or leave.',
  rollFirst: 'Alone in the balloon you decide before the roll: stay or leave.',
  payNow: 'The dice lie on the table: pay them or fail.',
  leftTooLate: 'You stayed before the roll, so the roll must be paid or the trip fails.',
  classicLeave: 'On the nine-cloud track a lone pilot may leave only before a roll.',
  pilotStays: 'The pilot may leave only when no passenger is left in the balloon.',
  nothingToPay: 'Every die is blank: the balloon rises at no cost, write pay.',
  mustPay: 'Your coloured cards pay this roll, so you may not let the trip fail.',
  cardsMissing: 'Your coloured cards do not pay this roll.',
  noWild: 'You hold no umbrella.',
  wholeRoll: 'An umbrella pays a whole roll only on the nine-cloud track: write pay *R for a red die.',
  classicWild: 'On the nine-cloud track an umbrella pays the whole roll: write pay *.',
  notRolled: ({ color }) => `No die shows ${COLOR_NAMES[color]}.`,
  oneWildOnly: 'One umbrella stands for one die, and the other dice would not be paid.',
  noDraw: 'Nothing is dealt, rolled or drawn now.',
  deal: ({ seats }) => `A deal names ${seats} hands of six cards of G P R Y and *.`,
  tooMany: ({ card, most }) => `There are only ${most} cards ${card}, wherever they are.`,
  dice: ({ dice }) => `A roll names ${counts(s).dice(dice)}, each of them G P R Y or - for blank.`,
  card: ({ seat }) => `Seat ${seat} draws one card now: G P R Y or *.`,
  notInDeck: ({ card }) => `No card ${card} is left in the deck.`,

  clause: ({ text }) =>
    `“${text}” is no part of a position: write hands, track, cap, target, cloud, pilot, jumped, roll, points, trips, history, discard or turn.`,
  twice: ({ text }) => `“${text}” stands in this position twice.`,
  hands:
    'Hands are 2 to 6 words, one for each player: letters of G P R Y *, ?6 for six cards that are not known, - for no card.',
  tooManyCards: 'There are only 76 cards.',
  track: 'The track is manual or classic.',
  cap: 'A cap is 0 for none or 4.',
  target: 'A target is a number from 20 to 100.',
  cloud: 'A cloud is a number from 1; the classic track ends at 9.',
  pilot: ({ seats }) => `The pilot is a seat from 0 to ${seats - 1}.`,
  jumped: ({ seats }) =>
    `“jumped” names ${seats} clouds, one for each player, up to the one where the balloon is; 0 for those who did not jump.`,
  roll: ({ dice }) => `At this cloud the dice are ${dice} letters of G P R Y and -: “roll R-Y”.`,
  points: ({ seats }) => `“points” names ${seats} whole numbers.`,
  trips: 'Up to 200 trips can be over.',
  history: ({ seats }) =>
    `“history” names the points of all ${seats} players in each trip: “history 1 0 2, 3 0 0”.`,
  discard: 'The discard pile is letters of G P R Y *.',
  turn: ({ seats }) =>
    `A turn is a seat from 0 to ${seats - 1} and a step: deal, alone, roll, decide, pay, draw or over, as in “turn 1 decide”.`,
  notPilot: 'The pilot rolls and pays, and the others decide, as long as they are in the balloon.',
  needsRoll: 'The passengers decide, and the pilot pays, when the dice are rolled.',
  rolledEarly: 'Before a roll no dice lie on the table.',
  notAlone: 'A pilot decides before the roll only when alone, and then always does.',
  notStart: 'Before the deal nobody has a card or a point.',
  notOver: 'The game is over when somebody has reached the target, or after 200 trips.',
});
