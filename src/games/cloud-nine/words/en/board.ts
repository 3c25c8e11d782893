/** What is written on the board, and what it says to people who listen; and the scoring. */
import type { Who } from '../../../../contract/index.ts';
import { subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { cardNames } from './cards.ts';
import { counts } from './counts.ts';

export const board = (s: Speech) => {
  const { points, cards, dice, percent } = counts(s);
  const names = cardNames(s);
  return {
    toRoll: s.plurals({ one: '# die', other: '# dice' }),
    gained: (worth: number) => `+${worth}`,

    hand: (hand: readonly number[]) => `Your hand: ${names.kinds(hand)}`,
    handOf: (who: Who, hand: readonly number[]) => `${subject(who)} holds ${names.kinds(hand)}`,
    seats: 'Hands of the others',
    seatCards: (who: Who, held: number, score: number) => `${subject(who)}: ${cards(held)}, ${points(score)}`,
    deck: (left: number) => `Deck: ${cards(left)}`,

    dice: (faces: string) => `The dice show ${names.roll(faces)}`,
    toCome: s.plurals({ one: 'One die to roll', other: '# dice to roll' }),
    paid: (who: Who, paid: readonly number[]) => `${subject(who)} paid ${names.kinds(paid)}`,
    free: (who: Who) => `${subject(who)} had nothing to pay`,
    panel: 'Dice and decisions',
    choices: 'What you can do',
    pay: 'Pay',
    /** Before the colours of dice that an umbrella may pay. */
    umbrellaFor: 'Umbrella for',
    times: (count: number) => `×${s.number(count)}`,
    pilots: (who: Who) => `Pilot: ${subject(who)}`,
    jumpNow: 'Jump now',
    above: 'Next cloud',
    stakes: points,
    held: cards,
    fell: (level: number) => `Fell at cloud ${level}`,
    ended: 'Everybody is down',
    drawing: 'Everybody draws a card',
    over: 'The game is over',

    odds: 'Odds',
    chance: percent,
    oddsPilot: (able: number, colored: number, held: number, unseen: number) =>
      `${percent(able)} of all hands of ${cards(held)} from the ${unseen} that you cannot see pay this roll${able > colored ? `, ${percent(colored)} without an umbrella` : ''}.`,
    oddsOwn: (chance: number, count: number) =>
      `Your hand pays ${percent(chance)} of all rolls of ${dice(count)}.`,
    oddsSure: 'This roll costs nothing.',
  };
};

export const scoring = (s: Speech) => ({
  caption: (trips: number) => `${trips} trips, and what they brought`,
  player: 'Player',
  points: 'Points',
  cards: 'Cards left',
  best: 'Best trip',
  falls: 'Trips for nothing',
  wins: 'wins',
  shares: 'shares the win',
  tie: (tied: readonly Who[], fewest: number, shared: boolean) =>
    `${s.list(tied.map(subject))} have as many points; ${shared ? `with ${counts(s).cards(fewest)} each they share the win` : `fewer cards in hand (${fewest}) decide`}.`,
  /** What the lines of the chart show, for people who listen. */
  chart: (courses: readonly (readonly [Who, readonly number[]])[]) =>
    `Points after each trip. ${courses.map(([who, sums]) => `${subject(who)}: ${sums.join(', ')}.`).join(' ')}`,
});
