/**
 * What a table does, for every host: whose turn it is, what is refused, draws, forced moves, bots, undo, clocks, resigning and
 * the end. Events go in, effects come out. There is no clock, store, timer or promise inside; the browser's worker, the server and
 * the terminal carry the effects out. A step changes the table in place: a host that cannot store what it asks for drops the
 * table and reads it again.
 */
import { CHANCE, type Entry, type Game, type Move, type Position, type Seat } from '../contract/index.ts';
import { Clocks } from './clocks.ts';
import type { Effect, Ended, Offer, OfferEnd, PlayerEvent, TableEvent, TableRefusal } from './events.ts';
import { isUndo, type LogEntry, type MatchHead } from './log.ts';
import { Match } from './match.ts';
import { Seating } from './seating.ts';
import type { Away, StoredMatch, TableTerms } from './terms.ts';
import { Turns } from './turns.ts';

export class TableMachine<S = Position> {
  readonly match: Match<S>;
  /** Undefined where players take the time they like. */
  readonly clocks: Clocks | undefined;
  /** For whom the host shows entries: seats, or SPECTATOR. */
  viewers: Iterable<Seat> = [];
  readonly #terms: TableTerms<S>;
  readonly #turns: Turns<S>;
  readonly #seating: Seating;
  #offer: Offer | undefined;
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
    this.#ended = false;
    this.#replay(stored, Date.parse(head.created) || now, now);
    this.#ended = stored.ended === true || this.match.waitsFor === 'nothing';
    if (!this.#ended) this.#offer = stored.offer;
    this.#runClocks(now);
    this.clocks?.excuse(stored.outages ?? [], now);
  }

  /** Plays the log as it came about, so that clocks run since they began to. */
  #replay({ log, times = {} }: StoredMatch, began: number, now: number): void {
    const setAnew = Object.entries(times);
    let since = began;
    const startClocks = (n: number): void => {
      this.#runClocks(since);
      for (const [seat, { n: then, left, at }] of setAnew)
        if (then === n) this.clocks?.restart(Number(seat), left, at ?? now);
    };
    for (const [n, { entry, spent, at }] of log.entries()) {
      startClocks(n);
      this.#play(entry, spent);
      since = at ?? now;
    }
    startClocks(log.length);
  }

  get offer(): Offer | undefined {
    return this.#offer;
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

  #take(event: TableEvent, now: number): TableRefusal | undefined {
    if (this.#ended && 'by' in event) return this.#stands(event) ? undefined : { code: 'over' };
    switch (event.type) {
      case 'open':
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
        for (const seat of event.seats) if (this.#seating.isPresent(seat)) this.#sendAway(seat, 'host');
        return undefined;
      case 'move':
        return this.#move(event, now);
      case 'undo':
        return this.#askUndo(event.by, now);
      case 'answer':
        return this.#answerUndo(event.by, event.yes, now);
      case 'withdraw':
        return this.#withdraw(event.by);
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
    if (!refusal) this.#append({ by: seat, move }, now);
    return refusal;
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
    const spent = entry.by === CHANCE ? 0 : (this.clocks?.spent(this.match.decider(entry.by), now) ?? 0);
    entries.push({ entry, at: now, spent });
    this.#play(entry, spent);
    this.#turns.delete(entry.by);
    this.#endOffer('late');
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
    this.#runClocks(now);
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
    this.#endOffer('late');
    this.#effects.push({ type: 'over', ended });
  }

  // — undo —

  #askUndo(by: Seat, now: number): TableRefusal | undefined {
    const absent = this.#seating.refuseAbsent(by);
    if (absent) return absent;
    if (this.#offer) return { code: 'offered' };
    const length = this.undoTo(by);
    if (length === undefined) return { code: 'noUndo' };
    // A player for whom a bot plays because their time ran out is asked too: that they are away is no consent.
    const others = this.#seating.seats.filter((seat) => seat !== by && this.#seating.isAsked(seat));
    if (this.#terms.undo === 'free' || others.length === 0) this.#undo(by, length, now);
    else this.#makeOffer({ by, length, waits: others });
    return undefined;
  }

  #answerUndo(by: Seat, yes: boolean, now: number): TableRefusal | undefined {
    const offer = this.#offer;
    if (!offer?.waits.includes(by)) return { code: 'noOffer' };
    const waits = offer.waits.filter((seat) => seat !== by);
    if (!yes) this.#endOffer('refused');
    else if (waits.length > 0) this.#makeOffer({ ...offer, waits });
    else {
      this.#endOffer('accepted');
      this.#undo(offer.by, offer.length, now);
    }
    return undefined;
  }

  #withdraw(by: Seat): TableRefusal | undefined {
    if (this.#offer?.by !== by) return { code: 'noOwnOffer' };
    this.#endOffer('withdrawn');
    return undefined;
  }

  #makeOffer(offer: Offer): void {
    this.#offer = offer;
    this.#effects.push({ type: 'offer', offer });
  }

  #endOffer(why: OfferEnd): void {
    if (!this.#offer) return;
    const { by } = this.#offer;
    this.#offer = undefined;
    this.#effects.push({ type: 'offerEnded', by, why });
  }

  #undo(by: Seat, length: number, now: number): void {
    const entry = { by, undo: length };
    this.#play(entry, 0);
    this.#turns.clear();
    this.#effects.push({ type: 'undone', entry: { entry, at: now, spent: 0 }, length });
  }

  // — time, resigning, coming back —

  /** The clocks of those players run who owe a choice. */
  #runClocks(now: number): void {
    if (!this.clocks) return;
    const owing = new Set<Seat>();
    if (!this.#ended) {
      for (const seat of this.match.owing) {
        const decider = this.match.decider(seat);
        if (this.#seating.isPresent(decider)) owing.add(decider);
      }
    }
    this.clocks.owe(owing, now);
  }

  #callTime(now: number): undefined {
    for (;;) {
      const late = this.clocks?.deadline();
      if (!late || late.at > now) return;
      this.#sendAway(late.seat, 'time');
      this.#runClocks(now);
    }
  }

  #sendAway(seat: Seat, why: Away): void {
    this.#seating.away.set(seat, why);
    this.#effects.push({ type: 'away', seat, why });
    const offer = this.#offer;
    if (!offer) return;
    // A player who has left takes no move back; one who has resigned is not asked any more.
    const waits = offer.waits.filter((one) => one !== seat || why !== 'resigned');
    if (offer.by === seat || waits.length === 0) this.#endOffer('late');
    else if (waits.length < offer.waits.length) this.#makeOffer({ ...offer, waits });
  }

  #resign(by: Seat, now: number): TableRefusal | undefined {
    if (this.#seating.away.get(by) === 'resigned') return { code: 'resigned' };
    this.#sendAway(by, 'resigned');
    const left = this.#seating.seats.filter((seat) => this.#seating.away.get(seat) !== 'resigned');
    // A player who is left alone has won; and bots do not play on among themselves.
    if (left.length < 2 || !left.some((seat) => this.#seating.isPlayers(seat)))
      this.#end({ how: 'resigned', winners: left, at: now });
    return undefined;
  }

  #takeSeatBack(by: Seat, now: number): TableRefusal | undefined {
    const why = this.#seating.away.get(by);
    if (why === undefined || why === 'resigned') return { code: why ?? 'notAway' };
    const left = this.clocks?.grace(by) ?? 0;
    this.clocks?.set(by, left);
    this.#seating.away.delete(by);
    this.#turns.deleteOf(by);
    this.#effects.push({ type: 'back', seat: by, n: this.match.log.length, left, at: now });
    return undefined;
  }
}
