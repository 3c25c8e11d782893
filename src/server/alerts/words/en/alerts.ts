import type { Speech } from '../../../../toolkit/speech.ts';

/** What is told: your turn, half of the time is over, a tenth is left, a bot plays for you, the match is over. */
export type Telling = 'turn' | 'half' | 'tenth' | 'away' | 'over';

export const words = (s: Speech) => {
  const by = (until: number, zone: string): string =>
    s.date(until, { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  const title = (what: Telling, game: string): string =>
    ({
      turn: `${game}: your turn`,
      half: `${game}: still your turn`,
      tenth: `${game}: your time is nearly up`,
      away: `${game}: a bot plays for you`,
      over: `${game}: the match is over`,
    })[what];
  const body = (what: Telling, until: number | undefined, zone: string): string => {
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
    hook: (what: Telling, name: string, game: string): string =>
      ({
        turn: `${name}, it is your turn in ${game}.`,
        half: `${name}, half of your time in ${game} is over.`,
        tenth: `${name}, your time in ${game} is nearly up.`,
        away: `Time ran out: a bot plays for ${name} in ${game}.`,
        over: `${game}: the match is over.`,
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
