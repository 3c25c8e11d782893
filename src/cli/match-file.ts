/** A match that was exported as JSON or as text, parsed but not yet checked. */

import type { JsonObject, Reading } from '../contract/index.ts';
import { readText } from '../match/text.ts';
import { fileWords } from '../match/words.ts';
import { isObject } from '../toolkit/json.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { findGame } from './choices.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import { refusals as no, replayWords as say } from './words.ts';

/** Complaints about this file. */
export const refusing =
  (path: string) =>
  (why: string): Refusal =>
    new Refusal(no.file(path === '-' ? 'standard input' : path, why));

export interface ParsedMatch {
  readonly file: JsonObject;
  readonly entry: LocalizedGame;
}

export function readMatchFile({ games }: Context, path: string, text: string): ParsedMatch {
  const refuse = refusing(path);
  const file = parse(text);
  if ('refused' in file) throw refuse(file.refused);
  if (!isObject(file.value) || typeof file.value.game !== 'string') throw refuse(fileWords.noMatch);
  return { file: file.value, entry: findGame(games, file.value.game) };
}

function parse(text: string): Reading<unknown> {
  if (!text.trimStart().startsWith('{')) return readText(text.trimStart());
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: say.notJson };
  }
}
