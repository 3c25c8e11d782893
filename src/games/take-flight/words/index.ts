/** What a language says of Take Flight! English gives the types. */
import type { words as aid } from './en/aid.ts';
import type { words as lab } from './en/lab.ts';
import type { words as lessons } from './en/lessons.ts';
import type { words as pages } from './en/pages.ts';
import type { words as reasons } from './en/reasons.ts';
import type { words as rulebook } from './en/rulebook.ts';
import type { words as sheets } from './en/sheets.ts';
import type { words as table } from './en/table.ts';
import type { words as terminal } from './en/terminal.ts';

export type { Lead } from './en/table.ts';

/** At the table: what is asked, done and told, what the board says, and refusals. */
export type TableWords = ReturnType<typeof table>;
/** The table's, and those of the daily flight. */
export type PageWords = ReturnType<typeof pages>;
export type RulebookWords = ReturnType<typeof rulebook>;
export type ReasonWords = ReturnType<typeof reasons>;
/** The board in letters, the command `sheet` and `solve`. */
export type TerminalWords = ReturnType<typeof terminal>;
/** The player aid, tips and coaching. */
export type AidWords = ReturnType<typeof aid>;
/** Printed sheets. */
export type SheetWords = ReturnType<typeof sheets>;
export type LabWords = ReturnType<typeof lab>;
export type LessonWords = ReturnType<typeof lessons>;
