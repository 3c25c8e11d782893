/** What players read about games by days: days off, and seats that change hands. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const daysWords = (s: Speech) => {
  const days = s.plurals({ one: '# day', other: '# days' });
  const date = (time: number) =>
    s.date(time, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return {
    vacation: {
      heading: 'Days off',
      text: (left: number) =>
        `You have ${s.plural(left, { one: '# day off', other: '# days off' })} left at this table. Meanwhile your clock stands and you are not reminded; all players see it.`,
      none: 'You have no days off left at this table.',
      days: 'How many',
      count: days,
      take: 'Take them off',
      taken: (n: number) => `You have ${days(n)} off: your clock stands.`,
      mark: 'days off',
      until: (time: number) => `On vacation until ${date(time)}`,
      own: (time: number) => `You are on vacation until ${date(time)}: your clock stands.`,
      other: (name: string, time: number) => `${name} is on vacation until ${date(time)}.`,
      back: 'I am back',
      ended: 'Your vacation is over: your clock runs when it is your turn.',
      ofName: (name: string) => `${name} (on vacation)`,
    },
  };
};
