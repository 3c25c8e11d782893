/** Files and standard input, line by line. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';

/** The lines of a file, or of standard input for `-`. */
export async function openLines({ input, words }: Context, path: string): Promise<AsyncGenerator<string>> {
  if (path === '-') return linesOf(input);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'ENOENT'
        ? words.refusals.noFile(path)
        : words.refusals.unreadable(path, error.code ?? error.message),
    );
  });
  if (found.isDirectory()) throw new Refusal(words.refusals.folder(path));
  return refusing(words, path, linesOf(createReadStream(path)));
}

export async function* linesOf(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  stream.setEncoding('utf8');
  let rest = '';
  for await (const piece of stream) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
  }
  if (rest !== '') yield rest;
}

async function* refusing(
  { refusals }: Context['words'],
  path: string,
  lines: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code ? new Refusal(refusals.unreadable(path, code)) : new Error(message);
  }
}
