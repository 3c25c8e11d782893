/** Files and standard input, line by line. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import { refusals as no } from './words.ts';

/** The lines of a file, or of standard input for `-`. */
export async function openLines({ input }: Context, path: string): Promise<AsyncGenerator<string>> {
  if (path === '-') return linesOf(input);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(
      error.code === 'ENOENT' ? no.noFile(path) : no.unreadable(path, error.code ?? error.message),
    );
  });
  if (found.isDirectory()) throw new Refusal(no.folder(path));
  return refusing(path, linesOf(createReadStream(path)));
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

async function* refusing(path: string, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code ? new Refusal(no.unreadable(path, code)) : new Error(message);
  }
}
