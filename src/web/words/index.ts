/** What the pages say: loaded for the language of the page, and read from contexts by components. */
import { pack } from '../../toolkit/speech.ts';
import { wordsContext } from '../../toolkit/ui/words.tsx';

export type PageWords = ReturnType<typeof import('./en/pages.ts').words>;
export type SetupWords = PageWords['setup'];
export type AboutWords = ReturnType<typeof import('./en/about.ts').words>;
export type TableWords = ReturnType<typeof import('./en/table.ts').words>;
export type AdviceWords = ReturnType<typeof import('./en/advice.ts').words>;
export type PrintPageWords = ReturnType<typeof import('./en/print.ts').words>;
export type LessonWords = ReturnType<typeof import('./en/lessons.ts').words>;

/** For all pages, and there before the first of them is drawn. */
export const pageWords = pack<PageWords>({ en: () => import('./en/pages.ts') });
export const [SayPages, usePageWords] = wordsContext<PageWords>();
export const useShellWords = () => usePageWords().shell;
export const useHomeWords = () => usePageWords().home;
export const useSetupWords = () => usePageWords().setup;
export const useBotWords = () => usePageWords().bots;
export const useRulesWords = () => usePageWords().rules;

export const aboutWords = pack<AboutWords>({ en: () => import('./en/about.ts') });
export const [SayAbout, useAboutWords] = wordsContext<AboutWords>();

export const tableWords = pack<TableWords>({ en: () => import('./en/table.ts') });
export const [SayTable, useTableWords] = wordsContext<TableWords>();

/** Hints and stories, which come when they are asked for. */
export const adviceWords = pack<AdviceWords>({ en: () => import('./en/advice.ts') });
export const [SayAdvice, useAdviceWords] = wordsContext<AdviceWords>();

export const lessonWords = pack<LessonWords>({ en: () => import('./en/lessons.ts') });
export const [SayLessons, useLessonWords] = wordsContext<LessonWords>();

export const printPageWords = pack<PrintPageWords>({ en: () => import('./en/print.ts') });
export const [SayPrint, usePrintWords] = wordsContext<PrintPageWords>();
