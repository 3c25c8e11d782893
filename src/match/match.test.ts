import { describe, expect, it } from 'vitest';
import type { Game, Position, Refusal } from '../contract/index.ts';
import { CHANCE } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { FastRng } from '../toolkit/rng.ts';
import { commitmentOf, drawStream, newSecret } from './fair.ts';
import { exportMatch, importMatch, rulesOfFile } from './file.ts';
import { mayUndoTo } from './log.ts';
import { Match, newHead } from './match.ts';
import { dueAt } from './testing/due.ts';
import { readText, writeText } from './text.ts';
import { verify } from './verify.ts';
import { matchWords } from './words/index.ts';

const SECRET = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const entry = games[0]!;
const { facts } = entry;
const game = await rulesOf(entry);

const english = await matchWords('en');
const isRefusedFor =
  (part: string) =>
  (reading: object): boolean =>
    'refused' in reading && english.refuse(reading.refused as Refusal).includes(part);

const people = ['Ann', 'Ben', 'Cem'].map((name) => ({ name, player: 'person' as const }));

function newMatch(secret = SECRET) {
  const head = newHead({
    id: 'm1',
    game: facts.id,
    version: facts.version,
    options: {},
    seats: people,
    secret,
    created: '2026-01-01T00:00:00Z',
  });
  return new Match(game, head);
}

/** Plays on until the end, or for a number of entries. */
function playOn(match: ReturnType<typeof newMatch>, most = 10_000, rng = new FastRng(1)): void {
  for (let i = 0; i < most; i++) {
    const due = dueAt(match);
    if (due.what === 'nothing') return;
    if (due.what === 'draw') match.append(match.drawNow(SECRET));
    else if (due.what === 'forced') match.append({ by: due.seat, move: due.move });
    else {
      const seat = due.seats[0]!;
      const out: (number | string)[] = [];
      const count = game.moves(match.state, seat, out);
      match.append({ by: seat, move: out[rng.below(count)]! });
    }
  }
}

describe('a match', () => {
  it('is its log: a replay gives the same position at every point', () => {
    const match = newMatch();
    const seen: string[] = [];
    for (let i = 0; i < 60; i++) {
      seen.push(JSON.stringify(match.state));
      playOn(match, 1, new FastRng(i));
    }
    for (const [length, text] of seen.entries()) expect(JSON.stringify(match.at(length))).toBe(text);
    expect(JSON.stringify(new Match(game, match.head, match.log).state)).toBe(JSON.stringify(match.state));
  });

  it('draws the order at the table from its own generator, unless the host fixes it', () => {
    const base = { id: 'm', game: facts.id, version: 1, options: {}, seats: people, created: '' };
    const orders = new Set(
      Array.from({ length: 40 }, () =>
        newHead({ ...base, secret: newSecret() })
          .seats.map(({ name }) => name)
          .join(),
      ),
    );
    expect(orders.size).toBe(6);
    expect(newHead({ ...base, secret: newSecret(), fixedSeats: true }).seats).toEqual(people);
  });
});

