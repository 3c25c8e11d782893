import { describe, expect, it } from 'vitest';
import { speechOf } from '../../toolkit/speech.ts';
import { oddsWords } from './board/odds.ts';
import { FAIL, LEAVE, PAY, PAY_ALL, PAY_WILD, STAY } from './state.ts';
import { at, english, words } from './testing/table.ts';
import { cardNames } from './words/en/cards.ts';

const { kinds, roll } = cardNames(speechOf('en'));

const who = (seat: number) => ({ name: ['Max', 'Ann', 'Ben'][seat]!, isYou: seat === 0 });

describe('what is asked', () => {
  it('tells a passenger the price, the points now, and the hope', () => {
    const view = at('hands ?6 ?6 GG; cloud 3; roll RR-; turn 2 decide');
    expect(words.ask(view, 2)).toEqual({
      title: 'Stay or jump?',
      detail: 'The pilot must pay 2 red. 3 points now, or perhaps 4?',
    });
    expect(words.ask(view, 1).detail).toContain('perhaps 4 as the next pilot');
    expect(words.ask(at('hands ?6 ?6; roll -; turn 1 decide'), 1).detail).toContain('costs nothing');
    expect(words.ask(at('hands ?6 ?6; track classic; cloud 8; roll ----'), 1).detail).toContain(
      'a safe landing for 25',
    );
  });

  it('tells a pilot what falls with the balloon', () => {
    expect(words.ask(at('hands GG ?6 ?6; roll R; turn 0 pay'), 0).detail).toContain('you and 2 passengers');
    expect(words.ask(at('hands GG ?6 ?6; roll R; jumped 0 1 1; turn 0 pay'), 0).detail).toContain(
      'you may jump, too, for 1 point.',
    );
    expect(words.ask(at('hands GG ?6; cloud 2; jumped 0 1'), 0).title).toBe('Fly on alone?');
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
      'Ann did not pay at cloud 4, and the balloon fell. No points for: You and Ann.',
    );
    expect(words.say({ kind: 'landed', seats: [0, 2], level: 9, points: 25 }, who)).toBe(
      'The balloon landed on cloud 9. 25 points each for: You and Ben.',
    );
    expect(words.say({ kind: 'drew', seat: 2, card: -1 }, who)).toBe('Ben drew a card.');
    expect(words.say({ kind: 'drew', seat: 0, card: 4 }, who)).toBe('You drew an umbrella.');
  });
});

describe('the odds, on request', () => {
  it('are those of a hand of which nothing is known but its size', () => {
    const view = at('hands ?6 ?6 GGGRRY; cloud 2; roll RG; turn 2 decide');
    expect(oddsWords(english, view, 2)).toMatch(
      /^\d+ % of all hands of 6 cards from the 70 that you cannot see pay this roll, \d+ %/,
    );
    expect(oddsWords(english, at('hands ?6 ?6; roll -; turn 1 decide'), 1)).toBe('This roll costs nothing.');
  });

  it('are exact for a lone pilot before the roll, and nothing else needs them', () => {
    const view = at('hands GPRY ?6; cloud 2; jumped 0 1; turn 0 alone');
    expect(oddsWords(english, view, 0)).toBe('Your hand pays 89 % of all rolls of 2 dice.');
    expect(oddsWords(english, view, 1)).toBeUndefined();
    expect(oddsWords(english, at('hands GG ?6 ?6; roll R; turn 0 pay'), 0)).toBeUndefined();
  });
});
