/** What sites show beside a link to a page of this server. */
import type { Pace } from '../../../../online/table.ts';
import type { Speech } from '../../../../toolkit/speech.ts';

export const words = (s: Speech) => {
  const minutes = s.plurals({ one: '# minute', other: '# minutes' });
  const hours = (n: number) =>
    n % 24 === 0
      ? s.plural(n / 24, { one: '# day', other: '# days' })
      : s.plural(n, { one: '# hour', other: '# hours' });
  return {
    site: 'Updraft',
    picture: (game: string) => `The cover of ${game}`,
    game: (title: string) => `${title}: play it in your browser`,
    invitation: (title: string, host: string | undefined) =>
      host ? `${host} invites you to ${title}` : `An invitation to ${title}`,
    seats: (free: number, seats: number) =>
      free === 0
        ? 'All seats are taken.'
        : `${s.number(free)} of ${s.plural(seats, { one: '# seat', other: '# seats' })} free.`,
    pace: (pace: Pace) =>
      pace.kind === 'live'
        ? `${minutes(pace.minutes)} each, and ${s.plural(pace.seconds, { one: '# second', other: '# seconds' })} more with every move.`
        : pace.kind === 'round'
          ? `${s.plural(pace.seconds, { one: '# second', other: '# seconds' })} a round.`
          : `Played by days: ${hours(pace.hours)} for every turn.`,
    takes: (n: number) => `A game takes about ${minutes(n)}.`,
    noAccount: 'No account: pick a name and play.',
    playing: (title: string) => `A game of ${title}`,
    playingText: 'This game is under way.',
    over: (title: string) => `A finished game of ${title}`,
    overText: 'See how it ended.',
  };
};
