/**
 * Who moves where no person does: bots, stand-ins for people who are away, and the program where only one move is legal. Such a
 * forced move takes as long as its player usually does, because otherwise it would tell what is in a hand.
 */
import type { Move, Seat } from '../../contract/index.ts';
import type { Surroundings } from '../hall.ts';
import type { Playing } from './playing.ts';
import type { TableRecord } from './record.ts';

/** All bots that are asked at once share this much thinking. */
const THOUGHT = 600;
const LEAST_THOUGHT = 4;
/** After this long a bot that failed is asked again. */
const RETRY = 5000;
/** Nobody waits longer than this for a move that has no alternative. */
const LONGEST_PAUSE = { live: 15_000, turns: 3_600_000 } as const;

interface Wishes {
  move(seat: Seat, move: Move, count: number): void;
  /** Nobody could choose: look again. */
  again(): void;
}

interface Asked {
  readonly seat: Seat;
  readonly count: number;
  readonly decider: Seat;
  readonly bot: string | undefined;
  readonly forced: Move | undefined;
}

export class Robots {
  readonly #around: Surroundings;
  readonly #wishes: Wishes;
  /** The seats that are being thought for, with their count of moves. */
  readonly #asked = new Map<Seat, number>();
  readonly #pauses = new Set<NodeJS.Timeout>();
  /** Counts up whenever thoughts under way stop to matter. */
  #age = 0;

  constructor(around: Surroundings, wishes: Wishes) {
    this.#around = around;
    this.#wishes = wishes;
  }

  get areBusy(): boolean {
    return this.#asked.size > 0;
  }

  /** Moves were taken back or somebody is back: thoughts under way do not matter any more. */
  forget(): void {
    this.#age++;
    this.#asked.clear();
    for (const pause of this.#pauses) clearTimeout(pause);
    this.#pauses.clear();
  }

  /** Asks for every move that is due and not asked for yet. */
  look(playing: Playing, record: TableRecord): void {
    const fresh: Asked[] = [];
    for (const seat of playing.owing) {
      const count = playing.count(seat);
      if (this.#asked.get(seat) === count) continue;
      const decider = playing.decider(seat);
      const bot = botFor(record, decider);
      const forced = playing.forced(seat);
      if (bot !== undefined || forced !== undefined) fresh.push({ seat, count, decider, bot, forced });
    }
    const ms = Math.max(LEAST_THOUGHT, THOUGHT / Math.max(1, fresh.length));
    for (const { seat, count, decider, bot, forced } of fresh) {
      this.#asked.set(seat, count);
      const age = this.#age;
      const answer = (move: Move) => {
        if (age !== this.#age) return;
        this.#asked.delete(seat);
        this.#wishes.move(seat, move, count);
      };
      if (forced !== undefined)
        this.#later(this.#pauseOf(playing, record, decider, bot), () => answer(forced));
      else void this.#think(playing, { seat, decider, bot: bot!, ms, game: record.game }, answer);
    }
  }

  #pauseOf(playing: Playing, { pace }: TableRecord, decider: Seat, bot: string | undefined): number {
    const usual = this.#around.pace;
    if (bot !== undefined || usual === 0) return usual;
    return Math.min(LONGEST_PAUSE[pace.kind], playing.usualPace(decider) ?? 3 * usual);
  }

  async #think(
    playing: Playing,
    { seat, decider, bot, ms, game }: { seat: Seat; decider: Seat; bot: string; ms: number; game: string },
    answer: (move: Move) => void,
  ): Promise<void> {
    const { bots, newId, pace, journal } = this.#around;
    const rest = new Promise<void>((resolve) => this.#later(pace, resolve));
    const age = this.#age;
    try {
      const view = JSON.stringify(playing.view(decider));
      const { version } = playing.match.head;
      const seed = newId();
      const move = await bots.choose({ game, version, bot, view, seat, seed, ms: Math.min(ms, pace || ms) });
      await rest;
      answer(move);
    } catch (error) {
      if (age !== this.#age) return;
      journal.trouble('a bot could not choose', error);
      this.#asked.delete(seat);
      this.#later(RETRY, () => this.#wishes.again());
    }
  }

  #later(ms: number, then: () => void): void {
    const pause = setTimeout(() => {
      this.#pauses.delete(pause);
      then();
    }, ms);
    pause.unref();
    this.#pauses.add(pause);
  }
}

/** The bot that plays for a seat now; undefined where a person does. */
function botFor(record: TableRecord, decider: Seat): string | undefined {
  const seat = record.seats[decider];
  if (seat?.kind === 'bot') return seat.bot;
  return record.away?.[decider] ? record.standIn : undefined;
}
