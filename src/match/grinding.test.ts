/**
 * Tries to get a better deal than chance gives, with the real parts: as the owner of a server, as a player, and as both against one honest
 * page. Each attack either does no better than chance, or the honest page says so. Everything is seeded.
 */
import { describe, expect, it } from 'vitest';
import type { Rng } from '../contract/index.ts';
import { FastRng } from '../toolkit/rng.ts';
import { drawsOf } from './draws.ts';
import { commitmentOf, sealOf } from './fair.ts';
import { type MatchHead, type MatchSeat, SEALED } from './log.ts';
import { newHead } from './match.ts';
import { type Testimony, termsDigest, testify, type Witness } from './witness.ts';

const TABLES = 300;
const TRIES = 12;
/** Four sit down, and the one whose friends cheat wants the first seat: one in four by chance. */
const PLACES = 4;
const [ANN, MAL] = [0, 1];
/** More than five standard deviations of a fair coin of 1 in 4. */
const SLACK = 5 * Math.sqrt((0.25 * 0.75) / TABLES);

const hex = (rng: Rng): string => Array.from({ length: 64 }, () => rng.below(16).toString(16)).join('');

interface Table {
  readonly id: string;
  readonly secret: string;
  readonly salts: readonly string[];
}

const tables: readonly Table[] = Array.from({ length: TABLES }, (_, n) => {
  const rng = new FastRng(`table ${n}`);
  return {
    id: `t${n}`,
    secret: hex(rng),
    salts: Array.from({ length: PLACES }, () => hex(rng)),
  };
});

interface Shown {
  readonly seals: readonly string[];
  /** Undefined where a player is left out. */
  readonly salts: readonly (string | undefined)[];
}

const sealed = (salts: readonly string[]): Shown => ({ salts, seals: salts.map(sealOf) });

/** A head as a server makes it. */
function headOf(id: string, secret: string, { seals, salts }: Shown, scheme: '1' | typeof SEALED = SEALED) {
  const seats = salts.map(
    (salt, place): MatchSeat => ({
      name: `P${place}`,
      player: 'person',
      seal: seals[place]!,
      ...(salt === undefined ? {} : { salt }),
    }),
  );
  const game = { game: 'aloft', version: 1, options: {}, created: '' };
  return newHead({ id, secret, seats, ...game, ...(scheme === SEALED ? { scheme } : {}) });
}

/** What an honest player's page keeps: it saw this before it showed its salt. */
const witness = ({ id, secret, salts }: Table, place: number, seals = salts.map(sealOf)): Witness => {
  const commitment = commitmentOf(secret);
  const people = salts.map(() => true);
  const shown = termsDigest({
    id,
    game: 'aloft',
    version: 1,
    options: {},
    drawn: true,
    commitment,
    people,
    seals,
  });
  return { commitment, salt: salts[place]!, shown };
};

const malIsFirst = (head: MatchHead): boolean => head.order?.[0] === MAL;
/** The best head that a cheat finds; the first where none is good. */
const best = (heads: readonly MatchHead[]): MatchHead => heads.find(malIsFirst) ?? heads[0]!;
const rate = (heads: readonly MatchHead[]): number => heads.filter(malIsFirst).length / heads.length;
const saw = (testimony: Testimony): string => ('saw' in testimony ? testimony.saw : testimony.refused.code);

/** Plays every table with an attack, and counts what Ann's page says. */
function attack(cheat: (table: Table, rng: Rng) => MatchHead) {
  const heads = tables.map((table, n) => cheat(table, new FastRng(`cheat ${n}`)));
  const told = heads.map((head, n) => saw(testify(head, witness(tables[n]!, ANN))));
  const gained = heads.map((head, n) => malIsFirst(head) && !malIsFirst(honest(tables[n]!)));
  return { rate: rate(heads), told, gained };
}

const honest = ({ id, secret, salts }: Table): MatchHead => headOf(id, secret, sealed(salts));
const fair = Array.from({ length: TABLES }, () => 'bound');

