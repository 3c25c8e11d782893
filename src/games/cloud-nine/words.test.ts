import { describe, expect, it } from 'vitest';
import { speechOf } from '../../toolkit/speech.ts';
import { oddsWords } from './board/odds.ts';
import { board } from './board.tsx';
import { cloudNine } from './game.ts';
import { FAIL, LEAVE, PAY, PAY_ALL, PAY_WILD, STAY } from './state.ts';
import { at, english, words } from './testing/table.ts';
import { cardNames } from './words/en/cards.ts';

const { kinds, roll } = cardNames(speechOf('en'));

const who = (seat: number) => ({ name: ['Max', 'Ann', 'Ben'][seat]!, isYou: seat === 0, sign: seat });

describe('what is asked', () => {
  it('tells a passenger the points now, the price, its chance and the hope', () => {
    const view = at('hands ?6 ?6 GG; cloud 3; roll RR-; turn 2 decide');
    expect(words.ask(view, 2)).toEqual({
      title: 'Stay or jump?',
      detail:
        'Jump: 3 points. Stay: the pilot must pay 2 red (an even chance), then cloud 4 is worth 4. Unpaid, you get nothing.',
    });
    expect(words.ask(view, 1).detail).toContain('then you are the pilot at cloud 4');
    expect(words.ask(at('hands ?6 ?6; roll -; turn 1 decide'), 1).detail).toContain('nothing to pay');
    expect(words.ask(at('hands ?6 ?6; track classic; cloud 8; roll ----'), 1).detail).toContain(
      'all land on cloud 9 for 25',
    );
  });

  it.each([
    [
      'hands GG ?6 ?6; roll G; turn 0 pay',
      'Pay 1 green to climb to cloud 2. Your colours are enough, so you must.',
    ],
    ['hands GG* ?6 ?6; roll R; turn 0 pay', 'Or keep it: then you and 2 passengers get nothing.'],
    ['hands GG* ?6; track classic; roll RR; turn 0 pay', 'An umbrella pays the whole roll'],
    ['hands GG ?6 ?6; roll R; turn 0 pay', 'You cannot pay 1 red: you and 2 passengers get nothing.'],
    ['hands GG ?6 ?6; roll R; jumped 0 1 1; turn 0 pay', 'jump, too, for 1 point before the balloon falls.'],
    [
      'hands GG ?6 ?6; roll G; jumped 0 1 1; turn 0 pay',
      'Pay 1 green to climb to cloud 2, or jump, too, for 1 point.',
    ],
    ['hands GG ?6 ?6; roll -; jumped 0 1 1; turn 0 pay', 'at no cost. Everybody else has left'],
  ])('tells the pilot of %s what can be done', (position, detail) => {
    expect(words.ask(at(position), 0).detail).toContain(detail);
  });

  it('tells a lone pilot what the own cards can do', () => {
    const { title, detail } = words.ask(at('hands GPRY ?6; cloud 2; jumped 0 1'), 0);
    expect(title).toBe('Fly on alone?');
    expect(detail).toBe(
      'Jump: 2 points for sure. Roll: your cards must pay 2 dice (very likely) for cloud 3, or you get nothing.',
    );
  });
});

describe('moves in words', () => {
  const view = at('hands RRG** ?6; cloud 2; roll RG; turn 0 pay');
  it.each([
    [PAY, 'Pay 1 green and 1 red'],
    [PAY_WILD + 2, 'Pay 1 green and an umbrella (for red)'],
    [PAY_ALL, 'Pay the whole roll with an umbrella'],
    [FAIL, 'Let the trip fail'],
    [LEAVE, 'Jump for 2 points'],
    [STAY, 'Stay in the balloon'],
  ])('%i is "%s"', (move, text) => {
    expect(words.move(view, 0, move)).toBe(text);
  });

  it('name cards and rolls', () => {
    expect(kinds([2, 0, 1, 0, 2])).toBe('2 green, 1 red and 2 umbrellas');
    expect(kinds([0, 0, 0, 0, 0])).toBe('no card');
    expect(roll('R-Y')).toBe('red, blank and yellow');
    expect(roll('-')).toBe('a blank');
  });
});

