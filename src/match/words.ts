/** What people read about match files and fair draws. */
export const fileWords = {
  noMatch: 'This is no Updraft match: its "format" should be "updraft-match".',
  noText: 'This is no Updraft match: its first line should be “Updraft match”.',
  otherGame: (game: string, right: string) => `This is a match of ${game}, not of ${right}.`,
  otherVersion: (version: string, known: readonly string[]) =>
    `This match was played by version ${version} of the rules, which is not part of this program any more; it has ${known.join(', ')}.`,
  noVersion: 'The match lacks the version of its rules.',
  noScheme: 'The "scheme" of a match is a word.',
  noHouse: 'The "house" rules of a match are names with numbers.',
  noHead: 'The match lacks its id, its date or its commitment.',
  noSeats: 'The match lacks its seats: a list with a name and a player ("person" or a bot) for each.',
  noOrder: 'The order of the seats should name every place once, from 0 on.',
  noEntries: 'The match lacks its list of entries.',
  wrongEntry: (n: number, why: string) => `Entry ${n} is wrong: ${why}`,
  wrongLine: (n: number, line: string) =>
    `Line ${n} is wrong: “${line.slice(0, 60)}” is neither a tag nor a numbered entry.`,
  noDrawNow: 'nothing is drawn at this point.',
  noSeat: 'it names no seat of this match.',
  noUndo: 'an undo may not go back past something that was drawn or shown.',
  noEntry: 'it has neither a move, a draw nor an undo.',
} as const;

export const fairWords = {
  noSecret:
    'The match does not hold the secret behind its draws, which is shown when a match is over: save it again at its end.',
  otherSecret: 'The secret does not fit the hash that was published before the first move.',
  otherOrder: (got: string, right: string) =>
    `The order at the table is ${got}, but the secret draws ${right}.`,
  otherDraw: (n: number, got: string, right: string) =>
    `Entry ${n} says “${got}”, but the secret draws “${right}”.`,
} as const;
