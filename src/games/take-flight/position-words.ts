/** What is wrong with a position in notation. */
export const positionWords = {
  pilots: 'A flight has at least one pilot.',
  unfinished: 'The round before is not over: somebody has still to write.',
  inPart: (part: string, refused: string) => `In “${part.slice(0, 60)}”: ${refused}`,
} as const;
