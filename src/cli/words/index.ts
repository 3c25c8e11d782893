import { pack } from '../../toolkit/speech.ts';

export type CliWords = ReturnType<typeof import('./en/commands.ts').words>;

export const cliWords = pack<CliWords>({ en: () => import('./en/commands.ts') });
