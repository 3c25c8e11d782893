/** Messages that no client of ours would send. */
import { randomBytes } from 'node:crypto';
import type { Move, Seat } from '../../src/contract/index.ts';
import { MOST_BYTES, PROTOCOL } from '../../src/online/protocol.ts';
import type { FastRng } from '../../src/toolkit/rng.ts';

/** What a malicious client may know. */
export interface Known {
  /** Tables at which these strangers have no seat: under way, over, and full but not begun. */
  readonly tables: readonly string[];
  /** Another person's token, from which cut and forged ones are made. */
  readonly token: string;
  /** A move that was legal once, and its seat. */
  readonly move: Move;
  readonly seat: Seat;
}

type Make = (rng: FastRng, known: Known) => string | Buffer;

const pick = <T>(rng: FastRng, list: readonly T[]): T => list[rng.below(list.length)]!;
const types = [
  ...[
    'hello',
    'lobby',
    'join',
    'leave',
    'sit',
    'stand',
    'seat',
    'start',
    'reveal',
    'move',
    'undo',
    'answer',
    'resign',
  ],
  ...[
    'return',
    'chat',
    'rematch',
    'host',
    'cancel',
    'nudge',
    'relieve',
    'entries',
    'joined',
    'done',
    'constructor',
    '__proto__',
    'toString',
    '',
    'MOVE',
  ],
];
/** As JSON texts, because some of them no JSON.stringify would write. */
const values = [
  ...[
    'null',
    'true',
    '0',
    '-1',
    '-0',
    '1e400',
    '1e308',
    '99',
    '4294967296',
    '9007199254740993',
    '0.5',
    '""',
    '"x"',
  ],
  ...[
    '[]',
    '{}',
    '[[[[]]]]',
    '{"bot":"random"}',
    '{"bot":"__proto__"}',
    '"\\u0000"',
    '"\\ud800"',
    '"open"',
    '{"a":{"b":{"c":1}}}',
  ],
  ...[
    '"<script>alert(1)</script>"',
    `"${'é'.repeat(400)}"`,
    `"${"' OR 1=1 --"}"`,
    '"../../etc/passwd"',
    '{"log":0,"standing":0}',
  ],
  ...['{"log":1e9,"standing":-1}', '{"__proto__":{"yes":true}}', '{"toString":1}'],
];
const keys = [
  ...[
    're',
    'table',
    'seat',
    'count',
    'move',
    'have',
    'seal',
    'salt',
    'to',
    'on',
    'yes',
    'text',
    'token',
    'protocol',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toJSON', 'who', 'name', 'a'.repeat(200)],
];

const quote = (text: string): string => JSON.stringify(text);
const object = (fields: readonly (readonly [string, string])[]): string =>
  `{${fields.map(([key, value]) => `${quote(key)}:${value}`).join(',')}}`;

const anyTable = (rng: FastRng, { tables }: Known): string =>
  quote(rng.below(4) === 0 ? randomBytes(16).toString('base64url') : pick(rng, tables));

/** Every kind, by what is wrong with it. */
export const kinds: Readonly<Record<string, Make>> = {
  malformed: (rng, known) => {
    const right = object([
      ['type', quote(pick(rng, types))],
      ['table', anyTable(rng, known)],
    ]);
    return pick(rng, [
      right.slice(0, 1 + rng.below(right.length - 1)),
      `${right}${right}`,
      right.replaceAll('"', "'"),
      `[${right}]`,
      pick(rng, values),
      '',
      ' ',
      '{"type":"move",}',
      'NaN',
      'undefined',
      '\u2028',
      '{"type":"chat","type":"resign"}',
    ]);
  },
  oversized: (rng) =>
    rng.below(2) === 0
      ? object([
          ['type', '"chat"'],
          ['text', quote('x'.repeat(MOST_BYTES + rng.below(60_000)))],
        ])
      : randomBytes(MOST_BYTES + 1 + rng.below(60_000)),
  binary: (rng) => randomBytes(1 + rng.below(200)),
  bytes: (rng) => randomBytes(1 + rng.below(200)).toString(pick(rng, ['latin1', 'utf8', 'utf16le'] as const)),
  deep: (rng) => {
    const depth = 50 + rng.below(3900);
    const inner = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    return rng.below(2) === 0
      ? inner
      : object([
          ['type', '"move"'],
          ['move', inner],
        ]);
  },
  'wrong types': (rng, known) =>
    object([
      ['type', quote(pick(rng, types))],
      ['table', rng.below(2) === 0 ? anyTable(rng, known) : pick(rng, values)],
      ...Array.from({ length: rng.below(5) }, () => [pick(rng, keys), pick(rng, values)] as const),
    ]),
  polluting: (rng, known) =>
    `{"__proto__":{"type":"resign","table":${anyTable(rng, known)}},"constructor":{"prototype":{"watch":false}},"type":${quote(pick(rng, types))},"table":${anyTable(rng, known)}}`,
  foreign,
  'out of turn': (rng, { tables, move, seat }) =>
    object([
      ['type', '"move"'],
      ['table', quote(tables[0]!)],
      ['seat', `${rng.below(3) === 0 ? seat : rng.below(99)}`],
      ['count', `${rng.below(3) === 0 ? rng.below(1_000_000) : rng.below(4)}`],
      ['move', rng.below(2) === 0 ? JSON.stringify(move) : `${1000 * (rng.below(2_000_000) - 1_000_000)}`],
      ['re', `${rng.below(1000)}`],
    ]),
  duplicated: (_rng, { tables, move, seat }) =>
    JSON.stringify({ type: 'move', table: tables[0]!, seat, count: 0, move, re: 7 }),
  forged: (rng, { token }) => {
    const [who = '', signature = ''] = token.split('.');
    const made = pick(rng, [
      `${who}.${randomBytes(32).toString('base64url')}`,
      `${randomBytes(16).toString('base64url')}.${signature}`,
      who,
      `${who}.`,
      token.slice(0, -2),
      `${token}x`,
      '.',
      'null',
      '%00',
    ]);
    return JSON.stringify({ type: 'hello', protocol: pick(rng, [PROTOCOL, 0, 99]), token: made, re: 1 });
  },
};

/** What changes nothing even if a client says it that has a seat. */
export const harmless = [
  'malformed',
  'oversized',
  'binary',
  'bytes',
  'deep',
  'out of turn',
  'duplicated',
  'forged',
];

/** What is only refused because of who says it, and when. */
export const wellFormed = ['foreign', 'out of turn', 'duplicated'];

/** A message of the right form about what belongs to others. */
function foreign(rng: FastRng, known: Known): string {
  const table = JSON.parse(anyTable(rng, known)) as string;
  const seat = rng.below(5);
  return JSON.stringify(
    pick(rng, [
      { type: 'move', table, seat, count: rng.below(5), move: known.move },
      { type: 'sit', table, seat, seal: 'e'.repeat(64) },
      { type: 'reveal', table, salt: 'f'.repeat(64) },
      { type: 'stand', table },
      { type: 'seat', table, seat, to: 'open' },
      { type: 'seat', table, seat, to: { bot: 'random' } },
      { type: 'start', table },
      { type: 'undo', table },
      { type: 'answer', table, yes: true },
      { type: 'resign', table },
      { type: 'return', table },
      { type: 'rematch', table },
      { type: 'host', table, seat: 0 },
      { type: 'nudge', table },
      { type: 'relieve', table },
      { type: 'leave', table },
      { type: 'join', table, have: { log: rng.below(1000), standing: rng.below(1000) } },
    ]),
  );
}
