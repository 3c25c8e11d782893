/** What players and spectators read where the seat of an absent player goes to another person. */
import type { Who } from '../../../../contract/index.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

export const givingWords = (s: Speech) => {
  const date = (time: number) =>
    s.date(time, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  const whose = (from: Who): string => (from.isYou ? 'your seat' : `the seat of ${from.name}`);
  return {
    giving: {
      menu: (name: string) => `Give the seat of ${name} to another person`,
      title: (name: string) => `Who plays on for ${name}?`,
      text: (name: string) =>
        `The other players are asked. When all agree, this person has the seat of ${name} and sees what it knows; ${name} cannot take it back then.`,
      offered: 'People who watch and offer to play',
      noOffers:
        'Send the link of this table to another person: who watches can offer to play, and is listed here.',
      met: 'People you have played with',
      ask: (name: string) => `Ask the others to give it to ${name}`,
      askShort: 'Ask the others',
      hand: (name: string, absent: string) => `${name} would like to play for ${absent}.`,

      own: (from: Who, to: string, waits: readonly string[]) =>
        waits.length > 0
          ? `You asked to give ${whose(from)} to ${to}. Waiting for ${s.list(waits)}.`
          : `You asked to give ${whose(from)} to ${to}.`,
      of: (host: string, from: Who, to: string) => `${host} would like to give ${whose(from)} to ${to}.`,
      toYou: (host: string, from: Who) => `${host} asks you to take ${whose(from)} and to play on.`,
      knows: (to: string) => `${to} would see what that seat knows.`,
      from: (time: number) => `It passes at ${date(time)} at the earliest.`,
      until: (time: number) => `It is asked until ${date(time)}.`,
      youAgreed: 'You agreed. When the others do, too, you find the match among your games.',
      agree: 'Agree',
      refuse: 'No',
      take: 'Take the seat',
      noThanks: 'No, thanks',
      withdraw: 'Ask no longer',
      ended: {
        refused: (from: Who, to: string) => `Not all agreed: ${to} does not get ${whose(from)}.`,
        late: (from: Who, to: string) => `Not all answered in time: ${to} does not get ${whose(from)}.`,
        withdrawn: (from: Who, to: string) => `It is asked no longer to give ${whose(from)} to ${to}.`,
        back: (from: Who) =>
          from.isYou ? 'You keep your seat.' : `${from.name} is back and keeps the seat.`,
        full: (_from: Who, to: string) => `${to} plays too many games already, and does not get the seat.`,
      },
      read: 'All right',
      replaced: (by: string) =>
        `Your seat was given to ${by}: you were away, and the others agreed. You can watch.`,

      absent: (names: readonly string[]) =>
        `You are watching. ${s.plural(names.length, { one: `A bot plays for ${s.list(names)}.`, other: `Bots play for ${s.list(names)}.` })}`,
      offer: 'I would play',
      handUp: 'You offer to play for an absent player: the host sees it, and asks the others.',
      handDown: 'Offer no longer',
    },
    lateDays: {
      from: (names: readonly string[], time: number) =>
        `Waiting for ${s.list(names)}. If no move comes, you can let a bot play from ${date(time)} on.`,
      now: (names: readonly string[]) => `Waiting for ${s.list(names)}, for more than half of the time.`,
    },
  };
};
