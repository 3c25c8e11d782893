/** A law that cannot fail proves nothing: each one is shown a game with the defect that it is there to find. */
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../contract/index.ts';
import { optionSets } from './cases.ts';
import { type Law, laws, twinsLookAlike } from './laws.ts';
import type { Table } from './table.ts';
import { type ToyState, toy, toyTable } from './toy.ts';

type ToyTable = Table<ToyState, number>;

const breaks = (law: Law, table: ToyTable): boolean => {
  for (let seed = 0; seed < 10; seed++) {
    try {
      law(table, seed);
    } catch {
      return true;
    }
  }
  return false;
};

describe('the toy keeps', () => {
  it.each(Object.entries(laws))('%s', (_name, law) => {
    for (let seed = 0; seed < 30; seed++) law(toyTable(), seed);
  });

  it('twinsLookAlike, with twins that really differ', () => {
    let apart = 0;
    for (let seed = 0; seed < 30; seed++) apart += twinsLookAlike(toyTable(), seed);
    expect(apart).toBeGreaterThan(30);
  });
});

const dealer = { ...toy };

const defects: readonly [keyof typeof laws | 'twinsLookAlike', string, ToyTable][] = [
  [
    'everyListedMoveChangesTheState',
    'a move does nothing',
    toyTable({ play: (s, by, move) => void (by === CHANCE && toy.play(s, by, move)) }),
  ],
  ['notationRoundTrips', 'two moves have one name', toyTable({ write: () => 'keep' })],
  [
    'notationRoundTrips',
    'a draw cannot be read',
    toyTable({ read: (s, by, text) => (by === CHANCE ? { refused: 'No draw.' } : toy.read(s, by, text)) }),
  ],
  ['readRefusesEverythingElse', 'anything is a move', toyTable({ read: () => ({ value: 1 }) })],
  [
    'readRefusesEverythingElse',
    'reading changes the position',
    toyTable({
      read: (s, by, text) => {
        s.die++;
        return toy.read(s, by, text);
      },
    }),
  ],
  ['readRefusesEverythingElse', 'a refusal says nothing', toyTable({ read: () => ({ refused: 'no' }) })],
  ['copiesAreIndependent', 'a copy shares a list', toyTable({ copy: (s) => ({ ...s }) })],
  [
    'viewsFollowHiddenEntries',
    'an entry hides too much',
    toyTable({
      hide: (s, by, move, viewer) => (by === CHANCE && s.step === 0 ? 0 : toy.hide(s, by, move, viewer)),
    }),
  ],
  ['viewsFollowHiddenEntries', 'an entry shows too much', toyTable({ hide: (_s, _by, move) => move })],
  [
    'viewsKnowTheirOwnMoves',
    'moves depend on the other hand',
    toyTable({
      moves: (s, seat, out) =>
        s.cards[1 - seat] === 0 ? toy.moves(s, seat, out) : Math.min(1, toy.moves(s, seat, out)),
    }),
  ],
  ['twinsLookAlike', 'a view shows the other hand', toyTable({ view: (s) => toy.copy(s) })],
  [
    'viewsKnowTheirOwnMoves',
    'an open decision needs a look at the hand',
    toyTable({
      openly: () => true,
      moves: (s, seat, out) => (s.cards[seat] === 0 ? 0 : toy.moves(s, seat, out)),
    }),
  ],
  [
    'twinsLookAlike',
    'a view shows the sum of the hands',
    toyTable({ view: (s, viewer) => ({ ...toy.view(s, viewer), sum: s.cards[0]! + s.cards[1]! }) }),
  ],
  [
    'guessesFitTheView',
    'a guess gives the viewer another card',
    toyTable({
      guess: (seen, viewer, rng) => ({
        ...toy.guess(seen, viewer, rng),
        cards: [1 + rng.below(6), 1 + rng.below(6)],
      }),
    }),
  ],
  [
    'guessesFitTheView',
    'a guess changes the view',
    toyTable({
      guess: (seen, viewer, rng) => {
        const whole = toy.guess(seen, viewer, rng);
        seen.die = 9;
        return whole;
      },
    }),
  ],
  ['piecesAreConserved', 'a card is lost', toyTable({}, { pieces: (s) => ({ cards: s.step }) })],
  ['gamesEndWithAResult', 'nobody wins', toyTable({ result: (s) => ({ ...toy.result(s), winners: [] }) })],
  [
    'gamesEndWithAResult',
    'a score is no number',
    toyTable({ result: (s) => ({ ...toy.result(s), scores: [Number.NaN, 1] }) }),
  ],
  [
    'logsReplay',
    'a position holds what JSON loses',
    toyTable({
      start: () => Object.assign(toy.start(2, {}), { extra: new Map() }),
      play: (s, by, move) => {
        toy.play(s, by, move);
        if (!((s as ToyState & { extra: unknown }).extra instanceof Map)) s.die = 9;
      },
    }),
  ],
  ['theOrderOfMovesIsStable', 'the order changes', toyTable({ moves: shifty() })],
  ['theOrderOfMovesIsStable', 'a forced move is a choice', toyTable({ forced: () => 1 })],
  ['theOrderOfMovesIsStable', 'a stranger decides', toyTable({ decides: () => 7 })],
  [
    'simultaneousMovesCommute',
    'who is first matters',
    toyTable({
      play: (s, by, move, tell) => {
        if (by === 0 && s.chosen[1] !== 0) s.die = 1;
        if (by === 1 && s.chosen[0] !== 0) s.die = 2;
        toy.play(s, by, move, tell);
      },
    }),
  ],
  [
    'transcriptsRoundTrip',
    'the set-up forgets a card',
    toyTable({ transcript: { ...dealer.transcript, setup: (s) => ({ cards: [s.cards[0]!, 0] }) } }),
  ],
  [
    'transcriptsRoundTrip',
    'a chance line lies',
    toyTable({ transcript: { ...dealer.transcript, chance: () => ({ kind: 'die', value: 0 }) } }),
  ],
  [
    'transcriptsRoundTrip',
    'any set-up will do',
    toyTable({ transcript: { ...dealer.transcript, opening: () => ({ value: [21] }) } }),
  ],
  [
    'oddsCoverEveryDraw',
    'a face is missing',
    toyTable({
      odds: (_s, visit) => {
        visit(1, 1);
        return true;
      },
    }),
  ],
  [
    'everythingHasWords',
    'a move has no words',
    toyTable({}, { words: { ...toyTable().words, move: () => '' } }),
  ],
  [
    'everythingHasWords',
    'nothing is told',
    toyTable({}, { words: { ...toyTable().words, say: () => undefined } }),
  ],
  [
    'everyMoveHasAReason',
    'a number is missing in a reason',
    toyTable({}, { reasons: { why: (view) => `Your card is worth ${view.cards[9]!}.` } }),
  ],
  ['everyMoveHasAReason', 'a reason is no sentence', toyTable({}, { reasons: { why: () => 'good' } })],
  [
    'everyMoveHasAReason',
    'a reason plays the move',
    toyTable({}, { reasons: { why: (view) => `Your card is worth ${view.die++}.` } }),
  ],
  ['everythingHasWords', 'a value is no number', toyTable({}, { hints: { value: () => Number.NaN } })],
];

