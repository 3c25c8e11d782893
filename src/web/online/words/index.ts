/** What online pages say: loaded with the first of them, for the language of the page. */
import { pack } from '../../../toolkit/speech.ts';
import { wordsContext } from '../../../toolkit/ui/words.tsx';

export type OnlineWords = ReturnType<typeof import('./en/online.ts').words>;

export const onlineWords = pack<OnlineWords>({ en: () => import('./en/online.ts') });
export const [SayOnline, useOnlineWords] = wordsContext<OnlineWords>();

/** For what goes wrong outside of components. */
export async function sayTrouble(): Promise<OnlineWords['trouble']> {
  return (await onlineWords(globalThis.document?.documentElement.lang ?? '')).trouble;
}
