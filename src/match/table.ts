/**
 * What a table does, for every host: whose turn it is, what is refused, draws, forced moves, bots, undo, clocks, resigning and
 * the end. Events go in, effects come out. There is no clock, store, timer or promise inside; the browser's worker, the server and
 * the terminal carry the effects out. A step changes the table in place: a host that cannot store what it asks for drops the
 * table and reads it again.
 */
import { CHANCE, type Entry, type Game, type Move, type Position, type Seat } from '../contract/index.ts';
import { Clocks } from './clocks.ts';
import type { Effect, Ended, Offer, PlayerEvent, TableEvent, TableRefusal, TimedEntry } from './events.ts';
import { isUndo, type LogEntry, type MatchHead, type MatchSeat, type Undo } from './log.ts';
import { Match } from './match.ts';
import { Seating } from './seating.ts';
import type { Away, StoredMatch, TableTerms } from './terms.ts';
import { Turns } from './turns.ts';
import { Undos } from './undos.ts';

type Passed = Extract<Effect<Position>, { type: 'back' }>['passed'];

export class TableMachine<S = Position> {
  readonly match: Match<S>;
  /** Undefined where players take the time they like. */
  readonly clocks: Clocks | undefined;
  /** For whom the host shows entries: seats, or SPECTATOR. */
  viewers: Iterable<Seat> = [];
  readonly #terms: TableTerms<S>;
  readonly #turns: Turns<S>;
  readonly #seating: Seating;
  readonly #undos: Undos;
  #ended: boolean;
  /** The effects of this step. */
  #effects: Effect<S>[] = [];
  #appended: Extract<Effect<S>, { type: 'append' }> | undefined;