describe('what happened', () => {
  it('is told with names', () => {
    expect(words.say({ kind: 'fell', pilot: 1, seats: [0, 1], level: 4 }, who)).toBe(
      'Ann did not pay at cloud 4, and the balloon fell.',
    );
    expect(words.say({ kind: 'landed', seats: [0, 2], level: 9, points: 25 }, who)).toBe(
      'The balloon landed on cloud 9: 25 points each for you and Ben.',
    );
    expect(words.say({ kind: 'tripEnded', trip: 3, gains: [0, 4, 2] }, who)).toBe(
      'Trip 3 is over: you nothing, Ann 4 and Ben 2.',
    );
    expect(words.say({ kind: 'drew', seat: 2, card: -1 }, who)).toBe('Ben drew a card.');
    expect(words.say({ kind: 'drew', seat: 0, card: 4 }, who)).toBe('You drew an umbrella.');
  });
});

describe('the odds, on request', () => {
  it('are those of a hand of which nothing is known but its size', () => {
    const view = at('hands ?6 ?6 GGGRRY; cloud 2; roll RG; turn 2 decide');
    expect(oddsWords(english, view, 2)?.long).toMatch(
      /^\d+ % of all hands of 6 cards from the 70 that you cannot see pay this roll, \d+ %/,
    );
    expect(oddsWords(english, at('hands ?6 ?6; roll -; turn 1 decide'), 1)).toEqual({
      short: '100 %',
      long: 'This roll costs nothing.',
    });
  });

  it('are exact for a lone pilot before the roll, and nothing else needs them', () => {
    const view = at('hands GPRY ?6; cloud 2; jumped 0 1; turn 0 alone');
    expect(oddsWords(english, view, 0)).toEqual({
      short: '89 %',
      long: 'Your hand pays 89 % of all rolls of 2 dice.',
    });
    expect(oddsWords(english, view, 1)).toBeUndefined();
    expect(oddsWords(english, at('hands GG ?6 ?6; roll R; turn 0 pay'), 0)).toBeUndefined();
  });
});

describe('a position for players who listen', () => {
  it('names the players, and counts them where their names are not known', () => {
    const view = at('hands ?6 ?6 GG; cloud 3; roll RR-; turn 2 decide');
    expect(words.describe(view, 0, who).join(' ')).toContain(
      'and you are the pilot. Also in the balloon: Ann and Ben.',
    );
    expect(words.describe(view, 2).join(' ')).toContain('and Player 1 is the pilot.');
  });
});

describe('what decided a game', () => {
  const decided = (text: string) => {
    const view = at(text);
    return words.verdict!(view, cloudNine.result(view), who);
  };

  it('is by how much, and in which trip', () => {
    expect(decided('hands ?4 ?6 ?7; history 20 20 16, 14 0 15, 20 20 3; turn 2 over')).toBe(
      'You have 54 points, 14 more than Ann. Most was decided in trip 2: 14 points for you, nothing for Ann.',
    );
  });

  it('is the fewest cards in a tie, which may be shared', () => {
    expect(decided('hands ?4 ?6 ?7; points 51 49 51; trips 4; turn 2 over')).toBe(
      'You and Ben have 51 points each. The fewest cards in hand decide a tie: you hold 4 cards.',
    );
    expect(decided('hands ?4 ?4 ?7; points 51 51 50; trips 4; turn 2 over')).toBe(
      'You and Ann have 51 points and 4 cards each: they share the win.',
    );
  });

  it('tells that the trips have run out', () => {
    expect(decided('hands ?4 ?4; points 30 20; trips 200; turn 0 over')).toMatch(
      /^Nobody reached 50 points within 200 trips, so the most points decide. You have 30 points/,
    );
  });
});

describe('places', () => {
  const { places, trace } = board(english);
  it('of a payment are its cards and its button', () => {
    const view = at('hands RRG** ?6; cloud 2; roll RG; turn 0 pay');
    expect(places!(view, 0, PAY)).toEqual(['hand-G', 'hand-R', 'choice-pay']);
    expect(places!(view, 0, PAY_WILD + 2)).toEqual(['hand-G', 'hand-umbrella', 'choice-pay-R']);
    expect(places!(view, 0, LEAVE)).toEqual(['choice-jump']);
  });
  it('of events are where a player went, or where the balloon is', () => {
    const view = at('hands ?6 ?6');
    expect(trace!(view, { kind: 'left', seat: 1, level: 2, points: 2, pilot: false })).toEqual({
      from: 'balloon',
      to: 'jumper-1',
    });
    expect(trace!(view, { kind: 'stayed', seat: 1, level: 2, alone: false })).toEqual({ to: 'rider-1' });
    expect(trace!(at('hands ?6 ?6 ?6 ?6'), { kind: 'stayed', seat: 1, level: 2, alone: false })).toEqual({
      to: 'seat-1',
    });
    expect(trace!(view, { kind: 'drew', seat: 1, card: -1 })).toBeUndefined();
  });
});
