import { describe, expect, it } from 'vitest';
import { CHANCE, type OptionValue } from '../../contract/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { DECK, DECK_SIZE, KINDS, MOST_TRIPS } from './data.ts';
import { cloudNine } from './game.ts';
import { meta } from './meta.ts';
import { type CloudEvent, type CloudState, handOf, Step } from './state.ts';
import { refusals } from './words.ts';

type Given = Record<string, OptionValue>;

/** A game dealt by notation. */
function dealt(hands: string, options: Given = {}): CloudState {
  const state = cloudNine.start(hands.split(' ').length, { ...defaultOptions(meta.options), ...options });
  say(state, CHANCE, `deal ${hands}`);
  return state;
}

function say(state: CloudState, by: number, text: string, tell?: (event: CloudEvent) => void): void {
  const reading = cloudNine.read(state, by, text);
  if ('refused' in reading) throw new Error(`${text}: ${reading.refused}`);
  cloudNine.play(state, by, reading.value, tell);
}

/** Moves and draws in a row: rolls and cards are chance's, everything else belongs to whoever's turn it is. */
function playAll(state: CloudState, texts: string): CloudState {
  for (const text of texts.split(', ')) say(state, /^(roll|draw)/.test(text) ? CHANCE : state.turn, text);
  return state;
}

function legal(state: CloudState, seat = state.turn): string[] {
  const out: (number | string)[] = [];
  const count = cloudNine.moves(state, seat, out);
  return out.slice(0, count).map((move) => cloudNine.write(state, seat, move));
}

const why = (state: CloudState, text: string): string | undefined => {
  const reading = cloudNine.read(state, state.turn, text);
  return 'refused' in reading ? reading.refused : undefined;
};

const forced = (state: CloudState): string | undefined => {
  const move = cloudNine.forced?.(state, state.turn);
  return move === undefined ? undefined : cloudNine.write(state, state.turn, move);
};

/** Everybody draws a card, whichever comes. */
function drawAll(state: CloudState): CloudState {
  const rng = new FastRng(1);
  while (state.step === Step.DRAW) cloudNine.play(state, CHANCE, cloudNine.draw(state, rng));
  return state;
}

const text = (state: CloudState, seat: number): string =>
  handOf(state, seat)
    .map((count, card) => 'GPRY*'[card]!.repeat(count))
    .join('');

const ANY = 'GGPPRR YYGGPP';

describe('set-up', () => {
  it('six cards to each player, everybody in the balloon at level 1, seat 0 pilots first', () => {
    const state = dealt('GGPPR* YYGGPP RRRYYY');
    expect(state.sizes).toEqual([6, 6, 6]);
    expect(text(state, 0)).toBe('GGPPR*');
    expect(state).toMatchObject({ level: 1, pilot: 0, aboard: 0b111, left: DECK_SIZE - 18, step: Step.ROLL });
    expect(state.scores).toEqual([0, 0, 0]);
  });

  it('76 cards: 18 of each colour and 4 wild cards', () => {
    expect(DECK.reduce((sum, count) => sum + count, 0)).toBe(DECK_SIZE);
    const state = cloudNine.start(2, defaultOptions(meta.options));
    expect(cloudNine.read(state, CHANCE, 'deal ****** GGGGGG')).toEqual({
      refused: refusals.tooMany('*', 4),
    });
    expect(cloudNine.read(state, CHANCE, 'deal GGGG GGGGGG')).toEqual({ refused: refusals.deal(2) });
  });
});

