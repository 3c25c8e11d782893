/** Why a move, in sentences: chances are exact for the cards that were not seen. */
import type { Speech } from '../../../../toolkit/speech.ts';
import { capital, counts } from './counts.ts';

export const words = (s: Speech) => {
  const { points, cards, dice, percent } = counts(s);
  const paysRoll = (chance: number): string => {
    if (chance === 1) return 'this roll is sure to be paid';
    if (chance === 0) return 'this roll cannot be paid';
    return `the pilot can pay this roll with a chance of ${percent(chance)}`;
  };
  const lifts = (level: number, above: number, left: number): string =>
    `Lifts the balloon to cloud ${level}, where a jump brings ${points(above)}; you keep ${cards(left)}`;
  return {
    stay: (chance: number, here: number, above: number) =>
      `One cloud higher a jump brings ${points(above)} instead of ${here}, and ${paysRoll(chance)}.`,
    stayAsPilot: (chance: number, above: number, count: number, own: number) =>
      `${capital(paysRoll(chance))}; one cloud higher you are the pilot, and your cards pay ${dice(count)} with a chance of ${percent(own)} for ${points(above)}.`,
    stayToLand: (chance: number, here: number, above: number) =>
      `One cloud higher the balloon lands for ${points(above)} instead of ${here}, and ${paysRoll(chance)}.`,
    jump: (here: number, chance: number, above: number) =>
      `${points(here)} for sure: one cloud higher would be ${above}, and ${paysRoll(chance)}.`,
    jumpFromSure: (here: number, above: number) =>
      `${points(here)} for sure, though this roll is sure to be paid and one cloud higher is worth ${above}.`,
    rollAlone: (count: number, own: number | undefined, here: number, above: number) =>
      own === undefined
        ? `Rolls ${dice(count)} for ${points(above)} instead of ${here}.`
        : `Your cards pay ${dice(count)} with a chance of ${percent(own)}, and one cloud higher is worth ${points(above)} instead of ${here}.`,
    jumpAlone: (here: number, count: number, own: number | undefined, above: number) =>
      own === undefined
        ? `${points(here)} for sure instead of a roll of ${dice(count)} for ${above}.`
        : `${points(here)} for sure: your cards pay ${dice(count)} with a chance of ${percent(own)}, for ${above}.`,
    pay: (level: number, above: number, left: number) => `${lifts(level, above, left)}.`,
    payWild: (level: number, above: number, left: number, wilds: number) => {
      const kept = s.plural(wilds, { one: '# of them an umbrella', other: '# of them umbrellas' });
      return `${lifts(level, above, left)}, ${wilds === 0 ? 'none of them an umbrella' : kept}.`;
    },
    free: (level: number, above: number) =>
      `Nothing is to be paid: the balloon rises to cloud ${level}, where a jump brings ${points(above)}.`,
    lands: (level: number, above: number) =>
      `Lands the balloon on cloud ${level}: ${points(above)} for everybody who is still in it.`,
    fail: (others: number, left: number) => {
      const fallen = s.plural(others, {
        one: 'and neither does your passenger',
        other: 'and neither do your # passengers',
      });
      return `You keep all ${cards(left)} and score nothing in this trip, ${others === 0 ? 'alone in the balloon' : fallen}.`;
    },
    pilotJumps: (here: number, left: number, total: number) =>
      `${points(here)} for sure, ${total} in all, and you keep ${cards(left)}.`,
  };
};