describe('undo', () => {
  it('is an entry of its own and takes the last choice back', () => {
    const match = newMatch();
    playOn(match, 8);
    const before = JSON.stringify(match.at(7));
    const to = match.undoTo(() => true)!;
    expect(to).toBe(7);
    match.append({ by: 0, undo: to });
    expect(match.log).toHaveLength(9);
    expect(JSON.stringify(match.state)).toBe(before);
    playOn(match, 3);
    expect(JSON.stringify(new Match(game, match.head, match.log).state)).toBe(JSON.stringify(match.state));
  });

  it('takes back everything since one player’s last choice', () => {
    const match = newMatch();
    playOn(match, 9);
    const to = match.undoTo((seat) => seat === 0)!;
    const taken = match.standing.slice(to).map(({ entry: { by } }) => by);
    expect(taken[0]).toBe(0);
    expect(taken.filter((by) => by === 0)).toHaveLength(1);
  });

  it('a choice between two is one; the only legal move is none', () => {
    // A game of numbered turns: there are as many moves as the turn says.
    const options = [3, 2, 1];
    const turns = {
      start: () => ({ turn: 0 }),
      copy: (s: { turn: number }) => ({ ...s }),
      next: ({ turn }: { turn: number }) =>
        turn < options.length ? { to: 'act', seats: [0] } : { to: 'over' },
      decides: (_s: object, seat: number) => seat,
      moves: ({ turn }: { turn: number }, _seat: number, out: number[]) => {
        for (let i = 0; i < options[turn]!; i++) out[i] = i;
        return options[turn]!;
      },
      play: (s: { turn: number }) => {
        s.turn++;
      },
    } as unknown as Game<Position>;
    const match = new Match(turns, newMatch().head);
    const undone = options.map(() => {
      match.append({ by: 0, move: 0 });
      return match.undoTo(() => true);
    });
    expect(undone).toEqual([0, 1, 1]);
  });

  it('never goes back past something that chance has shown', () => {
    const match = newMatch();
    playOn(match, 1);
    expect(match.standing[0]!.entry.by).toBe(CHANCE);
    expect(match.undoTo(() => true)).toBeUndefined();
    expect(mayUndoTo(match.standing, 0)).toBe(false);
    expect(() => match.append({ by: 0, undo: 0 })).toThrow('not allowed');
    playOn(match);
    expect(game.next(match.state).to).toBe('over');
    expect(match.undoTo(() => true)).toBeUndefined();
  });
});

describe('files', () => {
  const finished = newMatch();
  playOn(finished, 20);
  finished.append({ by: finished.standing.at(-1)!.entry.by, undo: finished.undoTo(() => true)! });
  playOn(finished);
  const file = exportMatch(finished, SECRET);

  it('go out and come back as JSON and as text', () => {
    for (const again of [
      JSON.parse(JSON.stringify(file)),
      (readText(writeText(file)) as { value: unknown }).value,
    ]) {
      const reading = importMatch(game, facts, again);
      if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
      expect(reading.value.match.log).toEqual(finished.log);
      expect(JSON.stringify(reading.value.match.state)).toBe(JSON.stringify(finished.state));
      expect(reading.value.match.head).toEqual(finished.head);
      expect(reading.value.secret).toBe(SECRET);
    }
  });

  it('keep the scheme of their draws and the values of house rules', () => {
    const head = { ...finished.head, scheme: 'by seat', house: { wind: 3 } };
    const windy = { ...game, turnables: { wind: { standard: 1, min: 0, max: 9 } } };
    const other = exportMatch(new Match(windy, head, finished.log), SECRET);
    for (const again of [other, (readText(writeText(other)) as { value: unknown }).value]) {
      const reading = importMatch(windy, facts, again);
      expect('value' in reading && reading.value.match.head).toEqual(head);
    }
    expect(importMatch(windy, facts, { ...other, house: { wind: 1 } })).not.toHaveProperty(
      'value.match.head.house',
    );
    expect(importMatch(windy, facts, { ...other, house: { wind: 10 } })).toSatisfy(
      isRefusedFor('from 0 to 9'),
    );
    expect(importMatch(windy, facts, { ...other, house: { fog: 1 } })).toSatisfy(isRefusedFor('"fog"'));
    expect(importMatch(game, facts, { ...file, scheme: 1 })).toSatisfy(isRefusedFor('scheme'));
    expect(importMatch(game, facts, { ...file, house: { wind: 'much' } })).toSatisfy(isRefusedFor('house'));
  });

  it('are read by the rules of their version, where it is shipped', async () => {
    const other = {
      ...entry,
      rules: { 1: () => Promise.resolve(game), 3: () => Promise.resolve({ ...game }) },
    };
    expect(await rulesOfFile(other, { ...file, version: 1 })).toEqual({ value: game });
    for (const version of [2, '1', undefined])
      expect(await rulesOfFile(other, { ...file, version })).toSatisfy(isRefusedFor('it has 1 and 3'));
  });

  it('keep the secret of a match under way', () => {
    const open = newMatch();
    playOn(open, 5);
    expect(exportMatch(open, SECRET).secret).toBeUndefined();
  });

  it('are refused with the number of the wrong entry and the reason', () => {
    const spoiled = (
      change: (copy: { entries: Record<string, unknown>[] } & Record<string, unknown>) => void,
    ): unknown => {
      const copy = JSON.parse(JSON.stringify(file));
      change(copy);
      return importMatch(game, facts, copy);
    };
    expect(
      spoiled((copy) => {
        copy.entries[4] = { seat: 0, move: 'fly' };
      }),
    ).toSatisfy(isRefusedFor('Entry 5 is wrong'));
    expect(
      spoiled((copy) => {
        copy.entries[2] = { chance: 'deal R G Y' };
      }),
    ).toSatisfy(isRefusedFor('nothing is drawn'));
    expect(
      spoiled((copy) => {
        copy.entries[2] = { seat: 9, move: 'T' };
      }),
    ).toSatisfy(isRefusedFor('no seat'));
    expect(
      spoiled((copy) => {
        copy.entries[2] = { seat: 0, undo: 0 };
      }),
    ).toSatisfy(isRefusedFor('undo'));
    expect(
      spoiled((copy) => {
        copy.format = 'chess';
      }),
    ).toSatisfy(isRefusedFor('format'));
    expect(
      spoiled((copy) => {
        copy.game = 'chess';
      }),
    ).toSatisfy(isRefusedFor('chess'));
    expect(
      spoiled((copy) => {
        copy.version = 'new';
      }),
    ).toSatisfy(isRefusedFor('version'));
    expect(
      spoiled((copy) => {
        copy.seats = [{}];
      }),
    ).toSatisfy(isRefusedFor('seats'));
    expect(
      spoiled((copy) => {
        copy.options = { fog: true };
      }),
    ).toSatisfy(isRefusedFor('fog'));
    expect(importMatch(game, facts, null)).toHaveProperty('refused');
    expect(readText('hello')).toHaveProperty('refused');
    expect(readText('Updraft match\nwhat is this')).toSatisfy(isRefusedFor('Line 2'));
  });
});

