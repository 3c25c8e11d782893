/** A match that was exported as JSON or as text, parsed but not yet checked. */

import type { JsonObject, Reading, Refusal as RefusalValue } from '../contract/index.ts';
import { readText } from '../match/text.ts';
import { isObject } from '../toolkit/json.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import type { Refuse } from '../toolkit/refuser.ts';
import { findGame } from './choices.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** Complaints about this file. */
export const refusing =
  ({ match, words }: Context, path: string) =>
  (why: string | RefusalValue, game?: Refuse): Refusal =>
    new Refusal(
      words.refusals.file(
        path === '-' ? 'standard input' : path,
        typeof why === 'string' ? why : match.refuse(why, game),
      ),
    );

export interface ParsedMatch {
  readonly file: JsonObject;
  readonly entry: LocalizedGame;
}

export function readMatchFile(context: Context, path: string, text: string): ParsedMatch {
  const refuse = refusing(context, path);
  const file = parse(context, text);
  if ('refused' in file) throw refuse(file.refused);
  if (!isObject(file.value) || typeof file.value.game !== 'string') throw refuse({ code: 'noMatch' });
  return { file: file.value, entry: findGame(context, file.value.game) };
}

function parse({ words }: Context, text: string): Reading<unknown, string | RefusalValue> {
  if (!text.trimStart().startsWith('{')) return readText(text.trimStart());
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { refused: words.replay.notJson };
  }
}
