/** The kinds of bots, as command lines, match files and the server name them. A page names them too, and loads none of them. */

/** Those that are offered to players, from the easiest of the thinkers to the strongest, then those that do not think. */
export const BOT_IDS = ['breeze', 'gust', 'storm', 'random', 'greedy'] as const;

export type BotId = (typeof BOT_IDS)[number] | 'uct' | 'deep-uct';

/** The bot of a seat for which none was chosen: quick on any machine, and no pushover. */
export const USUAL_BOT: BotId = 'greedy';
