/** What people read about matches, files, draws and transcripts. */
import { pack } from '../../toolkit/speech.ts';

export type MatchWords = ReturnType<typeof import('./en/refusals.ts').words>;

export const matchWords = pack<MatchWords>({ en: () => import('./en/refusals.ts') });
