import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { framesOf } from './frames.ts';

/** The library's own reader of frames, which its types do not tell of. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What a client of the library reads. */
function read(frames: Buffer | string): string[] {
  const texts: string[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer, isBinary: boolean) => texts.push(isBinary ? 'binary' : String(data)));
  receiver.on('error', (error) => texts.push(String(error)));
  receiver.write(typeof frames === 'string' ? Buffer.from(frames, 'latin1') : frames);
  return texts;
}

test('a text of any length is one frame, in the order in which they were said', () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'x'.repeat(length));
  expect(read(framesOf(texts))).toEqual(texts);
  // The same lengths among letters that need more than a byte.
  expect(read(framesOf([...texts, '☁']))).toEqual([...texts, '☁']);
});

test('lengths are those of the bytes, not of the letters', () => {
  const texts = ['é'.repeat(63), '☁ über den Wolken 🎈', '"', ''];
  expect(read(framesOf(texts))).toEqual(texts);
});
