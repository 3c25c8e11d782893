import { pack } from '../../toolkit/speech.ts';

export type PrintWords = ReturnType<typeof import('./en/print.ts').words>;

export const printWords = pack<PrintWords>({ en: () => import('./en/print.ts') });
