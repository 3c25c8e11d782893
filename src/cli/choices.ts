/** What the words on a command line stand for. */

import { type BotKind, botKinds } from '../bots/index.ts';
import type { GameMeta, Options } from '../contract/index.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { readOptions, readSeats } from '../toolkit/options.ts';
import type { Context } from './context.ts';
import { Refusal, unwrap } from './refusal.ts';

export function findGame({ games, words }: Context, id: string): LocalizedGame {
  const entry = games.find(({ meta }) => meta.id === id.toLowerCase());
  if (!entry)
    throw new Refusal(
      words.refusals.game(
        id,
        games.map(({ meta }) => meta.id),
      ),
    );
  return entry;
}

export function chooseSeats({ match }: Context, meta: GameMeta, given: number | undefined): number {
  return unwrap(readSeats(meta, given ?? meta.usualSeats), match.refuse);
}

/** `name=value`, any number of times. */
export function chooseOptions(
  { match, words }: Context,
  meta: GameMeta,
  given: readonly string[] = [],
): Options {
  const pairs = given.map((text): [string, string] => {
    const at = text.indexOf('=');
    if (at < 1) throw new Refusal(words.refusals.optionForm(text));
    return [text.slice(0, at), text.slice(at + 1)];
  });
  return unwrap(readOptions(meta, Object.fromEntries(pairs)), match.refuse);
}

/** One name for all, or one for each of `count` seats. */
export function chooseBots(
  { words }: Context,
  given: string,
  count: number,
  among: readonly BotKind[] = botKinds,
): BotKind[] {
  const names = given.split(',').map((name) => name.trim().toLowerCase());
  const kinds = names.map((name) => {
    const kind = among.find(({ id }) => id === name);
    if (!kind)
      throw new Refusal(
        words.refusals.bot(
          name,
          among.map(({ id }) => id),
        ),
      );
    return kind;
  });
  if (kinds.length === 1) return Array.from({ length: count }, () => kinds[0]!);
  if (kinds.length !== count) throw new Refusal(words.refusals.botCount(kinds.length, count));
  return kinds;
}

/** Reads a whole number for commander. */
export function whole(
  { words }: Context,
  flag: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= min && value <= max)) throw new Refusal(words.refusals.whole(flag, text, min, max));
    return value;
  };
}

export const seconds =
  ({ words }: Context) =>
  (text: string): number => {
    const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (!(value >= 0.01 && value <= 3600)) throw new Refusal(words.refusals.seconds(text));
    return value;
  };

/** An option that may be given many times. */
export const collect = (text: string, before: readonly string[] = []): string[] => [...before, text];
