import { describe, expect, it } from 'vitest';
import { CHANCE, type House, SPECTATOR } from '../../contract/index.ts';
import { cellAt } from '../../families/airfield/formation.ts';
import { accepted } from '../../laws/positions.ts';
import { BALLOONS, COLORS, MULTI, PAINT, SAFETY, TOKEN_KINDS, TOKEN_SUPPLY } from './data.ts';
import { colorsOfDeal, dealOfColors, hideDeal } from './deal.ts';
import { panorama } from './game.ts';
import { achievements } from './scoring.ts';
import { type PanoramaState, Step } from './state.ts';

/** A game dealt by notation, and moves made by notation. */
function dealt(deal: string): PanoramaState {
  const state = panorama.start(deal.split(' ').length - 1, {});
  say(state, CHANCE, deal);
  return state;
}

function say(state: PanoramaState, by: number, text: string): void {
  const value = accepted(panorama.read(state, by, text));
  panorama.play(state, by, value);
}

const playAll = (state: PanoramaState, texts: string): PanoramaState => {
  for (const text of texts.split(', ')) say(state, state.turn, text);
  return state;
};

const why = (state: PanoramaState, text: string) => {
  const reading = panorama.read(state, state.turn, text);
  return 'refused' in reading ? reading.refused : undefined;
};

function legal(state: PanoramaState, kind: string): string[] {
  const out: number[] = [];
  const count = panorama.moves(state, state.turn, out);
  return out
    .slice(0, count)
    .map((move) => panorama.write(state, state.turn, move))
    .filter((text) => text.startsWith(kind));
}

const spaces = (state: PanoramaState): number[] =>
  Array.from({ length: 14 }, (_, s) => s).filter((s) => state.trucks & (1 << s));

describe('the box', () => {
  it('has as many tokens as can be collected: none ever runs out', () => {
    const launched = COLORS.map((_, color) => PAINT.filter((paint) => (paint & (1 << color)) !== 0).length);
    const special = PAINT.filter((paint) => paint === 0).length;
    // The safety truck goes from 5 to 13, a space at a time.
    expect(TOKEN_SUPPLY).toEqual([...launched, special, 13 - 5]);
  });

  it('a deal is hidden from all but its seat, and from a spectator whole', () => {
    const sets = [0b000011, 0b001100, 0b110000];
    const deal = dealOfColors(sets);
    expect(colorsOfDeal(deal, 3)).toEqual(sets);
    expect([0, 1, 2].map((viewer) => colorsOfDeal(hideDeal(deal, 3, viewer), 3))).toEqual([
      [sets[0], 0, 0],
      [0, sets[1], 0],
      [0, 0, sets[2]],
    ]);
    expect(hideDeal(deal, 3, SPECTATOR)).toBe(0);
  });

  it('gives two cards to each of two or three players, and one to each of four to six', () => {
    const told = (deal: string): unknown[] => {
      const state = panorama.start(deal.split(' ').length - 1, {});
      const events: unknown[] = [];
      panorama.play(state, CHANCE, accepted(panorama.read(state, CHANCE, deal)), (event) =>
        events.push(event),
      );
      return events;
    };
    expect(told('deal RW BG')).toEqual([{ kind: 'dealt', cards: 2 }]);
    expect(told('deal R W B G')).toEqual([{ kind: 'dealt', cards: 1 }]);
  });
});

describe('the convoy', () => {
  it('drives as in the example: only the safety truck, then any truck into the gap, then only the last', () => {
    const state = dealt('deal RW BG');
    expect(spaces(state)).toEqual([1, 2, 3, 4, 5]);
    expect(legal(state, 'T')).toEqual(['T 5']);
    expect(why(state, 'T 2')).toEqual({ code: 'passesSafety' });
    playAll(state, 'T 5');
    expect(legal(state, 'T')).toEqual(['T 1', 'T 2', 'T 3', 'T 4']);
    expect(why(state, 'T 6')).toEqual({ code: 'gapTooWide' });
    playAll(state, 'T 2');
    expect(spaces(state)).toEqual([1, 3, 4, 5, 6]);
    expect(legal(state, 'T')).toEqual(['T 1']);
    playAll(state, 'T 1');
    expect(spaces(state)).toEqual([2, 3, 4, 5, 6]);
  });

  it('the player who moves the safety truck takes a safety token', () => {
    const state = playAll(dealt('deal RW BG'), 'T 5, T 1, T 6');
    expect([0, 1].map((seat) => state.tokens[seat * TOKEN_KINDS + SAFETY])).toEqual([2, 0]);
  });

  it('a balloon goes with its truck', () => {
    const state = playAll(dealt('deal RW BG'), 'I GR 5, T 5, T 1');
    expect(BALLOONS[state.load[6]!]).toBe('GR');
    expect(why(state, 'I GR 2')).toEqual({ code: 'notPacked', balloon: 'GR' });
    expect(why(state, 'I BG 6')).toEqual({ code: 'truckFull', space: '6' });
  });

  it('the game ends at once when no truck can move any more', () => {
    const state = dealt('deal RW BG');
    for (let safety = 5; safety < 13; safety++) playAll(state, `T ${safety}, T ${safety - 4}`);
    expect(spaces(state)).toEqual([9, 10, 11, 12, 13]);
    expect(panorama.next(state)).toEqual({ to: 'reveal' });
    expect([0, 1].map((seat) => state.tokens[seat * TOKEN_KINDS + SAFETY])).toEqual([8, 0]);
    expect(panorama.read(state, CHANCE, 'reveal BG RW')).toEqual({ refused: { code: 'otherCards' } });
    expect(panorama.read(state, CHANCE, 'reveal RW')).toEqual({
      refused: { code: 'deal', seats: 2, each: 2 },
    });
    expect(accepted(panorama.read(state, CHANCE, 'reveal RW BG'))).toBe(
      panorama.draw(state, { below: () => 0 }),
    );
  });
});

