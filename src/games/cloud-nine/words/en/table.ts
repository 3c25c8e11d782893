/** What players read and hear at a table of Cloud 9. */
import type { Who, WhoOf } from '../../../../contract/index.ts';
import { object, subject, verb } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { CloudEvent } from '../../state.ts';
import { board, scoring } from './board.ts';
import { cardNames } from './cards.ts';
import { counts } from './counts.ts';
import { verdict } from './verdict.ts';

/** What a player does in this trip; a number is the cloud of the jump. */
type Role = 'none' | 'pilot' | 'fell' | number;
/** What comes of staying where the roll is paid. */
type Hope = 'land' | 'pilot' | 'stay';
/** What a pilot's hand can do about the roll. */
export type Means = 'colors' | 'umbrella' | 'whole' | 'nothing';

/** Points here and one cloud higher, and the chance that it is reached. */
export interface Stakes {
  readonly level: number;
  readonly here: number;
  readonly above: number;
  readonly likely: number | undefined;
}

export const words = (s: Speech) => {
  const { points, cards, dice } = counts(s);
  const names = cardNames(s);
  return {
    /** A player by itself: on a badge, in a table. */
    name: subject,
    /** What chance is about to do. */
    drawing: { deal: 'Cards are dealt', roll: 'The dice are rolling', draw: 'All players draw a card' },

    /** A title of a few words; then what each choice brings, costs and risks. */
    ask: {
      alone: ({ here, level, toRoll, likely }: Stakes & { readonly toRoll: number }) => ({
        title: 'Fly on alone?',
        detail: `Jump: ${points(here)} for sure. Roll: your cards must pay ${dice(toRoll)}${aside(likely)} for cloud ${level + 1}, or you get nothing.`,
      }),
      /** `need` counts cards. */
      passenger: (need: readonly number[], stakes: Stakes, hope: Hope) => {
        const { here, level, likely } = stakes;
        const next = {
          land: `all land on cloud ${level + 1} for ${stakes.above}`,
          pilot: `you are the pilot at cloud ${level + 1}`,
          stay: `cloud ${level + 1} is worth ${stakes.above}`,
        }[hope];
        return {
          title: 'Stay or jump?',
          detail: isFree(need)
            ? `Jump: ${points(here)}. Stay: there is nothing to pay, the balloon rises and ${next}.`
            : `Jump: ${points(here)}. Stay: the pilot must pay ${names.kinds(need)}${aside(likely)}, then ${next}. Unpaid, you get nothing.`,
        };
      },
      free: (level: number, mayLeave: number | undefined) => ({
        title: 'All blank',
        detail: `The balloon rises to cloud ${level + 1} at no cost.${mayLeave === undefined ? '' : ` Everybody else has left: you may jump, too, for ${points(mayLeave)}.`}`,
      }),
      /** `passengers` are still in the balloon; `mayLeave` is what a jump brings where it is allowed. */
      pay: (need: readonly number[], level: number, means: Means, passengers: number, mayLeave?: number) => {
        const price = names.kinds(need);
        const above = `to climb to cloud ${level + 1}`;
        const jump = mayLeave === undefined ? '' : `jump, too, for ${points(mayLeave)}`;
        const orJump = jump === '' ? '' : `, or ${jump}`;
        const detail = {
          colors: `Pay ${price} ${above}${orJump}.${mayLeave === undefined ? ' Your colours are enough, so you must.' : ''}`,
          umbrella: `Pay ${price}, one of them with an umbrella, ${above}${orJump}. Or keep it: then ${fate(passengers)}.`,
          whole: `An umbrella pays the whole roll ${above}. Or keep it: then ${fate(passengers)}.`,
          nothing: `You cannot pay ${price}${jump === '' ? `: ${fate(passengers)}` : `: ${jump} before the balloon falls`}.`,
        }[means];
        return { title: 'Pay the dice', detail };
      },
    },

    move: {
      stay: 'Stay in the balloon',
      stayAlone: (toRoll: number) => `Stay and roll ${dice(toRoll)}`,
      jump: (here: number) => `Jump for ${points(here)}`,
      fail: 'Let the trip fail',
      free: 'Rise at no cost',
      payAll: 'Pay the whole roll with an umbrella',
      pay: (paid: readonly number[], stands: number) => `Pay ${names.kinds(paid)}${names.stands(stands)}`,
    },

    events: events(s),

    /** Under a name, beside the points. */
    about,

    describe: {
      dealing: 'The cards are being dealt.',
      over: (trips: number) => `The game is over after ${trips} trips.`,
      drawing: (trips: number) => `Trip ${trips} is over; everybody draws a card.`,
      balloon: (trip: number, level: number, worth: number, pilot: Who) =>
        `Trip ${trip}. The balloon is at cloud ${level}, worth ${points(worth)}, and ${object(pilot)} ${verb(pilot, 'are', 'is')} the pilot.`,
      crew: (crew: readonly Who[]) =>
        crew.length > 0
          ? `Also in the balloon: ${s.list(crew.map(object))}.`
          : 'Nobody else is in the balloon.',
      dice: (faces: string) => `The dice show ${names.roll(faces)}.`,
      toRoll: (count: number) => `The next roll is ${dice(count)}.`,
      /** A player whose name is not known. */
      unnamed: (seat: number) => `Player ${seat + 1}`,
      seat: (who: Who, score: number, held: number, role: Role) =>
        `${subject(who)}: ${points(score)}, ${about(held, role)}.`,
      hand: (hand: readonly number[]) => `You hold ${names.kinds(hand)}.`,
      piles: (left: number, discard: readonly number[]) =>
        discard.some((count) => count > 0)
          ? `The deck has ${cards(left)}; discarded: ${names.kinds(discard)}.`
          : `The deck has ${cards(left)}; nothing is discarded.`,
    },

    verdict: verdict(s),
    board: board(s),
    scoring: scoring(s),
  };

  function about(held: number, role: Role): string {
    return `${cards(held)}${roleWords(role)}`;
  }

  function fate(passengers: number): string {
    if (passengers === 0) return 'you get nothing';
    return `you and ${s.plural(passengers, { one: 'your passenger', other: '# passengers' })} get nothing`;
  }
};

