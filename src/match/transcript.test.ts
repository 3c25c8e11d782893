import { describe, expect, test } from 'vitest';
import { playRandom } from '../bots/playout.ts';
import {
  CHANCE,
  type Entry,
  type Game,
  type GameEvent,
  type Next,
  type Position,
} from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { FastRng } from '../toolkit/rng.ts';
import { followTranscript, type Rules } from './follow.ts';
import { writeTranscript } from './transcript.ts';
import { matchWords } from './words/index.ts';

const entry = games[0]!;
const { facts } = entry;
const game = await rulesOf(entry);
const [english, refuse] = await Promise.all([matchWords('en'), entry.refusals('en')]);
const find = async (id: string): Promise<Rules | undefined> =>
  id === facts.id ? { facts, game } : undefined;

/** A random game's log, from the tight loop with a listener in front. */
function logOf(rules: Game<Position>, players: number, seed: string): Entry[] {
  const log: Entry[] = [];
  const noting: Game<Position> = {
    ...rules,
    play(state, by, move, tell) {
      log.push({ by, move });
      rules.play(state, by, move, tell);
    },
  };
  playRandom(noting, rules.start(players, defaultOptions(facts.options)), new FastRng(seed), []);
  return log;
}

function linesOf(players: number, seed: string, legal = true): string[] {
  const head = { game: facts.id, players, options: defaultOptions(facts.options), seed };
  return [...writeTranscript(game, head, logOf(game, players, seed), { legal })];
}

const counts = [...new Set([facts.seats.min, facts.usualSeats, facts.seats.max])];

describe('a transcript', () => {
  test.each(counts)('of %i players is followed to the end', async (players) => {
    const played = [linesOf(players, 'a'), linesOf(players, 'b', false)];
    const lines = played.flat();
    const events: GameEvent[] = [];
    const ends: number[] = [];
    const followed = await followTranscript(lines, find, {
      event: (event) => events.push(event),
      end: (_result, moves) => ends.push(moves),
    });
    const countMoves = (some: readonly string[]) =>
      some.filter((line) => JSON.parse(line).t === 'move').length;
    expect(followed).toEqual({ games: 2, moves: countMoves(lines) });
    expect(ends).toEqual(played.map(countMoves));
    expect(events.length).toBeGreaterThan(10);
  });

  test('has a start line with everything, and an end line', () => {
    const lines = linesOf(facts.usualSeats, 'a').map((line) => JSON.parse(line));
    expect(Object.keys(lines[0])).toEqual(['t', 'game', 'players', 'options', 'seed', 'setup']);
    expect(Object.keys(lines[1])).toEqual(['t', 'seat', 'legal', 'move']);
    expect(Object.keys(lines.at(-1))).toEqual(['t', 'scores', 'winners', 'detail']);
    expect(lines.filter((line) => line.t === 'move').every((line) => line.legal.includes(line.move))).toBe(
      true,
    );
  });

  test('leaves the legal moves out unless they are asked for', () => {
    expect(linesOf(facts.usualSeats, 'a', false)[1]).not.toContain('legal');
  });
});

