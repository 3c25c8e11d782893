/** What players read when a flight is over, and what is asked before. */
import { describe, expect, it } from 'vitest';
import type { WhoOf } from '../../contract/index.ts';
import { takeFlight as game } from './game.ts';
import { legend } from './rulebook.ts';
import { at, words } from './testing/table.ts';

const names = ['Ann', 'Ben', 'Cem', 'Dora'];
/** As the last of four sees it. */
const who: WhoOf = (seat) => ({ name: names[seat]!, isYou: seat === 3, sign: seat });
const verdict = (text: string): string => {
  const state = at(text);
  return words.verdict!(state, game.result(state), who);
};

describe('the verdict', () => {
  it('says by how many points', () => {
    expect(verdict('1: 14 / 15; 1: 15 / -')).toBe('Ann is 1 point ahead of Ben, 10 to 9.');
  });

  it('explains a throw, also one from far behind', () => {
    expect(verdict('1: 15 / 15 / 14 / 15; 1: - / - / 15 / -')).toContain('Cem is 1 point ahead');
    expect(verdict('1: 15 / 15; throw 300 400')).toBe(
      'Ann and Ben led with 9 points each and every box equal. So they threw their sheets as paper planes: Ben threw farthest, 4.00 m.',
    );
    expect(verdict('1: 14 / 14 / 15 / 15; 1: 15 / 15 / - / -; throw 300 400 500 200')).toBe(
      'Ann and Ben led with 10 points each and every box equal. So all 4 pilots threw their sheets as paper planes: Cem threw farthest, 5.00 m. The farthest throw wins, whatever its pilot’s points. You came 4th of 4 with 9 points.',
    );
    expect(verdict('1: 15 / 15; throw 400 400')).toContain('share the win');
  });

  it('tells a pilot alone the rank, what the next one needs, and what others score', () => {
    expect(verdict('1: 15')).toBe(
      '9 points make a Novice. Amateur begins 31 points higher. On average the best possible pilot scores 41 without a tail, and Storm, the strongest bot, 76 with it.',
    );
    expect(verdict(legend)).toContain('89 points make a Legend: there is no higher rank.');
  });
});

describe('what is asked', () => {
  const ask = (text: string, held?: string) => words.ask(at(text), 0, held);

  it('tells the whole chain of both squares', () => {
    expect(ask('6: 14; 4')).toEqual({
      title: 'Write 4 in square 13 or 15',
      detail: 'Round 2 of 24. In 13: 4 + 5 = 9, up 1. In 15: 4 + 1 = 5, down 1, a heart.',
    });
  });

  it('changes with a square, with tokens, and with both', () => {
    expect(ask('6: 14; 4', 'square-15')).toEqual({
      title: 'Square 15: 4 + 1 = 5, down 1',
      detail: 'Row 4, height 9: a heart. Next modifier +1 − 2 = −1. 15 points so far.',
    });
    expect(ask('6: 14; 4', 'tail-plus-2').title).toBe('With +2: write 6 in square 13 or 15');
    expect(ask('6: 14; 4', 'tail-plus-2 square-13').title).toBe('Square 13: 6 + 5 = 11, up 2');
    expect(ask('6: 14; 4', 'tail-anywhere').title).toBe('With anywhere (↔): write 4 in any empty square');
    expect(ask('1', 'square-15').detail).toBe('A crash in column 1: your flight ends with 9 points.');
  });
});
