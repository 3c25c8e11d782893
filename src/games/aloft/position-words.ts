/** Why a text is no position of Aloft. */
export const positionRefusals = {
  players: 'A position has 1 to 5 players: write “players 3”.',
  trucks: (text: string) =>
    `Trucks never stand at ${text.slice(0, 20)}: four together, or two groups with one empty column between them, up to space 13.`,
  safety: (last: number, lead: number) =>
    `The safety truck stands from the last launch truck to the lead: from ${last} to ${lead}.`,
  on: (text: string) => `“${text.slice(0, 20)}” puts nothing on a truck: write “on 3 GR, 5 PW inflated”.`,
  noTruck: (space: number) => `No launch truck stands on ${space}.`,
  full: (space: number) => `The truck on ${space} can carry only one balloon.`,
  corners: (a: string, b: string) =>
    `${a} and ${b} share a colour, and alone such balloons never touch at a corner.`,
  order: (name: string) => `Alone, ${name} cannot leave the row before those that stand in front of it.`,
  colors: (seats: number) =>
    `Colours are ${seats} different letters of G P R W Y, or ? where one is not known: “colours R ? G”.`,
  soloColors: 'Alone there are no colours, and only alone is there a row.',
  row: 'The row names the twelve balloons GP GR GW GY PR PW PY RW RY WY X1 X2, each once.',
  turn: (seats: number) =>
    `A turn is a seat from 0 to ${seats - 1} and a step: deal, truck, advance, reveal or over, as in “turn 0 truck”.`,
  notStart: 'Before the deal everything stands at its start.',
  noFlight: 'A truck moves only when a balloon flies at the start of the turn.',
  lastStep: 'With the lead truck past the edge, the step is advance, reveal or over.',
  tooEarly: 'The game is over only when the lead truck is past the edge.',
} as const;
