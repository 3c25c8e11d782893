import type { GameEntry } from '../../contract/index.ts';
import { pack } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import type { AeronautEvent, AeronautState } from './rules/state.ts';

// Each by itself, so that the bundler keeps apart what they fetch.
const following = async () => (await import('./rules/follow.ts')).aeronaut;
const hosting = async () => (await import('./rules/host.ts')).aeronaut;
const everything = async () => (await import('./rules/everything.ts')).aeronaut;

export const aeronaut: GameEntry<AeronautState, string, AeronautEvent> = {
  facts,
  text: pack({ en: () => import('./words/en/text.ts') }),
  cover: () => import('./cover.tsx'),
  rules: { 1: (use) => (use === 'follow' ? following() : use === 'host' ? hosting() : everything()) },
  words: async () => (await import('./words/words.ts')).words,
  hints: async () => (await import('./bots/hints.ts')).hints,
  reasons: async () => (await import('./bots/reasons.ts')).reasons,
  board: async () => (await import('./board/board.tsx')).board,
  rulebook: async () => (await import('./rulebook/rulebook.ts')).rulebook,
  terminal: async () => (await import('./terminal/terminal.ts')).terminal,
  commands: async () => (await import('./maker/commands.ts')).commands,
  pieces: async () => (await import('./rules/pieces.ts')).pieces,
};
