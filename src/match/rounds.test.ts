/** A time for each round: where it runs out, a stand-in plays that round, and the seat stays its player's. */
import { expect, test } from 'vitest';
import { type Move, SPECTATOR } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { defaultOptions } from '../toolkit/options.ts';
import type { Effect, TimedEntry } from './events.ts';
import { exportMatch } from './file.ts';
import { Match, newHead } from './match.ts';
import { TableMachine } from './table.ts';
import { verifyFile } from './verify.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const LIMIT = 30_000;
const pace = { kind: 'round', seconds: LIMIT / 1000 } as const;
// All move at once.
const entry = games.find(({ facts }) => facts.seats.max > 50)!;
const game = await entry.rules[entry.facts.version]!();
const hints = await entry.hints();
const people = ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, player: 'person' as const }));
const bot = { name: 'Bise', player: { bot: 'greedy' } };

function headOf(seats: readonly (typeof bot | (typeof people)[number])[]) {
  return newHead({
    ...{ id: 'm', game: entry.facts.id, version: entry.facts.version, secret: SECRET, fixedSeats: true },
    options: defaultOptions(entry.facts.options),
    seats,
    created: new Date(0).toISOString(),
  });
}

/** A table with a log that is kept as a store would keep it. */
class Played {
  readonly log: TimedEntry[] = [];
  readonly away: Record<number, 'round' | 'time' | 'host' | 'resigned'> = {};
  machine: TableMachine;
  readonly head;
  constructor(seats: Parameters<typeof headOf>[0]) {
    this.head = headOf(seats);
    this.machine = this.opened(0);
    this.step({ type: 'open' }, 0);
  }
  opened(now: number): TableMachine {
    const terms = {
      secret: SECRET,
      pause: 800,
      chance: 'atOnce',
      undo: 'agreed',
      pace,
      standIn: 'greedy',
    } as const;
    return new TableMachine(game, this.head, terms, { log: this.log, away: { ...this.away } }, now);
  }
  step(event: Parameters<TableMachine['step']>[0], now: number): readonly Effect<unknown>[] {
    const effects = this.machine.step(event, now) as readonly Effect<unknown>[];
    for (const effect of effects) {
      if (effect.type === 'append') this.log.push(...effect.entries);
      if (effect.type === 'away') this.away[effect.seat] = effect.why;
      if (effect.type === 'back') delete this.away[effect.seat];
    }
    return effects;
  }
  /** A move with which the match goes on. */
  first(seat: number): Move {
    const { state } = this.machine.match;
    const moves: Move[] = [];
    const count = game.moves(state, seat, moves);
    const worth = (move: Move): number => {
      const after = game.copy(state);
      game.play(after, seat, move);
      return hints.value(after, seat);
    };
    return moves.slice(0, count).reduce((a, b) => (worth(b) > worth(a) ? b : a));
  }
  moves(seat: number, now: number): readonly Effect<unknown>[] {
    const { match } = this.machine;
    const move = this.first(seat);
    return this.step({ type: 'move', by: seat, seat, count: match.count(seat), move }, now);
  }
  /** The stand-ins answer what they were asked. */
  answers(effects: readonly Effect<unknown>[], now: number): readonly Effect<unknown>[] {
    const thoughts = effects.flatMap((effect) =>
      effect.type === 'think' && this.machine.match.owing.includes(effect.seat)
        ? [{ id: effect.id, seat: effect.seat, move: this.first(effect.seat) }]
        : [],
    );
    return this.step({ type: 'thoughts', thoughts }, now);
  }
}
const kinds = (effects: readonly Effect<unknown>[]) => effects.map(({ type }) => type);
const rounds = (played: Played) =>
  played.log.filter(({ entry: made }) => 'by' in made && made.by === -1).length;

