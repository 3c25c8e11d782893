/** What the command line says about programs of other people that play as bots. */
import type { Speech } from '../../../toolkit/speech.ts';

export const commandBotFlags = {
  botSeconds: 'with "cmd:": seconds for each answer; a bot that takes longer has lost the game (default: 10)',
  botMemory: 'with "cmd:": megabytes that each process of a bot may reserve (default: 4096)',
  botLog: 'with "cmd:": add all that is said to this file and from the bots',
};

export const commandBotRefusal = (id: string, why: string): string =>
  `The bot "${id}" does not play: ${why}\nIt must answer {"t":"hello"} with {"t":"ready"} on a line of its standard output; see docs/bots.md.`;

export const commandBotWords = (s: Speech) => ({
  forfeit: (bot: string, game: number, seat: number, why: string) =>
    `${bot} has lost game ${s.number(game)} on seat ${seat}: ${why}`,
  noMore: (bot: string) => `More forfeits of ${bot} are counted, and not told.`,
  forfeits: (bot: string, count: number) =>
    `${bot} forfeited ${s.plural(count, { one: '# seat', other: '# seats' })}: they count as lost, and a random stand-in played on.`,
  atTable: (name: string, why: string) =>
    `${name} has lost: ${why}\nA random stand-in plays on for the seat.`,
});
