/**
 * A match of this browser. The table's machine says what happens; this stores it, shows the page what its viewer may
 * know, asks bots and hands the screen from one player to the next. It runs in a worker; everything it needs from outside is
 * handed in.
 */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import type { Effect, TableEvent, Thought } from '../../match/events.ts';
import { newSecret } from '../../match/fair.ts';
import type { LogEntry, MatchHead } from '../../match/log.ts';
import { newHead } from '../../match/match.ts';
import { peopleOf, seen, viewsDiffer } from '../../match/seen.ts';
import { TableMachine } from '../../match/table.ts';
import { Alarm, type Clock } from '../../match/timer.ts';
import type { FromWorker, Setup, ToHost } from './host.ts';
import type { Lock } from './lock.ts';
import type { Playable } from './playable.ts';
import { Rest } from './rest.ts';
import type { Store } from './store.ts';

export interface LocalDeps<S> {
  readonly store: Store;
  readonly clock: Clock;
  /** A game by the newest rules, or by those of a version; undefined where they are not shipped. */
  load(game: string, version?: number): Promise<Playable<S> | undefined>;
  lock(id: string, takeOver: boolean, onLost: () => void): Promise<Lock | undefined>;
  send(message: FromWorker): void;
}

interface Running<S> {
  readonly machine: TableMachine<S>;
  readonly playable: Playable<S>;
  readonly secret: string;
  /** The seats that players have. */
  readonly people: readonly Seat[];
}

/** Milliseconds of thought for all bots that are asked at once, and for each of them at least. */
const THOUGHT = 1500;
const LEAST_THOUGHT = 8;

type Think<S> = Extract<Effect<S>, { type: 'think' }>;

