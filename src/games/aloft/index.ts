import type { GameEntry } from '../../contract/index.ts';
import { pack } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import type { AloftEvent, AloftState } from './state.ts';

export const aloft: GameEntry<AloftState, number, AloftEvent> = {
  facts,
  text: pack({ en: () => import('./words/en/text.ts') }),
  cover: () => import('./cover.tsx'),
  rules: { 1: async () => (await import('./game.ts')).aloft },
  words: async () => (await import('./words.ts')).words,
  hints: async () => (await import('./hints.ts')).hints,
  reasons: async () => (await import('./reasons.ts')).reasons,
  board: async () => (await import('./board.tsx')).board,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  terminal: async () => (await import('./terminal.ts')).terminal,
  solve: async () => (await import('./solve/command.ts')).solver,
  pieces: async () => (await import('./pieces.ts')).pieces,
};
