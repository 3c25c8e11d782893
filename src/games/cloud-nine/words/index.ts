/** What a language says of Cloud 9. English gives the types. */
import type { words as aid } from './en/aid.ts';
import type { words as lab } from './en/lab.ts';
import type { words as lessons } from './en/lessons.ts';
import type { words as reasons } from './en/reasons.ts';
import type { words as rulebook } from './en/rulebook.ts';
import type { words as sheets } from './en/sheets.ts';
import type { words as table } from './en/table.ts';
import type { words as terminal } from './en/terminal.ts';

/** At the table: what is asked, done and told, what the board says, and refusals. */
export type TableWords = ReturnType<typeof table>;
export type RulebookWords = ReturnType<typeof rulebook>;
export type AidWords = ReturnType<typeof aid>;
export type LabWords = ReturnType<typeof lab>;
export type LessonWords = ReturnType<typeof lessons>;
export type ReasonWords = ReturnType<typeof reasons>;
export type SheetWords = ReturnType<typeof sheets>;
export type TerminalWords = ReturnType<typeof terminal>;

export type { Means, Stakes } from './en/table.ts';
