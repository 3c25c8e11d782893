/** What a host answers when something cannot be done. */
export const hostWords = {
  unknownGame: 'This game is not known here.',
  unknownMatch: 'This game is not kept in this browser any more.',
  broken: (why: string) => `Something went wrong at the table: ${why}`,
} as const;
