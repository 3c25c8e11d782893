import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../contract/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { DECK, DECK_SIZE, KINDS } from './data.ts';
import { facts } from './facts.ts';
import { cloudNine } from './game.ts';
import { type CloudState, Step } from './state.ts';
import { ANY, dealt, forced, type Given, legal, playAll, text, why } from './testing/table.ts';

describe('set-up', () => {
  it('six cards to each player, all in the balloon at level 1, seat 0 pilots first', () => {
    const state = dealt('GGPPR* YYGGPP RRRYYY');
    expect(state.sizes).toEqual([6, 6, 6]);
    expect(text(state, 0)).toBe('GGPPR*');
    expect(state).toMatchObject({ level: 1, pilot: 0, aboard: 0b111, left: DECK_SIZE - 18, step: Step.ROLL });
    expect(state.scores).toEqual([0, 0, 0]);
  });

  it('76 cards: 18 of each colour and 4 wild cards', () => {
    expect(DECK.reduce((sum, count) => sum + count, 0)).toBe(DECK_SIZE);
    const state = cloudNine.start(2, defaultOptions(facts.options));
    expect(cloudNine.read(state, CHANCE, 'deal ****** GGGGGG')).toEqual({
      refused: { code: 'tooMany', card: '*', most: 4 },
    });
    const four = cloudNine.start(4, defaultOptions(facts.options));
    for (const card of 'GPRY') {
      const all = [1, 2, 3].map(() => card.repeat(6)).join(' ');
      expect(cloudNine.read(four, CHANCE, `deal ${all} ${'GPRYGP'.replaceAll(card, '*')}`)).toHaveProperty(
        'value',
      );
      expect(cloudNine.read(four, CHANCE, `deal ${all} GPRYGP`)).toEqual({
        refused: { code: 'tooMany', card, most: 18 },
      });
    }
    expect(cloudNine.read(state, CHANCE, 'deal GGGG GGGGGG')).toEqual({
      refused: { code: 'deal', seats: 2 },
    });
  });
});

describe('a trip', () => {
  it('the pilot rolls as many dice as the level says', () => {
    const state = dealt(ANY);
    expect(cloudNine.read(state, CHANCE, 'roll R R')).toEqual({ refused: { code: 'dice', dice: 1 } });
    playAll(state, 'roll -, stay, pay');
    expect(state.level).toBe(2);
    expect(cloudNine.read(state, CHANCE, 'roll R')).toEqual({ refused: { code: 'dice', dice: 2 } });
  });

  it('always as many dice as the level says, although the box has four', () => {
    const state = dealt(ANY);
    state.level = 7;
    expect(cloudNine.draw(state, new FastRng(3))).toHaveLength(7);
    const capped = dealt(ANY, { diceCap: 4 });
    capped.level = 7;
    expect(cloudNine.draw(capped, new FastRng(3))).toHaveLength(4);
    capped.level = 3;
    expect(cloudNine.draw(capped, new FastRng(3))).toHaveLength(3);
  });

  it('clockwise from the pilot, each other player stays or leaves', () => {
    const state = playAll(dealt('GGPPR* YYGGPP RRRYYY'), 'roll R');
    expect(state.turn).toBe(1);
    expect(legal(state)).toEqual(['stay', 'leave']);
    expect(legal(state, 2)).toEqual([]);
    playAll(state, 'stay');
    expect(state.turn).toBe(2);
    playAll(state, 'stay');
    expect(state).toMatchObject({ turn: 0, step: Step.PAY });
  });

  it('leaving scores the level at once, and that player takes no further part in the trip', () => {
    const state = playAll(dealt('GGPPR* YYGGPP RRRYYY'), 'roll R, leave, stay, pay, roll - -');
    expect(state.scores).toEqual([0, 1, 0]);
    expect(state.pilot).toBe(2);
    expect(state.turn).toBe(0); // seat 1 is not asked
    playAll(state, 'leave');
    expect(state.scores).toEqual([2, 1, 0]);
  });

  it('a payment is discarded, the balloon rises, and the next one to the left pilots', () => {
    const state = playAll(dealt('GGPPR* YYGGPP RRRYYY'), 'roll R, stay, stay, pay');
    expect(text(state, 0)).toBe('GGPP*');
    expect(state.discard).toEqual([0, 0, 1, 0, 0]);
    expect(state).toMatchObject({ level: 2, pilot: 1, step: Step.ROLL });
  });

  it('not paid: all players still in the balloon score nothing', () => {
    const state = playAll(dealt('GGPPGG YYGGPP RRRYYY'), 'roll R, leave, stay, fail');
    expect(state.scores).toEqual([0, 1, 0]);
    expect(state).toMatchObject({ step: Step.DRAW, trips: 1 });
  });

  it('the pilot may not leave while a passenger is in the balloon', () => {
    const state = playAll(dealt(ANY), 'roll R, stay');
    expect(why(state, 'leave')).toEqual({ code: 'pilotStays' });
  });
});

