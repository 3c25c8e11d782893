import { describe, expect, it } from 'vitest';
import type { Figure, Section } from '../../contract/index.ts';
import { aloft } from './game.ts';
import { readPosition } from './position.ts';
import { convoy, finale, rulebook } from './rulebook.ts';
import type { AloftState } from './state.ts';

const figures = (section: Section): Figure[] =>
  section.blocks.flatMap((block) => ('figure' in block ? [block.figure] : []));
const load = (text: string): AloftState => {
  const reading = readPosition(text);
  if ('refused' in reading) throw new Error(`${text}: ${reading.refused}`);
  return reading.value;
};
const play = (text: string, ...moves: readonly string[]): AloftState => {
  const s = load(text);
  for (const move of moves) {
    const reading = aloft.read(s, s.turn, move);
    if ('refused' in reading) throw new Error(`${move}: ${reading.refused}`);
    aloft.play(s, s.turn, reading.value);
  }
  return s;
};
const refusal = (text: string, move: string) => {
  const s = load(text);
  const reading = aloft.read(s, s.turn, move);
  return 'refused' in reading ? reading.refused : '';
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

  it('holds all examples of the rules', () => {
    expect(shown('examples')).toEqual([...convoy, finale]);
  });

  it('walks the trucks as the rules do: T T T, then only S, then T', () => {
    for (const [i, move] of ['T', 'T', 'T', 'S', 'T'].entries()) {
      const after = play(convoy[i]!, move);
      const next = load(convoy[i + 1]!);
      expect([after.steps, after.safety]).toEqual([next.steps, next.safety]);
    }
    expect(refusal(convoy[3], 'T')).toContain('safety truck');
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
    expect(refusal(advancing, 'L 4')).toContain('neighbours');
    expect(refusal(advancing, 'L 6')).toBe('');
    expect(refusal(last, 'L 10')).toBe('');
    expect(refusal(last, 'L 13')).toContain('no column');
    expect(aloft.result(load(shown('scoring')[0]!)).scores).toEqual([5, 6]);
    expect(refusal(shown('solo')[0]!, 'A WY')).toContain('corner');
    expect(refusal(shown('solo')[0]!, 'U GP 2')).toBe('');
    for (const move of ['I 3', 'U GP 1', 'A PW']) expect(refusal(shown('notation')[0]!, move)).toBe('');
    expect(refusal(shown('notation')[0]!, 'L 5')).toContain('neighbours');
  });

  it('answers every ruling', () => {
    expect(rulebook.rulings).toHaveLength(3);
  });
});
