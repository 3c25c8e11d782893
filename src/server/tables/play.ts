/** The match of a table: the machine says what happens, and this writes it into the change that is stored and shown. */
import type { Position } from '../../contract/index.ts';
import type { Effect, TableEvent, TimedEntry } from '../../match/events.ts';
import { isUndo } from '../../match/log.ts';
import type { StandingNote } from '../../match/notes.ts';
import { TableMachine } from '../../match/table.ts';
import { usualLimits } from '../limits.ts';
import type { Answer, TableServiceDeps } from '../table-service.ts';
import type { Announcer } from './announcer.ts';
import type { Playable } from './catalog.ts';
import { checkEntry } from './damage.ts';
import type { Dealing } from './dealing.ts';
import { PendingChange } from './pending-change.ts';
import { chooseFor, type Think } from './question.ts';
import type { TableRecord } from './record.ts';
import { recordAfter } from './seats.ts';
import type { Table } from './table.ts';

export interface Playing {
  readonly table: Pick<Table, 'id' | 'record' | 'secret' | 'audience' | 'isClosed' | 'leads' | 'seatOf'>;
  readonly playable: Playable;
  readonly dealing: Dealing;
  readonly announcer: Announcer;
  rewrite(change: PendingChange, record: TableRecord): void;
  /** Something that no caller asks for happens as soon as it can. */
  send(event: TableEvent): void;
  /** The table is woken at this time, or earlier. */
  wakeAt(at: number): void;
}

export class Play {
  readonly #deps: TableServiceDeps;
  readonly #at: Playing;
  /** From the start on. */
  machine: TableMachine | undefined;

  constructor(deps: TableServiceDeps, at: Playing) {
    this.#deps = deps;
    this.#at = at;
  }

  begin(log: readonly TimedEntry[]): void {
    const { pace: pause, clock, outages } = this.#deps;
    const { table, playable, dealing } = this.#at;
    const { head, pace, standIn, away, times, rests, state, offer } = table.record;
    const { draw } = dealing;
    this.machine = new TableMachine(
      playable.game,
      head!,
      { secret: table.secret, pause, pace, standIn, chance: 'atOnce', undo: 'agreed', draw },
      {
        log,
        away,
        times,
        rests,
        offer,
        ended: state === 'over',
        check: checkEntry,
        ...(outages ? { outages } : {}),
      },
      clock.now(),
    );
  }

  /** No match is under way after all. */
  end(): void {
    this.machine = undefined;
  }

