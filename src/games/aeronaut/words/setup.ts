/** Why a text or a set-up is no deal of Aeronaut Odyssey. */
export const setupRefusals = {
  noDraw: 'Nothing is dealt or shown now.',
  setup: 'A set-up holds a map and a number of cells: {"map":{…},"cells":20}.',
  cells: 'The number of cells of each player is a whole number from 1 to 999.',
  unused: (option: string) => `The map uses “${option}”, and this table does not play with it.`,
  squeeze: 'The map has the bonus “squeeze”, and no trajectories to squeeze into.',
  secret: (sides: number) =>
    `The secret trajectories are a list of ${sides}, one for each player: {"a":3,"b":9,"n":6} with two cities and points.`,
  otherSecrets: 'These are not the secret trajectories that were dealt.',
} as const;
