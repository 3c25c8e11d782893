/**
 * One online table. Whatever happens at it comes one after the other: it is worked out, stored, and only then shown and
 * acknowledged. Where it cannot be stored the table is read again as it stands in the store, and nothing has happened.
 */
import { CHANCE, type Entry, type Move, type Reading, type Seat } from '../../contract/index.ts';
import { isUndo, type LogEntry, mayUndoTo } from '../../match/log.ts';
import type { Have } from '../../online/protocol.ts';
import type { Ended, TableInfo } from '../../online/table.ts';
import type { Answer, Caller, Surroundings } from '../hall.ts';
import type { StoredEntry, StoredTable } from '../store/store.ts';
import { bringBack, endByResigning, isPersons, objectionToAway, sendAway } from './absence.ts';
import { Alarm } from './alarm.ts';
import { fileOf } from './archive.ts';
import { Audience } from './audience.ts';
import type { Playable } from './catalog.ts';
import type { Draft } from './draft.ts';
import { Ledger } from './ledger.ts';
import { infoOf } from './lines.ts';
import { Offers } from './offer.ts';
import { Playing } from './playing.ts';
import type { TableRecord } from './record.ts';
import { Robots } from './robots.ts';
import { Telling, type Told } from './telling.ts';
import { begin, giveSeat, seatOfPerson, sit, stand } from './waiting.ts';
import { words as say } from './words.ts';

/** What a table tells the hall. */
export interface Overseer {
  /** Something happened, and is stored. */
  stored(table: Table, changed: { readonly record: boolean }): void;
  /** Somebody came or went: the lobby may want to know. */
  attended(table: Table): void;
  /** It could not be stored, or another node was first: the table has to be read again. */
  failed(table: Table, error: unknown): void;
}