describe('a tampered transcript is refused at the right line', () => {
  const good = linesOf(3, 'tamper');
  const last = good.length - 1;
  const change = (at: number, edit: (line: Record<string, unknown>) => void): string[] =>
    good.map((text, i) => {
      if (i !== at) return text;
      const line = JSON.parse(text);
      edit(line);
      return JSON.stringify(line);
    });
  const cases: [string, string[], number, RegExp][] = [
    ['no JSON', good.with(4, '{"t":'), 5, /not JSON/],
    ['no object', good.with(4, '[1]'), 5, /not a JSON object/],
    ['a strange kind', change(4, (l) => (l.t = 'jump')), 5, /"jump"/],
    ['a strange key', change(4, (l) => (l.extra = 1)), 5, /no key "extra"/],
    ['an unknown game', change(0, (l) => (l.game = 'nope')), 1, /no game "nope"/],
    ['too many players', change(0, (l) => (l.players = 77)), 1, /not 77/],
    ['an unknown option', change(0, (l) => (l.options = { x: 1 })), 1, /no option "x"/],
    ['no seed', change(0, (l) => delete l.seed), 1, /"seed"/],
    ['an empty set-up', change(0, (l) => (l.setup = {})), 1, /./],
    ['a set-up with more in it', change(0, (l) => (l.setup = { ...(l.setup as object), y: 1 })), 1, /setup/],
    ['another seat', change(1, (l) => (l.seat = 2)), 2, /turn of seat 0/],
    ['a seat from nowhere', change(1, (l) => (l.seat = '0')), 2, /"seat"/],
    ['an illegal move', change(5, (l) => (l.move = 'Q 9')), 6, /not legal/],
    ['a move that is no text', change(5, (l) => (l.move = 3)), 6, /"move"/],
    ['a legal move missing', change(1, (l) => (l.legal as string[]).shift()), 2, /lacks U GP 1/],
    ['a legal move too many', change(1, (l) => (l.legal as string[]).push('S')), 2, /S is not legal/],
    ['a legal move twice', change(1, (l) => (l.legal as string[]).push('U GP 1')), 2, /U GP 1 twice/],
    [
      'a draw from nowhere',
      good.toSpliced(3, 0, '{"t":"chance","kind":"die","value":1}'),
      4,
      /nothing is drawn/,
    ],
    ['other scores', change(last, (l) => (l.scores = [1, 2, 3])), last + 1, /scores/],
    ['other winners', change(last, (l) => (l.winners = [])), last + 1, /winners/],
    ['another detail', change(last, (l) => (l.detail = {})), last + 1, /detail/],
    ['an early end', good.toSpliced(7, 0, good[last]!), 8, /not over/],
    ['a second start', good.toSpliced(7, 0, good[0]!), 8, /new game starts/],
    ['no start', good.slice(1), 1, /start line/],
    ['a missing end', good.slice(0, -1), last + 1, /end line is due/],
    ['a missing half', good.slice(0, 20), 21, /stops before/],
    ['nothing', [], 1, /no game/],
  ];
  test.each(cases)('%s', async (_name, lines, line, why) => {
    const followed = await followTranscript(lines, find);
    if (!('why' in followed)) throw new Error('it was followed to the end');
    expect(followed.line).toBe(line);
    expect(english.refuse(followed.why, refuse)).toMatch(why);
  });

  test('keys and legal moves may come in any order, and blank lines say nothing', async () => {
    const shuffled = good.map((text) => {
      const line = JSON.parse(text);
      line.legal?.reverse();
      return JSON.stringify(Object.fromEntries(Object.entries(line).reverse()));
    });
    expect(await followTranscript(['', ...shuffled, '  '], find)).toMatchObject({ games: 1 });
  });
});

describe('seats that act at once, draws and reveals', () => {
  // Two rounds: a die, then every seat names a number at the same time; at the end something is turned over.
  interface Toy {
    round: number;
    die: number;
    named: (number | undefined)[];
  }
  const next = (s: Toy): Next => {
    if (s.round === 3) return { to: 'reveal' };
    if (s.round === 4) return { to: 'over' };
    if (s.round === 0) return { to: 'deal' };
    if (s.die === 0) return { to: 'draw' };
    return { to: 'act', seats: s.named.flatMap((named, seat) => (named === undefined ? [seat] : [])) };
  };
  const toy = {
    start: (seats: number): Toy => ({ round: 0, die: 0, named: Array(seats).fill(undefined) }),
    next,
    play(s: Toy, by: number, move: number) {
      if (by !== CHANCE) s.named[by] = move;
      else if (s.round === 0 || s.round === 3) s.round++;
      else s.die = move;
      if (by === CHANCE || s.named.includes(undefined)) return;
      s.named.fill(undefined);
      s.round++;
      s.die = 0;
    },
    write: (_s: Toy, _by: number, move: number) => `n${move}`,
    result: () => ({ scores: [0, 0, 0], winners: [0, 1, 2], detail: {} }),
    transcript: {
      setup: () => ({ dealt: true }),
      chance: (_s: Toy, draw: number) => ({ kind: 'die', value: draw }),
    },
  } as unknown as Game<Toy>;

  test('are written in seat order, and reveals not at all', () => {
    const c = CHANCE;
    const log: Entry[] = (
      [
        [c, 0],
        [c, 5],
        [2, 7],
        [0, 8],
        [1, 9],
        [c, 4],
        [1, 1],
        [2, 2],
        [0, 3],
        [c, 0],
      ] as const
    ).map(([by, move]) => ({ by, move }));
    const head = { game: 'toy', players: 3, options: {}, seed: 's' };
    const lines = [...writeTranscript(toy, head, log)].map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ t: 'start', setup: { dealt: true } });
    expect(
      lines.slice(1, -1).map((l) => (l.t === 'move' ? `${l.seat} ${l.move}` : `die ${l.value}`)),
    ).toEqual(['die 5', '0 n8', '1 n9', '2 n7', 'die 4', '0 n3', '1 n1', '2 n2']);
    expect(lines.at(-1)).toMatchObject({ t: 'end', winners: [0, 1, 2] });
  });
});
