/**
 * The page's part in fair draws: it seals a salt, shows it when everything else is fixed, and notes what it saw until then. The device
 * on which a player looked at the table last has the salt that counts: a device without it seals another one, as long as the match has
 * not begun.
 */
import type { MatchHead } from '../../match/log.ts';
import { headDigest, termsDigest } from '../../match/witness.ts';
import type { ToClient } from '../../online/protocol.ts';
import type { TableInfo } from '../../online/table.ts';
import type { Connection } from './connection.ts';
import { keep, newSeal, saltBehind, witnessOf } from './salts.ts';

type TableMessage = Extract<ToClient, { type: 'table' }>;

/** What the draws of a table depend on besides secret and salts, as it stands now. */
const digestOf = ({ id, game, version, options, house, fixedSeats, commitment, seats }: TableInfo): string =>
  termsDigest({
    ...{ id, game, version, options, house, commitment },
    drawn: !fixedSeats,
    people: seats.map(({ kind }) => kind === 'person'),
    seals: seats.map(({ seal }) => seal ?? null),
  });

export class Sealing {
  readonly #connection: Connection;
  readonly #table: string;
  /** May this page seal a salt in the place of another device's? Once after it was opened or looked at again. */
  #maySeal = true;
  #told: TableMessage | undefined;

  constructor(connection: Connection, table: string) {
    this.#connection = connection;
    this.#table = table;
  }

  /** Answers how to stop. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      this.#maySeal = true;
      if (this.#told) this.#seal(this.#told);
    };
    const stop = this.#connection.listen((message) => this.hear(message));
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
    };
  }

  hear(message: ToClient): void {
    if (message.type === 'table' && message.table.id === this.#table) this.#learn(message);
    if (message.type === 'joined' && message.table === this.#table && !message.over)
      this.#noteHead(message.head);
  }

  #learn(told: TableMessage): void {
    this.#told = told;
    const { state, revealing, commitment } = told.table;
    if (state !== 'open' && !revealing) return;
    if (witnessOf(this.#table).commitment === undefined) keep(this.#table, { commitment });
    if (revealing) this.#reveal(told);
    else this.#seal(told);
  }

  #seal({ table: { state, seats }, you }: TableMessage): void {
    const seat = seats[you];
    if (!seat || state !== 'open' || !this.#maySeal) return;
    this.#maySeal = false;
    if (saltBehind(this.#table, seat.seal) !== undefined) return;
    const seal = newSeal(this.#table);
    void this.#connection.request({ type: 'sit', table: this.#table, seat: you, seal });
  }

  /** Once, and only while everything is as it was seen. */
  #reveal({ table, you }: TableMessage): void {
    const seat = table.seats[you];
    if (!seat || seat.shown) return;
    const salt = saltBehind(this.#table, seat.seal);
    const seen = witnessOf(this.#table);
    const shown = digestOf(table);
    if (salt === undefined || seen.commitment !== table.commitment || (seen.shown ?? shown) !== shown) return;
    keep(this.#table, { salt, shown });
    void this.#connection.request({ type: 'reveal', table: this.#table, salt });
  }

  #noteHead(head: MatchHead): void {
    const seen = witnessOf(this.#table);
    if (seen.commitment !== undefined && seen.head === undefined)
      keep(this.#table, { head: headDigest(head) });
  }
}
