/** The command `sheet`: draws a sheet from a seed, or checks one from a file. */
import type { CommandIo, CommandOutput, GameCommand, Reading } from '../../contract/index.ts';
import { commandWords as say } from './command-words.ts';
import { DEMO, findSheet, readSheet } from './sheet/index.ts';

const sheet: GameCommand = {
  name: 'sheet',
  summary: say.summary,
  examples: ['sheet --seed 7', 'sheet --seed 7 --out sheet.json', 'sheet --check sheet.json'],
  flags: [
    { name: 'seed', value: 'seed', summary: say.seed },
    { name: 'out', value: 'file', summary: say.out },
    { name: 'check', value: 'file', summary: say.check },
  ],
  run: (given, io) => (given.check === undefined ? draw(given.seed, given.out) : check(given.check, io)),
};

export const commands: readonly GameCommand[] = [sheet];

/** Without a seed it is the demo's sheet. */
async function draw(seed: string | undefined, out: string | undefined): Promise<Reading<CommandOutput>> {
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

async function check(file: string, io: CommandIo): Promise<Reading<CommandOutput>> {
  const text = await io.read(file);
  if ('refused' in text) return text;
  const sheet = readSheet(parsed(text.value));
  if ('refused' in sheet) return { refused: say.wrong(file, sheet.refused) };
  return { value: { lines: [say.fine(sheet.value)], files: [] } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
