import { describe, expect, it } from 'vitest';
import type { Figure, Section } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { aloft } from './game.ts';
import { aloft as entry } from './index.ts';
import { read } from './notation.ts';
import { readPosition } from './position.ts';
import { convoy, figures as drawn, finale } from './rulebook.ts';
import type { AloftState } from './state.ts';

const rulebook = await entry.rulebook('en');
const figures = (section: Section): Figure[] =>
  section.blocks.flatMap((block) => ('figure' in block ? [block.figure] : []));
const load = (text: string): AloftState => accepted(readPosition(text));
const play = (text: string, ...moves: readonly string[]): AloftState => {
  const s = load(text);
  for (const move of moves) {
    const value = accepted(aloft.read(s, s.turn, move));
    aloft.play(s, s.turn, value);
  }
  return s;
};
const refusal = (text: string, move: string): string => {
  const s = load(text);
  const reading = read(s, s.turn, move);
  return 'refused' in reading ? reading.refused.code : '';
};
const shown = (id: string): string[] =>
  figures(rulebook.sections.find((section) => section.id === id)!).map(({ position }) => position);

describe('the rulebook', () => {
  it.each(['data', 'set-up', 'a-turn', 'scoring', 'solo', 'notation', 'examples'])(
    'shows a position under %s, and every one loads',
    (id) => {
      expect(shown(id).length).toBeGreaterThan(0);
      for (const position of shown(id)) load(position);
    },
  );

  it('shows every figure once', () => {
    const all = rulebook.sections.flatMap(figures).map(({ position }) => position);
    expect(all.sort()).toEqual(
      Object.values(drawn)
        .map(({ position }) => position)
        .sort(),
    );
  });

  it('holds all examples of the rules', () => {
    expect(shown('examples')).toEqual([...convoy, finale]);
  });

  it('walks the trucks as the rules do: T T T, then only S, then T', () => {
    for (const [i, move] of ['T', 'T', 'T', 'S', 'T'].entries()) {
      const after = play(convoy[i]!, move);
      const next = load(convoy[i + 1]!);
      expect([after.steps, after.safety]).toEqual([next.steps, next.safety]);
    }
    expect(refusal(convoy[3], 'T')).toBe('lastTruckPasses');
  });

  it('scores the last example: red 28', () => {
    const result = aloft.result(load(finale));
    expect(result.scores[0]).toBe(28);
    const formation = result.detail.formation as readonly (readonly [string, number, number])[];
    expect(formation.map(([name]) => name).join(' ')).toBe('PW RY WY GW GP GR X1 PR PY GY X2 RW');
  });

  it('says what is true of the other figures', () => {
    const [moving, advancing, last] = shown('a-turn') as [string, string, string];
    expect(play(moving, 'T').load).toEqual(load(moving).load);
    expect(play(moving, 'S').safety).toBe(6);
    expect(refusal(advancing, 'L 4')).toBe('neighbour');
    expect(refusal(advancing, 'L 6')).toBe('');
    expect(refusal(last, 'L 10')).toBe('');
    expect(refusal(last, 'L 13')).toBe('pastTheEdge');
    expect(aloft.result(load(shown('scoring')[0]!)).scores).toEqual([5, 6]);
    expect(refusal(shown('solo')[0]!, 'A WY')).toBe('corner');
    expect(refusal(shown('solo')[0]!, 'U GP 2')).toBe('');
    for (const move of ['I 3', 'U GP 1', 'A PW']) expect(refusal(shown('notation')[0]!, move)).toBe('');
    expect(refusal(shown('notation')[0]!, 'L 5')).toBe('neighbour');
  });

  it('answers every ruling', () => {
    expect(rulebook.rulings).toHaveLength(3);
  });
});
