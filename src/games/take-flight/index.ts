import type { GameEntry, Move } from '../../contract/index.ts';
import { pack } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import type { FlightEvent, FlightState } from './state.ts';

export const takeFlight: GameEntry<FlightState, Move, FlightEvent> = {
  facts,
  text: pack({ en: () => import('./words/en/text.ts') }),
  cover: () => import('./cover.tsx'),
  rules: { 1: async () => (await import('./game.ts')).takeFlight },
  words: async () => (await import('./words.ts')).words,
  hints: async () => (await import('./hints.ts')).hints,
  reasons: async () => (await import('./reasons.ts')).reasons,
  board: async () => (await import('./board.tsx')).board,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  terminal: async () => (await import('./terminal.ts')).terminal,
  commands: async () => (await import('./commands.ts')).commands,
  solve: async () => (await import('./solve/command.ts')).solver,
  pages: async () => (await import('./pages.tsx')).pages,
  pieces: async () => (await import('./pieces.ts')).pieces,
};