describe('the owner of a server', () => {
  it('gets what chance gives by choosing the secret once seals are known: they do not tell the salts', () => {
    const heads = tables.map(({ id, salts }, n) => {
      const rng = new FastRng(`owner ${n}`);
      const guessed = sealed(salts.map(() => hex(rng)));
      // The secret that would be best if the salts were as guessed.
      const secrets = Array.from({ length: TRIES }, () => hex(rng));
      const good = secrets.find((secret) => malIsFirst(headOf(id, secret, guessed))) ?? secrets[0]!;
      return headOf(id, good, sealed(salts));
    });
    expect(Math.abs(rate(heads) - 1 / PLACES)).toBeLessThan(SLACK);
  });

  it('could choose with salts in the clear, as the first scheme had them: this test would notice', () => {
    const heads = tables.map(({ id, salts }, n) => {
      const rng = new FastRng(`owner ${n}`);
      return best(Array.from({ length: TRIES }, () => headOf(id, hex(rng), sealed(salts), '1')));
    });
    expect(rate(heads)).toBeGreaterThan(0.9);
  });

  it('is found out when they change the secret once salts are shown', () => {
    const {
      rate: got,
      told,
      gained,
    } = attack(({ id, secret, salts }, rng) =>
      best(
        [secret, ...Array.from({ length: TRIES }, () => hex(rng))].map((one) =>
          headOf(id, one, sealed(salts)),
        ),
      ),
    );
    expect(got).toBeGreaterThan(0.9);
    for (const [n, one] of told.entries()) expect(one).toBe(gained[n] ? 'otherCommitment' : 'bound');
  });

  it('is found out when they leave out a salt that was shown', () => {
    const { told, gained } = attack(({ id, secret, salts }) => {
      const without = { ...sealed(salts), salts: salts.with(ANN, undefined as never) };
      return best([headOf(id, secret, sealed(salts)), headOf(id, secret, without)]);
    });
    for (const [n, one] of told.entries()) expect(one).toBe(gained[n] ? 'saltLeftOut' : 'bound');
    expect(gained.some(Boolean)).toBe(true);
  });

  it('is found out when they turn to a scheme without seals, change the id or the seats, or fix the order after all', () => {
    const [table] = tables as [Table];
    const { id, secret, salts } = table;
    const seen = witness(table, ANN);
    const head = honest(table);
    const { order: _order, ...fixed } = head;
    expect(saw(testify(headOf(id, secret, sealed(salts), '1'), seen))).toBe('otherScheme');
    expect(saw(testify(headOf('other', secret, sealed(salts)), seen))).toBe('otherSeals');
    expect(saw(testify(fixed, seen))).toBe('otherSeals');
    expect(saw(testify({ ...head, options: { round: 2 } }, seen))).toBe('otherSeals');
    expect(saw(testify(head, seen))).toBe('bound');
  });

  it('cannot add a salt of its own at a bot’s seat', () => {
    const { id, secret, salts } = tables[0]!;
    const seats: MatchSeat[] = salts.map((salt, n) =>
      n === MAL ? { name: 'B', player: { bot: 'gust' } } : { name: 'P', player: 'person', salt },
    );
    const draw = (salt?: string) =>
      drawsOf(
        { id, scheme: SEALED, seats: seats.with(MAL, { ...seats[MAL]!, ...(salt ? { salt } : {}) }) },
        secret,
      )!(0).below(1_000_000);
    expect(draw('ground')).toBe(draw());
  });
});

describe('a player', () => {
  it('gets what chance gives by choosing a salt, whatever the others’ salts are: the secret is not known', () => {
    const heads = tables.map(({ id, secret, salts }, n) => {
      const rng = new FastRng(`player ${n}`);
      const guess = hex(rng);
      const own = Array.from({ length: TRIES }, () => hex(rng));
      const good =
        own.find((salt) => malIsFirst(headOf(id, guess, sealed(salts.with(MAL, salt))))) ?? own[0]!;
      return headOf(id, secret, sealed(salts.with(MAL, good)));
    });
    expect(Math.abs(rate(heads) - 1 / PLACES)).toBeLessThan(SLACK);
  });

  it('gets what chance gives by showing or withholding, also when all other players have shown their salts', () => {
    const heads = tables.map(({ id, secret, salts }, n) => {
      const guess = hex(new FastRng(`withholder ${n}`));
      const without = { ...sealed(salts), salts: salts.with(MAL, undefined as never) };
      const shows = malIsFirst(headOf(id, guess, sealed(salts)));
      return headOf(id, secret, shows ? sealed(salts) : without);
    });
    expect(Math.abs(rate(heads) - 1 / PLACES)).toBeLessThan(SLACK);
  });
});

describe('a server and a player together', () => {
  it('are found out when the player shows another salt than was sealed', () => {
    const { told, gained } = attack(({ id, secret, salts }, rng) =>
      best(
        [salts[MAL]!, ...Array.from({ length: TRIES }, () => hex(rng))].map((salt) =>
          headOf(id, secret, sealed(salts.with(MAL, salt))),
        ),
      ),
    );
    for (const [n, one] of told.entries()) expect(one).toBe(gained[n] ? 'otherSeals' : 'bound');
    expect(gained.filter(Boolean).length).toBeGreaterThan(TABLES / 2);
  });

  it('can choose between two deals by withholding, and the match names who did', () => {
    const heads = tables.map(({ id, secret, salts }) => {
      const without = { ...sealed(salts), salts: salts.with(MAL, undefined as never) };
      return best([headOf(id, secret, sealed(salts)), headOf(id, secret, without)]);
    });
    // 1 - (3/4)² = 7/16, and no more.
    expect(Math.abs(rate(heads) - 7 / 16)).toBeLessThan(SLACK);
    for (const [n, head] of heads.entries()) {
      const gained = malIsFirst(head) && !malIsFirst(honest(tables[n]!));
      const left = head.seats.filter(({ salt }) => salt === undefined).map(({ name }) => name);
      expect(left).toEqual(gained ? ['P1'] : []);
      expect(saw(testify(head, witness(tables[n]!, ANN)))).toBe('bound');
    }
  });

  it('get what chance gives where the page has nothing to say', () => {
    const { rate: got, told } = attack(({ id, secret, salts }) => headOf(id, secret, sealed(salts)));
    expect(told).toEqual(fair);
    expect(Math.abs(got - 1 / PLACES)).toBeLessThan(SLACK);
  });
});
