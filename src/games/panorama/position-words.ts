/** Why a text is no position of the panoramic edition. */
export const positionRefusals = {
  players: 'A position has 2 to 6 players: write “players 4”.',
  trucks: (text: string) =>
    `Trucks never stand at ${text.slice(0, 24)}: five different spaces from 1 to 13, with at most one empty between the first and the last.`,
  on: (text: string) => `“${text.slice(0, 20)}” puts nothing on a truck: write “on 3 GR, 5 PW”.`,
  noTruck: (space: number) => `No truck stands on ${space}.`,
  full: (space: number) => `The truck on ${space} can carry only one balloon.`,
  tokens: (seats: number) =>
    `Tokens are ${seats} words, one for each seat, of letters B G P R W Y, * (multicoloured) and s (safety), or - for none: “tokens GGR* ss”.`,
  tokenCount: (kind: string, should: number, are: number) =>
    `The balloons and the safety truck have brought ${should} ${kind} ${should === 1 ? 'token' : 'tokens'}, and ${are} are held.`,
  colors: (seats: number, each: number) =>
    `Colours are ${seats} words of ${each === 2 ? 'two letters' : 'one letter'} of B G P R W Y, each letter at most once, or ? where they are not known.`,
  turn: (seats: number) =>
    `A turn is a seat from 0 to ${seats - 1} and a step: deal, play, reveal or over, as in “turn 0 play”.`,
  notStart: 'Before the deal everything stands at its start.',
  ended: 'All balloons fly or no truck can move any more, so the step is reveal or over.',
  tooEarly: 'The game is over only when all balloons fly or no truck can move any more.',
} as const;
