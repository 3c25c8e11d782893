import { describe, expect, test } from 'vitest';
import { CHANCE, type Move, type WhoOf } from '../../../contract/index.ts';
import { games } from '../../../games/index.ts';
import { newSecret } from '../../../match/fair.ts';
import { exportMatch } from '../../../match/file.ts';
import { Match, newHead } from '../../../match/match.ts';
import { dueAt } from '../../../match/testing/due.ts';
import { inLanguage, rulesOf } from '../../../toolkit/listing.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import { checkFile } from '../../host/check.ts';
import { ranking } from '../../table/ranking.ts';
import { onlineWords } from '../words/index.ts';
import { drawsOf, followMatch, notationOf, outcomeOf } from './match-data.ts';

const entry = games[0]!;
const game = await rulesOf(entry);

function played() {
  const secret = newSecret();
  const seats = ['Ann', 'Ben', 'Cem'].map((name) => ({ name, player: 'person' as const, salt: name }));
  const { id, version } = entry.facts;
  const created = '2026-01-01T00:00:00Z';
  const match = new Match(game, newHead({ id: 'm', game: id, version, options: {}, seats, secret, created }));
  const rng = new FastRng('match');
  for (let due = dueAt(match); due.what !== 'nothing'; due = dueAt(match)) {
    if (due.what === 'draw') match.append(match.drawNow(secret));
    else if (due.what === 'forced') match.append({ by: due.seat, move: due.move });
    else {
      const moves: Move[] = [];
      const seat = due.seats[0]!;
      match.append({ by: seat, move: moves[rng.below(game.moves(match.state, seat, moves))]! });
      // One choice is taken back, so that standing entries and the log differ.
      const to = match.log.length === 12 ? match.undoTo((one) => one === seat) : undefined;
      if (to !== undefined) match.append({ by: seat, undo: to });
    }
  }
  return { match, secret, file: exportMatch(match, secret) };
}

const { match: say } = await onlineWords('en');

describe('a finished match', () => {
  const { match, file } = played();
  const who: WhoOf = (seat) => ({ name: file.seats[seat]!.name, isYou: false, sign: 0 });

  test('every standing move has a line and the number of its link', async () => {
    const followed = await followMatch(await inLanguage(entry, 'en'), file, who, say);
    expect(followed?.lines).toHaveLength(match.standing.length);
    expect(match.log.length).toBeGreaterThan(match.standing.length);
    for (const [i, { n, by, texts }] of followed!.lines.entries()) {
      expect(n).toBe(i + 1);
      expect(by).toBe(match.standing[i]!.entry.by);
      expect(texts.join('')).not.toBe('');
    }
  });

  test('tells in lines of their own for whom bots played, and whose moves those were', async () => {
    const seats = match.standing.map(({ entry: { by } }) => by);
    const seat = seats.find((by) => by !== CHANCE)!;
    const own = [...seats.keys()].filter((i) => seats[i] === seat);
    const [first, second, third] = own.map((i) => match.standing[i]!.n);
    const notes = [
      { seat, what: 'time', after: second! },
      { seat, what: 'back', after: third! },
    ] as const;
    const followed = await followMatch(await inLanguage(entry, 'en'), { ...file, notes }, who, say);
    const { name } = who(seat);
    const told = followed!.lines.map(({ texts }) => texts.join(' '));
    expect(followed!.lines.filter(({ note }) => note).map(({ texts }) => texts[0])).toEqual([
      `${name}’s time ran out: a bot plays for ${name}.`,
      `${name} is back.`,
    ]);
    const bots = (n: number) => told[followed!.lines.findIndex((line) => line.n === n && !line.note)];
    expect(bots(match.standing.findIndex(({ n }) => n === first) + 1)).not.toContain('bot');
    expect(bots(match.standing.findIndex(({ n }) => n === second) + 1)).toContain(`${name}’s bot `);
    expect(bots(match.standing.findIndex(({ n }) => n === third) + 1)).not.toContain('bot');
  });

  test('without its rules, every standing move has a line in notation', () => {
    const lines = notationOf(file);
    expect(lines.map(({ by }) => by)).toEqual(match.standing.map(({ entry: { by } }) => by));
    const moves = file.entries.flatMap((one) => ('move' in one ? [one.move] : []));
    for (const { n, by, texts } of lines.filter(({ by }) => by !== CHANCE)) {
      expect(lines[n - 1]!.texts).toBe(texts);
      const [name, text] = texts[0]!.split(': ') as [string, string];
      expect(name).toBe(file.seats[by]!.name);
      expect(moves).toContain(text);
    }
  });

  test('its draws carry the numbers that the check names', async () => {
    const draws = drawsOf(file);
    const logged = match.log.flatMap((each, n) => (each.by === CHANCE ? [n + 1] : []));
    expect(draws.map(({ n }) => n)).toEqual(logged);
    expect(await checkFile(games, file)).toMatchObject({
      value: { fair: true, draws: draws.length, order: file.order !== undefined },
    });
  });

  test('a file of no game here is refused', async () => {
    expect(await checkFile(games, { ...file, game: 'kites' })).toHaveProperty('refused');
    expect(await checkFile(games, null)).toHaveProperty('refused');
  });

  test('winners stand first', () => {
    const outcome = outcomeOf(file, undefined);
    expect(ranking(3, outcome).slice(0, outcome.winners.length).sort()).toEqual([...outcome.winners].sort());
  });
});

test('low scores may win, and a player who gave up stands behind one who stayed', () => {
  expect(ranking(3, { winners: [1], scores: [9, 2, 5] })).toEqual([1, 2, 0]);
  expect(ranking(3, { winners: [1], scores: [4, 8, 5] })).toEqual([1, 2, 0]);
  const { result: _result, ...unfinished } = played().file;
  const ended = { how: 'resigned', winners: [2], at: 0 } as const;
  expect(ranking(3, outcomeOf(unfinished, ended))).toEqual([2, 0, 1]);
});