  constructor(game: Game<S>, head: MatchHead, terms: TableTerms<S>, stored: StoredMatch, now: number) {
    this.#terms = terms;
    this.match = new Match(game, head);
    this.clocks = terms.pace && new Clocks(terms.pace, head.seats.length);
    this.#turns = new Turns(this.match, this.clocks, terms);
    this.#seating = new Seating(head, terms.standIn, stored.away);
    this.#undos = new Undos({
      seating: this.#seating,
      isFree: terms.undo === 'free',
      undoTo: (by) => this.undoTo(by),
      takeBack: (by, length, at) => this.#takeBack({ by, undo: length }, at),
      tell: (effect) => this.#effects.push(effect),
    });
    this.#ended = false;
    this.clocks?.rest(stored.rests ?? []);
    this.#replay(stored, Date.parse(head.created) || now, now);
    this.#ended = stored.ended === true || this.match.waitsFor === 'nothing';
    if (!this.#ended) this.#undos.offer = stored.offer;
    this.#runClocks(now);
    this.clocks?.excuse(stored.outages ?? [], now);
  }

  /** Plays the log as it came about, so that clocks run since they began to. */
  #replay({ log, times = {}, check }: StoredMatch, began: number, now: number): void {
    const setAnew = Object.entries(times);
    let since = began;
    const startClocks = (n: number): void => {
      this.#runClocks(since);
      for (const [seat, { n: then, left, at }] of setAnew)
        if (then === n) this.clocks?.restart(Number(seat), left, at ?? now);
    };
    for (const [n, { entry, spent, at }] of log.entries()) {
      startClocks(n);
      check?.(this.match, entry);
      this.#play(entry, spent);
      since = at ?? now;
    }
    startClocks(log.length);
  }

  get offer(): Offer | undefined {
    return this.#undos.offer;
  }
  get isOver(): boolean {
    return this.#ended;
  }
  /** Is it about to do something by itself? */
  get isBusy(): boolean {
    return this.#turns.size > 0;
  }
  /** The seats that owe a choice now, and not a move that is forced. */
  get choices(): readonly Seat[] {
    return this.#ended ? [] : this.match.owing.filter((seat) => this.match.forced(seat) === undefined);
  }
  /** How many entries stand if this player takes their last choice back; around one screen, the last choice of any player. */
  undoTo(by: Seat): number | undefined {
    if (this.#ended) return undefined;
    const free = this.#terms.undo === 'free';
    return this.match.undoTo((seat) => (free ? this.#seating.isPlayers(seat) : seat === by));
  }

  step(event: TableEvent, now: number): readonly Effect<S>[] {
    this.#effects = [];
    this.#appended = undefined;
    const refusal = this.#take(event, now);
    if (refusal) return [{ type: 'refused', refusal }];
    this.#goOn(now);
    return this.#effects;
  }

  /**
   * Plays what another host of this table has made and stored: entries, or one undo. Answers what viewers see of it; `goOn` says what is due then. How
   * seats, offers and the end stand is the host's to tell: it has a record of them.
   */
  follow(list: readonly TimedEntry[], now: number): readonly Effect<S>[] {
    this.#effects = [];
    this.#appended = undefined;
    for (const { entry, at, spent } of list) {
      if (isUndo(entry)) this.#takeBack(entry, at);
      else this.#add(entry, at, spent);
      // Clocks of hosts differ: no time is charged before it has come.
      this.#runClocks(Math.min(at, now));
    }
    return this.#effects;
  }

  /** Which bots are asked, and when the table is to be woken, after others' entries. */
  goOn(now: number): readonly Effect<S>[] {
    this.#effects = [];
    this.#plan(now);
    return this.#effects;
  }

  #take(event: TableEvent, now: number): TableRefusal | undefined {
    if (this.#ended && 'by' in event) return this.#stands(event) ? undefined : { code: 'over' };
    switch (event.type) {
      case 'open':
        this.#turns.clear();
        return undefined;
      case 'pause':
        this.#turns.setPause(event.ms, now);
        return undefined;
      case 'thoughts':
        for (const thought of event.thoughts) this.#turns.answer(thought, now);
        return this.#makeTurns(now);
      case 'wake':
        this.#makeTurns(now);
        return this.#callTime(now);
      case 'relieve':
        for (const seat of event.seats)
          if (this.#seating.isPresent(seat)) this.#sendAway(seat, this.#hasRounds ? 'round' : 'host');
        return undefined;
      case 'take':
        this.#takeBot(event.seat, event.name);
        return undefined;
      case 'give':
        this.#giveBack(event.seat, now, { from: event.from, as: this.match.give(event.seat, event.name) });
        this.#turns.deleteOf(event.seat);
        return undefined;
      case 'move':
        return this.#move(event, now);
      case 'undo':
        return this.#undos.ask(event.by, now);
      case 'answer':
        return this.#undos.answer(event.by, event.yes, now);
      case 'withdraw':
        return this.#undos.withdraw(event.by);
      case 'resign':
        return this.#resign(event.by, now);
      case 'return':
        return this.#takeSeatBack(event.by, now);
    }
  }

  // — moves —

  #move(
    { by, seat, count, move }: Extract<PlayerEvent, { type: 'move' }>,
    now: number,
  ): TableRefusal | undefined {
    const { match } = this;
    // Sent twice: it stands already. Otherwise another move was first: from another tab, or a bot's.
    if (count < match.count(seat) && match.decider(seat) === by)
      return match.moveOf(seat, count) === move ? undefined : { code: 'tooLate' };
    const refusal = this.#seating.refuseAbsent(by) ?? this.#refuse(by, seat, count, move);
    if (refusal) return refusal;
    // Late, and quicker than the stand-in: it is their own move, and brings them no more time in this round.
    if (this.#seating.away.get(by) === 'round') this.#giveBack(by, now, undefined, 0);
    this.#append({ by: seat, move }, now);
    return undefined;
  }

  /** Is this a move that was made already? Its client may not have heard that it was. */
  #stands(event: PlayerEvent): boolean {
    if (event.type !== 'move') return false;
    const { seat, count, move } = event;
    return count < this.match.count(seat) && this.match.moveOf(seat, count) === move;
  }

  #refuse(by: Seat, seat: Seat, count: number, move: Move): TableRefusal | undefined {
    if (!this.match.owing.includes(seat)) return { code: 'notYourTurn' };
    if (this.match.decider(seat) !== by) return { code: 'notYourSeat' };
    if (count > this.match.count(seat)) return { code: 'tooEarly' };
    return this.match.isLegal(seat, move) ? undefined : { code: 'notLegal' };
  }

  #append(entry: Entry, now: number): void {
    const spent = entry.by === CHANCE ? 0 : (this.clocks?.spent(this.match.decider(entry.by), now) ?? 0);
    this.#add(entry, now, spent);
    this.#undos.end('late');
    if (entry.by === CHANCE) this.#endRounds(now, true);
  }

  #add(entry: Entry, at: number, spent: number): void {
    if (!this.#appended) {
      this.#appended = { type: 'append', entries: [], seen: new Map() };
      this.#effects.push(this.#appended);
    }
    const { entries, seen } = this.#appended;
    for (const viewer of this.viewers) {
      const shown = this.#seenBy(viewer, entry);
      const list = seen.get(viewer);
      if (list) list.push(shown);
      else seen.set(viewer, [shown]);
    }
    entries.push({ entry, at, spent });
    this.#play(entry, spent);
    this.#turns.delete(entry.by);
  }

  #seenBy(viewer: Seat, entry: Entry): Entry {
    const { by, move } = entry;
    const seen = this.match.game.hide(this.match.state, by, move, viewer);
    return seen === move ? entry : { by, move: seen };
  }

  #play(entry: LogEntry, spent: number): void {
    if (this.clocks && !isUndo(entry) && entry.by !== CHANCE) {
      const chosen = this.match.forced(entry.by) === undefined;
      this.clocks.moved(this.match.decider(entry.by), spent, chosen);
    }
    this.match.append(entry);
    if (!isUndo(entry) && entry.by === CHANCE) this.clocks?.drawn();
  }

  // — what happens by itself —

  /** Chance draws, clocks run, bots are asked, or the match is over. */
  #goOn(now: number): void {
    const { match } = this;
    let { waitsFor } = match;
    if (!this.#ended) {
      for (; waitsFor === 'chance' && this.#terms.chance === 'atOnce'; { waitsFor } = match) this.#draw(now);
      if (waitsFor === 'nothing') {
        const { winners, scores } = match.game.result(match.state);
        this.#end({ how: 'played', winners, scores, at: now });
      }
    }
    this.#endRounds(now, false);
    this.#runClocks(now);
    this.#plan(now);
  }

  /** What is due by itself, and when. */
  #plan(now: number): void {
    const { waitsFor } = this.match;
    if (this.#ended) this.#turns.clear();
    else if (waitsFor === 'chance') this.#turns.planDraw(now);
    else for (const asked of this.#turns.planMoves(this.#seating, now)) this.#effects.push(asked);
    const at = Math.min(this.#turns.next(), this.clocks?.deadline()?.at ?? Number.POSITIVE_INFINITY);
    if (at < Number.POSITIVE_INFINITY) this.#effects.push({ type: 'wake', at });
  }

  #draw(now: number): void {
    this.#append(this.#terms.draw?.(this.match) ?? this.match.drawNow(this.#terms.secret), now);
  }

  #makeTurns(now: number): undefined {
    for (const [seat, { count, move }] of this.#turns.takeReady(now)) {
      if (seat === CHANCE) this.#draw(now);
      else if (move !== undefined && this.#mayMakeTurn(seat, count, move))
        this.#append({ by: seat, move }, now);
    }
  }

  /** Something may have happened since it was planned. */
  #mayMakeTurn(seat: Seat, count: number, move: Move): boolean {
    if (this.match.count(seat) !== count) return false;
    const decider = this.match.decider(seat);
    if (this.#refuse(decider, seat, count, move)) return false;
    // A player who is back chooses for themselves.
    return this.#seating.botFor(decider) !== undefined || this.match.forced(seat) === move;
  }

  #end(ended: Ended): void {
    this.#ended = true;
    this.#undos.end('late');
    this.#effects.push({ type: 'over', ended });
  }

  // — undo —

  #takeBack(entry: Undo, at: number): void {
    this.#play(entry, 0);
    this.#turns.clear();
    this.#effects.push({ type: 'undone', entry: { entry, at, spent: 0 }, length: entry.undo });
  }

  // — time, resigning, coming back —

  /** The clocks of those players run who owe a choice. */
  #runClocks(now: number): void {
    if (!this.clocks) return;
    const owing: Seat[] = [];
    const running: Seat[] = [];
    for (const seat of this.#ended ? [] : this.match.owing) {
      const decider = this.match.decider(seat);
      if (owing.includes(decider)) continue;
      owing.push(decider);
      if (this.#seating.isPresent(decider)) running.push(decider);
    }
    this.clocks.owe(running, now, owing);
  }

  #callTime(now: number): undefined {
    for (;;) {
      const late = this.clocks?.deadline();
      if (!late || late.at > now) return;
      this.#sendAway(late.seat, this.#hasRounds ? 'round' : 'time');
      this.#runClocks(now);
    }
  }

  get #hasRounds(): boolean {
    return this.clocks?.pace.kind === 'round';
  }

  /** Players for whom a bot plays this round have their seats back when it is over: they owe nothing more, or chance has drawn. */
  #endRounds(now: number, drawn: boolean): void {
    if (!this.#hasRounds) return;
    const owing = this.#ended || drawn ? [] : this.match.owing.map((seat) => this.match.decider(seat));
    for (const [seat, why] of [...this.#seating.away])
      if (why === 'round' && !owing.includes(seat)) this.#giveBack(seat, now);
  }

  #sendAway(seat: Seat, why: Away): void {
    this.#seating.away.set(seat, why);
    this.#effects.push({ type: 'away', seat, why, n: this.match.log.length });
    this.#undos.leave(seat, why === 'resigned');
  }

  #resign(by: Seat, now: number): TableRefusal | undefined {
    if (this.#seating.away.get(by) === 'resigned') return { code: 'resigned' };
    // A late-comer ends no match that others began: the bot has its seat again.
    if (this.#seating.isTaken(by)) this.#giveToBot(by);
    else this.#sendAway(by, 'resigned');
    const left = this.#seating.seats.filter((seat) => this.#seating.away.get(seat) !== 'resigned');
    // A player who is left alone has won; and bots do not play on among themselves.
    if (left.length < 2 || !left.some((seat) => this.#seating.isPlayers(seat)))
      this.#end({ how: 'resigned', winners: left, at: now });
    return undefined;
  }

  #takeSeatBack(by: Seat, now: number): TableRefusal | undefined {
    const why = this.#seating.away.get(by);
    if (why === undefined || why === 'resigned') return { code: why ?? 'notAway' };
    // The player has the seat still: the bot plays only this round, unless they are quicker.
    if (why === 'round') return undefined;
    this.#giveBack(by, now);
    this.#turns.deleteOf(by);
    return undefined;
  }

  #giveBack(seat: Seat, now: number, passed?: Passed, left = this.clocks?.grace(seat) ?? 0): void {
    this.clocks?.set(seat, left);
    this.#seating.away.delete(seat);
    const back = { type: 'back', seat, n: this.match.log.length, left, at: now } as const;
    this.#effects.push(passed ? { ...back, passed } : back);
  }

  /** What the bot was about to do is the player's business now. */
  #takeBot(seat: Seat, name: string): void {
    if (this.#ended || this.#seating.isPlayers(seat)) return;
    this.#seating.take(seat);
    this.#turns.deleteOf(seat);
    this.#tellTaken(seat, () => this.match.take(seat, name));
  }

  #giveToBot(seat: Seat): void {
    this.#seating.giveBack(seat);
    this.#turns.deleteOf(seat);
    this.#tellTaken(seat, () => this.match.giveBack(seat));
    this.#undos.leave(seat, true);
  }

  #tellTaken(seat: Seat, take: () => MatchSeat): void {
    const { head, log } = this.match;
    const from = head.seats[seat]!.name;
    this.#effects.push({ type: 'taken', seat, as: take(), from, n: log.length });
  }
}
