/** The player aid, tips and coaching of Cloud 9. */
import type { Tip, Who } from '../../../../contract/index.ts';
import { possessive, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import { COLOR_NAMES, cardNames } from './cards.ts';
import { capital, counts } from './counts.ts';

export const words = (s: Speech) => {
  const { points, cards, dice, percent } = counts(s);
  const names = cardNames(s);
  const cost = (face: string): string =>
    face === '-' ? 'A blank die costs nothing.' : `The pilot must pay one ${COLOR_NAMES[face]} card for it.`;
  return {
    trip: {
      title: 'A trip, cloud by cloud',
      steps: [
        'The pilot rolls as many dice as the cloud says.',
        'Each passenger in turn **stays**, or **jumps** for the points of the cloud.',
        'The pilot **pays** a card of its colour for each coloured die.',
        'Paid: the balloon rises, and the next player in it is the pilot. Not paid: it falls, and everybody in it gets nothing.',
      ],
    },
    paying: {
      title: 'Paying',
      list: [
        'If coloured cards are enough, the pilot must pay.',
        'One umbrella may stand for one die. It is never forced: a pilot may rather let the trip fail.',
        'The pilot may jump only when no passenger is left: right after the last one jumped, and later before each roll.',
      ],
    },
    signs: {
      title: 'Signs',
      card: 'A card: it pays a die of its colour and mark.',
      umbrella: 'An umbrella: it pays any one die.',
      die: 'A die: one such card must be paid.',
      blank: 'A blank: costs nothing.',
      gain: 'What a jump brought.',
      pilot: 'The pilot’s cap.',
    },
    scoring: {
      title: 'Scoring',
      list: [
        'A jump scores the points of the cloud at once.',
        'Those who fall score nothing in this trip, and lose nothing.',
        'After a trip everybody draws one card. The next pilot sits to the left of the last.',
      ],
    },
    end: {
      title: 'The end',
      text: 'When somebody has reached the target (usually 50 points), the trip under way is the last. Most points win; a tie goes to the fewest cards in hand. After 200 trips the game ends in any case.',
    },
    classic: {
      title: 'Nine clouds (an option)',
      cloud: 'Cloud',
      points: 'Points',
      dice: 'Dice',
      none: 'none',
      list: (landing: number) => [
        'One umbrella may pay a whole roll.',
        `Reaching cloud 9 lands everybody in the balloon safely for ${points(landing)}.`,
        'A lone pilot jumps only before a roll.',
      ],
    },

    tips: {
      cloud: (level: number, worth: number, toRoll: number, here: boolean): Tip => ({
        title: `Cloud ${s.number(level)}`,
        text: `${here ? 'The balloon is here. ' : ''}A jump here brings ${points(worth)}.${toRoll > 0 ? ` The pilot rolls ${dice(toRoll)}.` : ' The balloon lands: everybody in it is safe.'}`,
      }),
      balloon: (level: number, aboard: number): Tip => ({
        title: 'The balloon',
        text: `At cloud ${s.number(level)}, with ${s.plural(aboard, { one: '# player', other: '# players' })} in the basket. It rises when the pilot pays, and falls when not.`,
      }),
      pilot: (who: Who, held: number): Tip => ({
        title: `Pilot: ${subject(who)}`,
        text: `${subject(who)} ${verb(who, 'roll', 'rolls')} the dice, ${verb(who, 'hold', 'holds')} ${cards(held)} and must pay. The pilot cannot jump while others are in the balloon.`,
      }),
      rider: (who: Who, held: number): Tip => ({
        title: `${subject(who)}, in the balloon`,
        text: `A passenger with ${cards(held)}: stays or jumps after each roll.`,
      }),
      jumper: (who: Who, level: number, worth: number): Tip => ({
        title: `${subject(who)}, safe`,
        text: `Jumped at cloud ${s.number(level)} for ${points(worth)}, and is out until the next trip.`,
      }),
      seat: (who: Who, held: number, score: number, out: boolean): Tip => ({
        title: `${capital(possessive(who))} cards`,
        text: `${cards(held)}; ${points(score)} so far${out ? '; has jumped in this trip' : ''}. Nobody sees the cards of others, but how many there are tells what can be paid.`,
      }),
      deck: (left: number, discard: readonly number[]): Tip => ({
        title: 'The deck',
        text: `${capital(cards(left))} left: one for everybody after each trip. Paid so far: ${names.kinds(discard)}.`,
      }),
      card: (card: number, held: number, needed: number): Tip => ({
        title: capital(names.one(card)),
        text: `You hold ${s.number(held)}. It pays one die of its colour${needed > 0 ? `; this roll asks for ${s.number(needed)}` : ''}.`,
      }),
      umbrella: (held: number, whole: boolean): Tip => ({
        title: 'An umbrella',
        text: `You hold ${s.number(held)} of the four in the game. It stands for ${whole ? 'a whole roll' : 'any one die; one in a payment'}.`,
      }),
      die: (face: string): Tip => ({ title: `A die: ${COLOR_NAMES[face]}`, text: cost(face) }),
      dice: (need: readonly number[], free: boolean): Tip => ({
        title: 'The roll',
        text: free
          ? 'All blank: the climb costs nothing.'
          : `To climb, the pilot must pay ${names.kinds(need)}.`,
      }),
      toRoll: (count: number): Tip => ({ title: 'Dice', text: `The pilot is about to roll ${dice(count)}.` }),
      now: (worth: number): Tip => ({
        title: 'Jump now',
        text: `A jump at this cloud brings ${points(worth)} at once.`,
      }),
      next: (worth: number): Tip => ({
        title: 'Next cloud',
        text: `If the pilot pays, a jump one cloud higher brings ${points(worth)}.`,
      }),
      odds: (chance: number | undefined): Tip => ({
        title: 'Odds',
        text: `How likely it is that the roll is paid, counted over all cards that you cannot see${chance === undefined ? '' : `: ${percent(chance)}`}.`,
      }),
      stay: {
        title: 'Stay',
        text: 'You ride on. If the pilot pays, the next cloud is worth more; if not, you get nothing.',
      },
      jump: (worth: number): Tip => ({
        title: 'Jump',
        text: `You get ${points(worth)} at once, and are out until the next trip.`,
      }),
      pay: {
        title: 'Pay',
        text: 'These cards go, and the balloon rises. The next player in it is the pilot.',
      },
      swap: {
        title: 'Pay with an umbrella',
        text: 'An umbrella stands for this die, and you keep a card of its colour.',
      },
      fail: {
        title: 'Let the trip fail',
        text: 'You keep your cards. Everybody in the balloon gets nothing.',
      },
      standings: { title: 'The result', text: 'Most points win; in a tie the fewest cards in hand.' },
    },

    /** Two lines on a phone. */
    coach: {
      sure: (above: number) =>
        `Nothing has to be paid, so this climb cannot fail: stay. Jump only if you fear the roll at cloud ${s.number(above)}.`,
      trust: (chance: number) =>
        `Unpaid, all who stay get nothing. The pilot can pay in ${percent(chance)} of cases: a good bet.`,
      doubt: (chance: number, here: number) =>
        `Unpaid, all who stay fall and get nothing. The pilot can pay in ${percent(chance)} only: jump, and ${points(here)} are yours for sure.`,
      even: (chance: number, here: number, above: number) =>
        `Unpaid, all who stay fall and get nothing. The chance is ${percent(chance)}: staying wins ${s.number(above - here)} more or loses ${s.number(here)}.`,
      nextPilot: (own: number) => ` Next you pilot, with ${percent(own)}.`,
      mustPay:
        'The pilot pays a card of its colour for each die. You have them, so you must. Umbrellas are better kept.',
      umbrella: (here: number) =>
        `Only an umbrella saves this trip. It is worth it when the cloud is high; at ${points(here)} you may also keep it for later.`,
      whole: 'One umbrella pays it all. It is worth most on a high cloud.',
      mayLeave: (here: number) =>
        `You are the last: ${points(here)} are yours if you jump now. Climb on only with cards to spare.`,
      alone: (own: number, here: number) =>
        `You jump, or roll and then pay or fall. Your hand pays in ${percent(own)} of all cases; a fall costs you the ${points(here)}.`,
      cannot: 'You cannot pay this roll: the balloon falls. Keep more colours when you are about to pilot.',
    },
  };
};
