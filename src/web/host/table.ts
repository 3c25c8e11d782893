/**
 * A match of this browser: holds the whole state, makes the moves that nobody here makes, and lets the page see only
 * what its viewer may know. Runs in a worker; everything it needs from outside is handed in.
 */
import { type Entry, type Move, type Seat, SPECTATOR } from '../../contract/index.ts';
import { newSecret } from '../../match/fair.ts';
import type { LogEntry, MatchHead } from '../../match/log.ts';
import { type Due, Match, newHead } from '../../match/match.ts';
import { bySeat, deciderOf, isLegal, peopleOf, seen, viewsDiffer } from '../../match/seen.ts';
import type { Setup, ToHost, ToPage } from './host.ts';
import type { Lock } from './lock.ts';
import { botOf, endsWith, type Playable, type Running } from './running.ts';
import type { Store } from './store.ts';
import { hostWords as say } from './words.ts';

export interface Surroundings<S> {
  readonly store: Store;
  load(game: string): Promise<Playable<S> | undefined>;
  lock(id: string, takeOver: boolean, onLost: () => void): Promise<Lock | undefined>;
  sleep(ms: number): Promise<void>;
  send(message: ToPage): void;
}

export class LocalTable<S> {
  readonly #around: Surroundings<S>;
  #running: Running<S> | undefined;
  #lock: Lock | undefined;
  #viewer: Seat = SPECTATOR;
  #waitsFor: Seat | undefined;
  #kept = true;
  #pace = 0;
  /** Counts up whenever somebody changes the match, so that a bot who was about to move looks again. */
  #turn = 0;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings<S>) {
    this.#around = around;
  }

  /** Messages and the bots' moves come one after the other: nothing happens while an entry is being stored. */
  receive(message: ToHost): Promise<void> {
    return this.#inTurn(() => this.#handle(message));
  }

  /** Whatever goes wrong in here is told to the page; `undefined` says that it did. */
  #inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = this.#queue.then(work).catch((error: unknown) => this.#fail(error));
    this.#queue = done;
    return done;
  }

  #fail(error: unknown): undefined {
    console.error(error);
    this.#stop();
    this.#send({ type: 'failed', why: say.broken(error instanceof Error ? error.message : String(error)) });
  }

  #send(message: ToPage): void {
    this.#around.send(message);
  }

  async #handle(message: ToHost): Promise<void> {
    switch (message.type) {
      case 'create':
        this.#pace = message.pace;
        return this.#create(message.setup);
      case 'open':
        this.#pace = message.pace;
        return this.#open(message.id, message.takeOver);
      case 'pace':
        this.#pace = message.pace;
        return;
      case 'leave':
        return this.#stop();
      case 'offer':
        return this.#offer(message.seat, message.count, message.move);
      case 'undo':
        return this.#undo();
      case 'take':
        if (message.seat === this.#waitsFor) this.#show(message.seat);
    }
  }

  #stop(): void {
    this.#turn++;
    this.#running = undefined;
    this.#lock?.release();
    this.#lock = undefined;
  }

  #lose(): void {
    this.#stop();
    this.#send({ type: 'lost' });
  }

  async #create(setup: Setup): Promise<void> {
    const playable = await this.#around.load(setup.game);
    if (!playable) return this.#send({ type: 'failed', why: say.unknownGame });
    const secret = newSecret();
    const created = new Date();
    const head = newHead({
      ...setup,
      version: playable.version,
      secret,
      created: created.toISOString(),
    });
    this.#lock = await this.#around.lock(setup.id, true, () => this.#lose());
    try {
      await this.#around.store.create({ id: head.id, head, secret, updated: created.getTime(), over: false });
    } catch {
      this.#kept = false;
    }
    this.#begin(playable, head, secret, []);
  }

  async #open(id: string, takeOver: boolean): Promise<void> {
    this.#lock = await this.#around.lock(id, takeOver, () => this.#lose());
    if (!this.#lock) return this.#send({ type: 'lost' });
    const kept = await this.#around.store.read(id).catch(() => undefined);
    if (!kept) return this.#send({ type: 'failed', why: say.unknownMatch });
    const { head, secret } = kept.match;
    const playable = await this.#around.load(head.game);
    if (!playable) return this.#send({ type: 'failed', why: say.unknownGame });
    if (playable.version !== head.version)
      return this.#send({ type: 'failed', why: say.otherVersion(head.version, playable.version) });
    this.#begin(playable, head, secret, kept.log);
  }

  #begin(playable: Playable<S>, head: MatchHead, secret: string, log: readonly LogEntry[]): void {
    const people = peopleOf(head);
    this.#running = { match: new Match(playable.game, head, log), secret, playable, people };
    this.#show(people.length === 1 ? people[0]! : SPECTATOR);
    this.#goOn();
  }

  /** Lets the page start anew with everything that this viewer may see. */
  #show(viewer: Seat): void {
    const running = this.#running;
    if (!running) return;
    this.#viewer = viewer;
    this.#waitsFor = undefined;
    const { match, people, secret } = running;
    const over = match.due().what === 'nothing';
    this.#send({
      type: 'joined',
      head: match.head,
      viewer,
      people,
      entries: over ? match.standing.map(({ entry }) => entry) : seen(match, viewer),
      undo: this.#undoTo(),
      kept: this.#kept,
      ...(over ? { over: { secret, log: match.log } } : {}),
    });
  }

  /** Once a match is over its secret is out, so that what was drawn with it stands for good. */
  #undoTo(): number | undefined {
    const { match, people } = this.#running!;
    if (match.due().what === 'nothing') return undefined;
    return match.undoTo((seat) => people.includes(seat));
  }

  async #offer(seat: Seat, count: number, move: Move): Promise<void> {
    const running = this.#running;
    if (!running) return;
    const { match } = running;
    const made = bySeat(match, seat);
    if (count < made) return; // sent twice
    if (count > made) return this.#send({ type: 'refused', why: say.tooEarly });
    const due = match.due();
    const mine = due.what === 'choice' && due.seats.includes(seat) && this.#mayDecide(running, seat);
    if (!mine) return this.#send({ type: 'refused', why: say.notYourTurn });
    if (!isLegal(match, seat, move)) return this.#send({ type: 'refused', why: say.notLegal });
    if (await this.#append([{ by: seat, move }])) this.#goOn();
  }

  async #undo(): Promise<void> {
    if (!this.#running) return;
    const { match, people } = this.#running;
    const undo = this.#undoTo();
    if (undo === undefined) return this.#send({ type: 'refused', why: say.noUndo });
    const by = people.includes(this.#viewer) ? this.#viewer : people[0]!;
    const entry: LogEntry = { by, undo };
    if (!(await this.#keep(match, [entry]))) return;
    match.append(entry);
    this.#send({ type: 'undone', length: undo, undo: this.#undoTo() });
    this.#goOn();
  }

  /** Stores entries and then shows them; answers false where another tab was first. */
  async #append(entries: readonly Entry[]): Promise<boolean> {
    const { match } = this.#running!;
    if (!(await this.#keep(match, entries))) return false;
    const shown = entries.map((entry) => {
      const move = match.game.hide(match.state, entry.by, entry.move, this.#viewer);
      match.append(entry);
      return { by: entry.by, move };
    });
    this.#send({ type: 'entries', n: match.standing.length, entries: shown, undo: this.#undoTo() });
    if (match.due().what === 'nothing') this.#show(this.#viewer);
    return true;
  }

  async #keep(match: Match<S>, entries: readonly LogEntry[]): Promise<boolean> {
    if (this.#kept) {
      try {
        await this.#around.store.add(match.head.id, match.log.length, entries, endsWith(match, entries));
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') {
          this.#lose();
          return false;
        }
        this.#kept = false;
        this.#send({ type: 'unkept' });
      }
    }
    return this.#running !== undefined;
  }

  /** Makes what is due until a person must choose. */
  async #goOn(): Promise<void> {
    const turn = ++this.#turn;
    for (;;) {
      const running = this.#running;
      if (!running || turn !== this.#turn) return;
      const due = running.match.due();
      if (due.what === 'nothing') return;
      const bots = due.what === 'choice' ? due.seats.filter((seat) => botOf(running, seat)) : [];
      if (due.what === 'choice' && bots.length === 0) return this.#askPerson(running, due.seats);
      const went = await this.#play(running, due, bots, turn);
      if (!went) return;
    }
  }

  async #play(running: Running<S>, due: Due, bots: readonly Seat[], turn: number): Promise<boolean> {
    try {
      const entries = await this.#next(running, due, bots);
      return (await this.#inTurn(async () => turn === this.#turn && this.#append(entries))) ?? false;
    } catch (error) {
      this.#fail(error);
      return false;
    }
  }

  async #next(running: Running<S>, due: Due, bots: readonly Seat[]): Promise<readonly Entry[]> {
    const { match, secret } = running;
    // Nothing is waited for before the deal.
    const sleep = this.#around.sleep(match.standing.length === 0 ? 0 : this.#pace);
    if (due.what === 'draw') {
      await sleep;
      return [match.drawNow(secret)];
    }
    if (due.what === 'forced') {
      await sleep;
      return [{ by: due.seat, move: due.move }];
    }
    // They think while the others still look at the last move; seats that act at once are shown at once.
    const entries: Entry[] = [];
    for (const seat of bots) entries.push({ by: seat, move: await botOf(running, seat)!() });
    await sleep;
    return entries;
  }

  /** The one who looks decides; and so does anybody at this screen who needs no secret for it. */
  #mayDecide({ match, people }: Running<S>, seat: Seat): boolean {
    const decider = deciderOf(match, seat);
    if (decider === this.#viewer) return true;
    return people.includes(decider) && (match.game.openly?.(match.state, seat) ?? false);
  }

  #askPerson(running: Running<S>, seats: readonly Seat[]): void {
    const { match, people } = running;
    const asked = seats.filter((seat) => people.includes(deciderOf(match, seat)));
    if (asked.length === 0 || asked.some((seat) => deciderOf(match, seat) === this.#viewer)) return;
    const { game, state } = match;
    const person = deciderOf(match, asked[0]!);
    const hides = viewsDiffer(game, state, person);
    if (asked.every((seat) => this.#mayDecide(running, seat))) {
      if (this.#viewer !== SPECTATOR) this.#show(hides ? SPECTATOR : person);
      this.#waitsFor = person;
    } else if (hides || viewsDiffer(game, state, this.#viewer)) {
      this.#viewer = SPECTATOR;
      this.#waitsFor = person;
      this.#send({ type: 'handover', head: match.head, seat: person });
    } else this.#show(person);
  }
}
