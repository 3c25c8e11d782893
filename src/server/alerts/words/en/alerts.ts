import type { Speech } from '../../../../toolkit/speech.ts';
import type { CallKind } from '../../store.ts';

/** What is told: what a person is called for, and of a turn that half of its time is over, or that a tenth is left. */
export type Telling = CallKind | 'half' | 'tenth';
/** What a table's channel is told, too. */
export type Posted = Exclude<Telling, 'offered' | 'consent' | 'losing' | 'lost'>;

/** What a message is about besides its game. */
export interface About {
  readonly until: number | undefined;
  readonly zone: string;
  /** The name of the host, where the host sits at the table. */
  readonly host: string | undefined;
  /** The absent player, and the person who would have their seat. */
  readonly giving?: { readonly from: string; readonly to: string } | undefined;
}

export const words = (s: Speech) => {
  const by = (until: number, zone: string): string =>
    s.date(until, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  const title = (what: Telling, game: string): string =>
    ({
      turn: `${game}: your turn`,
      half: `${game}: still your turn`,
      tenth: `${game}: your time is nearly up`,
      away: `${game}: a bot plays for you`,
      relieved: `${game}: a bot plays for you`,
      over: `${game}: the match is over`,
      invited: `${game}: you are asked to play`,
      salt: `${game}: the deal waits for you`,
      offered: `${game}: you are asked to play on for another player`,
      consent: `${game}: you are asked about a seat`,
      losing: `${game}: your seat may go to another player`,
      lost: `${game}: your seat has another player`,
    })[what];
  const body = (what: Telling, { until, zone, host, giving }: About): string => {
    if (what === 'lost') return 'You were away, and the others agreed. You can watch.';
    if (what === 'offered')
      return `${host ?? 'The host'} asks you to take the seat of ${giving?.from ?? 'an absent player'}.`;
    if (what === 'consent' || what === 'losing') {
      const [to, from] = [giving?.to ?? 'another person', giving?.from ?? 'an absent player'];
      return what === 'consent'
        ? `May ${to} have the seat of ${from}? Agree or refuse at the table.`
        : `${host ?? 'The host'} asks the others to give it to ${to}. Take it back in time if you want to play on.`;
    }
    if (what === 'invited')
      return host ? `${host} keeps a seat for you.` : 'A seat is kept for you at a new table.';
    if (what === 'salt')
      return `Open the table once in the browser in which you sat down${until === undefined ? '' : `, by ${by(until, zone)}`}: then it is dealt.`;
    if (what === 'relieved') return 'The host waited no longer. Take your seat back when you like.';
    if (what === 'away') return 'Your time ran out. Take your seat back when you like.';
    if (what === 'over') return 'See how it ended.';
    if (until === undefined) return 'The others wait for you.';
    if (what === 'half') return `Half of your time is over. You have until ${by(until, zone)}.`;
    return `You have until ${by(until, zone)}.`;
  };
  return {
    title,
    body,
    test: {
      title: 'Updraft reaches you here',
      body: 'This is how a turn will be announced.',
      hook: 'This is how a turn will be announced here.',
    },
    /** For a channel that others read too. */
    hook: (what: Posted, name: string, game: string): string =>
      ({
        turn: `${name}, it is your turn in ${game}.`,
        half: `${name}, half of your time in ${game} is over.`,
        tenth: `${name}, your time in ${game} is nearly up.`,
        away: `Time ran out: a bot plays for ${name} in ${game}.`,
        relieved: `The host let a bot play for ${name} in ${game}.`,
        over: `${game}: the match is over.`,
        invited: `${name}, you are asked to play ${game}.`,
        salt: `${name}, the deal of ${game} waits for you.`,
      })[what],
    mail: {
      open: 'To the table:',
      foot: 'You get this because you gave your address to Updraft for games by days.',
      stop: 'No more letters:',
      testSubject: 'Updraft reaches you here',
      testText: 'This is how a turn will be announced.',
      confirmSubject: 'Your address for Updraft',
      confirmText: (name: string) =>
        `${name} wants to be told by mail when it is their turn in a game of Updraft. If this is you, open this address and confirm it:`,
      confirmElse: 'If it is not you, do nothing: no other letter will come. Or say so once and for all:',
    },
    calendar: {
      name: 'Updraft',
      summary: (game: string, others: readonly string[]) =>
        others.length > 0 ? `Your move in ${game} with ${s.list(others)}` : `Your move in ${game}`,
      description: 'At the end of this a bot plays for you.',
    },
  };
};
