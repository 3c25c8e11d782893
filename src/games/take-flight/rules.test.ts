import { describe, expect, it } from 'vitest';
import type { Move } from '../../contract/index.ts';
import { flightOf } from './flight.ts';
import { takeFlight as game } from './game.ts';
import { boxesOf, totalOf } from './scoring.ts';
import { type FlightState, legsOf, moveOf, Step, squaresOf, throughOf } from './state.ts';
import { at } from './testing/table.ts';

function say(state: FlightState, by: number, text: string): FlightState {
  const reading = game.read(state, by, text);
  if ('refused' in reading) throw new Error(`${text}: ${JSON.stringify(reading.refused)}`);
  game.play(state, by, reading.value);
  return state;
}

const why = (state: FlightState, text: string, seat = 0) => {
  const reading = game.read(state, seat, text);
  return 'refused' in reading ? reading.refused : undefined;
};

function legal(state: FlightState, seat = 0): string[] {
  const out: Move[] = [];
  const count = game.moves(state, seat, out);
  return out.slice(0, count).map((move) => game.write(state, seat, move));
}

function preview(state: FlightState, text: string, seat = 0) {
  const reading = game.read(state, seat, text);
  if ('refused' in reading) throw new Error(JSON.stringify(reading.refused));
  return flightOf(state, seat, reading.value as number);
}

/** Puts a pilot where an example wants it. */
function placed(text: string, change: Partial<Record<'row' | 'modifier' | 'filled' | 'tail', number>>) {
  const state = at(text);
  for (const [field, value] of Object.entries(change)) state[field as 'row'][0] = value;
  return state;
}

describe('the examples of the rules', () => {
  it('round 1, die 6: written in 14 the sum is 12 and the plane climbs 2 into an hourglass', () => {
    const state = at('6');
    expect(preview(state, '14')).toMatchObject({
      wind: 6,
      value: 6,
      sum: 12,
      slope: 2,
      drag: -2,
      row: 5,
      modifier: 0,
    });
    say(state, 0, '14');
    expect(state.row[0]).toBe(5);
    expect(throughOf(state.through[0]!, 3)).toBe(1);
    expect(state.modifier[0]).toBe(0);
  });

  it('round 1, die 6: written in 15 the sum is 7 and the plane flies level', () => {
    const state = say(at('6'), 0, '15');
    expect(state).toMatchObject({ row: [3], through: [0], modifier: [0] });
    expect(preview(at('6'), '15')).toMatchObject({ sum: 7, slope: 0, symbol: -1 });
  });

  it('wing sum 4 gives drag +1, and ending in a heart makes the next modifier −1', () => {
    // Row 8 of column 3: two down is the heart in row 6 of column 1; here column 2 and row 4.
    const state = placed('6: 14; 3', { row: 6 });
    expect(preview(state, '15')).toMatchObject({
      sum: 4,
      slope: -2,
      drag: 1,
      row: 4,
      symbol: 0,
      modifier: -1,
    });
  });

  it('in row 15 with wing sum 13: stop in row 16, gain 4 points, drag −1', () => {
    const state = placed('6', { row: 15 });
    const flight = preview(state, '14 +1');
    expect(flight).toMatchObject({ sum: 13, slope: 1, row: 16, gain: 4, drag: -1, modifier: -1 });
    say(state, 0, '14 +1');
    expect(state).toMatchObject({ row: [16], gained: [4], modifier: [-1] });
  });
});

