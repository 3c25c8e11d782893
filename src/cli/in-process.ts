/** A command of the program, for tests: without a process of its own. */
import { PassThrough, Readable } from 'node:stream';
import type { GameEntry } from '../contract/index.ts';
import { matchWords } from '../match/words/index.ts';
import { allInLanguage } from '../toolkit/listing.ts';
import { Output } from './output.ts';
import { plain } from './paint.ts';
import { runProgram } from './program.ts';
import { cliWords } from './words/index.ts';

export async function updraft(games: readonly GameEntry[], args: readonly string[], input = '') {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const code = await runProgram([...args], {
    games: await allInLanguage(games, 'en'),
    words: await cliWords('en'),
    match: await matchWords('en'),
    out: new Output(stdout as unknown as NodeJS.WriteStream),
    paint: plain,
    err: stderr as unknown as NodeJS.WriteStream,
    input: Readable.from([Buffer.from(input)]) as unknown as NodeJS.ReadStream,
  });
  return { code, out: String(stdout.read() ?? ''), err: String(stderr.read() ?? '') };
}
