export type { Page } from './page.ts';
export { type PageName, type PaperName, papers } from './paper.ts';
export { type PrintChoices, type PrintedGame, pagesOf, sheetsOf, usualChoices } from './set.tsx';
export { type PrintWords, printWords } from './words/index.ts';
