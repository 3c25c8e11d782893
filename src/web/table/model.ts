/**
 * What a table page knows: the match as its viewer may see it, rebuilt from hidden entries, and where in it the viewer
 * looks. The laws of games promise that playing hidden entries on a view gives the view of the new position.
 */
import { batch, computed, signal } from '@preact/signals';
import {
  CHANCE,
  type Entry,
  type Game,
  type GameEvent,
  type Move,
  type Place,
  type Position,
  type Result,
  type Seat,
  SPECTATOR,
} from '../../contract/index.ts';
import type { MatchFile } from '../../match/file.ts';
import type { MatchHead } from '../../match/log.ts';
import type { Host, Joined, Over, ToPage } from '../host/host.ts';
import type { Mark } from '../marks/mark.ts';
import { onlyMoves } from '../settings.ts';
import type { TableWords } from '../words/index.ts';
import { Announcer, type Voice } from './announcer.ts';
import { type Asked, askOf, onlyMove, playOn, replay, type Step } from './following.ts';
import { givenUpTurn, type LogLine, lineOf, type Teller, type Telling, tellerOf, turnOf } from './turn.ts';

/** A game's code, as far as the model needs it. */
export interface Parts extends Telling {
  readonly game: Game<Position>;
}

export type Status =
  | { readonly is: 'opening' }
  | { readonly is: 'playing' }
  | { readonly is: 'handover'; readonly seat: Seat }
  | { readonly is: 'lost' }
  /** Its rules are not shipped any more: it can be looked at. */
  | { readonly is: 'stopped'; readonly head: MatchHead; readonly file: MatchFile | undefined }
  | { readonly is: 'failed'; readonly why: string };

export class TableModel<P extends Parts = Parts> {
  readonly status = signal<Status>({ is: 'opening' });
  readonly head = signal<MatchHead | undefined>(undefined);
  readonly viewer = signal<Seat>(SPECTATOR);
  readonly people = signal<readonly Seat[]>([]);
  readonly parts = signal<P | undefined>(undefined);
  readonly lines = signal<readonly LogLine[]>([]);
  readonly events = signal<readonly GameEvent[]>([]);
  readonly kept = signal(true);
  /** Does this page set the pace of the others? */
  readonly paced = signal(false);
  /** What lets every player check the draws, once the match is over. */
  readonly over = signal<Over | undefined>(undefined);
  /** Who won where the others gave up before the end. */
  readonly givenUp = signal<readonly Seat[] | undefined>(undefined);
  readonly undo = signal<number | undefined>(undefined);
  readonly refusal = signal<string | undefined>(undefined);
  /** May players ask for hints at this table? */
  readonly hints = signal(true);
  /** How many entries the viewer looks at; undefined for all of them, now. */
  readonly lookAt = signal<number | undefined>(undefined);
  readonly entries = signal<readonly Entry[]>([]);
  /** The piece that the player has picked up. */
  readonly held = signal<Place | undefined>(undefined);
  /** Why a player would do what is asked, in a coached game. */
  readonly why = signal<string | undefined>(undefined);
  /** What a hint shows on the board. */
  readonly marks = signal<readonly Mark[]>([]);
  readonly #now = signal<Position | undefined>(undefined);

  readonly #host: Host;
  readonly #load: (head: MatchHead) => Promise<P>;
  readonly #announcer: Announcer;
  readonly #say: TableWords;
  #heard: Promise<void> = Promise.resolve();
  /** The number of entries at which a move was offered: until one more stands, another tap is the same tap. */
  #offeredAt = -1;

  constructor(host: Host, load: (head: MatchHead) => Promise<P>, voice: Voice, say: TableWords) {
    this.#host = host;
    this.#load = load;
    this.#announcer = new Announcer(voice, say);
    this.#say = say;
    // In order, though the first message has to wait for the game's code.
    host.listen((message) => {
      this.#heard = this.#heard.then(() => this.#hear(message));
    });
  }

  /** The position that is on the page: now, or the one looked back at. */
  readonly view = computed<Position | undefined>(() => {
    const at = this.lookAt.value;
    if (at === undefined || !this.parts.value || !this.head.value) return this.#now.value;
    return replay(this.parts.value.game, this.head.value, this.entries.value.slice(0, at));
  });

