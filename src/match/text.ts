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
 *     ~ 1 time
 *
 * A line with ~ says what happened to a seat besides moves (see notes.ts); after "back" a name in quotes is that of the one who had it.
 */
import type { Json, Reading } from '../contract/index.ts';
import { FORMAT, type MatchFile } from './file.ts';
import { isWhat, type SeatNote } from './notes.ts';
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
  const noted = (n: number): string[] =>
    (file.notes ?? []).flatMap(({ seat, what, from, after }) =>
      after === n ? [`~ ${seat} ${what}${from === undefined ? '' : ` ${JSON.stringify(from)}`}`] : [],
    );
  const lines = file.entries.flatMap((entry, i) => [
    ...noted(i),
    'chance' in entry
      ? `${i + 1}. * ${entry.chance}`
      : `${i + 1}. ${entry.seat} ${'undo' in entry ? `undo ${entry.undo}` : entry.move}`,
  ]);
  lines.push(...noted(file.entries.length));
  return [TITLE, ...tags, '', ...lines, ''].join('\n');
}

/** The same object that the JSON form holds, unchecked: `importMatch` reads it. */
export function readText(text: string): Reading<Record<string, unknown>, FileRefusal> {
  const lines = text.split(/\r?\n/);
  if (lines[0]?.trim() !== TITLE) return { refused: { code: 'noText' } };
  const file: Record<string, unknown> = { format: FORMAT, formatVersion: 1 };
  const entries: Json[] = [];
  const notes: SeatNote[] = [];
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (i === 0 || line === '') continue;
    const tag = /^([a-z]+): (.*)$/.exec(line);
    const note = readNote(line, entries.length);
    const entry = /^\d+\. (\*|\d+) (.+)$/.exec(line);
    if (tag) {
      const value = readTag(tag[1]!, tag[2]!);
      if (value === undefined) return { refused: { code: 'wrongLine', n: i + 1, line } };
      file[tag[1]!] = value;
    } else if (note) notes.push(note);
    else if (entry) entries.push(readLine(entry[1]!, entry[2]!));
    else return { refused: { code: 'wrongLine', n: i + 1, line } };
  }
  return { value: { ...file, entries, ...(notes.length > 0 ? { notes } : {}) } };
}

const readTag = (tag: string, text: string): unknown => (JSON_TAGS.has(tag) ? readJson(text) : text);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readNote(line: string, after: number): SeatNote | undefined {
  const [, seat, what, quoted] = /^~ (\d+) ([a-z]+)(?: (".*"))?$/.exec(line) ?? [];
  const from = quoted === undefined ? undefined : readJson(quoted);
  if (!isWhat(what) || (quoted !== undefined && typeof from !== 'string')) return undefined;
  return { seat: Number(seat), what, ...(typeof from === 'string' ? { from } : {}), after };
}

function readLine(by: string, text: string): Json {
  if (by === '*') return { chance: text };
  const undo = /^undo (\d+)$/.exec(text);
  return undo ? { seat: Number(by), undo: Number(undo[1]) } : { seat: Number(by), move: text };
}
