import { describe, expect, it } from 'vitest';
import type { Who } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { placesOf, traceOf } from './board/places.ts';
import { aloft } from './game.ts';
import { aloft as entry } from './index.ts';
import { readPosition } from './position.ts';
import type { AloftEvent, AloftState } from './state.ts';
import { view as seenBy } from './view.ts';

const words = await entry.words('en');
const at = (text: string): AloftState => accepted(readPosition(text));
const who = (seat: number): Who => ({ name: ['Ann', 'Ben', 'Cem'][seat]!, isYou: seat === 0, sign: seat });
const move = (s: AloftState, text: string): number => accepted(aloft.read(s, s.turn, text));

const middle = 'trucks 3 4 6 7; safety 5; on 3 GY, 4 PW inflated; sky GR 2,3 WY 5,1; colours R W Y; turn 0';

describe('where moves are on the board', () => {
  it.each([
    ['T', `${middle} truck`, ['road-4', 'road-5']],
    ['S', `${middle} truck`, ['lane-5', 'lane-6']],
    ['U PR 6', `${middle} advance`, ['tray-PR', 'road-6']],
    ['I 3', `${middle} advance`, ['road-3']],
    ['L 4', 'on 4 PW inflated; turn 0 advance', ['road-4', 'sky-4-1']],
    ['A GR', `${middle} advance`, ['sky-2-3', 'sky-2-4']],
  ])('%s', (text, position, places) => {
    const s = at(position);
    expect(placesOf(s, move(s, text))).toEqual(places);
  });

  it('every event of a move leaves its mark where the move was', () => {
    for (const text of ['U PR 6', 'A GR']) {
      const s = at(`${middle} advance`);
      const [from, to] = placesOf(s, move(s, text));
      const told: AloftEvent[] = [];
      aloft.play(s, 0, move(s, text), (event) => told.push(event));
      expect(told.map(traceOf)).toEqual([{ from, to }]);
    }
  });
});

describe('what is asked', () => {
  it('changes with what is in the hand', () => {
    const s = at(`${middle} advance`);
    const titles = [undefined, 'tray-GP', 'road-6', 'road-4', 'sky-2-3'].map(
      (held) => words.ask(s, 0, held).title,
    );
    expect(titles).toEqual([
      'Advance a balloon',
      'Put green-purple on a truck',
      'Load the truck in column 6',
      'Launch purple-white',
      'Raise green-red',
    ]);
  });

  it('names the step, and how far the end is', () => {
    expect(words.ask(at(`${middle} truck`), 0).detail).toMatch(/Step 1 of 2.*column 7.*column 12/);
  });
});

describe('points if the game ended now', () => {
  it('are known to a player of their own colour, and of no other before it is shown', () => {
    const s = seenBy(at(`${middle} truck`), 0);
    expect([0, 1, 2].map((seat) => words.points?.(s, seat))).toEqual([2, undefined, undefined]);
  });

  it('alone: every balloon on the ground costs 3', () => {
    expect(words.points?.(at('row GR WY PW X1 GP RY GY PR RW PY GW X2; sky GR 2,1; turn 0 truck'), 0)).toBe(
      1 + 3 * 11,
    );
  });
});

describe('the verdict', () => {
  const end = 'trucks 9 10 11 13; safety 9; sky PY 2,1 GR 8,1 RW 5,2 X1 1,3 GP 9,4';
  const verdict = (text: string): string => {
    const s = at(text);
    return words.verdict!(s, aloft.result(s), who);
  };

  it('says by how much, and with which balloons', () => {
    expect(verdict(`${end}; colours R P; turn 0 over`)).toBe(
      'Ben wins with purple, 1 point ahead. Most came from green-purple (5) and purple-yellow (1).',
    );
  });

  it('explains a tie', () => {
    const tie = 'trucks 9 10 11 13; safety 9; sky GR 2,1; colours R G; turn 0 over';
    expect(verdict(tie)).toBe('You and Ben have 1 point each: a tie is a shared win.');
  });

  it('alone, says that low is good and what the best is', () => {
    const s = 'row GR WY PW X1 GP RY GY PR RW PY GW X2; trucks 9 10 11 13; safety 9; sky GR 2,1; turn 0 over';
    expect(verdict(s)).toMatch(/^34 points, and low is good: 1 column and 11 balloons .* less than 7/);
  });
});
