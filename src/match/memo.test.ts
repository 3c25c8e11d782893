/** A server that tells another story at the end than it has shown is found out by a page that was there; an honest one never is. */
import { describe, expect, it } from 'vitest';
import { CHANCE, type Move, type Position, type Seat } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { defaultOptions } from '../toolkit/options.ts';
import { FastRng } from '../toolkit/rng.ts';
import { exportMatch } from './file.ts';
import { type LogEntry, type MatchHead, mayUndoTo, SEALED } from './log.ts';
import { Match, newHead } from './match.ts';
import { type Memo, remember } from './memo.ts';
import { seen } from './seen.ts';
import { dueAt } from './testing/due.ts';
import { saltFrom, sealFrom } from './testing/salts.ts';
import { verify, verifyFile } from './verify.ts';

const SECRET = saltFrom('secret');
/** Enough for several draws and undos of every game. */
const MOST = 150;

/** A page that was told everything up to now, and noted it. */
function look(page: Memo[], match: Match, viewer: Seat): void {
  const { log } = match;
  page.splice(
    0,
    page.length,
    ...(remember(page, { viewer, entries: seen(match, viewer), log: log.length }) ?? page),
  );
}

/** What comes next in a match by chance; now and then a player takes a move back. */
function nextOf(match: Match, rng: FastRng): LogEntry | undefined {
  const due = dueAt(match);
  if (due.what === 'nothing') return undefined;
  if (due.what === 'draw') return match.drawNow(SECRET);
  const stands = match.standing.length;
  if (mayUndoTo(match.standing, stands - 1) && rng.below(4) === 0)
    return { by: match.standing.at(-1)!.entry.by, undo: stands - 1 };
  if (due.what === 'forced') return { by: due.seat, move: due.move };
  const moves: Move[] = [];
  const seat = due.seats[0]!;
  return { by: seat, move: moves[rng.below(match.game.moves(match.state, seat, moves))]! };
}

async function play(entry: (typeof games)[number], each: (match: Match) => void = () => {}) {
  const { facts } = entry;
  const game = await rulesOf(entry);
  const head = newHead({
    ...{ id: 't', game: facts.id, version: facts.version, options: defaultOptions(facts.options) },
    ...{ secret: SECRET, created: '', fixedSeats: true, scheme: SEALED },
    seats: Array.from({ length: facts.usualSeats }, (_, n) => ({
      ...{ name: `P${n}`, player: 'person' as const, seal: sealFrom(`${n}`), salt: saltFrom(`${n}`) },
    })),
  });
  const match = new Match(game, head);
  const rng = new FastRng(facts.id);
  while (match.log.length < MOST) {
    const next = nextOf(match, rng);
    if (!next) break;
    match.append(next);
    each(match);
  }
  return { game, head, match, facts };
}

const other = (n: number) => ({ fair: false, why: { code: 'otherEntries', n } });
const listed = games.map((entry) => [entry.facts.id, entry] as const);

describe('an honest match', () => {
  it.each(listed)('of %s is what every page was shown, with moves taken back', async (_, entry) => {
    const seats = Array.from({ length: entry.facts.usualSeats }, (_, seat) => seat);
    const follows = seats.map((): Memo[] => []);
    const visits: Memo[] = [];
    const late: Memo[] = [];
    const rng = new FastRng('visits');
    const { match, game, facts } = await play(entry, (now) => {
      for (const seat of seats) look(follows[seat]!, now, seat);
      if (rng.below(7) === 0) look(visits, now, 0);
      if (now.log.length > 40 && rng.below(3) === 0) look(late, now, 1);
    });
    expect(match.log.some((one) => 'undo' in one)).toBe(true);
    for (const page of [...follows, visits]) {
      expect(page).toHaveLength(1);
      expect(verify(match, SECRET, page)).toMatchObject({ fair: true });
      const file: unknown = JSON.parse(JSON.stringify({ ...exportMatch(match), secret: SECRET }));
      expect(verifyFile(game, facts, file, page)).toMatchObject({ value: { fair: true } });
    }
    expect(verify(match, SECRET, late)).toMatchObject({ fair: true });
  });
});

