/**
 * Programs that play through the Bot API, as tables know them: invited by name, asked for moves in notation, given what their seat may know. A
 * bot account is a person to tables (`program` in its seat's record) and a bot to all players (`PROGRAM` in the head, without a salt).
 */
import type { Move, Position, Reading, Seat } from '../../contract/index.ts';
import type { Match } from '../../match/match.ts';
import type { TableMachine } from '../../match/table.ts';
import { legalTexts } from '../../match/transcript.ts';
import type { ServerRefusal } from '../../online/refusals.ts';
import type { Gossip } from '../gossip.ts';
import { Buckets, usualLimits } from '../limits.ts';
import { lookOf, readName } from '../names.ts';
import type {
  Answer,
  Caller,
  ProgramAsk,
  ProgramService,
  ProgramTable,
  TableServiceDeps,
} from '../table-service.ts';
import type { OpenTables } from './open-tables.ts';
import type { TableRecord } from './record.ts';
import { accepted, declined, invited, seatOfPerson } from './seats.ts';
import { Table } from './table.ts';

type Asked = (who: string, table: string) => void;

export class Programs implements ProgramService {
  readonly #deps: TableServiceDeps;
  readonly #open: OpenTables;
  readonly #gossip: Gossip;
  readonly #hearers: Asked[] = [];
  readonly #ofPerson: Buckets;
  readonly #ofProgram: Buckets;
  readonly #repeats: Buckets;

  constructor(deps: TableServiceDeps, open: OpenTables, gossip: Gossip) {
    this.#deps = deps;
    this.#open = open;
    this.#gossip = gossip;
    const { summonsOfPerson, summonsOfProgram, repeats } = (deps.limits ?? usualLimits).programs;
    this.#ofPerson = new Buckets(summonsOfPerson, deps.clock, gossip.counting('summons of a person'));
    this.#ofProgram = new Buckets(summonsOfProgram, deps.clock, gossip.counting('summons of a program'));
    this.#repeats = new Buckets(repeats, deps.clock);
    gossip.hear('asked', ({ who, table }) => void this.#hear(who, table));
  }

  sweep(): void {
    this.#ofPerson.sweep();
    this.#ofProgram.sweep();
    this.#repeats.sweep();
  }

  onAsked(then: Asked): void {
    this.#hearers.push(then);
  }

  /** A node has kept a seat. The table may be in memory here as it stood before, and it is told as it stands here. */
  async #hear(who: string, id: string): Promise<void> {
    const table = await this.#open.here(id);
    if (table instanceof Table) await table.compare();
    this.#tell(who, id);
  }

  #tell(who: string, table: string): void {
    for (const hear of this.#hearers) hear(who, table);
  }

