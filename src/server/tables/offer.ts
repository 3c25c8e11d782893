/** Somebody asks the others to take a move back, and they agree or not. */
import type { Seat } from '../../contract/index.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { Answer, Caller } from '../hall.ts';
import { isPersons } from './absence.ts';
import type { Draft } from './draft.ts';
import type { Playing } from './playing.ts';
import type { Told } from './telling.ts';
import { words as say } from './words.ts';

interface Offer {
  readonly by: Seat;
  readonly length: number;
  /** Who has not agreed yet. */
  readonly waits: Set<Seat>;
}

export class Offers {
  readonly #table: Pick<Told, 'id' | 'audience' | 'record'>;
  readonly #takeBack: (draft: Draft, playing: Playing, by: Seat, length: number) => void;
  #offer: Offer | undefined;

  constructor(
    table: Pick<Told, 'id' | 'audience' | 'record'>,
    takeBack: (draft: Draft, playing: Playing, by: Seat, length: number) => void,
  ) {
    this.#table = table;
    this.#takeBack = takeBack;
  }

  make(draft: Draft, playing: Playing, by: Seat): Answer {
    if (this.#offer) return { refused: say.offered };
    const length = playing.match.undoTo((seat) => seat === by);
    if (length === undefined) return { refused: say.noUndo };
    const { record } = this.#table;
    const others = [...record.seats.keys()].filter((seat) => seat !== by && isPersons(record, seat));
    if (others.length === 0) this.#takeBack(draft, playing, by, length);
    else this.#show(draft, { by, length, waits: new Set(others) });
    return {};
  }

  answer(draft: Draft, playing: Playing | undefined, seat: Seat, yes: boolean): Answer {
    const offer = this.#offer;
    if (!offer?.waits.has(seat) || !playing) return { refused: say.noOffer };
    if (!yes) this.drop(draft, 'refused');
    else if (!agree(offer, seat)) this.#show(draft, offer);
    else {
      this.drop(draft, 'accepted');
      this.#takeBack(draft, playing, offer.by, offer.length);
    }
    return {};
  }

  /** It is answered, or something has happened since. */
  drop(draft: Draft, why: 'accepted' | 'refused' | 'late'): void {
    if (!this.#offer) return;
    this.#offer = undefined;
    draft.after.push(() => this.#table.audience.tell({ type: 'no-offer', table: this.#table.id, why }));
  }

  /** A seat that does not play any longer is not asked. */
  leave(draft: Draft, seat: Seat): void {
    if (this.#offer && agree(this.#offer, seat)) this.drop(draft, 'late');
  }

  /** Tells somebody who comes. */
  tell(caller: Caller): void {
    if (this.#offer) caller.send(JSON.stringify(this.#message(this.#offer)));
  }

  #show(draft: Draft, offer: Offer): void {
    this.#offer = offer;
    draft.after.push(() => this.#table.audience.tell(this.#message(offer)));
  }

  #message({ by, length, waits }: Offer): ToClient {
    return { type: 'offer', table: this.#table.id, by, length, waits: [...waits] };
  }
}

/** Answers whether everybody has agreed now. */
const agree = ({ waits }: Offer, seat: Seat): boolean => waits.delete(seat) && waits.size === 0;