test('a player who is late is played for this round only, and the round ends within its time', () => {
  const played = new Played(people);
  played.moves(0, 1000);
  played.moves(1, 2000);
  const [wake] = played.step({ type: 'open' }, 2000).filter(({ type }) => type === 'wake');
  const { at } = wake as Extract<Effect<unknown>, { type: 'wake' }>;
  expect(at).toBeLessThan(LIMIT);
  expect(kinds(played.step({ type: 'wake' }, at - 1))).not.toContain('away');
  const n = played.machine.match.log.length;
  const called = played.step({ type: 'wake' }, at);
  expect(called.filter(({ type }) => type === 'away')).toEqual([{ type: 'away', seat: 2, why: 'round', n }]);
  const before = rounds(played);
  // No pause: the others have waited.
  const told = played.answers(called, at + 500);
  expect(kinds(told)).toContain('back');
  expect(rounds(played)).toBe(before + 1);
  expect(played.away).toEqual({});
  expect(at + 500).toBeLessThan(LIMIT);
  // The next round is the player's again, with its whole time.
  expect(played.machine.clocks!.left(2, at + 500)).toBe(at);
  expect(kinds(played.moves(2, at + 900))).toContain('append');
});

test('until the stand-in has moved the player still may, and then comes too late', () => {
  const played = new Played(people);
  const at = played.machine.clocks!.deadline()!.at;
  const called = played.step({ type: 'wake' }, at);
  expect(Object.values(played.away)).toEqual(['round', 'round', 'round']);
  // It is logged as their own move, and not as the stand-in's.
  expect(kinds(played.moves(0, at + 10)).slice(0, 2)).toEqual(['back', 'append']);
  const move = played.first(1);
  played.answers(called, at + 20);
  const late = played.step({ type: 'move', by: 1, seat: 1, count: 0, move: `${move}x` }, at + 30);
  expect(late).toEqual([{ type: 'refused', refusal: { code: 'tooLate' } }]);
});

test('the host waits no longer: stand-ins play this round at once', () => {
  const played = new Played(people);
  played.moves(0, 1000);
  const called = played.step({ type: 'relieve', seats: [1, 2] }, 3000);
  expect(played.away).toEqual({ 1: 'round', 2: 'round' });
  played.answers(called, 3100);
  expect(played.away).toEqual({});
  expect(played.machine.choices).toEqual([0, 1, 2]);
});

test('after a restart a late player is still played for, and clocks are as they were', () => {
  const played = new Played(people);
  played.moves(0, 1000);
  const at = played.machine.clocks!.deadline()!.at;
  played.step({ type: 'wake' }, at);
  played.machine = played.opened(at + 1000);
  const asked = played.step({ type: 'open' }, at + 1000);
  expect(kinds(asked).filter((type) => type === 'think')).toHaveLength(2);
  played.answers(asked, at + 1100);
  expect(played.away).toEqual({});
  const left = [0, 1, 2].map((seat) => played.machine.clocks!.left(seat, at + 4000));
  const again = played.opened(at + 4000);
  expect([0, 1, 2].map((seat) => again.clocks!.left(seat, at + 4000))).toEqual(left);
});

test('a player takes the seat of a bot: the head notes it, nothing is dealt anew, and every draw can be checked', async () => {
  const played = new Played([people[0]!, bot, people[1]!]);
  const before = played.log.length;
  const [taken] = played.step({ type: 'take', seat: 1, name: 'Dora' }, 500);
  expect(taken).toMatchObject({
    type: 'taken',
    seat: 1,
    as: { name: 'Dora', taken: { from: 'Bise', n: before } },
  });
  expect(played.log.length).toBe(before);
  expect(kinds(played.moves(1, 900))).toContain('append');
  let now = 1000;
  while (!played.machine.isOver) for (const seat of played.machine.choices) played.moves(seat, ++now);
  const { match } = played.machine;
  const file = exportMatch(match, SECRET);
  const verdict = verifyFile(game, entry.facts, JSON.parse(JSON.stringify(file)));
  expect(verdict).toMatchObject({ value: { fair: true } });
  expect(file.seats[1]).toEqual({ ...bot, name: 'Dora', taken: { from: 'Bise', n: before } });
  // The same log under the first head gives the same match.
  const replay = new Match(game, played.head, match.log);
  expect(replay.view(SPECTATOR)).toEqual(match.view(SPECTATOR));
});