  /** The host keeps a seat for a bot account. */
  async summon(caller: Caller, table: Table, typed: string): Promise<Answer> {
    const { store } = this.#deps;
    if (table.record.host !== caller.who) return { refused: { code: 'onlyHost' } };
    if (!this.#ofPerson.take(caller.who)) return { refused: { code: 'invitationsTooOften' } };
    const read = readName(typed);
    const program = 'value' in read ? await store.programs.withKey(lookOf(read.value)) : undefined;
    if (!program) return { refused: { code: 'noSuchBot', name: typed.slice(0, 40) } };
    const { who, name, owner } = program;
    const blockers = await store.manners.blockersOf(caller.who);
    if (blockers.has(owner)) return { refused: { code: 'noInvitations', name } };
    if (!this.#ofProgram.take(who)) return { refused: { code: 'invitationsTooOften' } };
    const answer = await table.rewrite((now) => invited(now, { who, name, silent: false, program: true }));
    if (answer.refused === undefined) this.asked(who, table.id);
    return answer;
  }

  /** A seat is kept for this bot account: its stream is told, at whichever node it is. */
  asked(who: string, table: string): void {
    this.#tell(who, table);
    this.#gossip.say('asked', { who, table });
  }

  /** Those of the bot accounts at a table whose owners block a person: they are not asked by this person. */
  async withheld(by: string, { seats }: TableRecord): Promise<ReadonlySet<string>> {
    const names = seats.flatMap((seat) => (seat.kind === 'person' && seat.program ? [seat.name] : []));
    if (names.length === 0) return new Set();
    const { manners, programs } = this.#deps.store;
    const blockers = await manners.blockersOf(by);
    const found = await Promise.all(names.map((name) => programs.withKey(lookOf(name))));
    return new Set(found.flatMap((one) => (one && blockers.has(one.owner) ? [one.who] : [])));
  }

  async at(who: string, id: string): Promise<ProgramTable | undefined> {
    const table = await this.#open.openFor(id);
    if (!(table instanceof Table)) return undefined;
    const { record, machine } = table;
    const seat = record.seats.findIndex((one) => 'who' in one && one.who === who && one.program);
    if (seat < 0) return undefined;
    const kept = record.seats[seat]!;
    const isAsked = kept.kind === 'asked' && !kept.silent;
    const turns = machine && record.state === 'playing' ? this.#turnsOf(machine, seat) : [];
    return { info: table.info, seat, isAsked, isDealt: machine !== undefined, turns };
  }

  #turnsOf(machine: TableMachine, own: Seat): ProgramTable['turns'] {
    const { match, clocks } = machine;
    const { game } = match;
    return machine.choices.flatMap((seat) => {
      if (match.decider(seat) !== own) return [];
      const read = () => {
        const view = match.view(own);
        return { view, legal: legalTexts(game, view, seat), left: clocks?.left(own, this.#deps.clock.now()) };
      };
      return [{ seat, count: match.count(seat), read }];
    });
  }

  async ask(who: string, ask: ProgramAsk): Promise<Reading<{ readonly repeated?: true }, ServerRefusal>> {
    const table = await this.#open.openFor(ask.table);
    if (table === 'damaged') return { refused: { code: 'damaged' } };
    if (!table) return { refused: { code: 'noTable' } };
    if (!(table instanceof Table)) return { refused: table.refusal };
    const answer = await this.#answer(table, who, ask);
    if (!('refused' in answer) || this.#gossip.isAlone) return answer;
    // Its stream may be at a node that has heard more than this one.
    await table.compare();
    return this.#answer(table, who, ask);
  }

  async #answer(
    table: Table,
    who: string,
    ask: ProgramAsk,
  ): Promise<Reading<{ readonly repeated?: true }, ServerRefusal>> {
    const done = (answer: Answer) => (answer.refused ? { refused: answer.refused } : { value: {} });
    const now = this.#deps.clock.now();
    // A table asks of a caller only who they are.
    const caller = { who, name: '', address: '', speaks: 0, send() {} };
    switch (ask.type) {
      case 'accept':
        return done(await table.rewrite((record) => accepted(record, who, now)));
      case 'decline':
        return done(await table.rewrite((record) => declined(record, who)));
      case 'resign':
      case 'return':
        // A seat that it has needs no return.
        if (ask.type === 'return' && !isAway(table, who)) return { value: {} };
        return done(await table.act(caller, { type: ask.type, table: table.id }));
      case 'move': {
        const { seat, count } = ask;
        const read = this.#read(table, who, ask);
        if ('refused' in read) return read;
        const { move, repeated } = read.value;
        const answer = await table.act(caller, { type: 'move', table: table.id, seat, count, move });
        if (answer.refused) return { refused: answer.refused };
        return { value: repeated ? { repeated: true } : {} };
      }
    }
  }

  /** The move that a text stands for: in the position of now, or where it was made before, in the one of then. */
  #read(
    { machine, record }: Table,
    who: string,
    { seat, count, move: text }: Extract<ProgramAsk, { type: 'move' }>,
  ): Reading<{ readonly move: Move; readonly repeated: boolean }, ServerRefusal> {
    const by = seatOfPerson(record, who);
    if (by < 0) return { refused: { code: 'notSeated' } };
    if (!machine) return { refused: { code: 'notBegun' } };
    const { match } = machine;
    const repeated = count < match.count(seat);
    if (repeated) {
      if (match.decider(seat) !== by) return { refused: { code: 'notYourSeat' } };
      // The match is played through up to there.
      if (!this.#repeats.take(who))
        return { refused: { code: 'tooMany', seconds: this.#repeats.wait(who, 1) } };
    }
    const state = repeated ? stateBefore(match, seat, count) : match.state;
    const next = match.game.next(state);
    if (next.to !== 'act' || !next.seats.includes(seat)) return { refused: { code: 'notYourTurn' } };
    const read = match.game.read(match.game.view(state, by), seat, text);
    if ('value' in read) return { value: { move: read.value, repeated } };
    return { refused: { code: 'illegalMove', move: text.slice(0, 60) } };
  }
}

function isAway({ record }: Table, who: string): boolean {
  const seat = seatOfPerson(record, who);
  return seat < 0 || record.away?.[seat] !== undefined;
}

/** The position in which a seat made the move with this number. */
function stateBefore(match: Match<Position>, seat: Seat, count: number): Position {
  let made = 0;
  const n = match.standing.findIndex(({ entry }) => entry.by === seat && made++ === count);
  return match.at(n);
}
