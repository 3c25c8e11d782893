import { pack } from '../../toolkit/speech.ts';

export type LabWords = ReturnType<typeof import('./en/report.ts').words>;

export const labWords = pack<LabWords>({ en: () => import('./en/report.ts') });
