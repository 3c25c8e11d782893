/** What a table says aloud and sounds like: every move once, every turn when it changes. */
import type { Result, Seat } from '../../contract/index.ts';
import type { TableWords } from '../words/index.ts';
import type { LogLine, Turn } from './turn.ts';

/** Moments that a page may give a sound. */
export type Cue = 'own' | 'other' | 'chance' | 'turn' | 'end' | 'win' | 'refused' | 'undo';

/** Where it is said: the live regions of the page, and its loudspeaker. */
export interface Voice {
  /** Said politely, one after the other. Where too many come at once, older ones that can be counted are only counted. */
  announce(text: string, counted?: (count: number) => string): void;
  /** Said at once. */
  warn(text: string): void;
  /** Takes back what was said: another player will be reading. */
  unsay(): void;
  cue(cue: Cue): void;
}

/** More moves at once than a player wants to hear. */
const CROWD = 6;

export class Announcer {
  readonly #voice: Voice;
  readonly #say: TableWords;
  #lastTurn = '';
  /** What was said last of each question: help that is the same is not said again. */
  readonly #helped = new Map<string, string>();
  #wasMine = false;

  constructor(voice: Voice, say: TableWords) {
    this.#voice = voice;
    this.#say = say;
  }

  /** A few moves are told one by one; a crowd is counted. */
  moves(lines: readonly LogLine[], cue: Cue): void {
    if (lines.length > CROWD) this.#voice.announce(this.#say.crowdMoved(lines.length));
    else
      for (const text of lines.flatMap(({ texts }) => texts))
        this.#voice.announce(text, this.#say.earlierTold);
    this.#voice.cue(cue);
  }

  undone(): void {
    this.#forgetTurn();
    this.#voice.cue('undo');
    this.#voice.announce(this.#say.undone);
  }

  notKept(): void {
    this.#voice.announce(this.#say.notKept);
  }

  /** What happened besides moves; what happened to the listener is said at once. */
  noted(text: string, isOwn: boolean): void {
    if (isOwn) this.#voice.warn(text);
    else this.#voice.announce(text);
  }

  /** Once, when it is known that a move does not get through. */
  waits(move: string): void {
    this.#forgetTurn();
    this.#voice.warn(this.#say.turnHeard(this.#say.waits, this.#say.waitsDetail(move)));
  }

  refused(why: string): void {
    this.#voice.warn(why);
    this.#voice.cue('refused');
  }

  /** What one player was told must not reach the next one. */
  forget(): void {
    this.#forgetTurn();
    this.#voice.unsay();
  }

  #forgetTurn(): void {
    this.#lastTurn = '';
    this.#helped.clear();
  }

  handOver(name: string): void {
    this.forget();
    this.#voice.announce(this.#say.handTo(name));
  }

  /** Whose turn it is when that has changed, and who won. `people` are the seats at this screen. */
  turn({ title, detail, mine, over }: Turn, result: Result | undefined, people: readonly Seat[]): void {
    // The scoring shows the points; listeners hear them with the verdict.
    const points =
      over && result && result.scores.length > 1
        ? this.#say.points(result.scores[result.winners[0]!] ?? 0)
        : '';
    const told = points && detail !== points ? `${points} ${detail}` : detail;
    const text = mine || over ? this.#say.turnHeard(title, told) : '';
    const mineNow = mine && !this.#wasMine;
    this.#wasMine = mine;
    if (text === this.#lastTurn) return;
    this.#lastTurn = text;
    if (text) this.#voice.announce(this.#helped.get(title) === told ? this.#say.turnHeard(title, '') : text);
    this.#helped.set(title, told);
    if (result) this.#voice.cue(result.winners.some((seat) => people.includes(seat)) ? 'win' : 'end');
    else if (mineNow) this.#voice.cue('turn');
  }
}
