import type { GameEntry, RulesUse } from '../../contract/index.ts';
import { refusalPack } from '../../toolkit/refuser.ts';
import { pack, worded } from '../../toolkit/speech.ts';
import { facts } from './facts.ts';
import type { AeronautEvent, AeronautState } from './rules/state.ts';

// Each by itself, so that the bundler keeps apart what they fetch.
const following = async () => (await import('./rules/follow.ts')).editions;
const hosting = async () => (await import('./rules/host.ts')).editions;
const everything = async () => (await import('./rules/everything.ts')).editions;
const rulesFor = (use?: RulesUse) =>
  use === 'follow' ? following() : use === 'host' ? hosting() : everything();

const table = { en: () => import('./words/en/table.ts') };
const tools = { en: () => import('./words/en/tools.ts') };

export const aeronaut: GameEntry<AeronautState, string, AeronautEvent> = {
  facts,
  text: pack({ en: () => import('./words/en/text.ts') }),
  cover: () => import('./cover.tsx'),
  rules: { 2: async (use) => (await rulesFor(use))[2], 1: async (use) => (await rulesFor(use))[1] },
  house: pack({ en: () => import('./words/en/house.ts') }),
  words: worded(table, async () => (await import('./words/sentences.ts')).sentences),
  refusals: refusalPack({ en: () => import('./words/en/refusals.ts') }),
  hints: async () => (await import('./bots/hints.ts')).hints,
  reasons: worded(
    { en: () => import('./words/en/reasons.ts') },
    async () => (await import('./bots/reasons.ts')).reasons,
  ),
  board: worded(table, async () => (await import('./board/board.tsx')).board),
  rulebook: worded(
    { en: () => import('./words/en/rulebook.ts') },
    async () => (await import('./rulebook/rulebook.ts')).rulebook,
  ),
  aid: worded({ en: () => import('./words/en/aid.ts') }, async () => (await import('./aid.tsx')).aid),
  lessons: worded(
    { en: () => import('./words/en/lessons.ts') },
    async () => (await import('./lessons/lessons.ts')).lessons,
  ),
  sheets: worded(
    { en: () => import('./words/en/sheets.ts') },
    async () => (await import('./sheets/index.tsx')).sheets,
  ),
  terminal: worded(tools, async () => (await import('./terminal/terminal.ts')).terminal),
  commands: worded(tools, async () => (await import('./maker/commands.ts')).commands),
  lab: worded({ en: () => import('./words/en/lab.ts') }, async () => (await import('./lab/lab.ts')).labOf),
  pieces: async () => (await import('./rules/pieces.ts')).pieces,
};
