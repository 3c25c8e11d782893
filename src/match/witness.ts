/**
 * What one page saw of a match before its draws could be known. A file proves only that it fits itself; whether its commitment and its
 * seals are those that stood before a salt was shown, only a page that was there can say.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { House, Options } from '../contract/index.ts';
import { refuseSeals } from './draws.ts';
import { fitsSeal } from './fair.ts';
import { byPlace, type MatchHead, SEALED } from './log.ts';
import type { Memo } from './memo.ts';
import type { FairRefusal, WitnessRefusal } from './refusals.ts';

/** Everything that draws depend on besides secret and salts. All of it is fixed before a page shows its salt. */
export interface Terms {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly house?: House | undefined;
  /** Is the order at the table drawn? */
  readonly drawn: boolean;
  readonly commitment: string;
  /** By place: does a person sit there? A bot adds no salt, and none is missed. */
  readonly people: readonly boolean[];
  /** By place; null where there is none. */
  readonly seals: readonly (string | null)[];
}

/** What a page keeps of a table. */
export interface Witness {
  /** The first that was shown, before the start. */
  readonly commitment?: string;
  /** Sealed here for this table, the newest last. */
  readonly salts?: readonly string[];
  /** The one of them that we showed. */
  readonly salt?: string;
  /** The terms under which we showed it. */
  readonly shown?: string;
  /** The head as it was first told, at the deal. */
  readonly head?: string;
  /** What we were shown since. */
  readonly memos?: readonly Memo[];
}

export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(value))));

const sorted = (options: Options) => Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));

export const termsDigest = (terms: Terms): string => {
  const { id, game, version, options, house, drawn, commitment, people, seals } = terms;
  const tuned = house ? [sorted(house)] : [];
  return digest([id, game, version, sorted(options), drawn, commitment, people, seals, ...tuned]);
};

const termsOf = ({ id, game, version, options, house, order, commitment, seats }: MatchHead): Terms => ({
  ...{ id, game, version, options, house, commitment },
  drawn: order !== undefined,
  people: byPlace(seats, order).map(({ player }) => player === 'person'),
  seals: byPlace(seats, order).map(({ seal }) => seal ?? null),
});

/** Names are left out: players may take another one. */
export const headDigest = (head: MatchHead): string =>
  digest([
    termsDigest(termsOf(head)),
    head.scheme,
    head.order,
    head.seats.map(({ player, salt }) => [player, salt]),
  ]);

/**
 * How far a page can vouch for a match: `bound` where its own salt is part of the draws and all else is as it was when that was shown;
 * `seen` where it saw the commitment before the start; `unseen` where it saw nothing.
 */
export type Testimony =
  | { readonly saw: 'bound' | 'seen' | 'unseen' }
  | { readonly refused: WitnessRefusal | FairRefusal };

export function testify(head: MatchHead, witness: Witness = {}): Testimony {
  const { commitment, salts, salt, shown, head: first } = witness;
  if (commitment !== undefined && commitment !== head.commitment)
    return { refused: { code: 'otherCommitment' } };
  // Tables that are seen before their start have seals.
  const sawStart = [commitment, shown, salts?.at(-1)].some((seen) => seen !== undefined);
  if (sawStart && head.scheme !== SEALED) return { refused: { code: 'otherScheme' } };
  const unsealed = head.scheme === SEALED ? refuseSeals(head) : undefined;
  if (unsealed) return { refused: unsealed };
  if (shown !== undefined) {
    if (shown !== termsDigest(termsOf(head))) return { refused: { code: 'otherSeals' } };
    if (!head.seats.some((seat) => salt !== undefined && seat.salt === salt && fitsSeal(salt, seat.seal)))
      return { refused: { code: 'saltLeftOut' } };
  }
  if (first !== undefined && first !== headDigest(head)) return { refused: { code: 'otherHead' } };
  if (shown !== undefined) return { saw: 'bound' };
  return { saw: commitment === undefined ? 'unseen' : 'seen' };
}
