import { expect, it } from 'vitest';
import type { Move } from '../../../contract/index.ts';
import { takeFlight as game } from '../game.ts';
import { tablesNamed } from '../sheet/index.ts';
import { at } from '../testing/table.ts';
import { choicesOf, isOpen, toggled } from './choices.ts';

const t = tablesNamed('demo');
const token = (text: string): number => t.tokens.indexOf(text);
const laid = (...texts: string[]): number => texts.reduce((bits, text) => toggled(t, bits, token(text)), 0);

function choices(text: string, spent: number) {
  const view = at(text);
  const moves: Move[] = [];
  moves.length = game.moves(view, 0, moves);
  return choicesOf(view, 0, new Set(moves), spent);
}

it('nothing laid out: the two innermost squares, and where they lead', () => {
  expect(choices('6', 0)).toMatchObject([
    { square: 14, flight: { row: 5, sum: 12 } },
    { square: 15, flight: { row: 3, sum: 7 } },
  ]);
});

it('<> opens all squares, and is spent only on those that need it', () => {
  const all = choices('6', laid('<>'));
  expect(all).toHaveLength(28);
  const view = at('6');
  expect(all.map(({ move }) => game.write(view, 0, move)).slice(12, 16)).toEqual([
    '13 <>',
    '14',
    '15',
    '16 <>',
  ]);
});

it('a tap lays a token out, another takes it back, and +1 gives way to −1', () => {
  expect(laid('+2', '+2')).toBe(0);
  expect(laid('+1', '-1')).toBe(laid('-1'));
  expect(choices('6', laid('+2'))[0]!.flight.value).toBe(8);
});

it('what is crossed off cannot be laid out', () => {
  expect(isOpen(t, at('6: 14 +2').tail[0]!, token('+2'))).toBe(false);
  expect(isOpen(t, at('6: 13 <>').tail[0]!, token('<>'))).toBe(true);
});