export class LocalTable<S> {
  readonly #deps: LocalDeps<S>;
  readonly #alarm: Alarm;
  #running: Running<S> | undefined;
  #lock: Lock | undefined;
  #viewer: Seat = SPECTATOR;
  /** The player who may take the screen. */
  #waitsFor: Seat | undefined;
  #kept = true;
  #pause = 0;
  /** Nothing pauses until a player has to choose. */
  #skips = false;
  readonly #rest = new Rest();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(deps: LocalDeps<S>) {
    this.#deps = deps;
    this.#alarm = new Alarm(deps.clock, () =>
      this.#rest.after(() => void this.#stepInTurn({ type: 'wake' })),
    );
  }

  /** Messages, bots' answers and alarms come one after the other: nothing happens while an entry is being stored. */
  receive(message: ToHost): Promise<void> {
    return this.#inTurn(() => this.#handle(message));
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => this.#fail(error));
    return this.#queue as Promise<void>;
  }

  #stepInTurn(event: TableEvent): Promise<void> {
    return this.#inTurn(() => this.#step(event));
  }

  /** The page is told whatever goes wrong in here. */
  #fail(error: unknown): void {
    console.error(error);
    this.#stop();
    const why = error instanceof Error ? error.message : String(error);
    this.#send({ type: 'failed', refusal: { code: 'broken', why } });
  }

  #send(message: FromWorker): void {
    this.#deps.send(message);
  }

  async #handle(message: ToHost): Promise<void> {
    switch (message.type) {
      case 'create':
        this.#pause = message.pace;
        return this.#create(message.setup);
      case 'open':
        this.#pause = message.pace;
        return this.#open(message.id, message.takeOver);
      case 'pace':
        this.#pause = message.pace;
        return this.#step({ type: 'pause', ms: message.pace });
      case 'skip':
        this.#skips = true;
        return this.#step({ type: 'pause', ms: 0 });
      case 'rest':
        return this.#rest.set(message.resting);
      case 'leave':
        return this.#stop();
      case 'offer': {
        const { seat, count, move } = message;
        return this.#step({ type: 'move', by: this.#playerFor(seat), seat, count, move });
      }
      case 'undo':
        return this.#step({ type: 'undo', by: this.#undoer });
      case 'take':
        if (message.seat === this.#waitsFor) this.#show(message.seat);
    }
  }

  #stop(): void {
    this.#running = undefined;
    this.#alarm.clear();
    this.#lock?.release();
    this.#lock = undefined;
  }

  #lose(): void {
    this.#stop();
    this.#send({ type: 'lost' });
  }

  async #create(setup: Setup): Promise<void> {
    const playable = await this.#deps.load(setup.game);
    if (!playable) return this.#send({ type: 'failed', refusal: { code: 'unknownGame' } });
    const secret = newSecret();
    const updated = this.#deps.clock.now();
    const created = new Date(updated).toISOString();
    const head = newHead({ ...setup, version: playable.version, secret, created });
    this.#lock = await this.#deps.lock(setup.id, true, () => this.#lose());
    try {
      await this.#deps.store.create({ id: head.id, head, secret, updated, over: false });
    } catch {
      this.#kept = false;
    }
    await this.#begin(playable, head, secret, []);
  }

  async #open(id: string, takeOver: boolean): Promise<void> {
    this.#lock = await this.#deps.lock(id, takeOver, () => this.#lose());
    if (!this.#lock) return this.#send({ type: 'lost' });
    const kept = await this.#deps.store.read(id).catch(() => undefined);
    if (!kept) return this.#send({ type: 'failed', refusal: { code: 'unknownMatch' } });
    const { head, secret } = kept.match;
    const playable = await this.#deps.load(head.game, head.version);
    if (!playable) {
      const file = await this.#deps.store.file(id).catch(() => undefined);
      return this.#send({ type: 'stopped', head, file });
    }
    await this.#begin(playable, head, secret, kept.log);
  }

  async #begin(
    playable: Playable<S>,
    head: MatchHead,
    secret: string,
    log: readonly LogEntry[],
  ): Promise<void> {
    const people = peopleOf(head);
    const terms = { secret, pause: this.#pause, chance: 'paced', undo: 'free' } as const;
    const stored = { log: log.map((entry) => ({ entry, spent: 0 })) };
    const machine = new TableMachine(playable.game, head, terms, stored, this.#deps.clock.now());
    this.#running = { machine, playable, secret, people };
    this.#show(people.length === 1 ? people[0]! : SPECTATOR);
    await this.#step({ type: 'open' });
    // The deal waits for nothing, not even for a page whose code is on its way.
    if (log.length === 0) await this.#step({ type: 'wake' });
  }

  /** Lets the page start anew with everything that this viewer may see. */
  #show(viewer: Seat): void {
    const running = this.#running;
    if (!running) return;
    this.#viewer = viewer;
    this.#waitsFor = undefined;
    const { machine, people, secret } = running;
    const { match, isOver } = machine;
    this.#send({
      type: 'joined',
      head: match.head,
      viewer,
      people,
      entries: isOver ? match.standing.map(({ entry }) => entry) : seen(match, viewer),
      undo: machine.undoTo(this.#undoer),
      kept: this.#kept,
      paced: true,
      ...(isOver ? { over: { secret, log: match.log } } : {}),
    });
  }

  // — steps —

  /** Works an event out, stores what follows from it, and only then shows it. */
  async #step(event: TableEvent): Promise<void> {
    const running = this.#running;
    if (!running) return;
    const { machine } = running;
    machine.viewers = [this.#viewer];
    const effects = machine.step(event, this.#deps.clock.now());
    if (!(await this.#keep(machine, effects))) return;
    for (const effect of effects) this.#carryOut(machine, effect);
    const thinks = effects.filter((effect) => effect.type === 'think');
    if (thinks.length > 0) this.#rest.after(() => void this.#think(running, thinks));
    else if (!machine.isBusy) this.#askPerson(running);
    if (this.#skips && this.#isSkipped(running)) {
      this.#skips = false;
      await this.#step({ type: 'pause', ms: this.#pause });
    }
  }

  /** Has a player to choose, or is there nothing left to wait for? */
  #isSkipped({ machine, people }: Running<S>): boolean {
    return machine.isOver || machine.choices.some((seat) => people.includes(machine.match.decider(seat)));
  }

  /** Answers false where another tab was first. */
  async #keep({ match, isOver }: TableMachine<S>, effects: readonly Effect<S>[]): Promise<boolean> {
    const entries = effects.flatMap((effect) => {
      if (effect.type === 'append') return effect.entries;
      return effect.type === 'undone' ? [effect.entry] : [];
    });
    if (!this.#kept || entries.length === 0) return true;
    const list = entries.map(({ entry }) => entry);
    try {
      await this.#deps.store.add(match.head.id, match.log.length - list.length, list, isOver);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') {
        this.#lose();
        return false;
      }
      this.#kept = false;
      this.#send({ type: 'unkept' });
    }
    return this.#running !== undefined;
  }

  #carryOut(machine: TableMachine<S>, effect: Effect<S>): void {
    if (effect.type === 'refused') this.#send(effect);
    else if (effect.type === 'over') this.#show(this.#viewer);
    else if (effect.type === 'wake') this.#alarm.set(effect.at);
    else if (effect.type === 'append' || effect.type === 'undone') {
      this.#waitsFor = undefined;
      const undo = machine.undoTo(this.#undoer);
      if (effect.type === 'undone') this.#send({ type: 'undone', length: effect.length, undo });
      else {
        const entries = effect.seen.get(this.#viewer)!;
        this.#send({ type: 'entries', n: machine.match.standing.length, entries, undo });
      }
    }
  }

  /** Bots think while the players still look at the last move; seats that act at once are shown at once. */
  async #think(running: Running<S>, asked: readonly Think<S>[]): Promise<void> {
    try {
      const thoughts: Thought[] = [];
      // Those that are asked at once share the time of one: a round of many bots takes no longer.
      const ms = asked.length > 1 ? Math.max(LEAST_THOUGHT, THOUGHT / asked.length) : undefined;
      for (const { id, seat, bot, view } of asked) {
        const seen = view();
        if (seen !== undefined)
          thoughts.push({ id, seat, move: await running.playable.choose(bot, seen, seat, ms) });
      }
      await this.#inTurn(async () => {
        if (running === this.#running) await this.#step({ type: 'thoughts', thoughts });
      });
    } catch (error) {
      this.#fail(error);
    }
  }

  // — players around one screen —

  /** Who asks for an undo: any player may, for all of them. */
  get #undoer(): Seat {
    const people = this.#running?.people ?? [];
    return people.includes(this.#viewer) ? this.#viewer : (people[0] ?? SPECTATOR);
  }

  /** The player who looks decides; and so does any player at this screen who needs no secret for it. */
  #playerFor(seat: Seat): Seat {
    const running = this.#running;
    if (!running) return this.#viewer;
    const { match } = running.machine;
    const decider = match.decider(seat);
    const openly = match.game.openly?.(match.state, seat);
    return running.people.includes(decider) && openly ? decider : this.#viewer;
  }

  #askPerson({ machine, people }: Running<S>): void {
    if (this.#waitsFor !== undefined) return;
    const { match } = machine;
    const asked = machine.choices.filter((seat) => people.includes(match.decider(seat)));
    if (asked.length === 0 || asked.some((seat) => match.decider(seat) === this.#viewer)) return;
    const { game, state } = match;
    const person = match.decider(asked[0]!);
    const hides = viewsDiffer(game, state, person);
    if (asked.every((seat) => this.#playerFor(seat) === match.decider(seat))) {
      if (this.#viewer !== SPECTATOR) this.#show(hides ? SPECTATOR : person);
      this.#waitsFor = person;
    } else if (hides || viewsDiffer(game, state, this.#viewer)) {
      this.#viewer = SPECTATOR;
      this.#waitsFor = person;
      this.#send({ type: 'handover', head: match.head, seat: person });
    } else this.#show(person);
  }
}
