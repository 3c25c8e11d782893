import { describe, expect, test } from 'vitest';
import { playOut } from '../../../bots/playout.ts';
import { random } from '../../../bots/random.ts';
import {
  CHANCE,
  type Entry,
  type GameEntry,
  type Move,
  type Position,
  SPECTATOR,
} from '../../../contract/index.ts';
import { games } from '../../../games/index.ts';
import type { LogEntry } from '../../../match/log.ts';
import { newHead } from '../../../match/match.ts';
import { rulesOf } from '../../../toolkit/listing.ts';
import { defaultOptions } from '../../../toolkit/options.ts';
import { FastRng } from '../../../toolkit/rng.ts';
import type { Joined, ToPage } from '../../host/host.ts';
import { adviceWords, tableWords } from '../../words/index.ts';
import { TableModel } from '../model.ts';
import type { Question } from './messages.ts';
import { dilemmaOf } from './question.ts';
import { StoryTeller } from './story-teller.ts';
import { type Brains, think } from './think.ts';

const [say, advice] = await Promise.all([tableWords('en'), adviceWords('en')]);

const FEW = { chance: [2, 4], points: [2, 3] } as const;
const people = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo', 'The automaton'].map((name) => ({
  name,
  isYou: false,
  sign: 0,
}));

async function brainsOf({ facts, rules, hints, reasons }: GameEntry): Promise<Brains> {
  const [game, knowledge, why] = await Promise.all([rulesOf({ facts, rules }), hints(), reasons?.('en')]);
  return { facts, game, hints: knowledge, reasons: why };
}

/** A whole random game. */
function playedBy({ facts, game, hints }: Brains, seats: number): { entries: Entry[]; final: Position } {
  const final = game.start(seats, defaultOptions(facts.options));
  const entries: Entry[] = [];
  const bots = Array.from({ length: seats }, () => random.make(game, hints));
  playOut(game, final, bots, new FastRng(`${facts.id}/${seats}`), (entry) => entries.push(entry));
  return { entries, final };
}

/** The first choice after so many entries. */
function choiceIn({ facts, game }: Brains, seats: number, entries: readonly Entry[], after: number) {
  const state = game.start(seats, defaultOptions(facts.options));
  const out: Move[] = [];
  for (const [i, { by, move }] of entries.entries()) {
    if (i >= after && by !== CHANCE && game.moves(state, by, out) > 1) return { state, seat: by, n: i };
    game.play(state, by, move);
  }
  throw new Error('nobody has a choice');
}

