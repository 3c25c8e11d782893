/** What a link to a page says, in the language of this server. */
import { pack } from '../../../toolkit/speech.ts';

export type PreviewWords = ReturnType<typeof import('./en/previews.ts').words>;
export const previewWords = pack<PreviewWords>({ en: () => import('./en/previews.ts') });