describe('where a number may be written', () => {
  it('without <> it goes into the innermost empty square of either wing', () => {
    const state = at('3: 14; 3: 13; 3');
    expect(legal(state).filter((text) => !text.includes(' '))).toEqual(['12', '15']);
    expect(why(state, '13')).toEqual({ code: 'filled', square: 13 });
    expect(why(state, '11')).toEqual({ code: 'notInnermost', square: 11, inner: [12, 15] });
  });

  it('<> opens every other empty square, and is not wasted on one that needs none', () => {
    const state = at('3');
    const jumps = legal(state).filter((text) => /^\d+ <>$/.test(text));
    expect(jumps).toHaveLength(26);
    expect(jumps).not.toContain('14 <>');
    expect(why(state, '15 <>')).toEqual({ code: 'jumpWasted', square: 15 });
    expect(why(state, '3 <>')).toBeUndefined();
  });

  it('a square that <> filled early is passed over later', () => {
    const state = at('5: 13 <>; 5: 14; 5');
    expect(legal(state).filter((text) => !text.includes(' '))).toEqual(['12', '15']);
  });

  it('<> can be spent twice in a flight, but not twice in a round', () => {
    const state = at('5: 3 <>; 5: 4 <>; 5');
    expect(legal(state).some((text) => text.includes('<>'))).toBe(false);
    expect(why(state, '5 <>')).toEqual({ code: 'usedUp', action: '<>' });
    expect(why(at('5'), '5 <> <>')).toEqual({ code: 'twice', action: '<>' });
  });

  it('when a wing is full, only the other one is left', () => {
    const left = ((1 << 14) - 1) << 1;
    const state = placed('6', { filled: left, tail: 0 });
    expect(legal(state)).toEqual(['15']);
    expect(squaresOf(left)).toHaveLength(14);
  });
});

describe('tail actions', () => {
  it('=4 takes effect first, then the additions', () => {
    expect(preview(at('1'), '15 =4 +1')).toMatchObject({ wind: 1, value: 5, sum: 6 });
    expect(preview(at('1'), '15 =4 -1 +2 +4')).toMatchObject({ value: 9, sum: 10 });
  });

  it('+- is written +1 or −1 and is gone after either', () => {
    expect(preview(at('4'), '14 -1')).toMatchObject({ value: 3, sum: 9 });
    const state = at('4: 14 -1; 4');
    expect(why(state, '15 +1')).toEqual({ code: 'usedUp', action: '+-' });
    expect(why(at('4'), '15 +1 -1')).toEqual({ code: 'twice', action: '+-' });
    expect(why(at('4'), '15 +-')).toEqual({ code: 'plusMinus' });
  });

  it('level makes the sum 7 with slope 0 and drag 0, whatever was written', () => {
    expect(preview(at('6'), '14 +4 level')).toMatchObject({ value: 10, sum: 7, slope: 0, drag: 0, row: 3 });
  });

  it('an action without effect is legal', () => {
    expect(legal(at('6'))).toContain('14 +2 level');
  });

  it('are written in one order', () => {
    const state = at('6');
    expect(why(state, '14 +4 +2')).toEqual({
      code: 'order',
      tokens: ['<>', '=4', '+1', '-1', '+2', '+4', 'level'],
    });
    expect(why(state, '3 <> -1 +4 level')).toBeUndefined();
    expect(why(state, '14 +3')).toMatchObject({ code: 'token', text: '+3' });
  });

  it('each is crossed off once: a fresh sheet offers 48 ways to write in each of 28 squares', () => {
    const state = at('6');
    expect(legal(state)).toHaveLength(28 * 48);
    expect(new Set(legal(state)).size).toBe(28 * 48);
    expect(legal(at('6: 3 <> =4 +1 +2 +4 level; 6: 28 <>; 1'))).toEqual(['14', '15']);
  });

  it('moves are listed by column from the left, spending nothing first', () => {
    const listed = legal(at('6'));
    expect(listed.slice(0, 3)).toEqual(['1 <>', '1 <> =4', '1 <> +1']);
    expect(listed[13 * 48]).toBe('14');
    expect(listed.at(-1)).toBe('28 <> =4 -1 +2 +4 level');
  });
});