const isFree = (need: readonly number[]): boolean => need.every((count) => count === 0);

/** " (unlikely)": how likely something is, in a word. Numbers are what the odds tell. */
function aside(chance: number | undefined): string {
  if (chance === undefined) return '';
  const [, word] = LIKELY.find(([least]) => chance >= least)!;
  return ` (${word})`;
}

const LIKELY = [
  [1, 'certain'],
  [0.85, 'very likely'],
  [0.6, 'likely'],
  [0.4, 'an even chance'],
  [0.15, 'unlikely'],
  [Number.MIN_VALUE, 'very unlikely'],
  [0, 'impossible'],
] as const;

const roleWords = (role: Role): string => {
  if (typeof role === 'number') return `, out at cloud ${role}`;
  return role === 'none' ? '' : `, ${role}`;
};

type EventWords = {
  readonly [K in CloudEvent['kind']]: (event: Extract<CloudEvent, { kind: K }>, who: WhoOf) => string;
};

const events = (s: Speech): EventWords => {
  const { points, cards } = counts(s);
  const names = cardNames(s);
  return {
    dealt: () => 'Everybody got six cards.',
    tripBegan: ({ trip, pilot }, who) => `Trip ${trip} began. Pilot: ${subject(who(pilot))}.`,
    rolled: ({ seat, dice, level }, who) =>
      `${subject(who(seat))} rolled ${names.roll(dice)} at cloud ${level}.`,
    stayed: ({ seat, alone, level }, who) =>
      `${subject(who(seat))} ${alone ? `flew on alone at cloud ${level}` : 'stayed in the balloon'}.`,
    left: ({ seat, level, points: worth, pilot }, who) =>
      `${subject(who(seat))} jumped${pilot ? ' as the last' : ''} at cloud ${level} for ${points(worth)}.`,
    paid: ({ seat, cards: paid, wild }, who) =>
      paid.every((count) => count === 0)
        ? `${subject(who(seat))} had nothing to pay.`
        : `${subject(who(seat))} paid ${names.kinds(paid)}${names.stands(wild)}.`,
    rose: ({ level, newPilot, pilot }, who) =>
      `The balloon rose to cloud ${level}.${newPilot ? ` Next pilot: ${subject(who(pilot))}.` : ''}`,
    landed: ({ level, points: worth, seats }, who) =>
      `The balloon landed on cloud ${level}: ${points(worth)}${seats.length > 1 ? ' each' : ''} for ${s.list(seats.map((seat) => object(who(seat))))}.`,
    fell: ({ level, pilot }, who) =>
      `${subject(who(pilot))} did not pay at cloud ${level}, and the balloon fell.`,
    tripEnded: ({ trip, gains }, who) =>
      `Trip ${trip} is over: ${s.list(gains.map((gain, seat) => `${object(who(seat))} ${gain > 0 ? s.number(gain) : 'nothing'}`))}.`,
    shuffled: ({ cards: count }) => `The discard pile was shuffled into a new deck of ${cards(count)}.`,
    drew: ({ seat, card }, who) => `${subject(who(seat))} drew ${card < 0 ? 'a card' : names.one(card)}.`,
    ended: ({ reached, trips }) =>
      reached
        ? `The target was reached: the game ended after ${trips} trips.`
        : `Nobody reached the target within ${trips} trips: the game ended.`,
  };
};
