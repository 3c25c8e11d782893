/** Who plays at a table: players, bots, and bots for players who are away. */
import type { Seat } from '../contract/index.ts';
import type { TableRefusal } from './events.ts';
import { isProgram, type MatchHead } from './log.ts';
import type { Away, StoredMatch } from './terms.ts';

export class Seating {
  readonly away: Map<Seat, Away>;
  readonly #head: MatchHead;
  readonly #standIn: string | undefined;
  readonly #taken: Set<Seat>;

  constructor(head: MatchHead, standIn: string | undefined, away: StoredMatch['away']) {
    this.#head = head;
    this.#standIn = standIn;
    this.#taken = new Set(head.seats.flatMap(({ taken }, seat) => (taken ? [seat] : [])));
    this.away = new Map(Object.entries(away ?? {}).map(([seat, why]) => [Number(seat), why]));
  }

  get seats(): Seat[] {
    return [...this.#head.seats.keys()];
  }

  /** Do its moves come from outside, with a clock: from a person, or from a program through the Bot API? */
  isPlayers(seat: Seat): boolean {
    const player = this.#head.seats[seat]?.player;
    return player === 'person' || isProgram(player) || this.#taken.has(seat);
  }

  /** A player has taken the seat of a bot. */
  take(seat: Seat): void {
    this.#taken.add(seat);
  }

  isTaken(seat: Seat): boolean {
    return this.#taken.has(seat);
  }

  /** The bot has the seat again. */
  giveBack(seat: Seat): void {
    this.#taken.delete(seat);
    this.away.delete(seat);
  }

  isPresent(seat: Seat): boolean {
    return this.isPlayers(seat) && !this.away.has(seat);
  }

  /** Has this seat a player who may say what others may do? One who has resigned has no say, and no program has. */
  isAsked(seat: Seat): boolean {
    return (
      this.isPlayers(seat) && !isProgram(this.#head.seats[seat]?.player) && this.away.get(seat) !== 'resigned'
    );
  }

  /** The bot that plays for a seat now; undefined where a player does. */
  botFor(seat: Seat): string | undefined {
    const player = this.#head.seats[seat]?.player;
    if (typeof player === 'object' && !this.isPlayers(seat)) return player.bot;
    return this.away.has(seat) ? this.#standIn : undefined;
  }

  refuseAbsent(player: Seat): TableRefusal | undefined {
    const why = this.away.get(player);
    // Until the bot has moved, the player still may.
    if (why === 'round') return undefined;
    return why && { code: why === 'resigned' ? 'resigned' : 'away' };
  }
}
