import { PassThrough } from 'node:stream';
import { setImmediate as soon } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';
import { LONGEST_LINE } from './protocol.ts';

function listening() {
  const stream = new PassThrough();
  const lines: string[] = [];
  const pieces: string[] = [];
  const hear = (line: string): void => void lines.push(line);
  const hearEndless = (piece: string): void => void pieces.push(piece);
  listen(stream, hear, hearEndless);
  return { stream, lines, pieces };
}

test('lines are heard as they end, wherever they were cut, also within a letter', async () => {
  const { stream, lines } = listening();
  const bytes = Buffer.from('one\r\ntwö\n\nthree');
  for (const byte of bytes) {
    stream.write(Buffer.from([byte]));
    await soon();
  }
  expect(lines).toEqual(['one', 'twö', '']);
});

test('of a line without an end no more is kept than the longest line and what came at once', async () => {
  const { stream, lines, pieces } = listening();
  const piece = Buffer.alloc(16_384, 'x');
  for (let i = 0; i < 1000; i++) {
    stream.write(piece);
    await soon();
  }
  stream.write('\nafter it\n');
  await soon();
  expect(pieces.join('').length + lines[0]!.length).toBe(16_384_000);
  for (const one of pieces) expect(one.length).toBeLessThanOrEqual(LONGEST_LINE + piece.length);
  expect(lines[1]).toBe('after it');
});
