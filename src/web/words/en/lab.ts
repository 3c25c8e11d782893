/** The page of a game's lab. */
import type { Speech } from '../../../toolkit/speech.ts';

export const words = (s: Speech) => ({
  title: (game: string) => `${game} in the lab · Updraft`,
  heading: (game: string) => `${game} in the lab`,
  about:
    'Bots play many games on this device, and a report tells what is fair, what decides and what would be if a rule were another. Nothing leaves this device.',
  form: 'What to play',
  players: 'Players',
  games: 'Games for each setting',
  bots: 'Who plays',
  seed: 'Seed',
  seedHelp: 'The same seed gives the same games, here and on the command line.',
  levels: 'Also play against other levels, to see what strength is worth',
  versus: 'Compared with',
  versusAbout: 'The same draws are played with these changes, and both settings stand side by side.',
  change: (n: number) => `Change ${s.number(n)}`,
  value: (n: number) => `Value of change ${s.number(n)}`,
  addChange: 'Add a change',
  removeChange: (n: number) => `Remove change ${s.number(n)}`,
  standard: (value: string) => `${value} (as it is)`,
  yes: 'yes',
  no: 'no',
  start: 'Start',
  again: 'Start again',
  stop: 'Stop',
  progress: (done: number, all: number) => `${s.number(done)} of ${s.number(all)} games of each setting`,
  left: (seconds: number) =>
    seconds < 90
      ? `about ${s.plural(Math.max(1, Math.round(seconds)), { one: '# second', other: '# seconds' })} left`
      : `about ${s.plural(Math.round(seconds / 60), { one: '# minute', other: '# minutes' })} left`,
  over: (games: number) =>
    `The report rests on ${s.plural(games, { one: '# game', other: '# games' })} of each setting.`,
  stopped: (games: number) =>
    `Stopped after ${s.plural(games, { one: '# game', other: '# games' })} of each setting.`,
  failed: (why: string) => `The games could not be played: ${why}`,
  report: 'The report',
  download: 'Download',
  empty: 'The report appears here while the games are played.',
});
