/** A law that cannot fail proves nothing: each one is shown a game with the defect that it is there to find. */
import { describe, expect, it } from 'vitest';
import { CHANCE } from '../contract/index.ts';
import { optionSets } from './cases.ts';
import { type Law, laws, twinsLookAlike } from './laws.ts';
import type { Table } from './table.ts';
import { type ToyState, toy, toyTable } from './toy.ts';

type ToyTable = Table<ToyState, number>;

/** What the law says of this game, in one of a few random games. */
function complaintOf(law: Law, table: ToyTable): string | undefined {
  for (let seed = 0; seed < 10; seed++) {
    try {
      law(table, seed);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return undefined;
}

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

const legalOf = (state: ToyState, seat: number): number[] => {
  const legal: number[] = [];
  legal.length = toy.moves(state, seat, legal);
  return legal;
};
const lastFirst: typeof toy.pick = (state, seat, rng) => {
  const legal = legalOf(state, seat);
  return legal[legal.length - 1 - rng.below(legal.length)]!;
};
const twiceDrawn: typeof toy.pick = (state, seat, rng) => {
  const legal = legalOf(state, seat);
  const index = rng.below(legal.length);
  rng.below(2);
  return legal[index]!;
};

const defects: readonly [
  law: keyof typeof laws | 'twinsLookAlike',
  defect: string,
  complaint: string,
  table: ToyTable,
][] = [
  [
    'everyListedMoveChangesTheState',
    'a move does nothing',
    'throw changed nothing',
    toyTable({ play: (s, by, move) => void ((by === CHANCE || move === 1) && toy.play(s, by, move)) }),
  ],
  [
    'notationRoundTrips',
    'two moves have one name',
    'two moves are written keep',
    toyTable({ write: (s, by, move) => (by === CHANCE ? toy.write(s, by, move) : 'keep') }),
  ],
  [
    'notationRoundTrips',
    'a draw cannot be read',
    'a draw does not survive notation',
    toyTable({
      read: (s, by, text) => (by === CHANCE ? { refused: { code: 'noDraw' } } : toy.read(s, by, text)),
    }),
  ],
  [
    'readRefusesEverythingElse',
    'anything is a move',
    'is read as a move that is not legal',
    toyTable({ read: () => ({ value: 1 }) }),
  ],
  [
    'readRefusesEverythingElse',
    'reading changes the position',
    'reading changed the position',
    toyTable({
      read: (s, by, text) => {
        s.die++;
        return toy.read(s, by, text);
      },
    }),
  ],
  [
    'readRefusesEverythingElse',
    'a refusal says nothing',
    'is no sentence',
    toyTable({}, { refuse: () => 'no' }),
  ],
  [
    'copiesAreIndependent',
    'a copy shares a list',
    'playing on a copy changed the original',
    toyTable({ copy: (s) => ({ ...s }) }),
  ],
  [
    'viewsFollowHiddenEntries',
    'an entry hides too much',
    'went its own way',
    toyTable({
      hide: (s, by, move, viewer) => (by === CHANCE && s.step === 0 ? 0 : toy.hide(s, by, move, viewer)),
    }),
  ],
  [
    'viewsFollowHiddenEntries',
    'an entry shows too much',
    'the view of seat -1 went its own way',
    toyTable({ hide: (_s, _by, move) => move }),
  ],
  [
    'viewsKnowTheirOwnMoves',
    'moves depend on the other hand',
    'sees other moves than there are',
    toyTable({
      moves: (s, seat, out) =>
        s.cards[1 - seat] === 0 ? toy.moves(s, seat, out) : Math.min(1, toy.moves(s, seat, out)),
    }),
  ],
  [
    'twinsLookAlike',
    'a view shows the other hand',
    'can tell two worlds apart',
    toyTable({ view: (s) => toy.copy(s) }),
  ],
  [
    'viewsKnowTheirOwnMoves',
    'an open decision needs a look at the hand',
    'depends on its secrets',
    toyTable({
      openly: () => true,
      moves: (s, seat, out) => (s.cards[seat] === 0 ? 0 : toy.moves(s, seat, out)),
    }),
  ],
  [
    'twinsLookAlike',
    'a view shows the sum of the hands',
    'can tell two worlds apart',
    toyTable({ view: (s, viewer) => ({ ...toy.view(s, viewer), sum: s.cards[0]! + s.cards[1]! }) }),
  ],
  [
    'guessesFitTheView',
    'a guess gives the viewer another card',
    'contradicts what it sees',
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
    'guessing changed the view',
    toyTable({
      guess: (seen, viewer, rng) => {
        seen.die = 9;
        return toy.guess(seen, viewer, rng);
      },
    }),
  ],
  [
    'piecesAreConserved',
    'a card is lost',
    'pieces appeared or were lost',
    toyTable({}, { pieces: (s) => ({ cards: s.step }) }),
  ],
  [
    'gamesEndWithAResult',
    'nobody wins',
    'winners are []',
    toyTable({ result: (s) => ({ ...toy.result(s), winners: [] }) }),
  ],
  [
    'gamesEndWithAResult',
    'a score is no number',
    'scores are [null,1]',
    toyTable({ result: (s) => ({ ...toy.result(s), scores: [Number.NaN, 1] }) }),
  ],
  [
    'logsReplay',
    'a position holds what JSON loses',
    'a replay of the log ends elsewhere',
    toyTable({
      start: () => Object.assign(toy.start(2, {}), { extra: new Map() }),
      play: (s, by, move) => {
        toy.play(s, by, move);
        if (!((s as ToyState & { extra: unknown }).extra instanceof Map)) s.die = 9;
      },
    }),
  ],
  [
    'theOrderOfMovesIsStable',
    'the order changes',
    'moves are listed in another order',
    toyTable({ moves: shifty() }),
  ],
  [
    'theOrderOfMovesIsStable',
    'a pick has its own order',
    'another move is picked than the list has',
    toyTable({ pick: lastFirst }),
  ],
  [
    'theOrderOfMovesIsStable',
    'a pick is drawn twice',
    'a pick takes more or fewer random numbers than a list',
    toyTable({ pick: twiceDrawn }),
  ],
  [
    'theOrderOfMovesIsStable',
    'a forced move is a choice',
    'a forced move is not the only one',
    toyTable({ forced: () => 1 }),
  ],
  [
    'theOrderOfMovesIsStable',
    'a stranger decides',
    'seat 7 decides, and there is none',
    toyTable({ decides: () => 7 }),
  ],
  [
    'simultaneousMovesCommute',
    'who is first matters',
    'two moves at once depend on their order',
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
    'a set-up is read as other deals',
    toyTable({ transcript: { ...dealer.transcript, setup: (s) => ({ cards: [s.cards[0]!, 0] }) } }),
  ],
  [
    'transcriptsRoundTrip',
    'a chance line lies',
    'a chance line is read as another draw',
    toyTable({ transcript: { ...dealer.transcript, chance: () => ({ kind: 'die', value: 0 }) } }),
  ],
  [
    'transcriptsRoundTrip',
    'any set-up will do',
    'is accepted',
    toyTable({
      transcript: {
        ...dealer.transcript,
        opening: (s, setup) => ('cards' in setup ? dealer.transcript.opening(s, setup) : { value: [21] }),
      },
    }),
  ],
  [
    'oddsCoverEveryDraw',
    'a face is missing',
    'is not among the odds',
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
    'a move in words: “”',
    toyTable({}, { words: { ...toyTable().words, move: () => '' } }),
  ],
  [
    'everythingHasWords',
    'nothing is told',
    'nothing is told of keep',
    toyTable({}, { words: { ...toyTable().words, say: () => undefined } }),
  ],
  [
    'everyMoveHasAReason',
    'a number is missing in a reason',
    'no reason for keep: “Your card is worth undefined.”',
    toyTable({}, { reasons: { why: (view) => `Your card is worth ${view.cards[9]!}.` } }),
  ],
  [
    'everyMoveHasAReason',
    'a reason is no sentence',
    'no reason for keep: “good”',
    toyTable({}, { reasons: { why: () => 'good' } }),
  ],
  [
    'everyMoveHasAReason',
    'a reason plays the move',
    'a reason changes the position',
    toyTable({}, { reasons: { why: (view) => `Your card is worth ${view.die++}.` } }),
  ],
  [
    'everythingHasWords',
    'a value is no number',
    'a view has no value',
    toyTable({}, { hints: { value: () => Number.NaN } }),
  ],
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
  it.each(defects)('%s: %s', (name, _defect, complaint, table) => {
    const law: Law = name === 'twinsLookAlike' ? (each, seed) => void twinsLookAlike(each, seed) : laws[name];
    expect(complaintOf(law, table)).toContain(complaint);
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
