/** What is written on the board, and what it says to people who listen. */
import type { NameOf, Seat } from '../../../contract/index.ts';
import { cardCount, cardWords, pointWords, rollWords } from '../words.ts';

const percent = (chance: number): string => {
  const whole = Math.round(chance * 100);
  // What is possible is never called impossible, nor what is uncertain sure.
  if (whole === 0 && chance > 0) return 'less than 1 %';
  if (whole === 100 && chance < 1) return 'more than 99 %';
  return `${whole} %`;
};

export const boardWords = {
  cloud: (points: number, dice: number) =>
    `${pointWords(points)}${dice > 0 ? ` · ${dice === 1 ? '1 die' : `${dice} dice`}` : ''}`,
  cloudShort: (points: number) => `${points} pts`,
  gained: (points: number) => `+${points}`,

  hand: (cards: readonly number[]) => `Your hand: ${cardWords(cards)}`,
  handOf: (name: string, cards: readonly number[]) => `${name} holds ${cardWords(cards)}`,
  seats: 'Hands of the others',
  seatCards: (name: string, cards: number, points: number) =>
    `${name}: ${cardCount(cards)}, ${pointWords(points)}`,
  deck: (cards: number) => `Deck: ${cardCount(cards)}`,

  dice: (dice: string) => `The dice show ${rollWords(dice)}`,
  toCome: (dice: number) => (dice === 1 ? 'One die to roll' : `${dice} dice to roll`),
  paid: (name: string, cards: readonly number[]) => `${name} paid ${cardWords(cards)}`,
  free: (name: string) => `${name} had nothing to pay`,
  panel: 'Dice and decisions',
  choices: 'What you can do',
  pay: 'Pay',
  pilots: (name: string) => `Pilot: ${name}`,
  jumpNow: 'Jump now',
  above: 'Next cloud',
  stakes: (points: number) => pointWords(points),
  fell: (level: number) => `Fell at cloud ${level}`,
  ended: 'Everybody is down',
  drawing: 'Everybody draws a card',
  over: 'The game is over',

  odds: 'Odds',
  oddsPilot: (able: number, colored: number, cards: number, unseen: number) =>
    `${percent(able)} of all hands of ${cardCount(cards)} from the ${unseen} that you cannot see pay this roll${able > colored ? `, ${percent(colored)} without an umbrella` : ''}.`,
  oddsOwn: (chance: number, dice: number) =>
    `Your hand pays ${percent(chance)} of all rolls of ${dice === 1 ? 'one die' : `${dice} dice`}.`,
  oddsSure: 'This roll costs nothing.',
} as const;

export const scoringWords = {
  caption: (trips: number) => `${trips} trips, and what they brought`,
  player: 'Player',
  points: 'Points',
  cards: 'Cards left',
  best: 'Best trip',
  falls: 'Trips for nothing',
  wins: 'wins',
  shares: 'shares the win',
  tie: (seats: readonly Seat[], name: NameOf, fewest: number, shared: boolean) =>
    `${seats.map(name).join(' and ')} have as many points; ${shared ? `with ${cardCount(fewest)} each they share the win` : `fewer cards in hand (${fewest}) decide`}.`,
  chart: 'Points after each trip',
  course: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}`,
} as const;
