import { describe, expect, it } from 'vitest';
import type { Figure, Section } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { panorama } from './game.ts';
import { panorama as entry } from './index.ts';
import { read } from './notation.ts';
import { readPosition } from './position.ts';
import { convoy, figures as drawn, finale } from './rulebook.ts';
import type { PanoramaState } from './state.ts';

const rulebook = await entry.rulebook('en');
const figures = (section: Section): Figure[] =>
  section.blocks.flatMap((block) => ('figure' in block ? [block.figure] : []));
const load = (text: string): PanoramaState => accepted(readPosition(text));
const play = (text: string, ...moves: readonly string[]): PanoramaState => {
  const s = load(text);
  for (const move of moves) {
    const value = accepted(panorama.read(s, s.turn, move));
    panorama.play(s, s.turn, value);
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
  it.each(['data', 'set-up', 'a-turn', 'scoring', 'notation', 'examples'])(
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

  it('drives the convoy as the rules do: T 5, then any, T 2, then only T 1', () => {
    for (const [i, move] of ['T 5', 'T 2', 'T 1'].entries())
      expect(play(convoy[i]!, move).trucks).toBe(load(convoy[i + 1]!).trucks);
    for (const move of ['T 1', 'T 2', 'T 3', 'T 4']) {
      expect(refusal(convoy[0], move)).toBe('passesSafety');
      expect(refusal(convoy[1], move)).toBe('');
    }
    expect(refusal(convoy[1], 'T 6')).toBe('gapTooWide');
    expect(refusal(convoy[3], 'T 6')).toBe('');
  });

  it('scores the last example: red 28 for the formation, 12 for sets', () => {
    const { scores, detail } = panorama.result(load(finale));
    expect([scores[0], detail.formationScores, detail.achievements]).toEqual([
      40,
      expect.arrayContaining([28]),
      expect.arrayContaining([12]),
    ]);
    const formation = detail.formation as readonly (readonly [string, number, number])[];
    expect(formation.map(([name]) => name).join(' ')).toBe('PW RY WY GW GP GR X1 PR PY GY X2 RW');
  });

  it('says what is true of the other figures', () => {
    const [driving, advancing, last] = shown('a-turn') as [string, string, string];
    expect(play(driving, 'T 3').load[5]).toBe(load(driving).load[3]);
    expect(refusal(driving, 'T 4')).toBe('');
    expect(refusal(driving, 'T 8')).toBe('gapTooWide');
    expect(refusal(advancing, 'L 4')).toBe('neighbour');
    expect(refusal(advancing, 'L 6')).toBe('');
    expect(panorama.next(play(last, 'T 8'))).toEqual({ to: 'reveal' });
    expect(refusal(last, 'L 10')).toBe('');
    expect(refusal(last, 'L 13')).toBe('pastTheEdge');
    expect(panorama.result(load(shown('scoring')[0]!))).toMatchObject({
      scores: [18, 23],
      detail: { formationScores: [5, 7], achievements: [13, 16] },
    });
    for (const move of ['T 2', 'I GP 4', 'L 3', 'A PW'])
      expect(refusal(shown('notation')[0]!, move)).toBe('');
    expect(refusal(shown('notation')[0]!, 'T 7')).toBe('gapTooWide');
  });

  it('answers every ruling', () => {
    expect(rulebook.rulings).toHaveLength(5);
  });
});
