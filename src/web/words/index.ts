/** What the pages say: loaded for the language of the page, and read from contexts by components. */
import { type Languages, pack } from '../../toolkit/speech.ts';
import { wordsContext } from '../../toolkit/ui/words.tsx';

export type PageWords = ReturnType<typeof import('./en/pages.ts').words>;
export type SetupWords = PageWords['setup'];
export type TableWords = ReturnType<typeof import('./en/table.ts').words>;
export type AsideWords = ReturnType<typeof import('./en/aside.ts').words>;
export type AdviceWords = ReturnType<typeof import('./en/advice.ts').words>;

/** Words in every language, a provider of them for components, and the hook that reads them there. */
const spoken = <W>(languages: Languages<W>) => [pack(languages), ...wordsContext<W>()] as const;

/** For all pages, and there before the first of them is drawn. */
export const [pageWords, SayPages, usePageWords] = spoken({ en: () => import('./en/pages.ts') });
export const useShellWords = () => usePageWords().shell;
export const useHomeWords = () => usePageWords().home;
export const useSetupWords = () => usePageWords().setup;
export const useHouseWords = () => usePageWords().house;
export const useBotWords = () => usePageWords().bots;
export const useRulesWords = () => usePageWords().rules;

export const [aboutWords, SayAbout, useAboutWords] = spoken({ en: () => import('./en/about.ts') });

export const [tableWords, SayTable, useTableWords] = spoken({ en: () => import('./en/table.ts') });

/** What stands beside a table: dialogs and the end, which come when there is something to show. */
export const [asideWords, SayAside, useAsideWords] = spoken({ en: () => import('./en/aside.ts') });

/** Hints and stories, which come when they are asked for. */
export const [adviceWords, SayAdvice, useAdviceWords] = spoken({ en: () => import('./en/advice.ts') });

export const [lessonWords, SayLessons, useLessonWords] = spoken({ en: () => import('./en/lessons.ts') });

export const [printPageWords, SayPrint, usePrintWords] = spoken({ en: () => import('./en/print.ts') });

export const [labPageWords, SayLab, useLabWords] = spoken({ en: () => import('./en/lab.ts') });
