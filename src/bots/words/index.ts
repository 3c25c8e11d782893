import { pack } from '../../toolkit/speech.ts';

export type BotWords = ReturnType<typeof import('./en/bots.ts').words>;

export const botWords = pack<BotWords>({ en: () => import('./en/bots.ts') });
