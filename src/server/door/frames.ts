/**
 * Texts as a server sends them through a WebSocket (RFC 6455, 5.2): each is one frame, and all are one write. The
 * library hands over header and text of every frame by themselves, and that was a fifth of all memory a move asks for.
 */

/** This frame is the whole message, and it is text. */
const WHOLE_TEXT = 0x81;
/** Up to here the length is the second byte itself. */
const MOST_SHORT = 125;
const TWO_BYTES_FOLLOW = 126;
const MOST_IN_TWO_BYTES = 0xffff;
const EIGHT_BYTES_FOLLOW = 127;

/** Where all of it is ASCII it stays a text, each byte a letter of Latin 1: the system is handed that without a buffer of its own. */
export function framesOf(texts: readonly string[]): Buffer | string {
  let frames = '';
  for (const text of texts) {
    if (Buffer.byteLength(text) !== text.length) return framesInBytes(texts);
    frames += asciiHeader(text.length) + text;
  }
  return frames;
}

function asciiHeader(length: number): string {
  if (length <= MOST_SHORT) return String.fromCharCode(WHOLE_TEXT, length);
  if (length <= MOST_IN_TWO_BYTES)
    return String.fromCharCode(WHOLE_TEXT, TWO_BYTES_FOLLOW, length >>> 8, length & 0xff);
  const header = Buffer.allocUnsafe(headerSize(length));
  writeHeader(header, 0, length);
  return header.toString('latin1');
}

function framesInBytes(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headerSize(length) + length, 0));
  let at = 0;
  for (const [n, text] of texts.entries()) {
    at = writeHeader(frames, at, lengths[n]!);
    at += frames.write(text, at);
  }
  return frames;
}

const headerSize = (length: number): number =>
  length <= MOST_SHORT ? 2 : length <= MOST_IN_TWO_BYTES ? 4 : 10;

/** Answers where the text begins. */
function writeHeader(frames: Buffer, at: number, length: number): number {
  frames[at] = WHOLE_TEXT;
  if (length <= MOST_SHORT) {
    frames[at + 1] = length;
    return at + 2;
  }
  if (length <= MOST_IN_TWO_BYTES) {
    frames[at + 1] = TWO_BYTES_FOLLOW;
    return frames.writeUInt16BE(length, at + 2);
  }
  frames[at + 1] = EIGHT_BYTES_FOLLOW;
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
