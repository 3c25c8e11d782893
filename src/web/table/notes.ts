/** What happens at a table besides moves: for whom bots play, since when and why. */
import { computed, signal } from '@preact/signals';
import type { Seat } from '../../contract/index.ts';
import { type StandingNote, shorten, toldNotes } from '../../match/notes.ts';
import type { Away } from '../../match/terms.ts';

/** Why a bot plays for a seat now, by seat. */
export type AwaySeats = readonly (Away | undefined)[];

export interface Noted {
  readonly notes?: readonly StandingNote[];
  readonly away?: AwaySeats;
}

export class SeatNotes {
  readonly all = signal<readonly StandingNote[]>([]);
  /** What is told in lines. */
  readonly told = computed(() => toldNotes(this.all.value));
  readonly away = signal<AwaySeats>([]);
  /** Has a seat changed its player? */
  readonly hasPassed = computed(() => this.all.value.some(({ from }) => from !== undefined));

  /** Answers what is new. */
  learn({ notes = [], away = [] }: Noted): readonly StandingNote[] {
    const known = this.all.peek();
    if (String(away) !== String(this.away.peek())) this.away.value = away;
    if (same(notes, known)) return [];
    this.all.value = notes;
    const fresh = same(notes.slice(0, known.length), known) ? notes.slice(known.length) : [];
    return fresh.filter((note) => this.told.peek().includes(note));
  }

  /** Entries were taken back. */
  shorten(length: number): void {
    const notes = [...this.all.peek()];
    shorten(notes, length);
    this.all.value = notes;
  }

  /** Does a bot play for this player until they take their seat back? One who has resigned is a spectator, and a round is soon over. */
  isPlayedFor(seat: Seat): boolean {
    const why = this.away.value[seat];
    return why === 'time' || why === 'host';
  }
}

const same = (some: readonly StandingNote[], others: readonly StandingNote[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others);
