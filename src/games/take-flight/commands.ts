/** The command `sheet`: draws a sheet from a seed, or checks one from a file. */
import type { CommandIo, CommandOutput, GameCommand, Reading } from '../../contract/index.ts';
import { type Refuse, refuser } from '../../toolkit/refuser.ts';
import { DEMO, findSheet, readSheet } from './sheet/index.ts';
import type { TerminalWords } from './words/index.ts';

export const commands = (words: TerminalWords): readonly GameCommand[] => [sheet(words)];

type Say = TerminalWords['command'];

const sheet = ({ command: say, sheets }: TerminalWords): GameCommand => ({
  name: 'sheet',
  summary: say.summary,
  examples: ['sheet --seed 7', 'sheet --seed 7 --out sheet.json', 'sheet --check sheet.json'],
  flags: [
    { name: 'seed', value: 'seed', summary: say.seed },
    { name: 'out', value: 'file', summary: say.out },
    { name: 'check', value: 'file', summary: say.check },
  ],
  run: ({ check, seed, out }, io) =>
    check === undefined ? draw(say, seed, out) : checked(say, refuser(sheets), check, io),
});

/** Without a seed it is the demo's sheet. */
async function draw(say: Say, seed: string | undefined, out: string | undefined) {
  const found = findSheet(seed === undefined ? DEMO : `drawn-${seed}`);
  if ('refused' in found) return { refused: say.badSeed };
  const text = `${JSON.stringify(found.value, null, 2)}\n`;
  return {
    value:
      out === undefined
        ? { lines: [text.trimEnd()], files: [] }
        : { lines: [say.written(out)], files: [{ path: out, text }] },
  };
}

async function checked(
  say: Say,
  refuse: Refuse,
  file: string,
  io: CommandIo,
): Promise<Reading<CommandOutput, string>> {
  const text = await io.read(file);
  if ('refused' in text) return text;
  const sheet = readSheet(parsed(text.value));
  if ('refused' in sheet) return { refused: say.wrong(file, refuse(sheet.refused)) };
  return { value: { lines: [say.fine(sheet.value)], files: [] } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