describe('balloons', () => {
  it('are inflated on any of the five trucks, the safety truck too', () => {
    const state = dealt('deal RW BG');
    expect(legal(state, 'I GR')).toEqual(['I GR 1', 'I GR 2', 'I GR 3', 'I GR 4', 'I GR 5']);
  });

  it('bring their launcher one token of each colour, special shapes a multicoloured one', () => {
    const state = playAll(dealt('deal RW BG'), 'I GR 1, I X2 3, L 1, L 3');
    const held = (seat: number): number[] => state.tokens.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);
    expect(held(0)).toEqual([0, 1, 0, 1, 0, 0, 0, 0]);
    expect(held(1)).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('may not be neighbours in the sky, and rise to altitude 4 at the most', () => {
    const state = playAll(dealt('deal RW BG'), 'I GR 1, I BG 2, L 1');
    expect(why(state, 'L 2')).toEqual({ code: 'neighbour', column: 2, altitude: 1 });
    playAll(state, 'A GR, L 2');
    expect(why(state, 'A BG')).toEqual({ code: 'neighbour', column: 2, altitude: 2 });
    playAll(state, 'A GR, A GR, A BG');
    expect(why(state, 'A GR')).toEqual({ code: 'atTheTop', balloon: 'GR' });
  });

  it('can be inflated on space 13 but not launched from it', () => {
    const state = Object.assign(dealt('deal RW BG'), { trucks: 0b10111100000000 });
    expect(why(state, 'I GR 13')).toBeUndefined();
    playAll(state, 'I GR 13');
    expect(why(state, 'L 13')).toEqual({ code: 'pastTheEdge' });
    expect(why(state, 'T 13')).toEqual({ code: 'endOfTrack' });
  });

  it('the game ends at once when the last of them is launched', () => {
    const state = dealt('deal RW BG');
    Object.assign(state, {
      packed: 0,
      flying: (1 << 17) - 1,
      load: state.load.map((_, space) => (space === 3 ? 17 : -1)),
    });
    playAll(state, 'L 3');
    expect(state.step).toBe(Step.REVEAL);
  });
});

describe('scoring', () => {
  const FORMATION =
    'GR 1,3 · PY 2,4 · WY 3,2 · X1 4,3 · PW 5,1 · GY 5,4 · PR 6,3 · X2 7,4 · GW 7,2 · RY 9,1 · RW 9,4 · GP 10,2';

  function finished(deal: string): PanoramaState {
    const state = dealt(deal);
    for (const each of FORMATION.split(' · ')) {
      const [name, column, altitude] = each.split(/[ ,]/) as [never, string, string];
      state.at[BALLOONS.indexOf(name)] = cellAt(Number(altitude) - 1, Number(column));
    }
    return Object.assign(state, { step: Step.OVER });
  }

  it('the formation of the Aloft example gives red 28 here too', () => {
    const { detail } = panorama.result(finished('deal R B G P'));
    expect((detail.formationScores as number[])[0]).toBe(28);
  });

  it('a balloon that shows both your colours counts once', () => {
    const { detail } = panorama.result(finished('deal RW BG'));
    // red 28 and white 1 + 3 + 4, with RW (12) only once
    expect((detail.formationScores as number[])[0]).toBe(28 + 1 + 3 + 4);
  });

  /** Tokens by letter, `*` multicoloured, `s` safety. */
  const points = (held: string, own: string, house?: House): number => {
    const state = panorama.start(2, {}, house);
    const { tokens } = state;
    for (const letter of held)
      tokens[letter === '*' ? MULTI : letter === 's' ? SAFETY : COLORS.indexOf(letter as 'R')]!++;
    const set = [...own].reduce((bits, letter) => bits | (1 << COLORS.indexOf(letter as 'R')), 0);
    return achievements(state, 0, set).points;
  };

  it('sets score what the house says', () => {
    expect(points('GGG', '', { set3: 9 })).toBe(9);
    expect(points('GGGGGGs', '', { set5: 20, set1: 0 })).toBe(20);
    // A multicoloured token goes where it scores most now: four are worth less than two sets.
    expect(points('GGGP*', '', { set4: 0 })).toBe(6 + 3);
  });

  it.each([
    ['', 0],
    ['G', 1],
    ['GG', 3],
    ['GGG', 6],
    ['GGGG', 10],
    ['GGGGG', 15],
    ['ssssssss', 15],
    ['GGs', 3 + 1],
  ])('a collection of “%s” scores %i', (held, score) => {
    expect(points(held, 'R')).toBe(score);
  });

  it('tokens of your own colours are dropped', () => {
    expect(points('RRRRRG', 'R')).toBe(1);
    expect(points('RRWWG', 'RW')).toBe(1);
  });

  it('multicoloured tokens go where they score most', () => {
    expect(points('GG*', 'R')).toBe(6);
    expect(points('GGGGG*', 'R')).toBe(15 + 1); // a sixth would add nothing
    expect(points('GGGGPP***', 'R')).toBe(15 + 10);
    expect(points('GGGPPP**', 'R')).toBe(15 + 6);
    expect(points('***', 'R')).toBe(6);
  });

  it('a tie is a shared win', () => {
    expect(panorama.result(Object.assign(dealt('deal RW BG PY'), { step: Step.OVER })).winners).toEqual([
      0, 1, 2,
    ]);
  });
});
