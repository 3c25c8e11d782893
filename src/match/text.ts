/**
 * A match as text that people can read, write and mail:
 *
 *     Updraft match
 *     game: …
 *     …
 *
 *     1. * deal R G
 *     2. 0 U GP 1
 *     3. 0 undo 1
 */
import type { Json, Reading } from '../contract/index.ts';
import { FORMAT, type MatchFile } from './file.ts';
import type { FileRefusal } from './refusals.ts';

const TITLE = 'Updraft match';
/** Tags whose values are JSON; the others are plain words. */
const JSON_TAGS = new Set(['version', 'options', 'house', 'seats', 'order', 'result']);
const TAGS = [
  'game',
  'version',
  'id',
  'created',
  'options',
  'house',
  'seats',
  'order',
  'scheme',
  'commitment',
  'secret',
  'result',
] as const;

export function writeText(file: MatchFile): string {
  const tags = TAGS.flatMap((tag) => {
    const value = file[tag];
    return value === undefined ? [] : [`${tag}: ${JSON_TAGS.has(tag) ? JSON.stringify(value) : value}`];
  });
  const lines = file.entries.map((entry, i) => {
    if ('chance' in entry) return `${i + 1}. * ${entry.chance}`;
    return `${i + 1}. ${entry.seat} ${'undo' in entry ? `undo ${entry.undo}` : entry.move}`;
  });
  return [TITLE, ...tags, '', ...lines, ''].join('\n');
}

/** The same object that the JSON form holds, unchecked: `importMatch` reads it. */
export function readText(text: string): Reading<Record<string, unknown>, FileRefusal> {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== TITLE) return { refused: { code: 'noText' } };
  const file: Record<string, unknown> = { format: FORMAT, formatVersion: 1 };
  const entries: Json[] = [];
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (i === 0 || line === '') continue;
    const tag = /^([a-z]+): (.*)$/.exec(line);
    const entry = /^\d+\. (\*|\d+) (.+)$/.exec(line);
    if (tag) {
      const value = readTag(tag[1]!, tag[2]!);
      if (value === undefined) return { refused: { code: 'wrongLine', n: i + 1, line } };
      file[tag[1]!] = value;
    } else if (entry) entries.push(readLine(entry[1]!, entry[2]!));
    else return { refused: { code: 'wrongLine', n: i + 1, line } };
  }
  return { value: { ...file, entries } };
}

function readTag(tag: string, text: string): unknown {
  if (!JSON_TAGS.has(tag)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readLine(by: string, text: string): Json {
  if (by === '*') return { chance: text };
  const undo = /^undo (\d+)$/.exec(text);
  return undo ? { seat: Number(by), undo: Number(undo[1]) } : { seat: Number(by), move: text };
}
