import { describe, expect, it } from 'vitest';
import type { Block, Figure } from '../../contract/index.ts';
import { flightOf } from './flight.ts';
import { takeFlight as game } from './game.ts';
import { ceiling, examples, legend, rulebook } from './rulebook.ts';
import { at } from './testing/table.ts';
import { words } from './words/en/rulebook.ts';

const book = rulebook(words());
const figuresOf = (blocks: readonly Block[]): Figure[] =>
  blocks.flatMap((block) => ('figure' in block ? [block.figure] : []));
const flight = (text: string, move: string) => {
  const state = at(text);
  const reading = game.read(state, 0, move);
  if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
  return flightOf(state, 0, reading.value as number);
};

describe('the rulebook', () => {
  it.each(book.sections.map(({ id, blocks }) => [id, figuresOf(blocks)] as const))(
    'shows a position under %s, and every one loads',
    (_id, figures) => {
      expect(figures.length).toBeGreaterThan(0);
      for (const each of figures) at(each.position);
    },
  );

  it('holds all examples of the rules, and they come out as the captions say', () => {
    const [climb, level, heart, top] = Object.values(examples).map(at);
    expect(climb).toMatchObject({ row: [5], modifier: [0] });
    expect(level).toMatchObject({ row: [3], modifier: [0] });
    expect(heart).toMatchObject({ row: [4], modifier: [-1] });
    expect(top).toMatchObject({ row: [16], modifier: [-1], gained: [4] });
    expect(flight('6: 14 +1; 6', '15 +2')).toMatchObject({ value: 3, sum: 4, symbol: 0 });
    expect(flight(ceiling, '20')).toMatchObject({ sum: 13, gain: 4, slope: 1, drag: -1 });
  });

  it('says what is true of its other figures', () => {
    expect(game.result(at(legend))).toMatchObject({ scores: [89], detail: { crashed: [0] } });
    expect(at('6: 14; 3').modifier).toEqual([0]);
    expect(at('1: 15').crashed).toEqual([1]);
    expect(game.result(at('1: 15 / 15 / 15; throw 812 455 903')).winners).toEqual([2]);
    expect(flight('4', '14')).toMatchObject({ sum: 10, slope: 1 });
    expect(flight('4', '15 =4 +1')).toMatchObject({ value: 5, sum: 6, slope: -1 });
    expect(at('6: 14 +1; 6').modifier).toEqual([-5]);
    expect(flight('4', '3 <> -1 +4 level').value).toBe(7);
  });

  it('answers every ruling that changes what is legal or scored', () => {
    expect(book.rulings).toHaveLength(7);
  });
});