export class Table implements Told {
  readonly id: string;
  readonly audience = new Audience();
  record: TableRecord;
  updated: number;
  readonly #around: Surroundings;
  readonly #overseer: Overseer;
  readonly #playable: Playable;
  readonly secret: string;
  #rev: number;
  #playing: Playing | undefined;
  readonly #offers = new Offers(this, (draft, playing, by, length) =>
    this.#takeBack(draft, playing, by, length),
  );
  readonly #alarm = new Alarm(() => this.#timeIsUp());
  readonly #telling: Telling;
  readonly #robots: Robots;
  readonly #ledger: Ledger;

  constructor(
    around: Surroundings,
    overseer: Overseer,
    playable: Playable,
    stored: StoredTable & { readonly id: string; readonly log: readonly StoredEntry[] },
  ) {
    this.id = stored.id;
    this.record = stored.record;
    this.updated = stored.updated;
    this.#around = around;
    this.#overseer = overseer;
    this.#playable = playable;
    this.secret = stored.secret;
    this.#telling = new Telling(this, () => around.now());
    this.#rev = stored.rev;
    if (stored.record.head) this.#playing = new Playing(playable, stored.record, stored.log, around.now());
    this.#robots = new Robots(around, {
      move: (seat, move, count) => this.#robotMoves(seat, move, count),
      again: () => this.#ledger.ask(() => {}),
    });
    this.#ledger = new Ledger({
      store: (draft) => this.#store(draft),
      afterwards: (draft) => this.#afterwards(draft),
      failed: (error) => {
        this.close();
        overseer.failed(this, error);
      },
    });
    // A table may have stopped between a move and what chance owes after it.
    this.#ledger.ask((draft) => this.#advance(draft));
  }

  get playing(): Playing | undefined {
    return this.#playing;
  }
  /** Nobody looks, nothing is under way: it can be forgotten and read again later. */
  get isIdle(): boolean {
    return this.audience.isEmpty && this.#ledger.isIdle && !this.#robots.areBusy;
  }
  /** It was forgotten: whoever still has it opens it again. */
  get isClosed(): boolean {
    return this.#ledger.isClosed;
  }
  get deadline(): number | undefined {
    return this.#playing?.clocks.deadline()?.at;
  }
  get info(): TableInfo {
    return infoOf(this.id, this.record, (who) => this.audience.isHere(who));
  }

  /** Lets go of timers. Whatever is still asked is refused. */
  close(): void {
    this.#ledger.close();
    this.#alarm.clear();
    this.#robots.forget();
  }

  seatOf(who: string): Seat {
    return seatOfPerson(this.record, who);
  }

  // — before the start —

  sit(caller: Caller, seat: Seat, salt: string): Promise<Answer> {
    return this.#change(() => sit(this.record, caller, seat, salt));
  }
  stand(caller: Caller): Promise<Answer> {
    return this.#change(() => stand(this.record, caller.who));
  }
  giveSeat(caller: Caller, seat: Seat, to: 'open' | { readonly bot: string }): Promise<Answer> {
    return this.#change(() => giveSeat(this.record, caller.who, seat, to));
  }

  #change(next: () => Reading<TableRecord>): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const record = next();
      if ('refused' in record) return record;
      if (record.value === this.record) return {};
      this.#rewrite(draft, record.value);
      this.audience.seatAll((who) => this.seatOf(who));
      // Whoever sits down watches no longer.
      draft.after.push(() => this.#telling.watching());
      return {};
    });
  }

  start(caller: Caller): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const now = this.#around.now();
      const record = begin(this.record, caller.who, { id: this.id, secret: this.secret, now });
      if ('refused' in record) return record;
      draft.record = record.value;
      this.record = record.value;
      this.#playing = new Playing(this.#playable, record.value, [], now);
      this.audience.seatAll((who) => this.seatOf(who));
      this.#advance(draft);
      // One view for everybody, of the match as it stands once it is dealt.
      draft.seen.clear();
      draft.after.push(() => {
        for (const [one, viewer] of this.audience.callers) {
          this.#telling.everything(one, viewer);
          if (viewer < 0 && !record.value.watch) this.audience.remove(one);
        }
      });
      return {};
    });
  }

  // — coming and going —

  /** Tells a caller everything they may know, and from then on whatever happens. */
  join(caller: Caller, have: Have | undefined): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const viewer = this.seatOf(caller.who);
      if (viewer < 0 && !this.record.watch && this.record.state === 'playing')
        return { refused: say.noWatching };
      draft.after.push(() => this.#admit(caller, have));
      return {};
    });
  }

  #admit(caller: Caller, have: Have | undefined): void {
    if (this.#ledger.isClosed) return;
    const viewer = this.seatOf(caller.who);
    const wasHere = this.audience.isHere(caller.who);
    this.audience.add(caller, viewer);
    this.#telling.everything(caller, viewer, have);
    this.#offers.tell(caller);
    if (!wasHere) this.#presence(viewer);
  }

  leave(caller: Caller): void {
    const viewer = this.seatOf(caller.who);
    if (this.audience.remove(caller) && !this.audience.isHere(caller.who)) this.#presence(viewer);
  }

  #presence(viewer: Seat): void {
    this.#telling.presence(viewer);
    this.#overseer.attended(this);
  }

  // — play —

  move(caller: Caller, seat: Seat, count: number, move: Move): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const playing = this.#underWay();
      if (typeof playing === 'string') return { refused: playing };
      const own = this.seatOf(caller.who);
      if (own < 0) return { refused: say.notSeated };
      // Sent twice: it stands already. Or somebody was first: another tab, or the bot that played for them.
      if (count < playing.count(seat) && playing.decider(seat) === own)
        return playing.moveOf(seat, count) === move ? {} : { refused: say.tooLate };
      const objection = objectionToAway(this.record, own) ?? playing.objection(own, seat, count, move);
      if (objection) return { refused: objection };
      this.#append(draft, playing, { by: seat, move });
      this.#advance(draft);
      return {};
    });
  }

  #robotMoves(seat: Seat, move: Move, count: number): void {
    this.#ledger.ask((draft) => {
      const playing = this.#underWay();
      if (typeof playing === 'string' || playing.count(seat) !== count) return;
      const decider = playing.decider(seat);
      const forced = playing.owing.includes(seat) && playing.forced(seat) === move;
      // Somebody who is back chooses for themselves.
      if (isPersons(this.record, decider) && !forced) return;
      if (playing.objection(decider, seat, count, move)) return;
      this.#append(draft, playing, { by: seat, move });
      this.#advance(draft);
    });
  }

  /** The match, or why nothing can be played. */
  #underWay(): Playing | string {
    if (this.record.state === 'over') return say.over;
    return this.#playing && this.record.state === 'playing' ? this.#playing : say.notBegun;
  }

  #append(draft: Draft, playing: Playing, entry: LogEntry): void {
    if (isUndo(entry)) draft.undone = entry.undo;
    else this.#show(draft, playing, entry);
    draft.entries.push(playing.append(entry, this.#around.now()));
    if (!isUndo(entry) && entry.by !== CHANCE) this.#around.journal.moved(this.record.game);
    this.#offers.drop(draft, 'late');
  }

  #show(draft: Draft, playing: Playing, entry: Entry): void {
    const text = JSON.stringify(entry);
    for (const viewer of this.audience.viewers) {
      const seen = playing.seenBy(viewer, entry);
      const before = draft.seen.get(viewer);
      const more = seen === entry ? text : JSON.stringify(seen);
      draft.seen.set(viewer, before === undefined ? more : `${before},${more}`);
    }
  }

  /** Chance does what it owes; then the clocks of those who owe a choice run, or the match is over. */
  #advance(draft: Draft): void {
    const playing = this.#playing;
    if (!playing || this.record.state !== 'playing') return;
    const { match } = playing;
    while (playing.waitsForChance)
      this.#append(draft, playing, this.#around.draw?.(match, this.secret) ?? match.drawNow(this.secret));
    if (playing.isOver) {
      const { winners, scores } = match.game.result(match.state);
      this.#end(draft, { how: 'played', winners, scores, at: this.#around.now() });
    }
    playing.run(this.record, this.#around.now());
  }

  #end(draft: Draft, ended: Ended): void {
    draft.ends = true;
    this.#rewrite(draft, { ...this.record, state: 'over', ended });
    draft.after.push(() => this.#telling.end());
  }

  // — taking back, giving up, coming back —

  undo(caller: Caller): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const playing = this.#underWay();
      if (typeof playing === 'string') return { refused: playing };
      const by = this.seatOf(caller.who);
      if (by < 0) return { refused: say.notSeated };
      const objection = objectionToAway(this.record, by);
      return objection ? { refused: objection } : this.#offers.make(draft, playing, by);
    });
  }

  answer(caller: Caller, yes: boolean): Promise<Answer> {
    return this.#ledger.answer((draft) =>
      this.#offers.answer(draft, this.#playing, this.seatOf(caller.who), yes),
    );
  }

  #takeBack(draft: Draft, playing: Playing, by: Seat, length: number): void {
    // A message tells either of entries or of an undo: what came before goes out first.
    if (draft.entries.length > 0) {
      this.#ledger.ask((next) => this.#takeBack(next, playing, by, length));
      return;
    }
    if (!mayUndoTo(playing.match.standing, length) || this.record.state !== 'playing') return;
    this.#append(draft, playing, { by, undo: length });
    playing.run(this.record, this.#around.now());
    this.#robots.forget();
  }

  resign(caller: Caller): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const playing = this.#underWay();
      if (typeof playing === 'string') return { refused: playing };
      const own = this.seatOf(caller.who);
      if (own < 0) return { refused: say.notSeated };
      if (this.record.away?.[own] === 'resigned') return { refused: say.resigned };
      this.#setAway(draft, own, 'resigned');
      const ended = endByResigning(this.record, this.#around.now());
      if (ended) this.#end(draft, ended);
      playing.run(this.record, this.#around.now());
      return {};
    });
  }

  comeBack(caller: Caller): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      const playing = this.#underWay();
      if (typeof playing === 'string') return { refused: playing };
      const own = this.seatOf(caller.who);
      if (own < 0) return { refused: say.notSeated };
      const left = playing.clocks.grace(own);
      const record = bringBack(this.record, own, { n: playing.match.log.length, left });
      if ('refused' in record) return record;
      playing.clocks.set(own, left);
      this.#rewrite(draft, record.value);
      // Whoever was thinking for them need not.
      this.#robots.forget();
      playing.run(this.record, this.#around.now());
      return {};
    });
  }

  #setAway(draft: Draft, seat: Seat, why: 'time' | 'resigned'): void {
    this.#rewrite(draft, sendAway(this.record, seat, why));
    this.#offers.leave(draft, seat);
  }

  /** Notes at which table the same people play again. */
  linkRematch(to: string): Promise<Answer> {
    return this.#ledger.answer((draft) => {
      if (this.record.state !== 'over') return { refused: say.notOver };
      if (this.record.rematch) return { to: this.record.rematch };
      this.#rewrite(draft, { ...this.record, rematch: to });
      draft.after.push(() => this.audience.tell({ type: 'rematch', table: this.id, to }));
      return { to };
    });
  }

  #timeIsUp(): void {
    this.#ledger.ask((draft) => {
      const playing = this.#playing;
      const late = playing?.clocks.deadline();
      if (!playing || !late || late.at > this.#around.now()) return;
      this.#setAway(draft, late.seat, 'time');
      playing.run(this.record, this.#around.now());
    });
  }

  // — storing and showing —

  #rewrite(draft: Draft, record: TableRecord): void {
    draft.record = record;
    this.record = record;
    draft.after.push(() => this.#telling.record());
  }

  async #store(draft: Draft): Promise<void> {
    const at = this.#around.now();
    const { record, entries: list } = draft;
    const n = (this.#playing?.match.log.length ?? 0) - list.length;
    await this.#around.store.change({
      id: this.id,
      at,
      record: record && { value: record, rev: this.#rev },
      entries: list.length > 0 ? { n, list } : undefined,
      file: draft.ends && this.#playing ? fileOf(this.#playing.match, this.secret) : undefined,
    });
    if (record) this.#rev++;
    this.updated = at;
  }

  #afterwards(draft: Draft): void {
    const playing = this.#playing;
    if (playing && draft.entries.length > 0) this.#telling.entries(draft, playing);
    for (const then of draft.after) then();
    if (!draft.isEmpty) this.#overseer.stored(this, { record: draft.record !== undefined });
    if (this.#ledger.isClosed) return;
    if (playing && this.record.state === 'playing') {
      this.#robots.look(playing, this.record);
      const late = playing.clocks.deadline();
      if (late) this.#alarm.set(late.at, this.#around.now());
    } else this.#robots.forget();
  }
}
