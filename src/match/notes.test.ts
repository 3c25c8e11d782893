import { describe, expect, test } from 'vitest';
import { CHANCE } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { exportMatch, importMatch } from './file.ts';
import type { LogEntry } from './log.ts';
import { Match, newHead } from './match.ts';
import {
  formerAt,
  formerOf,
  isStandIns,
  movesFor,
  placedIn,
  type SeatNote,
  standingNotes,
  toldNotes,
} from './notes.ts';
import { readText, writeText } from './text.ts';

const move = (by: number): LogEntry => ({ by, move: 0 });

describe('notes among what stands', () => {
  const log: LogEntry[] = [move(0), move(1), move(0), { by: 0, undo: 1 }, move(1), move(0)];
  const notes: SeatNote[] = [
    { seat: 1, what: 'time', after: 2 },
    { seat: 1, what: 'back', after: 6 },
  ];

  test('an undo takes moves back, and not what happened besides', () => {
    expect(standingNotes(notes, log.slice(0, 3))).toEqual([
      { seat: 1, what: 'time', n: 2 },
      { seat: 1, what: 'back', n: 3 },
    ]);
    expect(standingNotes(notes, log)).toEqual([
      { seat: 1, what: 'time', n: 1 },
      { seat: 1, what: 'back', n: 3 },
    ]);
  });

  test('say which moves were a bot’s', () => {
    const stand = standingNotes(notes, log);
    const of = (seat: number) => [1, 2, 3, 4].filter((n) => isStandIns(stand, seat, n));
    expect(of(1)).toEqual([2, 3]);
    expect(of(0)).toEqual([]);
  });

  test('count the moves of each seat, and those that a bot made for it', () => {
    expect([...movesFor([0, 1, 0, 1, CHANCE], standingNotes(notes, log))]).toEqual([
      [0, { all: 2, bot: 0 }],
      [1, { all: 2, bot: 1 }],
      [CHANCE, { all: 1, bot: 0 }],
    ]);
  });

  test('name the player who had a seat before, at each move and at each note', () => {
    const passed: SeatNote[] = [
      { seat: 1, what: 'time', after: 1 },
      { seat: 1, what: 'back', from: 'Ben', after: 2 },
      { seat: 1, what: 'round', after: 3 },
      { seat: 1, what: 'back', from: 'Cem', after: 3 },
    ];
    const stand = standingNotes(passed, log.slice(0, 3));
    expect([0, 1, 2, 3].map((entries) => formerAt(stand, 1, entries))).toEqual([
      'Ben',
      'Ben',
      'Cem',
      undefined,
    ]);
    expect(formerAt(stand, 0, 0)).toBeUndefined();
    expect(stand.map((note) => formerOf(stand, note))).toEqual(['Ben', 'Cem', 'Cem', undefined]);
    expect([1, 2, 3].filter((n) => isStandIns(stand, 1, n))).toEqual([2]);
    // That another player has the seat is told, also after a round.
    expect(toldNotes(stand)).toEqual(stand);
  });

  test('find their place in the whole log again', () => {
    const stand = standingNotes(notes, log);
    expect(standingNotes(placedIn(log, stand), log)).toEqual(stand);
  });
});

describe('notes in files', async () => {
  const entry = games[0]!;
  const game = await rulesOf(entry);
  const secret = '0'.repeat(64);
  const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' as const }));
  const { id, version } = entry.facts;
  const match = new Match(
    game,
    newHead({ id: 'm', game: id, version, options: {}, seats, secret, created: '2026-01-01T00:00:00Z' }),
  );
  while (match.log.length < 3) {
    const next = game.next(match.state);
    const moves: (number | string)[] = [];
    if (next.to === 'act') game.moves(match.state, next.seats[0]!, moves);
    match.append(next.to === 'act' ? { by: next.seats[0]!, move: moves[0]! } : match.drawNow(secret));
  }
  const notes: SeatNote[] = [
    { seat: 1, what: 'time', after: 1 },
    { seat: 1, what: 'back', from: 'Ben "B"', after: 3 },
    { seat: 0, what: 'resigned', after: 3 },
  ];
  const file = exportMatch(match, undefined, notes);

  test('are lines of their own among the moves, and are read again', () => {
    expect(match.log[0]!.by).toBe(CHANCE);
    const text = writeText(file);
    const lines = text.trimEnd().split('\n').slice(-6);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['1.', '~', '2.', '3.', '~', '~']);
    expect(lines[1]).toBe('~ 1 time');
    const read = readText(text);
    const imported = 'value' in read ? importMatch(game, entry.facts, read.value) : read;
    expect('value' in imported && imported.value.notes).toEqual(notes);
  });

  test.each([
    ['no list', {}],
    ['of no seat', [{ seat: 2, what: 'time', after: 1 }]],
    ['of something else', [{ seat: 1, what: 'rain', after: 1 }]],
    ['after the end', [{ seat: 1, what: 'time', after: 4 }]],
    ['with a name that is none', [{ seat: 1, what: 'back', from: 7, after: 1 }]],
    ['with a name that does not belong there', [{ seat: 1, what: 'time', from: 'Ben', after: 1 }]],
    ['out of order', notes.toReversed()],
  ])('%s are refused', (_, wrong) => {
    expect(importMatch(game, entry.facts, { ...file, notes: wrong })).toEqual({
      refused: { code: 'noNotes' },
    });
  });
});