  /** Entries that another node has stored, shown as if they had been made here. */
  follow(list: readonly TimedEntry[]): void {
    const { machine } = this;
    const { table, announcer } = this.#at;
    if (!machine) return;
    machine.viewers = table.audience.viewers;
    for (const run of runsOf(list)) {
      const shown = new PendingChange();
      for (const effect of machine.follow(run, this.#deps.clock.now()))
        if (effect.type === 'append') shown.append(effect);
        else if (effect.type === 'undone') shown.undone = effect.length;
      announcer.entries(shown, machine);
    }
  }

  /** What is due after others' entries, where this node runs the table. */
  goOn(): void {
    const { machine } = this;
    const { table, wakeAt } = this.#at;
    if (!machine || !table.leads) return;
    for (const effect of machine.goOn(this.#deps.clock.now()))
      if (effect.type === 'think') void this.#think(effect);
      else if (effect.type === 'wake') wakeAt(effect.at);
  }

  step(change: PendingChange, event: TableEvent): Answer {
    const { machine } = this;
    if (!machine) return { refused: { code: 'notBegun' } };
    const { undosOfMatch: most } = this.#deps.limits ?? usualLimits;
    // What waits for an answer is the only one that does: it is among them when the next one is asked for.
    if (event.type === 'undo' && machine.match.log.filter(isUndo).length >= most)
      return { refused: { code: 'manyUndos', most } };
    machine.viewers = this.#at.table.audience.viewers;
    for (const effect of machine.step(event, this.#deps.clock.now())) {
      if (effect.type === 'refused') return { refused: effect.refusal };
      this.#carryOut(change, effect);
    }
    return {};
  }

  #carryOut(change: PendingChange, effect: Exclude<Effect<Position>, { type: 'refused' }>): void {
    const { id, audience } = this.#at.table;
    switch (effect.type) {
      case 'append':
        change.append(effect);
        break;
      case 'undone':
        change.entries = [effect.entry];
        change.undone = effect.length;
        break;
      case 'offer':
        this.#rewrite(change, effect);
        change.after.push(() => audience.tell({ type: 'offer', table: id, ...effect.offer }));
        break;
      case 'offerEnded':
        this.#rewrite(change, effect);
        change.after.push(() =>
          audience.tell({ type: 'no-offer', table: id, by: effect.by, why: effect.why }),
        );
        break;
      case 'away':
      case 'back':
        this.#rewrite(change, effect);
        this.#note(change, effect);
        break;
      case 'taken':
        this.#taken(change, effect);
        break;
      case 'think':
        change.after.push(() => void this.#think(effect));
        break;
      case 'wake':
        change.wake = effect.at;
        break;
      case 'over':
        change.ends = true;
        this.#rewrite(change, effect);
        change.after.push(() => this.#at.announcer.end());
    }
  }

  /** A late-comer has the seat of a bot, or has given it back. */
  #taken(change: PendingChange, effect: Extract<Effect<Position>, { type: 'taken' }>): void {
    const { table, announcer } = this.#at;
    const before = table.record.seats[effect.seat];
    this.#rewrite(change, effect);
    this.#note(change, effect);
    if (effect.as.taken || before?.kind !== 'person') return;
    table.audience.seatAll((who) => table.seatOf(who));
    change.after.push(() => announcer.gaveBack(before.who));
  }

  /** Clocks stand while players are on vacation. */
  rest(change: PendingChange): void {
    const { clocks } = this.machine ?? {};
    clocks?.rest(this.#at.table.record.rests ?? []);
    change.wake = clocks?.deadline()?.at;
    change.after.push(() => this.#at.announcer.clocks());
  }

  #rewrite(change: PendingChange, effect: Parameters<typeof recordAfter>[1]): void {
    this.#at.rewrite(change, recordAfter(this.#at.table.record, effect));
  }

  #note(change: PendingChange, effect: Extract<Effect<Position>, { type: 'away' | 'back' | 'taken' }>): void {
    const { id, audience } = this.#at.table;
    const { log, standing } = this.machine!.match;
    const what: StandingNote['what'] = effect.type === 'away' ? effect.why : 'back';
    const passed = effect.type === 'taken' ? effect : effect.type === 'back' ? effect.passed : undefined;
    const from = passed ? { from: passed.from } : {};
    // In one step nothing is both made and taken back.
    const note = { seat: effect.seat, what, ...from, n: standing.length - (log.length - effect.n) };
    change.after.push(() => audience.tell({ type: 'noted', table: id, note }));
  }

  async #think(effect: Think): Promise<void> {
    const { table, send } = this.#at;
    if (table.isClosed) return;
    const { machine } = this;
    const { id, seat } = effect;
    const move = table.leads ? await chooseFor(table, this.#deps, effect) : undefined;
    // A machine that was made anew asks anew.
    if (machine !== this.machine) return;
    // A node may lead again before it has heard that it did not: then the bot is asked again, as one that has failed.
    send({ type: 'thoughts', thoughts: [{ id, seat, move: table.leads ? move : undefined }] });
  }
}

/** A message tells either of entries or of an undo. */
function* runsOf(list: readonly TimedEntry[]): Generator<readonly TimedEntry[]> {
  let run: TimedEntry[] = [];
  for (const one of list) {
    if (!isUndo(one.entry)) {
      run.push(one);
      continue;
    }
    if (run.length > 0) yield run;
    yield [one];
    run = [];
  }
  if (run.length > 0) yield run;
}
