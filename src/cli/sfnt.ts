/** A font as Node reads it quickly: WOFF keeps each table compressed, and the printer's library would unpack them in script for every document. */
import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/** The same tables, unpacked, behind the directory of a plain font. */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const from = HEADER.woff + i * ENTRY.woff;
    const [offset, packed, long] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field));
    const kept = woff.subarray(offset!, offset! + packed!);
    const table = packed! < long! ? inflateSync(kept) : kept;
    const to = HEADER.sfnt + i * ENTRY.sfnt;
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(long!, to + 12);
    // Tables begin at multiples of four.
    parts.push(table, Buffer.alloc(-table.length & 3));
    at += table.length + (-table.length & 3);
  }
  return Buffer.concat(parts);
}
