/** Why a text is no position of Cloud 9. */
export const positionRefusals = {
  clause: (text: string) =>
    `“${text.slice(0, 30)}” is no part of a position: write hands, track, cap, target, cloud, pilot, jumped, roll, points, trips, history, discard or turn.`,
  twice: (name: string) => `“${name}” stands in this position twice.`,
  hands:
    'Hands are 2 to 6 words, one for each player: letters of G P R Y *, ?6 for six cards that are not known, - for no card.',
  tooMany: (card: string, most: number) => `There are only ${most} cards ${card}, in hands and discarded.`,
  tooManyCards: 'There are only 76 cards.',
  track: 'The track is manual or classic.',
  cap: 'A cap is 0 for none or 4.',
  target: 'A target is a number from 20 to 100.',
  cloud: 'A cloud is a number from 1; the classic track ends at 9.',
  pilot: (seats: number) => `The pilot is a seat from 0 to ${seats - 1}.`,
  jumped: (seats: number) =>
    `“jumped” names ${seats} clouds, one for each player, up to the one where the balloon is; 0 for those who did not jump.`,
  roll: (dice: number) => `At this cloud the dice are ${dice} letters of G P R Y and -: “roll R-Y”.`,
  points: (seats: number) => `“points” names ${seats} whole numbers.`,
  trips: 'Up to 200 trips can be over.',
  history: (seats: number) =>
    `“history” names the points of all ${seats} players in each trip: “history 1 0 2, 3 0 0”.`,
  discard: 'The discard pile is letters of G P R Y *.',
  turn: (seats: number) =>
    `A turn is a seat from 0 to ${seats - 1} and a step: deal, alone, roll, decide, pay, draw or over, as in “turn 1 decide”.`,
  notPilot: 'The pilot rolls and pays, and the others decide, as long as they are in the balloon.',
  needsRoll: 'The passengers decide, and the pilot pays, when the dice are rolled.',
  rolledEarly: 'Before a roll no dice lie on the table.',
  notAlone: 'A pilot decides before the roll only when alone, and then always does.',
  notStart: 'Before the deal nobody has a card or a point.',
  notOver: 'The game is over when somebody has reached the target, or after 200 trips.',
} as const;
