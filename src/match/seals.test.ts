/** What a file and a page say of a match whose seals, salts or scheme were tampered with. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { commitmentOf, sealOf } from './fair.ts';
import { exportMatch, importMatch } from './file.ts';
import { type MatchHead, type MatchSeat, SEALED } from './log.ts';
import { Match, newHead } from './match.ts';
import { saltFrom, sealFrom } from './testing/salts.ts';
import { verify } from './verify.ts';
import { headDigest, termsDigest, testify, type Witness } from './witness.ts';

const entry = games[0]!;
const { facts } = entry;
const game = await rulesOf(entry);
const SECRET = saltFrom('secret');
const options = defaultOptions(facts.options);
const commitment = commitmentOf(SECRET);

const person = (name: string, salt = saltFrom(name), seal = sealFrom(name)): MatchSeat => ({
  ...{ name, player: 'person', seal, salt },
});
const honest = [person('Ann'), person('Mal'), person('Pal')];

/** The first draw is made as a server makes it. */
function dealt(seats: readonly MatchSeat[], scheme?: typeof SEALED) {
  const rest = { id: 't', game: facts.id, version: facts.version, options, created: '', fixedSeats: true };
  const match = new Match(game, newHead({ ...rest, seats, secret: SECRET, ...(scheme ? { scheme } : {}) }));
  match.append(match.drawNow(SECRET));
  return match;
}

/** What Ann's page noted before it showed her salt; then it saw the head of the deal. */
function annSaw(
  head: MatchHead,
  seals: readonly (string | null)[] = honest.map(({ seal }) => seal!),
): Witness {
  const terms = { id: 't', game: facts.id, version: facts.version, options, commitment };
  const shown = termsDigest({ ...terms, drawn: false, people: [true, true, true], seals });
  return { commitment, salts: [saltFrom('Ann')], salt: saltFrom('Ann'), shown, head: headDigest(head) };
}

it('an honest match passes', () => {
  const match = dealt(honest, SEALED);
  expect(verify(match, SECRET)).toMatchObject({ fair: true, salts: 3, draws: 1 });
  expect(testify(match.head, annSaw(match.head))).toEqual({ saw: 'bound' });
});

describe('a salt has one text', () => {
  /** One hash for all of them, if a text is hashed as UTF-8: each lone surrogate is written as U+FFFD. */
  const many = ['\ufffd', '\ud800', '\udc00', '\udfff'];
  const hashOfText = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));
  const salt = saltFrom('Mal');
  const texts = [
    ...many,
    '',
    'ground',
    salt.toUpperCase(),
    salt.slice(2),
    `${salt}00`,
    `${salt}\n`,
    ` ${salt}`,
  ];

  it.each(texts)('%j is none, and seals nothing', (text) => {
    expect(() => sealOf(text)).toThrow();
    for (const seal of [hashOfText(text), sealFrom('Mal')]) {
      const { head, log } = dealt(honest.with(1, person('Mal', text, seal)), SEALED);
      const why = { code: 'noSalt', name: 'Mal' };
      expect(verify(new Match(game, head, log), SECRET)).toMatchObject({ fair: false, why });
      const seals = head.seats.map((seat) => seat.seal!);
      expect(testify(head, annSaw(head, seals))).toEqual({ refused: why });
      expect(importMatch(game, facts, exportMatch(new Match(game, head, log)))).toEqual({ refused: why });
    }
  });

  it('a match of the first scheme keeps the texts that it has', () => {
    const match = dealt(honest.with(1, { name: 'Mal', player: 'person', salt: 'ground' }));
    expect(importMatch(game, facts, exportMatch(match))).toHaveProperty('value');
    expect(verify(match, SECRET)).toMatchObject({ fair: true, scheme: '1' });
  });
});

describe('a page that saw a table before its start', () => {
  const { head } = dealt([
    { name: 'Ann', player: 'person' },
    { name: 'Mal', player: 'person', salt: 'ground' },
  ]);
  const seen: Record<string, Witness> = {
    'saw its commitment': { commitment },
    'sealed a salt': { salts: [saltFrom('Ann')] },
    'saw the deal, too': { commitment, head: headDigest(head) },
  };
  it.each(Object.entries(seen))('and %s, refuses a match without seals', (_what, witness) => {
    expect(testify(head, witness)).toEqual({ refused: { code: 'otherScheme' } });
  });

  it('knows the options again in whatever order they are told', () => {
    const terms = { id: 't', game: 'g', version: 1, drawn: false, commitment, people: [true], seals: [null] };
    const told = (options: Record<string, number>): string => termsDigest({ ...terms, options });
    expect(told({ b: 2, c: 3, a: 1 })).toBe(told({ a: 1, b: 2, c: 3 }));
    expect(told({ a: 1, b: 3, c: 2 })).not.toBe(told({ a: 1, b: 2, c: 3 }));
  });

  it('does not where it saw nothing: the match may be an old one', () => {
    expect(testify(head, {})).toEqual({ saw: 'unseen' });
  });
});

describe('a player who withholds a salt', () => {
  const { salt: _withheld, ...mal } = person('Mal');
  const disguised: MatchSeat = { ...mal, player: { bot: 'greedy' } };

  it('cannot be passed off as a bot: the seal tells', () => {
    const match = dealt(honest.with(1, disguised), SEALED);
    const why = { code: 'sealedBot', name: 'Mal' };
    expect(verify(match, SECRET)).toMatchObject({ fair: false, why });
    expect(testify(match.head, annSaw(match.head))).toEqual({ refused: why });
  });

  it('nor without the seal: pages noted which seats are those of persons', () => {
    const { seal: _seal, ...bot } = disguised;
    const { head } = dealt(honest.with(1, bot), SEALED);
    expect(testify(head, annSaw(head))).toEqual({ refused: { code: 'otherSeals' } });
    // Also where a server had told of no seal there.
    expect(testify(head, annSaw(head, [sealFrom('Ann'), null, sealFrom('Pal')]))).toEqual({
      refused: { code: 'otherSeals' },
    });
  });
});
