import type { Refuse } from '../../toolkit/refuser.ts';
/** Replays transcripts and matches, and checks them on the way. */

import type { Position, Refusal as RefusalValue, Words } from '../../contract/index.ts';
import { followTranscript, type Rules, type TranscriptListener } from '../../match/follow.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import type { Context } from '../context.ts';
import { wrap } from '../layout.ts';
import { openLines } from '../lines.ts';
import { Refusal } from '../refusal.ts';

interface ReplayFlags {
  readonly quiet?: boolean;
}

export async function replay(context: Context, path: string, flags: ReplayFlags): Promise<void> {
  const lines = await openLines(context, path);
  const head = await readHead(lines);
  if (head.kind === 'match') {
    const { replayMatch } = await import('../replay-match.ts');
    await replayMatch(context, path, await rest(head.lines), flags.quiet === true);
  } else await replayTranscript(context, path, head.lines, flags.quiet === true);
}

interface Head {
  readonly kind: 'match' | 'transcript';
  readonly lines: AsyncGenerator<string>;
}

/** A transcript may be far larger than memory, a match never is: the first line with text tells them apart. */
async function readHead(lines: AsyncGenerator<string>): Promise<Head> {
  const seen: string[] = [];
  let first = '';
  while (first === '') {
    const next = await lines.next();
    if (next.done) break;
    seen.push(next.value);
    first = next.value.trim();
  }
  return { kind: isTranscriptLine(first) ? 'transcript' : 'match', lines: chain(seen, lines) };
}

/** Whatever is no match is read as a transcript, so that its first line is the one that is complained about. */
function isTranscriptLine(text: string): boolean {
  return !/^\s*(Updraft match\s*$|\{\s*$|\{.*"format"\s*:)/.test(text);
}

async function* chain(first: readonly string[], then: AsyncGenerator<string>): AsyncGenerator<string> {
  yield* first;
  yield* then;
}

async function rest(lines: AsyncGenerator<string>): Promise<string> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all.join('\n');
}

async function replayTranscript(
  context: Context,
  path: string,
  lines: AsyncGenerator<string>,
  quiet: boolean,
): Promise<void> {
  const account = new Account(context, quiet);
  const followed = await followTranscript(account.pacing(lines), (id) => account.find(id), account);
  if ('why' in followed)
    throw new Refusal(
      context.words.refusals.line(
        path === '-' ? 'standard input' : path,
        followed.line,
        account.word(followed.why),
      ),
    );
  context.out.line(context.words.replay.followed(followed.games, followed.moves));
}

/** Tells what happens in the words of the game. */
class Account implements TranscriptListener {
  readonly #context: Context;
  readonly #quiet: boolean;
  #entry: LocalizedGame | undefined;
  #words: Words<Position> | undefined;
  #refuse: Refuse | undefined;
  #full: Promise<void> | undefined;
  #count = 0;

  constructor(context: Context, quiet: boolean) {
    this.#context = context;
    this.#quiet = quiet;
  }

  /** Follows no faster than the account is read. */
  async *pacing(lines: AsyncGenerator<string>): AsyncGenerator<string> {
    for await (const line of lines) {
      yield line;
      if (this.#full) await this.#full;
      this.#full = undefined;
    }
  }

  word(why: RefusalValue): string {
    return this.#context.match.refuse(why, this.#refuse);
  }

  async find(id: string): Promise<Rules | undefined> {
    this.#entry = this.#context.games.find(({ meta }) => meta.id === id);
    if (!this.#entry) return undefined;
    const { rules, words, refusals } = this.#entry;
    const [game, said, refuse] = await Promise.all([rules(), words(), refusals()]);
    this.#words = said;
    this.#refuse = refuse;
    return { facts: this.#entry.entry.facts, game };
  }

  start: NonNullable<TranscriptListener['start']> = (_rules, head) => {
    const { meta } = this.#entry!;
    this.#count++;
    if (this.#count > 1 && !this.#quiet) this.#say('');
    this.#say(this.#context.words.replay.game(this.#count, meta, head.players, head.seed));
  };

  event: NonNullable<TranscriptListener['event']> = (event) => {
    if (this.#quiet) return;
    const text = this.#words?.say(event, this.#context.words.seatWho);
    if (text !== undefined) this.#say(text);
  };

  end: NonNullable<TranscriptListener['end']> = (result, moves) => {
    this.#say(this.#context.words.resultLine(result, moves, this.#context.words.seatWho));
  };

  /** Wrapped for people; in a pipe a sentence stays one line. */
  #say(text: string): void {
    const { out } = this.#context;
    for (const line of out.isTerminal ? wrap(text, out.width, '    ') : [text])
      this.#full = out.line(line) ?? this.#full;
  }
}
