import type { GameEntry } from '../../contract/index.ts';
import { meta } from './meta.ts';
import type { PanoramaEvent, PanoramaState } from './state.ts';

export const panorama: GameEntry<PanoramaState, number, PanoramaEvent> = {
  meta,
  rules: async () => (await import('./game.ts')).panorama,
  words: async () => (await import('./words.ts')).words,
  hints: async () => (await import('./hints.ts')).hints,
  reasons: async () => (await import('./reasons.ts')).reasons,
  board: async () => (await import('./board.tsx')).board,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  terminal: async () => (await import('./terminal.ts')).terminal,
  pieces: async () => (await import('./pieces.ts')).pieces,
};
