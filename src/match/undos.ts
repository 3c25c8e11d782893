/** Taking moves back: a player asks, and the others agree or do not. */
import type { Seat } from '../contract/index.ts';
import type { Effect, Offer, OfferEnd, TableRefusal } from './events.ts';
import type { Seating } from './seating.ts';

export interface Undoing {
  readonly seating: Seating;
  /** Need the others not be asked? */
  readonly isFree: boolean;
  /** How many entries stand if this player takes their last choice back. */
  undoTo(by: Seat): number | undefined;
  takeBack(by: Seat, length: number, now: number): void;
  tell(effect: Extract<Effect<never>, { type: 'offer' | 'offerEnded' }>): void;
}

export class Undos {
  readonly #at: Undoing;
  /** What waits for an answer. */
  offer: Offer | undefined;

  constructor(at: Undoing) {
    this.#at = at;
  }

  ask(by: Seat, now: number): TableRefusal | undefined {
    const { seating, isFree, undoTo, takeBack } = this.#at;
    const absent = seating.refuseAbsent(by);
    if (absent) return absent;
    if (this.offer) return { code: 'offered' };
    const length = undoTo(by);
    if (length === undefined) return { code: 'noUndo' };
    // A player for whom a bot plays because their time ran out is asked too: that they are away is no consent.
    const others = seating.seats.filter((seat) => seat !== by && seating.isAsked(seat));
    if (isFree || others.length === 0) takeBack(by, length, now);
    else this.#make({ by, length, waits: others });
    return undefined;
  }

  answer(by: Seat, yes: boolean, now: number): TableRefusal | undefined {
    const { offer } = this;
    if (!offer?.waits.includes(by)) return { code: 'noOffer' };
    const waits = offer.waits.filter((seat) => seat !== by);
    if (!yes) this.end('refused');
    else if (waits.length > 0) this.#make({ ...offer, waits });
    else {
      this.end('accepted');
      this.#at.takeBack(offer.by, offer.length, now);
    }
    return undefined;
  }

  withdraw(by: Seat): TableRefusal | undefined {
    if (this.offer?.by !== by) return { code: 'noOwnOffer' };
    this.end('withdrawn');
    return undefined;
  }

  end(why: OfferEnd): void {
    if (!this.offer) return;
    const { by } = this.offer;
    this.offer = undefined;
    this.#at.tell({ type: 'offerEnded', by, why });
  }

  /** A player who has left takes no move back; one who has resigned is not asked any more. */
  leave(seat: Seat, resigned: boolean): void {
    const { offer } = this;
    if (!offer) return;
    const waits = offer.waits.filter((one) => one !== seat || !resigned);
    if (offer.by === seat || waits.length === 0) this.end('late');
    else if (waits.length < offer.waits.length) this.#make({ ...offer, waits });
  }

  #make(offer: Offer): void {
    this.offer = offer;
    this.#at.tell({ type: 'offer', offer });
  }
}
