export type BotWords = ReturnType<typeof import('./en/bots.ts').words>;
