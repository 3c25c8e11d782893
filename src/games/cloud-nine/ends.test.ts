import { describe, expect, it } from 'vitest';
import { CHANCE } from '../../contract/index.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { DECK_SIZE, KINDS, MOST_TRIPS } from './data.ts';
import { cloudNine } from './game.ts';
import { type CloudEvent, type CloudState, Step } from './state.ts';
import { ANY, dealt, drawAll, type Given, legal, playAll, say, text, why } from './testing/table.ts';

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

  it('reaching cloud 9 lands all players in the balloon safely with 25 points', () => {
    const state = playAll(dealt('GGPPR* YYGGPP RRRYYY', classic), 'roll - -, leave, stay, pay');
    state.level = 8;
    playAll(state, 'roll R R R Y, stay, pay');
    expect(state.scores).toEqual([25, 1, 25]);
    expect(state).toMatchObject({ step: Step.DRAW, trips: 1, pilot: 2 });
    // The player who paid at cloud 8 is the last pilot.
    expect(drawAll(state)).toMatchObject({ pilot: 0, level: 1, aboard: 0b111 });
  });

  it('a lone pilot chooses only before a roll, never after', () => {
    const state = playAll(dealt(ANY, classic), 'roll R -, leave');
    expect(legal(state)).toEqual(['pay']);
    expect(why(state, 'leave')).toEqual({ code: 'classicLeave' });
    playAll(state, 'pay');
    expect(legal(state)).toEqual(['stay', 'leave']);
    playAll(state, 'leave');
    expect(state.scores).toEqual([2, 1]);
  });
});

describe('the end of a trip', () => {
  it('every player draws one card, clockwise from the next pilot, who sits left of the last one', () => {
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

  it('with deck and discard pile empty no player draws', () => {
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

  it('the trip in which a player reaches the target is finished first, and all players draw', () => {
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

  it('a game in which no player has reached the target ends after 200 trips', () => {
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
      refused: { code: 'card', seat: 1 },
    });
  });
});
