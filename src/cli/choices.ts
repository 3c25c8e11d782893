/** What the words on a command line stand for. */

import { type BotKind, botKinds, isCommand } from '../bots/index.ts';
import type { GameMeta, Options } from '../contract/index.ts';
import type { LocalizedGame } from '../toolkit/listing.ts';
import { readOptions, readSeats } from '../toolkit/options.ts';
import { type CommandLimits, commandKind, tryCommand, USUAL_LIMITS } from './command-bot/bot.ts';
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

/** Reads "name=value". */
export function pairOf({ words }: Context, text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1) throw new Refusal(words.refusals.optionForm(text));
  return [text.slice(0, at), text.slice(at + 1)];
}

/** `name=value`, any number of times. */
export function chooseOptions(context: Context, meta: GameMeta, given: readonly string[] = []): Options {
  const pairs = Object.fromEntries(given.map((text) => pairOf(context, text)));
  return unwrap(readOptions(meta, pairs), context.match.refuse);
}

/** How programs of other people are held, on every command that takes them. */
export interface CommandFlags {
  readonly botSeconds?: number;
  readonly botMemory?: number;
  readonly botLog?: string;
}

export const limitsOf = ({ botSeconds, botMemory, botLog }: CommandFlags): CommandLimits => ({
  ms: botSeconds === undefined ? USUAL_LIMITS.ms : botSeconds * 1000,
  memoryMb: botMemory ?? USUAL_LIMITS.memoryMb,
  ...(botLog === undefined ? {} : { log: botLog }),
});

/** The kind of bot of this name: one of ours, or a program of another person. */
export function kindNamed(
  name: string,
  among: readonly BotKind[],
  limits: CommandLimits,
): BotKind | undefined {
  return isCommand(name) ? commandKind(name, limits) : among.find(({ id }) => id === name);
}

/** A comma ends a name; "\\," is a comma within a command. Our own are written in any case. */
export const botNames = (given: string): string[] =>
  given.split(/(?<!\\),/).map((text) => {
    const name = text.trim().replaceAll('\\,', ',');
    return isCommand(name) ? name : name.toLowerCase();
  });

export interface Choosing {
  /** Our bots among which is chosen. */
  readonly among?: readonly BotKind[];
  /** For programs of other people. */
  readonly limits?: CommandLimits;
}

/** One name for all, or one for each of `count` seats. Commands are tried once, so that a wrong one is told before the first game. */
export async function chooseBots(
  { words }: Context,
  given: string,
  count: number,
  { among = botKinds, limits = USUAL_LIMITS }: Choosing = {},
): Promise<BotKind[]> {
  const names = botNames(given);
  const known = new Map<string, BotKind>();
  for (const name of new Set(names)) {
    const kind = kindNamed(name, among, limits);
    if (!kind)
      throw new Refusal(
        words.refusals.bot(
          name,
          among.map(({ id }) => id),
        ),
      );
    known.set(name, kind);
  }
  if (names.length !== 1 && names.length !== count)
    throw new Refusal(words.refusals.botCount(names.length, count));
  for (const { id } of known.values()) {
    const wrong = isCommand(id) ? await tryCommand(id, limits) : undefined;
    if (wrong !== undefined) throw new Refusal(words.refusals.command(id, wrong));
  }
  return Array.from({ length: count }, (_, seat) => known.get(names[names.length === 1 ? 0 : seat]!)!);
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
