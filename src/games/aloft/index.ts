import type { GameEntry } from '../../contract/index.ts';
import { refusalPack } from '../../toolkit/refuser.ts';
import { pack, worded } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import type { AloftEvent, AloftState } from './state.ts';

const table = { en: () => import('./words/en/table.ts') };
const terminal = { en: () => import('./words/en/terminal.ts') };

export const aloft: GameEntry<AloftState, number, AloftEvent> = {
  facts,
  text: pack({ en: () => import('./words/en/text.ts') }),
  cover: () => import('./cover.tsx'),
  rules: { 1: async () => (await import('./game.ts')).aloft },
  house: pack({ en: () => import('./words/en/house.ts') }),
  words: worded(table, async () => (await import('./words.ts')).wordsOf),
  refusals: refusalPack({ en: () => import('./words/en/refusals.ts') }),
  hints: async () => (await import('./hints.ts')).hints,
  reasons: worded(
    { en: () => import('./words/en/reasons.ts') },
    async () => (await import('./reasons.ts')).reasonsOf,
  ),
  board: worded(table, async () => (await import('./board.tsx')).boardOf),
  rulebook: worded(
    { en: () => import('./words/en/rulebook.ts') },
    async () => (await import('./rulebook.ts')).rulebookOf,
  ),
  aid: worded({ en: () => import('./words/en/aid.ts') }, async () => (await import('./aid.tsx')).aidOf),
  lessons: worded(
    { en: () => import('./words/en/lessons.ts') },
    async () => (await import('./lessons/lessons.ts')).lessonsOf,
  ),
  sheets: worded(
    { en: () => import('./words/en/sheets.ts') },
    async () => (await import('./sheets.tsx')).sheetsOf,
  ),
  terminal: worded(terminal, async () => (await import('./terminal.ts')).terminalOf),
  solve: worded(terminal, async () => (await import('./solve/command.ts')).solverOf),
  pages: worded(
    { en: () => import('./words/en/pages.ts') },
    async () => (await import('./pages.tsx')).pagesOf,
  ),
  lab: worded({ en: () => import('./words/en/lab.ts') }, async () => (await import('./lab.ts')).labOf),
  pieces: async () => (await import('./pieces.ts')).pieces,
};
