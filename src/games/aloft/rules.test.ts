import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../contract/index.ts';
import { accepted } from '../../laws/positions.ts';
import { BALLOONS } from './data.ts';
import { aloft } from './game.ts';
import { type AloftState, spaceOf } from './state.ts';

/** A game dealt by notation, and moves made by notation. */
function dealt(deal: string): AloftState {
  const names = deal.split(' ');
  const state = aloft.start(names[0] === 'row' ? 1 : names.length - 1, {});
  say(state, CHANCE, deal);
  return state;
}

function say(state: AloftState, by: number, text: string): void {
  const value = accepted(aloft.read(state, by, text));
  aloft.play(state, by, value);
}

const playAll = (state: AloftState, texts: string): AloftState => {
  for (const text of texts.split(', ')) say(state, state.turn, text);
  return state;
};

const why = (state: AloftState, text: string) => {
  const reading = aloft.read(state, state.turn, text);
  return 'refused' in reading ? reading.refused : undefined;
};

function legal(state: AloftState): string[] {
  const out: number[] = [];
  const count = aloft.moves(state, state.turn, out);
  return out.slice(0, count).map((move) => aloft.write(state, state.turn, move));
}

const trucks = (state: AloftState): number[] => [0, 1, 2, 3].map((truck) => spaceOf(state, truck));

const ROW = 'row GP GR GW GY PR PW PY RW RY WY X1 X2';

describe('trucks', () => {
  it('no truck moves before a balloon flies', () => {
    const state = dealt('deal R G');
    expect(legal(state).every((text) => text.startsWith('U '))).toBe(true);
    expect(why(state, 'T')).toEqual({ code: 'advanceNow' });
  });

  it('launch trucks step one by one, and the last one waits for the safety truck', () => {
    const state = playAll(dealt('deal R G'), 'U GP 1, I 1, L 1');
    expect(trucks(state)).toEqual([1, 2, 3, 4]);
    playAll(state, 'T, A GP');
    expect(trucks(state)).toEqual([1, 2, 3, 5]);
    playAll(state, 'T, A GP');
    expect(trucks(state)).toEqual([1, 2, 4, 5]);
    playAll(state, 'T, A GP');
    expect(trucks(state)).toEqual([1, 3, 4, 5]);
    expect(legal(state)).toEqual(['S']);
    expect(why(state, 'T')).toEqual({ code: 'lastTruckPasses' });
    playAll(state, 'S, U GR 3, T');
    expect(trucks(state)).toEqual([2, 3, 4, 5]);
    expect(state.safety).toBe(2);
  });

  it('the safety truck may not pass the lead truck', () => {
    const state = playAll(dealt('deal R G'), 'U GP 1, I 1, L 1, S, A GP, S, A GP, S, A GP');
    expect(state.safety).toBe(4);
    expect(legal(state)).toEqual(['T']);
    expect(why(state, 'S')).toEqual({ code: 'safetyPasses' });
  });

  it('a balloon goes with its truck', () => {
    const state = playAll(dealt('deal R G'), 'U GP 1, I 1, L 1, S, U WY 4, T, I 5, S, L 5');
    expect(state.at[BALLOONS.indexOf('WY')]! & 15).toBe(5);
  });
});