/** The last entry of a player before a draw at which there was something else to choose: the log up to it, and the other move. */
function fork(
  match: Match<Position>,
  head: MatchHead,
): { readonly before: number; readonly move: Move } | undefined {
  const lastDraw = match.standing.findLast(({ entry }) => entry.by === CHANCE)!.n;
  for (let before = lastDraw - 1; before > 0; before--) {
    const made = match.log[before]!;
    if ('undo' in made || made.by === CHANCE || !match.standing.some(({ n }) => n === before)) continue;
    const then = new Match(match.game, head, match.log.slice(0, before));
    const moves: Move[] = [];
    const count = then.game.moves(then.state, made.by, moves);
    const move = moves.slice(0, count).find((one) => one !== made.move);
    if (move !== undefined && then.forced(made.by) === undefined) return { before, move };
  }
  return undefined;
}

/** In some games everything is dealt at the start. */
const forked = await Promise.all(
  games.map(async (entry) => {
    const { match, head } = await play(entry);
    return fork(match, head) ? [entry] : [];
  }),
);
const entry = forked.flat()[0]!;

describe('a server that bends it', () => {
  it('shows another draw than the one that follows, and the right one at the end', async () => {
    const { match } = await play(entry);
    const entries = seen(match, 0);
    const at = entries.findLastIndex(({ by }) => by === CHANCE);
    const shown = entries.with(at, { by: CHANCE, move: 'another draw' });
    const page = remember([], { viewer: 0, entries: shown, log: match.log.length })!;
    expect(verify(match, SECRET)).toMatchObject({ fair: true });
    expect(verify(match, SECRET, page)).toEqual(other(at + 1));
  });

  it('changes a move afterwards, and makes all draws fit', async () => {
    const page: Memo[] = [];
    const { match, head, game } = await play(entry, (now) => look(page, now, 0));
    const { before, move } = fork(match, head)!;
    const made = match.log[before] as { by: Seat };
    const bent = new Match(game, head, [...match.log.slice(0, before), { by: made.by, move }]);
    const rng = new FastRng('bent');
    for (let next = nextOf(bent, rng); next && bent.log.length < MOST; next = nextOf(bent, rng))
      bent.append(next);
    expect(verify(bent, SECRET)).toMatchObject({ fair: true });
    expect(verify(bent, SECRET, page)).toEqual(other(page[0]!.n));
    // Nor is the first story forgotten when the page is shown the second one meanwhile.
    look(page, bent, 0);
    expect(page).toHaveLength(2);
    for (const told of [match, bent]) expect(verify(told, SECRET, page)).toMatchObject({ fair: false });
  });

  it('slips in a move that was taken back, to come to a draw with another number', async () => {
    const { match, head, game } = await play(entry);
    const { before } = fork(match, head)!;
    const made = match.log[before] as { by: Seat; move: Move };
    const stood = new Match(game, head, match.log.slice(0, before)).standing.length;
    const bent = new Match(game, head, [...match.log.slice(0, before), made, { by: made.by, undo: stood }]);
    bent.append(made);
    while (bent.waitsFor !== 'chance') {
      const moves: Move[] = [];
      bent.game.moves(bent.state, bent.owing[0]!, moves);
      bent.append({ by: bent.owing[0]!, move: moves[0]! });
    }
    bent.append(bent.drawNow(SECRET));
    // The page saw neither of the two entries, nor their number.
    const page = remember([], { viewer: 0, entries: seen(bent, 0), log: bent.log.length - 2 })!;
    expect(verify(bent, SECRET)).toMatchObject({ fair: true });
    expect(verify(bent, SECRET, page)).toEqual(other(bent.standing.length));
  });
});
