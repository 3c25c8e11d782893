/** What players read when the server refuses. */
import { pack } from '../../toolkit/speech.ts';

export type RefusalSentences = ReturnType<typeof import('./en/refusals.ts').words>;

export const refusalSentences = pack<RefusalSentences>({ en: () => import('./en/refusals.ts') });
