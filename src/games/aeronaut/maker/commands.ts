/** The command `map`: makes a map, or checks one from a file. The maker is loaded when it runs. */
import type {
  CommandIo,
  CommandOutput,
  CommandValues,
  GameCommand,
  Reading,
} from '../../../contract/index.ts';
import { refuser } from '../../../toolkit/refuser.ts';
import type { AeronautMap } from '../map/map.ts';
import type { MapRefusal } from '../rules/refusals.ts';
import type { ToolWords } from '../words/index.ts';
import type { MapFault } from './faults.ts';
import { readMapOptions, readWhole } from './map-options.ts';

export const commands = (words: ToolWords): readonly GameCommand[] => {
  const { command: say } = words;
  const flag = (name: keyof typeof say.flags, value: string, usual?: string) => ({
    name,
    value,
    summary: say.flags[name],
    ...(usual === undefined ? {} : { default: usual }),
  });
  const map: GameCommand = {
    name: 'map',
    summary: say.summary,
    examples: [
      'map --seed 7 --out map.svg',
      'map --seed 7 --size large --expansions trajectories,wildWinds --types 7 --players 5 --out map.json',
      'map --check map.json',
      'map --check map.json --out map.svg',
    ],
    flags: [
      flag('seed', 'seed', '1'),
      flag('size', 'size', 'regular'),
      flag('expansions', 'names'),
      flag('types', 'n', '6'),
      flag('players', 'n', '4'),
      flag('out', 'file'),
      flag('check', 'file'),
    ],
    run: (given, io) =>
      given.check === undefined ? make(words, given) : check(words, given.check, given.out, io),
  };
  return [map];
};

async function make(words: ToolWords, given: CommandValues): Promise<Reading<CommandOutput, string>> {
  const { command: say } = words;
  const { seed = '1', size = 'regular', types = '6', expansions = '' } = given;
  const options = readMapOptions(say, { size, types, expansions });
  if ('refused' in options) return options;
  const players = readWhole(say, 'players', given.players ?? '4', 1, 6);
  if ('refused' in players) return players;
  const { makeMap } = await import('./make.ts');
  const made = makeMap(seed, options.value, players.value);
  return put(words, made, say.note(made, options.value, seed), given.out);
}

async function check(
  words: ToolWords,
  file: string,
  out: string | undefined,
  io: CommandIo,
): Promise<Reading<CommandOutput, string>> {
  const { command: say } = words;
  const text = await io.read(file);
  if ('refused' in text) return text;
  const { checkMap, readMapText } = await import('./check.ts');
  const read = readMapText(text.value);
  if ('refused' in read)
    return { refused: say.file(file, refuser<MapRefusal>(words.unreadable)(read.refused)) };
  const broken = checkMap(read.value);
  if (broken.length > 0)
    return {
      refused: say.broken(file, broken.map(refuser<MapFault>(words.faults))),
    };
  if (out !== undefined) return put(words, read.value, say.fileNote(read.value), out);
  return { value: { lines: [say.fine(read.value)], files: [] } };
}

/** Drawn or as data, by the name of the file. */
async function put(
  words: ToolWords,
  made: AeronautMap,
  note: string,
  out: string | undefined,
): Promise<Reading<CommandOutput, string>> {
  if (out === undefined) return { value: { lines: [JSON.stringify(made)], files: [] } };
  const form = /\.(svg|json)$/i.exec(out)?.[1]?.toLowerCase();
  if (form === undefined) return { refused: words.command.out(out) };
  if (form === 'json')
    return { value: { lines: [], files: [{ path: out, text: `${JSON.stringify(made, null, 1)}\n` }] } };
  const { drawMap } = await import('../map/sheet.ts');
  return { value: { lines: [], files: [{ path: out, text: drawMap(made, note, words.sheet) }] } };
}