function shifty(): typeof toy.moves {
  let calls = 0;
  return (s, seat, out) => {
    const count = toy.moves(s, seat, out);
    if (count === 2 && calls++ % 2) out.splice(0, 2, 2, 1);
    return count;
  };
}

describe('a law finds', () => {
  it.each(defects)('%s: %s', (name, _defect, table) => {
    const law: Law = name === 'twinsLookAlike' ? (each, seed) => void twinsLookAlike(each, seed) : laws[name];
    expect(breaks(law, table)).toBe(true);
  });

  it('every law is tried with a defect', () => {
    expect(new Set(defects.map(([name]) => name))).toEqual(new Set([...Object.keys(laws), 'twinsLookAlike']));
  });
});

describe('option sets', () => {
  it('hold every pair of values', () => {
    const flag = { type: 'flag', label: 'flag', default: false } as const;
    const facts = {
      ...toyTable().entry.facts,
      options: {
        a: flag,
        b: flag,
        c: flag,
        size: { type: 'number', label: 'size', default: 2, min: 1, max: 3 } as const,
      },
    };
    const sets = optionSets(facts);
    for (const x of [false, true]) {
      for (const y of [false, true]) expect(sets.some((set) => set.a === x && set.c === y)).toBe(true);
      for (const size of [1, 2, 3]) expect(sets.some((set) => set.b === x && set.size === size)).toBe(true);
    }
    expect(sets.length).toBeLessThan(12);
  });
});
