/** What messages to people say, in the language that their page had. */
import { pack } from '../../../toolkit/speech.ts';

export type AlertWords = ReturnType<typeof import('./en/alerts.ts').words>;
export const alertWords = pack<AlertWords>({ en: () => import('./en/alerts.ts') });
