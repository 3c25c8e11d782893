/** Why a move, in sentences: chances are exact for the cards that were not seen. */
import { cardCount, pointWords } from './words.ts';

/** "57 %", and never a certainty that is none. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return 'less than 1 %';
  if (chance < 1 && chance > 0.99) return 'more than 99 %';
  return `${Math.round(chance * 100)} %`;
}

const dice = (n: number): string => (n === 1 ? 'one die' : `${n} dice`);
const paysRoll = (chance: number): string =>
  chance === 1
    ? 'this roll is sure to be paid'
    : chance === 0
      ? 'this roll cannot be paid'
      : `the pilot can pay this roll with a chance of ${percent(chance)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasonWords = {
  stay: (chance: number, here: number, above: number) =>
    `One cloud higher a jump brings ${pointWords(above)} instead of ${here}, and ${paysRoll(chance)}.`,
  stayAsPilot: (chance: number, above: number, count: number, own: number) =>
    `${capital(paysRoll(chance))}; one cloud higher you are the pilot, and your cards pay ${dice(count)} with a chance of ${percent(own)} for ${pointWords(above)}.`,
  stayToLand: (chance: number, here: number, above: number) =>
    `One cloud higher the balloon lands for ${pointWords(above)} instead of ${here}, and ${paysRoll(chance)}.`,
  jump: (here: number, chance: number, above: number) =>
    `${pointWords(here)} for sure: one cloud higher would be ${above}, and ${paysRoll(chance)}.`,
  jumpFromSure: (here: number, above: number) =>
    `${pointWords(here)} for sure, though this roll is sure to be paid and one cloud higher is worth ${above}.`,
  rollAlone: (count: number, own: number | undefined, here: number, above: number) =>
    own === undefined
      ? `Rolls ${dice(count)} for ${pointWords(above)} instead of ${here}.`
      : `Your cards pay ${dice(count)} with a chance of ${percent(own)}, and one cloud higher is worth ${pointWords(above)} instead of ${here}.`,
  jumpAlone: (here: number, count: number, own: number | undefined, above: number) =>
    own === undefined
      ? `${pointWords(here)} for sure instead of a roll of ${dice(count)} for ${above}.`
      : `${pointWords(here)} for sure: your cards pay ${dice(count)} with a chance of ${percent(own)}, for ${above}.`,
  pay: (level: number, above: number, left: number) =>
    `Lifts the balloon to cloud ${level}, where a jump brings ${pointWords(above)}; you keep ${cardCount(left)}.`,
  payWild: (level: number, above: number, left: number, wilds: number) =>
    `Lifts the balloon to cloud ${level}, where a jump brings ${pointWords(above)}; you keep ${cardCount(left)}, ${wilds === 0 ? 'none of them an umbrella' : `${wilds} of them ${wilds === 1 ? 'an umbrella' : 'umbrellas'}`}.`,
  free: (level: number, above: number) =>
    `Nothing is to be paid: the balloon rises to cloud ${level}, where a jump brings ${pointWords(above)}.`,
  lands: (level: number, above: number) =>
    `Lands the balloon on cloud ${level}: ${pointWords(above)} for everybody who is still in it.`,
  fail: (others: number, left: number) =>
    `You keep all ${cardCount(left)} and score nothing in this trip, ${others === 0 ? 'alone in the balloon' : others === 1 ? 'and neither does your passenger' : `and neither do your ${others} passengers`}.`,
  pilotJumps: (here: number, left: number, total: number) =>
    `${pointWords(here)} for sure, ${total} in all, and you keep ${cardCount(left)}.`,
} as const;
