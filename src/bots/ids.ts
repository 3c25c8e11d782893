/** The kinds of bots, as command lines, match files and the server name them. */
export type BotId = 'random' | 'greedy' | 'breeze' | 'gust' | 'storm' | 'uct' | 'deep-uct';
