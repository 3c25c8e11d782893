/** The draws of a match, by the scheme that its head names. */
import { shuffle } from '../toolkit/rng.ts';
import { type Draws, drawStream, fitsSeal, isSalt, sealedDraws } from './fair.ts';
import { byPlace, type MatchHead, SEALED } from './log.ts';
import type { FairRefusal } from './refusals.ts';

export type DrawnHead = Pick<MatchHead, 'id' | 'scheme' | 'seats' | 'order'>;

/** Undefined for a scheme that this program does not know. */
export function drawsOf({ id, scheme, seats, order }: DrawnHead, secret: string): Draws | undefined {
  if (scheme === SEALED) {
    // A bot's salt would be the server's choice.
    const salts = byPlace(seats, order).map(({ player, salt }) =>
      player === 'person' && salt !== undefined && isSalt(salt) ? salt : null,
    );
    return sealedDraws(secret, id, salts);
  }
  if (scheme !== undefined) return undefined;
  const salts = seats.map(({ salt }) => salt ?? '');
  // The first scheme drew the order from the secret alone.
  return (of) => drawStream(secret, of === 'seats' ? [] : salts, of);
}

/**
 * Of a sealed match: every player has a seal, and adds nothing but what it seals. A bot has neither: a player who withholds a salt could
 * be passed off as one.
 */
export function refuseSeals({ seats }: Pick<MatchHead, 'seats'>): FairRefusal | undefined {
  for (const { name, player, seal, salt } of seats) {
    if (player !== 'person') {
      if (seal !== undefined || salt !== undefined) return { code: 'sealedBot', name };
    } else if (seal === undefined) return { code: 'noSeal', name };
    else if (salt !== undefined && !fitsSeal(salt, seal))
      return { code: isSalt(salt) ? 'otherSalt' : 'noSalt', name };
  }
  return undefined;
}

/** Who of so many sits where. */
export function seatOrder(draws: Draws, count: number): number[] {
  const order = Array.from({ length: count }, (_, place) => place);
  shuffle(order, draws('seats'));
  return order;
}
