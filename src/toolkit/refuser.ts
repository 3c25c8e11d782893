/** Words refusals by their codes. */
import type { Pack, Refusal, RefusalWords } from '../contract/index.ts';
import { type Languages, pack } from './speech.ts';

export type Refuse = (refusal: Refusal) => string;

/** Code of a refusal that a game's rules gave; `why` is worded by the game. */
export interface GameRefusal extends Refusal {
  readonly code: 'game';
  readonly why: Refusal;
}

/** What a game's rules refused, as part of another refusal. */
export const byGame = (why: Refusal): GameRefusal => ({ code: 'game', why });

/**
 * A sentence for any refusal of this union. What is inside a refusal (`why`) is worded by the same table, and by `game` where
 * a game's rules refused. A code that the table does not know, from a newer server, is shown as it is.
 */
export function refuser<R extends Refusal>(table: RefusalWords<R>, game?: Refuse): Refuse {
  const sentences = table as unknown as Readonly<
    Record<string, string | ((values: Refusal, word: Refuse) => string)>
  >;
  const word: Refuse = (refusal) => {
    if (refusal.code === 'game') return game?.(refusal.why as Refusal) ?? (refusal.why as Refusal).code;
    const sentence = Object.hasOwn(table, refusal.code) ? sentences[refusal.code]! : refusal.code;
    return typeof sentence === 'string' ? sentence : sentence(refusal, word);
  };
  return word;
}

/** Loads the sentences for a game's refusals. */
export function refusalPack<R extends Refusal>(languages: Languages<RefusalWords<R>>): Pack<Refuse> {
  const words = pack(languages);
  return async (language) => refuser(await words(language));
}