  /** The seat whose choice is this viewer's, with its moves. */
  readonly #owed = computed<Asked | undefined>(() => {
    const view = this.#now.value;
    const parts = this.parts.value;
    if (!view || !parts || this.over.value || this.status.value.is !== 'playing') return undefined;
    return askOf(parts.game, view, this.viewer.value, this.people.value);
  });
  /** The same; none while looking back. */
  readonly asked = computed<Asked | undefined>(() =>
    this.lookAt.value === undefined ? this.#owed.value : undefined,
  );
  /** Does the match wait for this viewer, also while they look back? */
  readonly isAwaited = computed(() => this.#owed.value !== undefined);

  /** The move that this page makes by itself in a moment: no other is legal, and the player wants it so. */
  readonly only = computed<Move | undefined>(() => {
    const asked = this.asked.value;
    if (!asked || onlyMoves.value === 'off') return undefined;
    const shared = !this.paced.value || this.people.value.length > 1;
    return onlyMove(this.parts.value!.game, this.#now.value!, asked, { shared });
  });

  readonly result = computed<Result | undefined>(() => {
    const view = this.#now.value;
    const game = this.parts.value?.game;
    return view && game && game.next(view).to === 'over' ? game.result(view) : undefined;
  });

  /** Whose turn it is and what is asked. */
  readonly turn = computed(() => {
    const view = this.#now.value;
    const parts = this.parts.value;
    if (!view || !parts) return undefined;
    if (this.givenUp.value) return givenUpTurn(this.givenUp.value, this.teller.value.who, this.#say);
    const turn = turnOf(parts, view, this.asked.value, this.teller.value, this.#say, this.held.value);
    const only = this.only.value;
    if (only === undefined) return turn;
    const move = parts.words.move(view, this.asked.value!.seat, only, this.teller.value.who);
    return { ...turn, detail: this.#say.only(move) };
  });

  readonly teller = computed<Teller>(() =>
    tellerOf(this.head.value?.seats ?? [], this.viewer.value, this.people.value, this.#say),
  );

  offer(move: Move): void {
    const asked = this.asked.value;
    const stand = this.entries.value;
    if (!asked || this.#offeredAt === stand.length) return;
    this.#offeredAt = stand.length;
    this.refusal.value = undefined;
    const count = stand.filter(({ by }) => by === asked.seat).length;
    this.#host.send({ type: 'offer', seat: asked.seat, count, move });
  }

  /** The others move without a pause until a player here has to choose. */
  skip(): void {
    if (this.paced.peek() && !this.turn.peek()?.mine) this.#host.send({ type: 'skip' });
  }

  takeBack(): void {
    if (this.undo.value === undefined) return;
    this.lookAt.value = undefined;
    this.#host.send({ type: 'undo' });
  }

  take(seat: Seat): void {
    this.#host.send({ type: 'take', seat });
  }

  /** The board tells which piece is in the player's hand. */
  hold(place: Place | undefined): void {
    this.held.value = place;
  }

  /** Says why something cannot be had now. */
  excuse(why: string): void {
    this.refusal.value = why;
    this.#announcer.refused(why);
  }

  look(at: number | undefined): void {
    const last = this.entries.value.length;
    this.refusal.value = undefined;
    this.lookAt.value = at === undefined || at >= last ? undefined : Math.max(0, at);
  }

  lookBy(steps: number): void {
    this.look((this.lookAt.value ?? this.entries.value.length) + steps);
  }

  async #hear(message: ToPage): Promise<void> {
    try {
      if (message.type === 'joined') await this.#join(message);
      else this.#follow(message);
    } catch (error) {
      console.error(error);
      this.status.value = { is: 'failed', why: this.#say.notFollowed };
    }
  }

  async #join(message: Joined): Promise<void> {
    const parts = this.parts.value ?? (await this.#load(message.head));
    const now = this.#now.value !== undefined;
    const again = now && this.entries.value.length === message.entries.length;
    // The end of a match is told to those who followed it, too: where nothing was hidden, there is nothing to tell anew.
    const known = again && this.#knows(message);
    const secrets = this.#leavesSecrets(message);
    batch(() => {
      this.parts.value = parts;
      this.head.value = message.head;
      this.viewer.value = message.viewer;
      this.people.value = message.people;
      if (!known) this.entries.value = message.entries;
      this.undo.value = message.undo;
      this.kept.value = message.kept;
      this.paced.value = message.paced ?? false;
      this.over.value = message.over;
      this.givenUp.value = message.givenUp;
      this.hints.value = message.hints ?? true;
      this.status.value = { is: 'playing' };
      this.#offeredAt = -1;
      // The same moment through other eyes: what just moved goes on moving.
      if (!again) this.events.value = [];
      if (!known) this.#retell();
    });
    if (secrets) this.#announcer.forget();
    this.#tellTurn();
  }

  /** Is this what stands here already, seen by the same eyes? */
  #knows({ head, viewer, people, entries }: Joined): boolean {
    return (
      head.id === this.head.value?.id &&
      viewer === this.viewer.value &&
      people.join() === this.people.value.join() &&
      this.#seenAlike(entries)
    );
  }

  /** Has a player who knew more than the next one looked at this page? */
  #leavesSecrets({ viewer, entries }: Joined): boolean {
    const left = this.viewer.value;
    return left !== SPECTATOR && left !== viewer && !this.#seenAlike(entries);
  }

  #seenAlike(entries: readonly Entry[]): boolean {
    return this.entries.value.every(({ by, move }, i) => by === entries[i]?.by && move === entries[i].move);
  }

  #follow(message: Exclude<ToPage, Joined>): void {
    switch (message.type) {
      case 'entries':
        this.#append(message.n, message.entries, message.undo);
        break;
      case 'undone':
        this.#shorten(message.length, message.undo);
        break;
      case 'handover':
        this.#handOver(message.head, message.seat);
        break;
      case 'refused':
        this.#refuse(message.why);
        break;
      case 'unkept':
        this.kept.value = false;
        this.#announcer.notKept();
        break;
      case 'lost':
        this.status.value = { is: 'lost' };
        break;
      case 'stopped':
        this.status.value = { is: 'stopped', head: message.head, file: message.file };
        break;
      case 'failed':
        this.status.value = { is: 'failed', why: message.why };
    }
  }

  #refuse(why: string): void {
    this.#offeredAt = -1;
    this.excuse(why);
  }

  #append(n: number, entries: readonly Entry[], undo: number | undefined): void {
    const parts = this.parts.value;
    const before = this.#now.value;
    const first = this.entries.value.length + 1;
    if (!parts || !before || n !== first + entries.length - 1) return;
    const after = parts.game.copy(before);
    const events: GameEvent[] = [];
    const lines: LogLine[] = [];
    playOn(parts.game, after, entries, first, (step) => {
      events.push(...step.events);
      lines.push(this.#lineOf(step, parts));
    });
    batch(() => {
      this.entries.value = [...this.entries.value, ...entries];
      this.lines.value = [...this.lines.value, ...lines];
      this.undo.value = undo;
      this.refusal.value = undefined;
      this.events.value = this.lookAt.value === undefined ? events : [];
      this.#now.value = after;
    });
    const [{ by }] = entries as [Entry];
    this.#announcer.moves(lines, by === CHANCE ? 'chance' : this.people.value.includes(by) ? 'own' : 'other');
    this.#tellTurn();
  }

  #shorten(length: number, undo: number | undefined): void {
    batch(() => {
      this.entries.value = this.entries.value.slice(0, length);
      this.undo.value = undo;
      this.lookAt.value = undefined;
      this.events.value = [];
      this.#offeredAt = -1;
      this.#retell();
    });
    this.#announcer.undone();
    this.#tellTurn();
  }

  /** Forgets everything: what one person may know must not be on the page of the next. */
  #handOver(head: MatchHead, seat: Seat): void {
    batch(() => {
      this.status.value = { is: 'handover', seat };
      this.head.value = head;
      this.entries.value = [];
      this.lines.value = [];
      this.events.value = [];
      this.undo.value = undefined;
      this.lookAt.value = undefined;
      this.viewer.value = SPECTATOR;
      this.held.value = undefined;
      this.#now.value = undefined;
    });
    this.#announcer.handOver(head.seats[seat]?.name ?? this.#say.nobody);
  }

  #retell(): void {
    const parts = this.parts.value!;
    const lines: LogLine[] = [];
    this.#now.value = replay(parts.game, this.head.value!, this.entries.value, (step) =>
      lines.push(this.#lineOf(step, parts)),
    );
    this.lines.value = lines;
  }

  #lineOf(step: Step<Position>, parts: P): LogLine {
    return lineOf(step, parts, this.teller.value, this.#say.onlyMade);
  }

  /** Says whose turn it is when that has changed, and who won. */
  #tellTurn(): void {
    const turn = this.turn.peek();
    if (turn && this.status.peek().is === 'playing')
      this.#announcer.turn(turn, this.result.peek(), this.people.peek());
  }
}