describe.each(games.map((entry) => [entry.facts.id, entry] as const))('%s', (_id, entry) => {
  const seats = entry.facts.usualSeats;

  test('advice has at most three moves with a reason, and is the same for the same iterations', async () => {
    const brains = await brainsOf(entry);
    const { game } = brains;
    const { state, seat } = choiceIn(brains, seats, playedBy(brains, seats).entries, 12);
    const viewer = game.decides(state, seat);
    const ask = (world: Position): Question => ({
      game: entry.facts.id,
      version: entry.facts.version,
      view: game.view(world, viewer),
      seat,
      people,
    });
    const hints = think(brains, ask(state), { iterations: 60 });
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(3);
    for (const { why } of hints) expect(why).toMatch(/^[\p{Lu}\d].*\.$/u);
    // Another position that looks the same to the viewer who asks.
    const twin = game.guess(game.view(state, viewer), viewer, new FastRng('twin'));
    expect(think(brains, ask(twin), { iterations: 60 })).toEqual(hints);
  });

  test('a game that gives no reasons has a sentence all the same', async () => {
    const brains = { ...(await brainsOf(entry)), reasons: undefined };
    const { game } = brains;
    const { state, seat } = choiceIn(brains, seats, playedBy(brains, seats).entries, 5);
    const view = game.view(state, game.decides(state, seat));
    const [best] = think(
      brains,
      { game: entry.facts.id, version: 1, view, seat, people },
      { iterations: 20 },
    );
    expect(best?.why, 'the worker has no words').toBeUndefined();
    expect(advice.tried(best!.share)).toMatch(
      /^Of all the ways to play on that were tried, \d+ % begin with it\.$/,
    );
  });

  test('a story has a row for every point from the deal to the end, and ends with the result', async () => {
    const brains = await brainsOf(entry);
    const { game, facts } = brains;
    const { entries, final } = playedBy(brains, seats);
    const match = {
      game: facts.id,
      version: 1,
      seats,
      options: defaultOptions(facts.options),
      entries,
      always: [0],
    };
    const teller = new StoryTeller(brains, match, FEW);
    expect(teller.story().values).toEqual([]);
    while (!teller.isWhole) teller.step();
    const rough = teller.story();
    while (teller.step());
    const story = teller.story();
    expect(story.first + story.values.length - 1).toBe(entries.length);
    expect(rough.values).toHaveLength(story.values.length);
    expect([rough.share < story.share, story.share]).toEqual([true, 1]);
    const { scores, winners } = game.result(final);
    const won = (seat: number): number => (winners.includes(seat) ? 1 / winners.length : 0);
    expect(story.values.at(-1)).toEqual(story.unit === 'points' ? scores.slice() : story.seats.map(won));
    for (const row of story.unit === 'chance' ? story.values : [])
      expect(row.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    const again = new StoryTeller(brains, match, FEW);
    while (again.step());
    expect(again.story()).toEqual(story);
  });
});

test('a story of dozens of players shows the leaders and its reader', async () => {
  const entry = games.find(({ facts }) => facts.seats.max > 50)!;
  const brains = await brainsOf(entry);
  const seats = entry.facts.seats.max;
  const { entries, final } = playedBy(brains, seats);
  const { winners } = brains.game.result(final);
  const always = [winners.includes(42) ? 43 : 42];
  const match = {
    game: entry.facts.id,
    version: 1,
    seats,
    options: defaultOptions(entry.facts.options),
    entries,
    always,
  };
  const teller = new StoryTeller(brains, match, { chance: [1], points: [1] });
  expect(teller.seats.length).toBeLessThanOrEqual(8);
  expect(teller.seats).toEqual(expect.arrayContaining([...winners.slice(0, 5), ...always]));
  while (teller.step());
  expect(teller.story().values.every((row) => row.length === teller.seats.length)).toBe(true);
});

describe('what a hint is about', async () => {
  const entry = games.find(({ facts }) => facts.secrets)!;
  const brains = await brainsOf(entry);
  const { game } = brains;
  const words = await entry.words('en');
  const { entries } = playedBy(brains, 2);

  async function page(shown: readonly Entry[], more: Partial<Joined> = {}) {
    let hear = (_message: ToPage): void => {};
    const host = {
      send: () => {},
      listen: (listener: typeof hear) => {
        hear = listener;
      },
      close: () => {},
    };
    const ears = { announce: () => {}, warn: () => {}, unsay: () => {}, cue: () => {} };
    const model = new TableModel(host, async () => ({ game, words }), ears, say);
    const head = newHead({
      id: 'm',
      game: entry.facts.id,
      version: 1,
      options: defaultOptions(entry.facts.options),
      seats: [
        { name: 'Ann', player: 'person' },
        { name: 'Bo', player: { bot: 'any' } },
      ],
      secret: '0'.repeat(64),
      created: '2025-01-01T00:00:00.000Z',
      fixedSeats: true,
    });
    const joined = { head, viewer: 0, people: [0], entries: shown, undo: undefined, kept: true, ...more };
    hear({ type: 'joined', ...joined });
    await new Promise((resolve) => setTimeout(resolve));
    return model;
  }

  /** The first entries, as the viewer may see them. */
  function seenBy(viewer: number, count: number): Entry[] {
    const state = game.start(2, defaultOptions(entry.facts.options));
    return entries.slice(0, count).map(({ by, move }) => {
      const hidden = { by, move: game.hide(state, by, move, viewer) };
      game.play(state, by, move);
      return hidden;
    });
  }
  const own = entries.findIndex(({ by }, i) => i > 8 && by === 0);

  test('now: the view that is on the page, of the seat that is asked', async () => {
    const model = await page(seenBy(0, own));
    const dilemma = dilemmaOf(model)!;
    const state = game.start(2, defaultOptions(entry.facts.options));
    for (const { by, move } of entries.slice(0, own)) game.play(state, by, move);
    expect(dilemma.open).toBe(true);
    expect(dilemma.question.seat).toBe(0);
    expect(dilemma.question.people.slice(0, 2).map(({ isYou }) => isYou)).toEqual([true, false]);
    expect(dilemma.question.view).toEqual(game.view(state, 0));
    expect(dilemma.question.view).not.toEqual(state);
  });

  test('looking back at a finished game: no more than the player who chose then knew', async () => {
    const over = { secret: '', log: entries as readonly LogEntry[] };
    const model = await page(entries, { over });
    expect(dilemmaOf(model)).toBeUndefined();
    const other = entries.findIndex(({ by }, i) => i > 8 && by === 1);
    model.look(other);
    const dilemma = dilemmaOf(model)!;
    expect(dilemma).toMatchObject({ open: false, question: { seat: 1 } });
    expect(dilemma.question.view).toEqual(game.view(model.view.value!, 1));
    expect(dilemma.question.view).not.toEqual(model.view.value);
  });

  test('nothing while others choose, and nothing where the table allows no hints', async () => {
    const others = entries.findIndex(({ by }, i) => i > 8 && by === 1);
    expect(dilemmaOf(await page(seenBy(0, others)))).toBeUndefined();
    const model = await page(seenBy(0, own), { hints: false });
    expect(model.asked.value?.seat).toBe(0);
    expect(dilemmaOf(model)).toBeUndefined();
  });

  test('a player who decides openly may ask without a look at their secrets', async () => {
    for (const each of games) {
      const mind = await brainsOf(each);
      if (!mind.game.openly) continue;
      const match = playedBy(mind, each.facts.usualSeats);
      const state = mind.game.start(each.facts.usualSeats, defaultOptions(each.facts.options));
      const open = match.entries.findIndex(({ by, move }) => {
        if (by !== CHANCE && mind.game.openly!(state, by)) return true;
        mind.game.play(state, by, move);
        return false;
      });
      if (open < 0) continue;
      const seat = match.entries[open]!.by;
      const view = mind.game.view(state, SPECTATOR);
      const hints = think(mind, { game: each.facts.id, version: 1, view, seat, people }, { iterations: 20 });
      expect(hints.length, each.facts.id).toBeGreaterThan(0);
    }
  });
});