describe('a trip', () => {
  it('the pilot rolls as many dice as the level says', () => {
    const state = dealt(ANY);
    expect(cloudNine.read(state, CHANCE, 'roll R R')).toEqual({ refused: refusals.dice(1) });
    playAll(state, 'roll -, stay, pay');
    expect(state.level).toBe(2);
    expect(cloudNine.read(state, CHANCE, 'roll R')).toEqual({ refused: refusals.dice(2) });
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

  it('not paid: everybody still in the balloon scores nothing', () => {
    const state = playAll(dealt('GGPPGG YYGGPP RRRYYY'), 'roll R, leave, stay, fail');
    expect(state.scores).toEqual([0, 1, 0]);
    expect(state).toMatchObject({ step: Step.DRAW, trips: 1 });
  });

  it('the pilot may not leave while a passenger is in the balloon', () => {
    const state = playAll(dealt(ANY), 'roll R, stay');
    expect(why(state, 'leave')).toBe(refusals.pilotStays);
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
    expect(why(state, 'pay')).toBe(refusals.rollFirst);
    playAll(state, 'stay, roll R G');
    expect(legal(state)).toEqual(['pay']);
    expect(why(state, 'leave')).toBe(refusals.leftTooLate);
    playAll(state, 'pay');
    expect(state).toMatchObject({ step: Step.ALONE, level: 3, pilot: 0 });
    playAll(state, 'leave');
    expect(state.scores).toEqual([3, 1]);
  });

  it('who stays and cannot pay scores nothing', () => {
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
    expect(why(state, 'fail')).toBe(refusals.mustPay);
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

  it('all blank, nobody else left: the pilot may leave, so the program does not pay', () => {
    const state = playAll(dealt(ANY), 'roll -, leave');
    expect(legal(state)).toEqual(['pay', 'leave']);
    expect(forced(state)).toBeUndefined();
  });

  it('at most one wild card in a payment', () => {
    const state = rolled(2, 'R R', '**G');
    expect(legal(state)).toEqual(['fail']);
    expect(why(state, 'pay *R')).toBe(refusals.oneWildOnly);
  });

  it('the program gives up for a pilot who can do nothing else', () => {
    expect(forced(rolled(2, 'R R', 'RGG'))).toBe('fail');
    expect(forced(rolled(2, 'R G', 'RGG'))).toBeUndefined();
  });

  it('a wild card stands only for a colour that makes the rest payable', () => {
    const state = rolled(3, 'R G Y', 'RG*');
    expect(legal(state)).toEqual(['pay *Y', 'fail']);
    expect(why(state, 'pay *R')).toBe(refusals.oneWildOnly);
    expect(why(state, 'pay *P')).toBe(refusals.notRolled('P'));
    expect(why(state, 'pay *')).toBe(refusals.wholeRoll);
    expect(why(state, 'pay')).toBe(refusals.cardsMissing);
    expect(why(state, 'stay')).toBe(refusals.payNow);
    expect(why(rolled(2, 'R G', 'RG'), 'pay *R')).toBe(refusals.noWild);
  });

  it('classic: one wild card may pay a whole roll, even if the coloured cards would do', () => {
    const classic = { track: 'classic' };
    expect(legal(rolled(4, 'R R Y', 'G*', classic))).toEqual(['pay *', 'fail']);
    expect(legal(rolled(1, 'R Y', 'RY*', classic))).toEqual(['pay', 'pay *']);
    const state = rolled(4, 'R R Y', 'G*', classic);
    expect(why(state, 'pay *R')).toBe(refusals.classicWild);
    playAll(state, 'pay *');
    expect(text(state, 0)).toBe('G');
    expect(state).toMatchObject({ level: 5, pilot: 1 });
  });

  it('classic: a wild card does not pay an all-blank roll', () => {
    const state = rolled(1, '- -', 'RY*', { track: 'classic' });
    expect(legal(state)).toEqual(['pay']);
    expect(forced(state)).toBe('pay');
    expect(why(state, 'pay *')).toBe(refusals.nothingToPay);
  });
});

describe('the classic track', () => {
  const classic = { track: 'classic' };

  it('points 1 2 4 6 9 12 15 20 for clouds 1-8, dice 2 2 2 3 3 3 4 4', () => {
    const points: number[] = [];
    const dice: number[] = [];
    for (let level = 1; level <= 8; level++) {
      const state = dealt(ANY, classic);
      state.level = level;
      const roll = cloudNine.draw(state, new FastRng(1)) as string;
      dice.push(roll.length);
      playAll(state, `roll ${[...roll].join(' ')}, leave`);
      points.push(state.scores[1]!);
    }
    expect(points).toEqual([1, 2, 4, 6, 9, 12, 15, 20]);
    expect(dice).toEqual([2, 2, 2, 3, 3, 3, 4, 4]);
  });

  it('reaching cloud 9 lands everybody in the balloon safely with 25 points', () => {
    const state = playAll(dealt('GGPPR* YYGGPP RRRYYY', classic), 'roll - -, leave, stay, pay');
    state.level = 8;
    playAll(state, 'roll R R R Y, stay, pay');
    expect(state.scores).toEqual([25, 1, 25]);
    expect(state).toMatchObject({ step: Step.DRAW, trips: 1, pilot: 2 });
    // Whoever paid at cloud 8 is the last pilot.
    expect(drawAll(state)).toMatchObject({ pilot: 0, level: 1, aboard: 0b111 });
  });

  it('a lone pilot chooses only before a roll, never after', () => {
    const state = playAll(dealt(ANY, classic), 'roll R -, leave');
    expect(legal(state)).toEqual(['pay']);
    expect(why(state, 'leave')).toBe(refusals.classicLeave);
    playAll(state, 'pay');
    expect(legal(state)).toEqual(['stay', 'leave']);
    playAll(state, 'leave');
    expect(state.scores).toEqual([2, 1]);
  });
});

describe('the end of a trip', () => {
  it('everybody draws one card, clockwise from the next pilot, who sits left of whoever piloted last', () => {
    const state = playAll(
      dealt('GGPPGG YYGGPP RRRYYY'),
      'roll -, stay, stay, pay, roll R R, stay, stay, fail',
    );
    expect(state).toMatchObject({ step: Step.DRAW, turn: 2 }); // seat 1 piloted last
    playAll(state, 'draw 2 G, draw 0 *, draw 1 Y');
    expect(state.sizes).toEqual([7, 7, 7]);
    expect(text(state, 0)).toBe('GGGGPP*');
    expect(state).toMatchObject({ level: 1, pilot: 2, aboard: 0b111, step: Step.ROLL, trips: 1 });
  });

  it('with an empty deck the discard pile becomes the deck', () => {
    const state = playAll(dealt(ANY), 'roll R, stay, pay, roll Y Y, stay, pay');
    // All that is left of the deck but one card goes to the discard pile.
    for (let card = 0; card < KINDS; card++) {
      state.discard[card]! += state.deck[card]! - (card === 0 ? 1 : 0);
      state.deck[card] = card === 0 ? 1 : 0;
    }
    state.left = 1;
    playAll(state, 'roll Y Y Y, leave, fail');
    const events: CloudEvent[] = [];
    say(state, CHANCE, 'draw 1 G', (event) => events.push(event));
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'shuffled']);
    expect(state.left).toBe(DECK_SIZE - state.sizes[0]! - state.sizes[1]!);
    expect(state.discard).toEqual([0, 0, 0, 0, 0]);
    expect(state.deck.reduce((sum, count) => sum + count, 0)).toBe(state.left);
    playAll(state, 'draw 0 R');
    expect(state).toMatchObject({ step: Step.ROLL, pilot: 1 });
  });

  it('with deck and discard pile empty nobody draws', () => {
    const state = playAll(dealt(ANY), 'roll Y');
    for (let card = 0; card < KINDS; card++) state.hands[KINDS + card]! += state.deck[card]!;
    state.sizes[1]! += state.left;
    state.deck.fill(0);
    state.left = 0;
    playAll(state, 'leave, fail');
    expect(state).toMatchObject({ step: Step.ROLL, pilot: 1, trips: 1 });
    expect(state.sizes).toEqual([6, 70]);
  });
});

describe('the end of the game', () => {
  function nearly(scores: number[], options: Given = {}): CloudState {
    const state = dealt('GGPPGG YYGGPP RRRYYY', options);
    state.scores = scores;
    return state;
  }

  it('the trip in which somebody reaches the target is finished first, and everybody draws', () => {
    const state = playAll(nearly([40, 49, 48]), 'roll G, leave, stay, pay');
    expect(state.scores[1]).toBe(50);
    expect(cloudNine.next(state).to).toBe('draw');
    playAll(state, 'roll R R, leave, pay, leave');
    expect(state.step).toBe(Step.DRAW);
    drawAll(state);
    expect(cloudNine.next(state).to).toBe('over');
    expect(cloudNine.result(state)).toEqual({
      scores: [42, 50, 51],
      winners: [2],
      detail: { cards: [6, 7, 5], trips: 1 },
    });
  });

  it('a tie goes to the fewest cards in hand, then it is shared', () => {
    const state = playAll(nearly([49, 49, 50]), 'roll -, leave, leave, leave');
    state.scores[2] = 50;
    state.sizes = [6, 5, 6];
    expect(cloudNine.result(state).winners).toEqual([1]);
    state.sizes = [5, 5, 6];
    expect(cloudNine.result(state).winners).toEqual([0, 1]);
  });

  it('another target can be agreed on', () => {
    const state = drawAll(playAll(nearly([19, 0, 0], { target: 20 }), 'roll -, leave, leave, leave'));
    expect(cloudNine.next(state).to).toBe('over');
  });

  it('a game in which nobody has reached the target ends after 200 trips', () => {
    const state = nearly([1, 2, 3]);
    state.trips = MOST_TRIPS - 1;
    drawAll(playAll(state, 'roll R, stay, stay, fail'));
    expect(cloudNine.next(state).to).toBe('over');
    expect(cloudNine.result(state)).toMatchObject({ winners: [2], detail: { trips: MOST_TRIPS } });
  });
});

describe('transcripts', () => {
  it('hold hands, dice and every card drawn', () => {
    const state = dealt('RG*GYP YYGGPP');
    const { transcript } = cloudNine;
    expect(transcript.setup(state)).toEqual({
      hands: [
        ['G', 'G', 'P', 'R', 'Y', '*'],
        ['G', 'G', 'P', 'P', 'Y', 'Y'],
      ],
    });
    state.level = 3;
    expect(transcript.chance(state, 'R-Y')).toEqual({ kind: 'dice', value: ['R', '-', 'Y'] });
    expect(transcript.readChance(state, { kind: 'dice', value: ['R', '-', 'Y'] })).toEqual({ value: 'R-Y' });
    playAll(state, 'roll R R R, stay, fail');
    expect(transcript.chance(state, 3)).toEqual({ kind: 'draw', seat: 1, card: 'R' });
    expect(transcript.readChance(state, { kind: 'draw', seat: 0, card: 'R' })).toEqual({
      refused: refusals.card(1),
    });
  });
});
