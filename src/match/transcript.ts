/** A finished game as JSON lines that a second program can follow: start, chance, move, end. */
import type { CHANCE, Entry, Game, House, Move, Options, Seat } from '../contract/index.ts';

export interface TranscriptHead {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** Only where the game was tuned. */
  readonly house?: House;
  readonly seed: string;
}

export interface TranscriptStyle {
  /** Lists every legal move beside the one that was made. */
  readonly legal?: boolean;
}

/**
 * The lines of a game, one by one, from its log. Seats that act at once may stand in the log in any order: their
 * moves are written in seat order.
 */
export function* writeTranscript<S>(
  game: Game<S>,
  head: TranscriptHead,
  log: Iterable<Entry>,
  style: TranscriptStyle = {},
): Generator<string> {
  const scribe = new Scribe(game, head, style);
  for (const entry of log) yield* scribe.add(entry);
  yield* scribe.end();
}

class Scribe<S> {
  readonly #game: Game<S>;
  readonly #head: TranscriptHead;
  readonly #style: TranscriptStyle;
  readonly #state: S;
  readonly #buffer: Move[] = [];
  #started = false;
  /** Moves of seats that act at once, until the last of them is known. */
  #atOnce: Entry[] = [];

  constructor(game: Game<S>, head: TranscriptHead, style: TranscriptStyle) {
    this.#game = game;
    this.#head = head;
    this.#style = style;
    this.#state = game.start(head.players, head.options, head.house);
  }

  *add(entry: Entry): Generator<string> {
    if (this.#closesTheRound(entry.by)) yield* this.#writeRound();
    const next = this.#game.next(this.#state);
    if (next.to === 'act' && next.seats.length > 1) this.#atOnce.push(entry);
    else yield* this.#write(entry);
  }

  *end(): Generator<string> {
    yield* this.#writeRound();
    const { to } = this.#game.next(this.#state);
    if (to === 'deal') return;
    yield* this.#start();
    if (to !== 'over') return;
    const { scores, winners, detail } = this.#game.result(this.#state);
    yield JSON.stringify({ t: 'end', scores, winners, detail });
  }

  /** Chance, a seat that waited for the others, or one that acts again: the moves made at once are complete. */
  #closesTheRound(by: Seat | typeof CHANCE): boolean {
    if (this.#atOnce.length === 0) return false;
    const next = this.#game.next(this.#state);
    return next.to !== 'act' || !next.seats.includes(by) || this.#atOnce.some((entry) => entry.by === by);
  }

  *#writeRound(): Generator<string> {
    const round = this.#atOnce.sort((a, b) => a.by - b.by);
    this.#atOnce = [];
    for (const entry of round) yield* this.#write(entry);
  }

  *#write({ by, move }: Entry): Generator<string> {
    const { to } = this.#game.next(this.#state);
    if (to !== 'deal') yield* this.#start();
    if (to === 'act') yield this.#moveLine(by, move);
    if (to === 'draw')
      yield JSON.stringify({ t: 'chance', ...this.#game.transcript.chance(this.#state, move) });
    this.#game.play(this.#state, by, move);
  }

  /** The start line can be written only when everything is dealt, because it holds the set-up. */
  *#start(): Generator<string> {
    if (this.#started) return;
    this.#started = true;
    const { game, players, options, house, seed } = this.#head;
    const setup = this.#game.transcript.setup(this.#state);
    yield JSON.stringify({ t: 'start', game, players, options, ...(house ? { house } : {}), seed, setup });
  }

  #moveLine(seat: Seat, move: Move): string {
    const text = this.#game.write(this.#state, seat, move);
    if (!this.#style.legal) return JSON.stringify({ t: 'move', seat, move: text });
    const legal = legalTexts(this.#game, this.#state, seat, this.#buffer);
    return JSON.stringify({ t: 'move', seat, legal, move: text });
  }
}

/** Every legal move of a seat in notation, in the order of `moves`. */
export function legalTexts<S>(game: Game<S>, state: S, seat: Seat, buffer: Move[] = []): string[] {
  const count = game.moves(state, seat, buffer);
  const texts: string[] = [];
  for (let i = 0; i < count; i++) texts.push(game.write(state, seat, buffer[i]!));
  return texts;
}
