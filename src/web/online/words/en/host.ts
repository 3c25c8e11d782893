/** What the host of a table reads, and what others read of the host; and the waiting room around it. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const hostWords = (s: Speech) => ({
  host: {
    heading: 'You are the host',
    free: 'Free the seat',
    freeOf: (name: string) => `Free the seat of ${name}`,
    make: 'Make host',
    makeOf: (name: string) => `Make ${name} the host`,
    now: (name: string) => `${name} is the host now.`,
    nowYou: 'You are the host of this table now.',
    freed: 'The host has freed your seat.',

    startBots: s.plurals({
      one: 'Start now, with a bot in the free seat',
      other: 'Start now, with bots in the # free seats',
    }),
    startFewer: s.plurals({
      one: 'Start now, alone',
      other: 'Start now, with the # who are here',
    }),

    cancel: 'Cancel this table',
    cancelTitle: 'Cancel this table?',
    cancelText: 'All who wait here are told, and its link leads nowhere from then on.',
    cancelYes: 'Yes, cancel it',
    cancelNo: 'Keep it',
    cancelled: 'This table was cancelled',
    cancelledText: 'Its host has given it up before the game began.',

    waitsFor: (names: readonly string[]) =>
      names.length <= 3
        ? `Waiting for ${s.list(names)}.`
        : `Waiting for ${s.list([...names.slice(0, 2), s.plural(names.length - 2, { one: '# other', other: '# others' })])}.`,
    nudge: 'Ask to move',
    nudged: (names: readonly string[], seconds: number) =>
      `You asked ${s.list(names.length <= 3 ? names : [...names.slice(0, 2), s.plural(names.length - 2, { one: '# other', other: '# others' })])} to move. In ${s.plural(seconds, { one: '# second', other: '# seconds' })} bots can play for those who did not.`,
    relieve: s.plurals({ one: 'Let a bot play for them', other: 'Let bots play for all #' }),
    nudgedYou: 'The host asks you to move: the others are waiting.',
  },
  invitation: {
    heading: (game: string, host: string | undefined) =>
      host ? `${host} invites you to ${game}` : `An invitation to ${game}`,
    seats: (at: {
      readonly state: 'open' | 'playing' | 'over';
      readonly free: number;
      readonly seats: number;
      readonly players: readonly string[];
    }) => {
      const names = at.players.length > 0 ? ` ${s.list(at.players.slice(0, 6))}` : '';
      if (at.state !== 'open')
        return `${at.state === 'over' ? 'This match is over. It was played by' : 'This match has begun. It is played by'}${names}.`;
      const free =
        at.free === 1
          ? `1 of ${s.number(at.seats)} seats is free.`
          : `${s.number(at.free)} of ${s.number(at.seats)} seats are free.`;
      return at.players.length > 0 ? `${free} Here already:${names}.` : free;
    },
    minutes: (minutes: number) =>
      `A game takes about ${s.plural(minutes, { one: '# minute', other: '# minutes' })}.`,
  },
  invite: {
    heading: 'People you have played with',
    text: 'One tap keeps a seat for them. They find it in Your games, and are told as they wish to be.',
    label: (name: string, done: boolean) => (done ? `${name} has a seat here or is asked` : `Invite ${name}`),
    done: (name: string) => `✓ ${name}`,
    invited: (name: string) => `${name} is asked to play: a seat is kept.`,
    more: s.plurals({ one: '# more', other: '# more' }),
  },
  wait: {
    sitDown: 'Sit down',
    freeSeats: s.plurals({ one: 'One seat is free.', other: '# seats are free.' }),
    looking: (names: readonly string[], more: number) =>
      `Looking at the invitation, without a seat: ${s.list(more > 0 ? [...names, s.plural(more, { one: '# other', other: '# others' })] : names)}.`,
    meanwhile: 'While you wait',
    learn: 'Learn to play',
    practise: 'Practise against bots',
    practiseText: 'Practice opens in a tab of its own, and closes when the game here begins.',
  },
});