describe('the pilot alone', () => {
  it('may leave too when the last passenger has just left', () => {
    const state = playAll(dealt(ANY), 'roll R, leave');
    expect(legal(state)).toEqual(['pay', 'leave']);
    playAll(state, 'leave');
    expect(state.scores).toEqual([1, 1]);
    expect(state).toMatchObject({ step: Step.DRAW, trips: 1 });
  });

  it('may leave or fail where nothing can be paid', () => {
    const state = playAll(dealt(ANY), 'roll Y, leave');
    expect(legal(state)).toEqual(['fail', 'leave']);
    expect(forced(state)).toBeUndefined();
  });

  it('decides before the roll at every later level, and then the roll must be paid', () => {
    const state = playAll(dealt(ANY), 'roll R, leave, pay');
    expect(state).toMatchObject({ step: Step.ALONE, level: 2, turn: 0 });
    expect(legal(state)).toEqual(['stay', 'leave']);
    expect(why(state, 'pay')).toEqual({ code: 'rollFirst' });
    playAll(state, 'stay, roll R G');
    expect(legal(state)).toEqual(['pay']);
    expect(why(state, 'leave')).toEqual({ code: 'leftTooLate' });
    playAll(state, 'pay');
    expect(state).toMatchObject({ step: Step.ALONE, level: 3, pilot: 0 });
    playAll(state, 'leave');
    expect(state.scores).toEqual([3, 1]);
  });

  it('a pilot who stays and cannot pay scores nothing', () => {
    const state = playAll(dealt(ANY), 'roll R, leave, pay, stay, roll Y Y, fail');
    expect(state.scores).toEqual([0, 1]);
  });
});

describe('paying', () => {
  /** Seat 0 at a level with a roll and a hand, a passenger staying. */
  function rolled(level: number, dice: string, hand: string, options: Given = {}): CloudState {
    const state = dealt(ANY, options);
    state.level = level;
    const counts = [...'GPRY*'].map((card) => [...hand].filter((each) => each === card).length);
    state.hands.splice(0, KINDS, ...counts);
    state.sizes[0] = hand.length;
    return playAll(state, `roll ${dice}, stay`);
  }

  it('level 2, dice R R, the pilot holds R * G: may pay with the wild card or fail', () => {
    const state = rolled(2, 'R R', 'R*G');
    expect(legal(state).sort()).toEqual(['fail', 'pay *R']);
    expect(forced(state)).toBeUndefined();
    playAll(state, 'pay *R');
    expect(text(state, 0)).toBe('G');
    expect(state.discard).toEqual([0, 0, 1, 0, 1]);
    expect(state.sizes[0]).toBe(1);
  });

  it('level 2, dice R G, the pilot holds R G *: must pay, one way or another', () => {
    const state = rolled(2, 'R G', 'RG*');
    expect(legal(state).sort()).toEqual(['pay', 'pay *G', 'pay *R']);
    expect(why(state, 'fail')).toEqual({ code: 'mustPay' });
    playAll(state, 'pay *G');
    expect(text(state, 0)).toBe('G');
  });

  it('level 3, all blank, others in the balloon: it rises at no cost', () => {
    const state = rolled(3, '- - -', 'RG*');
    expect(legal(state)).toEqual(['pay']);
    expect(forced(state)).toBe('pay');
    playAll(state, 'pay');
    expect(state).toMatchObject({ level: 4, pilot: 1 });
    expect(state.sizes[0]).toBe(3);
  });

  it('all blank, no passenger left: the pilot may leave, so the program does not pay', () => {
    const state = playAll(dealt(ANY), 'roll -, leave');
    expect(legal(state)).toEqual(['pay', 'leave']);
    expect(forced(state)).toBeUndefined();
  });

  it('at most one wild card in a payment', () => {
    const state = rolled(2, 'R R', '**G');
    expect(legal(state)).toEqual(['fail']);
    expect(why(state, 'pay *R')).toEqual({ code: 'oneWildOnly' });
  });

  it('the program gives up for a pilot who can do nothing else', () => {
    expect(forced(rolled(2, 'R R', 'RGG'))).toBe('fail');
    expect(forced(rolled(2, 'R G', 'RGG'))).toBeUndefined();
  });

  it('a wild card stands only for a colour that makes the rest payable', () => {
    const state = rolled(3, 'R G Y', 'RG*');
    expect(legal(state)).toEqual(['pay *Y', 'fail']);
    expect(why(state, 'pay *R')).toEqual({ code: 'oneWildOnly' });
    expect(why(state, 'pay *P')).toEqual({ code: 'notRolled', color: 'P' });
    expect(why(state, 'pay *')).toEqual({ code: 'wholeRoll' });
    expect(why(state, 'pay')).toEqual({ code: 'cardsMissing' });
    expect(why(state, 'stay')).toEqual({ code: 'payNow' });
    expect(why(rolled(2, 'R G', 'RG'), 'pay *R')).toEqual({ code: 'noWild' });
  });

  it('classic: one wild card may pay a whole roll, even if the coloured cards would do', () => {
    const classic = { track: 'classic' };
    expect(legal(rolled(4, 'R R Y', 'G*', classic))).toEqual(['pay *', 'fail']);
    expect(legal(rolled(1, 'R Y', 'RY*', classic))).toEqual(['pay', 'pay *']);
    const state = rolled(4, 'R R Y', 'G*', classic);
    expect(why(state, 'pay *R')).toEqual({ code: 'classicWild' });
    playAll(state, 'pay *');
    expect(text(state, 0)).toBe('G');
    expect(state).toMatchObject({ level: 5, pilot: 1 });
  });

  it('classic: a wild card does not pay an all-blank roll', () => {
    const state = rolled(1, '- -', 'RY*', { track: 'classic' });
    expect(legal(state)).toEqual(['pay']);
    expect(forced(state)).toBe('pay');
    expect(why(state, 'pay *')).toEqual({ code: 'nothingToPay' });
  });
});
