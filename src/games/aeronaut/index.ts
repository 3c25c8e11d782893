import type { GameEntry } from '../../contract/index.ts';
import { meta } from './meta.ts';
import type { AeronautEvent, AeronautState } from './state.ts';

// Each by itself, so that the bundler keeps apart what they fetch.
const following = async () => (await import('./follow.ts')).aeronaut;
const hosting = async () => (await import('./host.ts')).aeronaut;
const everything = async () => (await import('./game.ts')).aeronaut;

export const aeronaut: GameEntry<AeronautState, string, AeronautEvent> = {
  meta,
  rules: (use) => (use === 'follow' ? following() : use === 'host' ? hosting() : everything()),
  words: async () => (await import('./words.ts')).words,
  hints: async () => (await import('./hints.ts')).hints,
  reasons: async () => (await import('./reasons.ts')).reasons,
  board: async () => (await import('./board.tsx')).board,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  terminal: async () => (await import('./terminal.ts')).terminal,
  commands: async () => (await import('./commands.ts')).commands,
  pieces: async () => (await import('./pieces.ts')).pieces,
};
