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
import type { MatchHead } from '../../match/log.ts';
import { isStandIns, type StandingNote } from '../../match/notes.ts';
import type { Host, Joined, Offered, Over, ToPage } from '../host/host.ts';
import type { Mark } from '../marks/mark.ts';
import { onlyMoves } from '../settings.ts';
import type { TableWords } from '../words/index.ts';
import { Announcer, type Voice } from './announcer.ts';
import { type Asked, askOf, onlyMove, playOn, replay, type Step } from './following.ts';
import { SeatNotes } from './notes.ts';
import { Past } from './past.ts';
import { type Eyes, isKnown, leavesSecrets } from './same.ts';
import type { Status } from './status.ts';
import { noteTold, tellerAt } from './tellers.ts';
import {
  givenUpTurn,
  type LogLine,
  lineOf,
  playedForTurn,
  type Teller,
  type Telling,
  tellerOf,
  turnOf,
  waitingTurn,
} from './turn.ts';

/** A game's code, as far as the model needs it. */
export interface Parts extends Telling {
  readonly game: Game<Position>;
}

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
  /** A choice of this page that the table has not got yet: there is no connection, or a slow one. */
  readonly waits = signal<Offered | undefined>(undefined);
  readonly notes = new SeatNotes();
  /** May players ask for hints at this table? */
  readonly hints = signal(true);
  readonly entries = signal<readonly Entry[]>([]);
  readonly #past = new Past(this);
  readonly lookAt = this.#past.at;
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
  readonly view = computed<Position | undefined>(() => this.#past.shown.value?.view ?? this.#now.value);
  /** What has just happened there. */
  readonly shown = computed(() => this.#past.shown.value?.events ?? this.events.value);

  /** Is there something to look at? Before the first deal or draw a table is empty. */
  readonly isLaidOut = computed(() => {
    const view = this.#now.value;
    const game = this.parts.value?.game;
    if (!view || !game) return false;
    return this.entries.value.length > 0 || ['act', 'over'].includes(game.next(view).to);
  });

  /** Does a bot play for the player of this page? */
  readonly isPlayedFor = computed(
    () => this.people.value.length === 1 && this.notes.isPlayedFor(this.viewer.value),
  );

  /** The seat whose choice is this viewer's, with its moves. */
  readonly #owed = computed<Asked | undefined>(() => {
    const view = this.#now.value;
    const parts = this.parts.value;
    if (!view || !parts || this.over.value || this.status.value.is !== 'playing') return undefined;
    // What was chosen is on its way; and where a bot plays for them, a player takes their seat back first.
    if (this.waits.value || this.isPlayedFor.value) return undefined;
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
    const waiting = this.waiting.value;
    if (waiting) return waitingTurn(this.#say, waiting);
    if (this.isPlayedFor.value && !this.over.value)
      return playedForTurn(this.#say, this.notes.away.value[this.viewer.value]!);
    const at = { held: this.held.value, away: this.notes.away.value };
    const turn = turnOf(parts, view, this.asked.value, this.teller.value, this.#say, at);
    const only = this.only.value;
    if (only === undefined) return turn;
    return { ...turn, detail: this.#say.only(this.#moveOf({ seat: this.asked.value!.seat, move: only })) };
  });

  readonly teller = computed<Teller>(() =>
    tellerOf(this.head.value?.seats ?? [], this.viewer.value, this.people.value, this.#say),
  );

  /** The choice that has not reached the table, in words. */
  readonly waiting = computed(() => this.waits.value && this.#moveOf(this.waits.value));

  #moveOf({ seat, move }: Offered): string {
    return this.parts.value!.words.move(this.#now.value!, seat, move, this.teller.value.who);
  }

  /** What happened besides, in words. */
  tellNote(note: StandingNote): string {
    return noteTold(this, note, this.#say);
  }

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
    this.refusal.value = undefined;
    this.#past.look(at);
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
    const noted = this.notes.learn(message);
    const known = again && noted.length === 0 && isKnown(this.#eyes, message);
    const secrets = leavesSecrets(this.#eyes, message);
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
      if (message.over) this.waits.value = undefined;
      this.#offeredAt = -1;
      // The same moment through other eyes: what just moved goes on moving.
      if (!again) this.events.value = [];
      if (!known) this.#retell();
    });
    if (secrets) this.#announcer.forget();
    if (now) this.#tellNotes(noted);
    this.#tellTurn();
  }

  get #eyes(): Eyes {
    const { head, viewer, people, entries } = this;
    return { head: head.value, viewer: viewer.value, people: people.value, entries: entries.value };
  }

  #follow(message: Exclude<ToPage, Joined>): void {
    switch (message.type) {
      case 'entries':
        this.#append(message.n, message.entries, message.undo);
        break;
      case 'undone':
        this.#shorten(message.length, message.undo);
        break;
      case 'noted':
        this.#tellNotes(this.notes.learn(message));
        this.#tellTurn();
        break;
      case 'waits':
        this.#wait(message.offer);
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

  #tellNotes(fresh: readonly StandingNote[]): void {
    // What was moved before is told by the name of the player who did.
    if (fresh.some(({ from }) => from !== undefined)) this.#retell();
    for (const note of fresh) this.#announcer.noted(this.tellNote(note), this.teller.peek().isYou(note.seat));
  }

  #wait(offer: Offered | undefined): void {
    const before = this.waits.peek();
    this.waits.value = offer;
    if (offer && !before) this.#announcer.waits(this.#moveOf(offer));
    if (!offer && before) this.#offeredAt = -1;
  }

  #refuse(why: string): void {
    this.waits.value = undefined;
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
      this.notes.shorten(length);
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
    this.#announcer.handOver(head.seats[seat]?.name ?? this.#say.noPlayer);
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
    const bot = step.entry.by !== CHANCE && isStandIns(this.notes.all.peek(), step.decider, step.n);
    return lineOf(step, parts, tellerAt(this, step.n, this.#say), this.#say.onlyMade, bot);
  }

  /** Says whose turn it is when that has changed, and who won. */
  #tellTurn(): void {
    const turn = this.turn.peek();
    if (turn && this.status.peek().is === 'playing')
      this.#announcer.turn(turn, this.result.peek(), this.people.peek());
  }
}
