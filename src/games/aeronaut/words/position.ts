/** Why a text is no position of Aeronaut Odyssey. */
const quote = (text: string): string => `“${text.trim().slice(0, 30)}”`;

export const positionRefusals = {
  clause: (text: string) =>
    `${quote(text)} is no part of a position: write rules, map, players, with, at, slots, own, area0, cells, points, can, tolls, taken, secret, turn or play.`,
  twice: (name: string) => `“${name}” stands in this position twice.`,
  map: (names: string) => `A position names one of the example maps: ${names}.`,
  rules: (editions: string) => `A position is played by one of these editions of the rules: ${editions}.`,
  players: 'A position has 1 to 6 players: write “players 3”.',
  flag: (text: string) =>
    `${quote(text)} is no option that a position can add: write secretAreas or thieves.`,
  city: (text: string) => `There is no city ${quote(text)} on this map.`,
  slots: (text: string) =>
    `${quote(text)} says nothing about slots: write a city and its free slots, as in “slots 7:0 9:1”.`,
  own: (text: string) =>
    `${quote(text)} gives no route to anybody: write “own r8:2”, “r8:02” for two owners, or “r12.blue:1” for one space.`,
  tooMany: 'More travellers stand on the map than there are players.',
  noArea: (name: string) => `Nobody at this table has ${name}.`,
  type: (text: string) =>
    `There is no type ${quote(text)} on this map; cells are written “red”, crossed out “-red”, unknown “?”.`,
  cells: 'The number of cells is a whole number, and no area holds more.',
  pair: (text: string) => `${quote(text)} is not understood: write a seat and a value, as in “0:2”.`,
  trajectory: (text: string) => `There is no trajectory ${quote(text)} on this map: write “taken t1:0”.`,
  secret: (text: string) =>
    `${quote(text)} is no secret trajectory: write “3-9:6” for each player, or ? where it is not known.`,
  turn: (sides: number) => `A turn is a seat from 0 to ${sides - 1}.`,
  nobody: 'Nobody is to move.',
  play: (move: string, why: string) => `${quote(move)} cannot be played: ${why}`,
} as const;
