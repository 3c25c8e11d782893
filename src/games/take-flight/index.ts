import type { GameEntry, Move } from '../../contract/index.ts';
import { refusalPack } from '../../toolkit/refuser.ts';
import { pack, worded } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import type { FlightEvent, FlightState } from './state.ts';

const table = { en: () => import('./words/en/table.ts') };
const letters = { en: () => import('./words/en/terminal.ts') };

export const takeFlight: GameEntry<FlightState, Move, FlightEvent> = {
  facts,
  text: pack({ en: () => import('./words/en/text.ts') }),
  cover: () => import('./cover.tsx'),
  rules: { 1: async () => (await import('./game.ts')).takeFlight },
  house: pack({ en: () => import('./words/en/house.ts') }),
  words: worded(table, async () => (await import('./sentences.ts')).sentences),
  refusals: refusalPack({ en: () => import('./words/en/refusals.ts') }),
  hints: async () => (await import('./hints.ts')).hints,
  reasons: worded(
    { en: () => import('./words/en/reasons.ts') },
    async () => (await import('./reasons.ts')).reasons,
  ),
  board: worded(table, async () => (await import('./board.tsx')).board),
  show: worded(table, async () => (await import('./show.tsx')).show),
  rulebook: worded(
    { en: () => import('./words/en/rulebook.ts') },
    async () => (await import('./rulebook.ts')).rulebook,
  ),
  aid: worded({ en: () => import('./words/en/aid.ts') }, async () => (await import('./aid.tsx')).aid),
  lessons: worded(
    { en: () => import('./words/en/lessons.ts') },
    async () => (await import('./lessons/index.ts')).lessons,
  ),
  sheets: worded(
    { en: () => import('./words/en/sheets.ts') },
    async () => (await import('./sheets/index.tsx')).sheets,
  ),
  terminal: worded(letters, async () => (await import('./terminal.ts')).terminal),
  commands: worded(letters, async () => (await import('./commands.ts')).commands),
  solve: worded(letters, async () => (await import('./solve/command.ts')).solver),
  pages: worded({ en: () => import('./words/en/pages.ts') }, async () => (await import('./pages.tsx')).pages),
  lab: worded({ en: () => import('./words/en/lab.ts') }, async () => (await import('./lab.ts')).labOf),
  pieces: async () => (await import('./pieces.ts')).pieces,
};