describe('balloons', () => {
  it('advance from packed to unpacked, inflated, flying, and up to altitude 4', () => {
    const state = playAll(dealt('deal R G'), 'U GP 2, I 2, L 2, T, A GP, T, A GP, T, A GP');
    expect(why(playAll(state, 'S'), 'A GP')).toEqual({ code: 'atTheTop', balloon: 'GP' });
  });

  it('may not be neighbours in the sky', () => {
    const state = playAll(dealt('deal R G'), 'U GP 2, U GR 3, U GW 1, I 1, I 2, I 3, L 2');
    playAll(state, 'S');
    expect(why(state, 'L 1')).toEqual({ code: 'neighbour', column: 1, altitude: 1 });
    expect(why(state, 'L 3')).toEqual({ code: 'neighbour', column: 3, altitude: 1 });
    playAll(state, 'A GP, S');
    expect(why(state, 'L 1')).toBeUndefined(); // corners may touch
    expect(why(state, 'U GY 2')).toBeUndefined();
  });

  it('may not ascend beside or below another balloon', () => {
    const state = playAll(dealt('deal R G'), 'U GP 2, U GR 3, I 2, I 3, L 2, S, A GP, S, L 3');
    playAll(state, 'S');
    expect(why(state, 'A GR')).toEqual({ code: 'neighbour', column: 3, altitude: 2 });
    playAll(state, 'A GP, T, A GR, T, A GP, S');
    expect(why(state, 'A GR')).toBeUndefined();
  });

  it('share no truck', () => {
    const state = playAll(dealt('deal R G'), 'U GP 2');
    expect(why(state, 'U GR 2')).toEqual({ code: 'truckFull', space: '2' });
    expect(why(state, 'U GR 5')).toEqual({ code: 'noTruck', space: '5' });
    expect(why(state, 'U GP 3')).toEqual({ code: 'notPacked', balloon: 'GP' });
    expect(why(state, 'L 2')).toEqual({ code: 'notInflated', space: '2' });
    expect(why(state, 'I 3')).toEqual({ code: 'truckEmpty', space: '3' });
    expect(why(state, '-')).toEqual({ code: 'mustAdvance' });
    expect(why(state, 'A GP')).toEqual({ code: 'notFlying', balloon: 'GP' });
    expect(why(state, 'A QQ')).toEqual({ code: 'noSuchBalloon', balloon: 'QQ' });
    expect(why(state, 'fly away')).toEqual({ code: 'unknown', text: 'fly away' });
  });
});

/** Rushes the trucks off the board, advancing whatever comes first. */
function toTheEnd(state: AloftState, prefer: readonly string[]): string[] {
  const said: string[] = [];
  while (aloft.next(state).to === 'act') {
    const texts = legal(state);
    const text = texts.find((each) => prefer.some((start) => each.startsWith(start))) ?? texts[0]!;
    if (spaceOf(state, 3) > 12 && !text.startsWith('T') && !text.startsWith('S')) return [...said, ...texts];
    say(state, state.turn, text);
    said.push(text);
  }
  return said;
}

describe('the end', () => {
  it('on space 13 a balloon can be unpacked and inflated, not launched', () => {
    const state = dealt('deal R G');
    playAll(state, 'U GP 1, I 1, L 1');
    toTheEnd(state, ['T', 'A', 'U X']);
    expect(trucks(state)[3]).toBe(13);
    expect(aloft.next(state)).toEqual({ to: 'act', seats: [state.turn] });
    const open = legal(state);
    const onLast = state.load[3]! < 0 ? /^U \w\w 13$/ : /^I 13$/;
    expect(open.some((text) => onLast.test(text)) || (state.inflated & 8) !== 0).toBe(true);
    expect(open.some((text) => text === 'L 13')).toBe(false);
    playAll(state, open[0]!);
    expect(aloft.next(state)).toEqual({ to: 'reveal' });
  });

  it('an inflated balloon on space 13 has no column', () => {
    const state = dealt('deal R G');
    Object.assign(state, {
      steps: 33,
      step: 2,
      load: [-1, -1, -1, 3],
      inflated: 8,
      packed: state.packed & ~8,
    });
    expect(why(state, 'L 13')).toEqual({ code: 'pastTheEdge' });
    expect(why(state, 'U GP 13')).toEqual({ code: 'truckFull', space: '13' });
    Object.assign(state, { inflated: 0 });
    expect(why(state, 'I 13')).toBeUndefined();
  });

  it('where nothing can be advanced the program skips the step', () => {
    const state = dealt('deal R G');
    const at = state.at.map((_, b) => (b < 12 ? 48 + b + 1 : -1));
    // Twelve balloons side by side at the top cannot happen in play; it leaves nothing to advance.
    Object.assign(state, {
      packed: 0,
      flying: 0xfff,
      at,
      sky: [0, 0, 0, 0x1ffe],
      step: 2,
      load: [12, -1, -1, -1],
      inflated: 1,
      steps: 30,
    });
    Object.assign(state, { sky: [0x1ffe, 0, 0, 0x1ffe] });
    expect(legal(state)).toEqual(['-']);
    expect(aloft.forced?.(state, state.turn)).toBe(2);
    playAll(state, '-');
    expect(state.turn).toBe(1);
  });
});

