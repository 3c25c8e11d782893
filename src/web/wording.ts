import type { Refusal } from '../contract/index.ts';
import { matchWords } from '../match/words/index.ts';
import type { Refuse } from '../toolkit/refuser.ts';

/** A refusal as a sentence in the language of the page. It comes with the first refusal. */
export async function wordRefusal(refused: string | Refusal, game?: Refuse): Promise<string> {
  if (typeof refused === 'string') return refused;
  return (await matchWords(document.documentElement.lang)).refuse(refused, game);
}
