/** Words what the server refuses, in the language of the page. */
import type { Refusal } from '../../contract/index.ts';
import { refusalSentences } from '../../online/words/index.ts';

/** Falls back to the server's own English sentence: for a code that only a newer server knows, and where words cannot be loaded. */
export async function wordServerRefusal(refusal: Refusal | undefined, sentence: string): Promise<string> {
  if (!refusal) return sentence;
  try {
    const say = await refusalSentences(globalThis.document?.documentElement.lang ?? '');
    return say.knows(refusal.code) ? say.refuse(refusal) : sentence;
  } catch {
    return sentence;
  }
}