describe('flying', () => {
  it.each([
    [13, 3, -3],
    [12, 2, -2],
    [11, 2, -2],
    [10, 1, -1],
    [9, 1, -1],
    [8, 0, 0],
    [7, 0, 0],
    [6, -1, 1],
    [5, -1, 1],
    [4, -2, 1],
    [3, -2, 1],
    [2, -3, 2],
    [-4, -3, 2],
  ])('wing sum %i gives slope %i and drag %i', (sum, slope, drag) => {
    // The dashboard alone: square 8 has 0 on top, and row 12 of column 3 is open all around.
    const state = placed('6: 14; 6: 15; 1', { row: 12, modifier: sum - 1 });
    expect(preview(state, '8 <>')).toMatchObject({ sum, slope, drag });
  });

  it('a tower is a third number in the sum', () => {
    expect(preview(at('5'), '20 <>')).toMatchObject({ value: 5, sum: 5 + 6 + 2 });
    expect(preview(at('5'), '23 <>')).toMatchObject({ value: 5, sum: 5 + 3 + 0 });
  });

  it('wind can be negative', () => {
    const state = placed('1', { modifier: -5 });
    expect(preview(state, '14')).toMatchObject({ wind: -4, value: -4, sum: 2, slope: -3 });
  });

  it('in the top row every climb gains 4 points, and the slope drawn is 0', () => {
    const state = placed('6', { row: 16 });
    expect(preview(state, '14 +4')).toMatchObject({ sum: 16, slope: 0, drag: 0, row: 16, gain: 4 });
    expect(preview(state, '15')).toMatchObject({ sum: 7, slope: 0, gain: 0 });
  });

  it('a dune ends the flight, and gives no symbol and no height', () => {
    const state = at('6');
    state.round = 19;
    state.row[0] = 1;
    state.flown = Array.from({ length: 19 }, () => [0]);
    say(state, 0, '14 level');
    expect(state).toMatchObject({ step: Step.OVER, crashed: [19] });
    expect(boxesOf(state, 0)).toMatchObject({ distance: 20, peak: 8 });
  });

  it('below row 1 is a crash, too', () => {
    const state = at('1: 15');
    expect(state).toMatchObject({ step: Step.OVER, crashed: [1] });
    expect(legsOf(state, 0)[0]).toMatchObject({ square: 15, value: 1, row: 0 });
    expect(boxesOf(state, 0)).toMatchObject({ distance: 1, peak: 8, goal: 0, top: 0 });
    expect(game.result(state)).toEqual({
      scores: [9],
      winners: [0],
      detail: {
        boxes: [{ distance: 1, peak: 8, goal: 0, heart: 0, square: 0, star: 0, top: 0 }],
        crashed: [1],
      },
    });
  });
});

describe('rounds', () => {
  it('all pilots write the same die at once, and the round ends with the last live pilot', () => {
    const state = at('pilots 3; 6: 14 / 15 /');
    expect(game.next(state)).toEqual({ to: 'act', seats: [2] });
    expect(why(state, '15', 0)).toEqual({ code: 'written' });
    say(state, 2, '15');
    expect(game.next(state)).toEqual({ to: 'draw' });
    expect(why(state, '13', 0)).toEqual({ code: 'noDie' });
  });

  it('a crashed pilot watches', () => {
    const state = at('1: 15 / 14; 4');
    expect(game.next(state)).toEqual({ to: 'act', seats: [1] });
    expect(why(state, '14', 0)).toEqual({ code: 'crashed', column: 1 });
    expect(legal(state, 0)).toEqual([]);
  });

  it('the game ends after 24 rounds, and a pilot who still flies scores three times the height', () => {
    const state = at('6');
    state.round = 24;
    state.row[0] = 12;
    state.flown = Array.from({ length: 24 }, () => [0]);
    say(state, 0, '15');
    expect(state).toMatchObject({ step: Step.OVER, crashed: [0], row: [12] });
    expect(boxesOf(state, 0)).toMatchObject({ distance: 54, peak: 18 });
  });
});

it('a move is one small number', () => {
  expect(game.write(at('6'), 0, moveOf(15, 0))).toBe('15');
  expect(game.read(at('6'), 0, ' 15   +2 ')).toEqual(game.read(at('6'), 0, '15 +2'));
  expect(totalOf(boxesOf(at('6'), 0))).toBe(8);
});
