/** Reads what a bot's process writes, line by line. */
import type { Readable } from 'node:stream';
import { LONGEST_LINE } from './protocol.ts';

/** Hears every line, and of one that is too long its pieces: never more than one piece is kept. */
export function listen(
  stream: Readable,
  hear: (line: string) => void,
  hearEndless: (piece: string) => void,
): void {
  let pending = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = (pending + text).split('\n');
    pending = lines.pop()!;
    for (const line of lines) hear(line.trim());
    if (pending.length <= LONGEST_LINE) return;
    hearEndless(pending);
    pending = '';
  });
}
