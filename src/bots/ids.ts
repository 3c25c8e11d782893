/** The kinds of bots, as command lines, match files and the server name them. A page names them too, and loads none of them. */

/** Those that are offered to players, from the weakest to the strongest. The first two do not think. */
export const BOT_IDS = ['random', 'greedy', 'breeze', 'gust', 'storm'] as const;

export type BotId = (typeof BOT_IDS)[number] | 'uct' | 'deep-uct';

/** A program of another person, as the command line names it; no server and no page knows such a bot. */
export type CommandId = `cmd:${string}`;
export const COMMAND = 'cmd:';
export const isCommand = (id: string): id is CommandId => id.startsWith(COMMAND);

/** Does it value positions, by numbers that were fitted to the standard game? Programs of others are told the numbers of a house, and know what they do with them. */
export const isFitted = (id: string): boolean => id !== 'random' && !isCommand(id);

/** The bot of a seat for which none was chosen: quick on any machine, and no pushover. */
export const USUAL_BOT: BotId = 'greedy';