describe('fair draws', () => {
  const match = newMatch();
  playOn(match);

  it('can be verified by any reader who has the secret', () => {
    expect(verify(match, SECRET)).toMatchObject({ fair: true, draws: 2, order: true, scheme: '1' });
  });

  it('another secret does not fit the commitment', () => {
    expect(verify(match, newSecret())).toMatchObject({ fair: false });
    expect(verify(match, 'nonsense')).toMatchObject({ fair: false });
  });

  it('a draw that was changed is found', () => {
    const other = new Match(game, match.head);
    const right = other.drawNow(SECRET);
    const rng = new FastRng(3);
    let move = right.move;
    while (move === right.move) move = game.draw(other.state, rng);
    other.append({ by: CHANCE, move });
    expect(verify(other, SECRET)).toMatchObject({ fair: false, why: { code: 'otherDraw', n: 1 } });
  });

  it('another order at the table is found', () => {
    const [first, ...rest] = match.head.order!;
    const { head } = match;
    const moved = new Match(game, { ...head, order: [...rest, first!] }, match.log);
    expect(verify(moved, SECRET)).toMatchObject({
      fair: false,
      why: { code: 'otherOrder' },
    });
    const { order: _drawn, ...chosen } = head;
    expect(verify(new Match(game, chosen, match.log), SECRET)).toMatchObject({ fair: true, order: false });
    expect(head.order!.map((place) => people[place])).toEqual(head.seats);
    for (const order of [[0, 1], [0, 1, 1], [0, 1, 3], 'abc'])
      expect(importMatch(game, facts, { ...exportMatch(match, SECRET), order })).toSatisfy(
        isRefusedFor('order'),
      );
  });

  it('depend on the secret, the salts and the number of the entry, and on nothing else', () => {
    const first = (secret: string, salts: string[], n: number) => {
      const rng = drawStream(secret, salts, n);
      return Array.from({ length: 12 }, () => rng.below(1_000_000)).join();
    };
    const base = first(SECRET, ['a', 'b'], 4);
    expect(first(SECRET, ['a', 'b'], 4)).toBe(base);
    expect(
      new Set([
        base,
        first(SECRET, ['a', 'b'], 5),
        first(SECRET, ['ab', ''], 4),
        first(commitmentOf(SECRET), ['a', 'b'], 4),
      ]).size,
    ).toBe(4);
  });

  it('are even', () => {
    const rng = drawStream(SECRET, [], 0);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[rng.below(6)]!++;
    // Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand; the stream is fixed.
    expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(20.5);
  });
});
