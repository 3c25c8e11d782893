import { describe, expect, it } from 'vitest';
import { claimExample, flightExample, rulebook } from '../rulebook/rulebook.ts';
import { aeronaut } from '../rules/everything.ts';
import { words } from '../words/en/rulebook.ts';
import { area, at, legal, phase, toAct, why } from './table.ts';

const book = rulebook(words());
const shown = (id: string): string[] =>
  book.sections
    .find((section) => section.id === id)!
    .blocks.flatMap((block) => ('figure' in block ? [block.figure.position] : []));

describe('the rulebook', () => {
  it('shows positions that can be loaded', () => {
    for (const { id } of book.sections) for (const position of shown(id)) at(position);
    for (const id of ['map', 'set-up', 'a-turn', 'scoring', 'solo', 'examples', 'wild-winds', 'bonuses'])
      expect(shown(id).length).toBeGreaterThan(0);
  });

  it('holds both examples of the rules', () => {
    expect(shown('examples')).toEqual([...flightExample, ...claimExample]);
    const [, choosing, chosen] = flightExample.map((text) => at(text));
    expect([toAct(choosing!), area(choosing!, 0)]).toEqual([2, 'red red']);
    expect(area(chosen!, 2)).toBe('green');
    const claimed = at(claimExample[1]);
    expect([area(claimed, 0), area(claimed, 1)]).toEqual(['blue', '-blue -blue red -blue blue']);
  });

  it('says what is true of its figures', () => {
    const [flight, claim] = shown('a-turn').map((text) => at(text));
    const paths = new Set(legal(flight!).map((text) => text.replace(/ \w+$/, '')));
    expect([...paths]).toEqual(['M r1 r6', 'M r2 r6', 'M r4']);
    expect(legal(claim!).filter((text) => text[0] === 'C')).toEqual(['C r3', 'C r7', 'C r15']);
    expect(why(claim!, 'C r2')).toMatchObject({ code: 'twinClaimed', twin: 'r1' });
    const over = at(shown('scoring')[0]!);
    expect(phase(over)).toBe('over');
    expect(aeronaut.result(over)).toMatchObject({ scores: [6, 6, 7], winners: [2] });
    expect(legal(at(shown('solo')[0]!))).toEqual(['M r10 green', 'M r11 yellow']);
    expect(legal(at(shown('wild-winds')[0]!))).toHaveLength(6);
    expect(legal(at(shown('multiroutes')[0]!)).filter((text) => text.startsWith('C r16'))).toEqual([
      'C r16 green',
      'C r16 blue',
    ]);
    expect(at(`${shown('trajectories')[0]!}; play C r5`).taken).toEqual([0]);
    expect(legal(at(shown('bonuses')[0]!))).toEqual(['toll red', 'toll blue']);
    expect(legal(at(shown('thieves')[0]!)).filter((text) => text.startsWith('steal'))).toHaveLength(3);
    expect(area(at(shown('secret-areas')[0]!), 1)).toBe('? ? blue ? ?');
  });

  it('answers questions in whole sentences', () => {
    for (const { question, answer } of book.rulings) {
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(answer).toMatch(/^[A-Z].*\.$/);
    }
  });
});
