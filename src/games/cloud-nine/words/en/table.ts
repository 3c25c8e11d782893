/** What players read and hear at a table of Cloud 9. */
import type { WhoOf } from '../../../../contract/index.ts';
import { subject } from '../../../../toolkit/english.ts';
import type { Speech } from '../../../../toolkit/speech.ts';
import type { CloudEvent } from '../../state.ts';
import { board, scoring } from './board.ts';
import { cardNames } from './cards.ts';
import { capital, counts } from './counts.ts';

/** What a player does in this trip; a number is the cloud of the jump. */
type Role = 'none' | 'pilot' | 'fell' | number;

export const words = (s: Speech) => {
  const { points, cards, dice } = counts(s);
  const names = cardNames(s);
  return {
    /** A player by itself: on a badge, in a table. */
    name: subject,

    /** A title of a few words, and a sentence. Points here and above, dice as letters. */
    ask: {
      alone: (here: number, toRoll: number) => ({
        title: 'Fly on alone?',
        detail: `Jump now for ${points(here)}, or roll ${dice(toRoll)}: then they must be paid, or you score nothing.`,
      }),
      /** `need` counts cards. */
      passenger: (need: readonly number[], here: number, above: number, hope: 'land' | 'pilot' | 'stay') => {
        const free = need.every((count) => count === 0);
        const cost = free ? 'This roll costs nothing.' : `The pilot must pay ${names.kinds(need)}.`;
        const then =
          hope === 'land'
            ? `a safe landing for ${above}`
            : `perhaps ${above}${hope === 'pilot' ? ' as the next pilot' : ''}`;
        return { title: 'Stay or jump?', detail: `${cost} ${capital(points(here))} now, or ${then}?` };
      },
      free: (mayLeave: number | undefined) => ({
        title: 'All blank',
        detail: `The balloon rises at no cost.${leave(mayLeave)}`,
      }),
      /** `mayLeave` is what a jump brings where it is allowed; `passengers` are still in the balloon. */
      pay: (need: readonly number[], mayLeave: number | undefined, passengers: number) => ({
        title: 'Pay the dice',
        detail: `They cost ${names.kinds(need)}.${mayLeave === undefined ? fate(passengers) : leave(mayLeave)}`,
      }),
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

    /** Under a name. */
    about,

    describe: {
      dealing: 'The cards are being dealt.',
      over: (trips: number) => `The game is over after ${trips} trips.`,
      drawing: (trips: number) => `Trip ${trips} is over; everybody draws a card.`,
      /** `pilot` and `seat` are seats; undefined is the reader. */
      balloon: (trip: number, level: number, worth: number, pilot: number | undefined) =>
        `Trip ${trip}. The balloon is at cloud ${level}, worth ${points(worth)}, and ${player(pilot)} ${pilot === undefined ? 'are' : 'is'} the pilot.`,
      crew: (seats: readonly (number | undefined)[]) =>
        seats.length > 0
          ? `Also in the balloon: ${s.list(seats.map(player))}.`
          : 'Nobody else is in the balloon.',
      dice: (faces: string) => `The dice show ${names.roll(faces)}.`,
      toRoll: (count: number) => `The next roll is ${dice(count)}.`,
      seat: (seat: number | undefined, score: number, held: number, role: Role) =>
        `${capital(player(seat))}: ${about(score, held, role)}.`,
      hand: (hand: readonly number[]) => `You hold ${names.kinds(hand)}.`,
      piles: (left: number, discard: readonly number[]) =>
        discard.some((count) => count > 0)
          ? `The deck has ${cards(left)}; discarded: ${names.kinds(discard)}.`
          : `The deck has ${cards(left)}; nothing is discarded.`,
    },

    board: board(s),
    scoring: scoring(s),
  };

  function about(score: number, held: number, role: Role): string {
    return `${points(score)}, ${cards(held)}${roleWords(role)}`;
  }

  function leave(worth: number | undefined): string {
    return worth === undefined ? '' : ` Everybody else has left: you may jump, too, for ${points(worth)}.`;
  }

  function fate(passengers: number): string {
    if (passengers === 0) return ' If they are not paid, you score nothing.';
    const fallen = s.plural(passengers, { one: 'your passenger', other: '# passengers' });
    return ` If they are not paid, you and ${fallen} score nothing.`;
  }
};

const roleWords = (role: Role): string => {
  if (typeof role === 'number') return `, out at cloud ${role}`;
  return role === 'none' ? '' : `, ${role}`;
};

const player = (seat: number | undefined): string => (seat === undefined ? 'you' : `player ${seat + 1}`);

type EventWords = {
  readonly [K in CloudEvent['kind']]: (event: Extract<CloudEvent, { kind: K }>, who: WhoOf) => string;
};

const events = (s: Speech): EventWords => {
  const { points, cards } = counts(s);
  const names = cardNames(s);
  const everyone = (seats: readonly number[], who: WhoOf) => s.list(seats.map((seat) => subject(who(seat))));
  return {
    dealt: () => 'Everybody got six cards.',
    tripBegan: ({ trip, pilot }, who) => `Trip ${trip} began. Pilot: ${subject(who(pilot))}.`,
    rolled: ({ seat, dice, level }, who) =>
      `${subject(who(seat))} rolled ${names.roll(dice)} at cloud ${level}.`,
    stayed: ({ seat, alone, level }, who) =>
      `${subject(who(seat))} ${alone ? `flew on alone at cloud ${level}` : 'stayed in the balloon'}.`,
    left: ({ seat, level, points: worth }, who) =>
      `${subject(who(seat))} jumped at cloud ${level} for ${points(worth)}.`,
    paid: ({ seat, cards: paid, wild }, who) =>
      paid.every((count) => count === 0)
        ? `${subject(who(seat))} had nothing to pay.`
        : `${subject(who(seat))} paid ${names.kinds(paid)}${names.stands(wild)}.`,
    rose: ({ level, newPilot, pilot }, who) =>
      `The balloon rose to cloud ${level}.${newPilot ? ` Next pilot: ${subject(who(pilot))}.` : ''}`,
    landed: ({ level, points: worth, seats }, who) =>
      `The balloon landed on cloud ${level}. ${points(worth)}${seats.length > 1 ? ' each' : ''} for: ${everyone(seats, who)}.`,
    fell: ({ level, pilot, seats }, who) =>
      `${subject(who(pilot))} did not pay at cloud ${level}, and the balloon fell. No points for: ${everyone(seats, who)}.`,
    shuffled: ({ cards: count }) => `The discard pile was shuffled into a new deck of ${cards(count)}.`,
    drew: ({ seat, card }, who) => `${subject(who(seat))} drew ${card < 0 ? 'a card' : names.one(card)}.`,
    ended: ({ reached, trips }) =>
      reached
        ? `The target was reached: the game ended after ${trips} trips.`
        : `Nobody reached the target within ${trips} trips: the game ended.`,
  };
};