describe('scoring', () => {
  const FORMATION =
    'GR 1,3 · PY 2,4 · WY 3,2 · X1 4,3 · PW 5,1 · GY 5,4 · PR 6,3 · X2 7,4 · GW 7,2 · RY 9,1 · RW 9,4 · GP 10,2';

  function withFormation(deal: string): AloftState {
    const state = dealt(deal);
    state.at = state.at.map(() => -1);
    for (const each of FORMATION.split(' · ')) {
      const [name, column, altitude] = each.split(/[ ,]/) as [never, string, string];
      state.at[BALLOONS.indexOf(name)] = (Number(altitude) - 1) * 16 + Number(column);
    }
    return state;
  }

  it('numbers the formation from the bottom row up, left to right', () => {
    const { detail, scores } = aloft.result(withFormation('deal R G'));
    const order = (detail.formation as [string, number, number][]).map(([name]) => name);
    expect(order).toEqual(['PW', 'RY', 'WY', 'GW', 'GP', 'GR', 'X1', 'PR', 'PY', 'GY', 'X2', 'RW']);
    expect(scores[0]).toBe(6 + 8 + 2 + 12);
    expect(scores[0]).toBe(28);
    expect(detail.formation).toContainEqual(['PW', 5, 1]);
  });

  it('a tie is a shared win', () => {
    const state = dealt('deal R G Y');
    expect(aloft.result(state)).toMatchObject({ scores: [0, 0, 0], winners: [0, 1, 2] });
  });
});

describe('alone', () => {
  it('only the first balloon left in the row may be unpacked', () => {
    const state = dealt(ROW);
    expect(legal(state)).toEqual(['U GP 1', 'U GP 2', 'U GP 3', 'U GP 4']);
    expect(why(state, 'U GR 1')).toEqual({ code: 'notFirst', balloon: 'GP' });
    expect(why(state, 'U X3 1')).toEqual({ code: 'noSuchBalloon', balloon: 'X3' });
    playAll(state, 'U GP 1');
    expect(legal(state)).toContain('U GR 2');
  });

  it('balloons that share a colour may not touch at a corner', () => {
    const state = playAll(dealt(ROW), 'U GP 2, U GR 3, I 2, I 3, L 2, S, A GP, S');
    expect(why(state, 'L 3')).toEqual({ code: 'corner', column: 3, altitude: 1 });
    playAll(state, 'A GP, T');
    expect(why(state, 'L 3')).toBeUndefined();
  });

  it('special shapes share no colour', () => {
    const state = playAll(
      dealt('row X1 X2 GP GR GW GY PR PW PY RW RY WY'),
      'U X1 2, U X2 3, I 2, I 3, L 2, S, A X1, S',
    );
    expect(why(state, 'L 3')).toBeUndefined();
  });

  it('scores the columns of the formation plus three for each balloon left behind', () => {
    const state = dealt(ROW);
    expect(aloft.result(state).scores).toEqual([36]);
    playAll(state, 'U GP 1, U GR 4, I 1, I 4, L 1, S, L 4');
    expect(aloft.result(state)).toMatchObject({ scores: [4 + 30], winners: [0] });
  });
});

describe('secrets', () => {
  it('a seat sees its own colour and no other seat’s until the end', () => {
    const state = dealt('deal R G Y');
    expect(aloft.view(state, 1).colors).toEqual([-1, 0, -1]);
    expect(aloft.view(state, -1).colors).toEqual([-1, -1, -1]);
    const deal = aloft.start(3, {});
    const value = accepted(aloft.read(deal, CHANCE, 'deal R G Y'));
    expect(aloft.write(deal, CHANCE, aloft.hide(deal, CHANCE, value, 2))).toBe('deal ? ? Y');
  });

  it('a reveal shows what was dealt and nothing else', () => {
    const state = Object.assign(dealt('deal R G'), { step: 3 });
    expect(aloft.read(state, CHANCE, 'reveal G R')).toEqual({ refused: { code: 'otherCards' } });
    expect(aloft.read(state, CHANCE, 'reveal R')).toEqual({ refused: { code: 'deal', seats: 2 } });
    expect(aloft.write(state, CHANCE, aloft.draw(state, { below: () => 0 }))).toBe('reveal R G');
  });
});
