/** What people read on the pages around the games. */
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

export const shellWords = {
  product: 'Updraft',
  close: 'Close',
  loading: 'One moment …',
  notLoaded: 'This page could not be loaded',
  notLoadedWhy: 'The connection may be gone. Games that were begun are stored in this browser.',
  tryAgain: 'Try again',
  skip: 'Skip to the page',
  home: 'Updraft: all games',
  happens: 'What happens',
  theme: { auto: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
  sound: { on: 'Sounds are on', off: 'Sounds are off' },
  about: 'About',
  games: 'Games',
  broken: 'Something broke',
  brokenWhy: 'That is our fault. Games are stored after every move: loading the page again continues them.',
  reload: 'Load again',
  notFound: 'There is nothing at this address',
  notFoundWhy: 'The link may be old, or a letter may be missing.',
  toGames: 'To the games',
  footer: 'Free and open source. No accounts, no trackers.',
} as const;

export const homeWords = {
  title: 'Updraft: sky board games',
  hero: 'Games that rise',
  heroText:
    'Board games of balloons, wings and clouds. Play right here: against bots, with friends around one screen, or alone.',
  keepPlaying: 'Continue',
  games: 'The games',
  play: 'Play',
  playNow: (title: string) => `Play ${title} now`,
  setUp: 'Set up a table',
  rules: 'Rules',
  players: (min: number, max: number) =>
    min === max ? count(min, 'player', 'players') : `${min}–${max} players`,
  minutes: (minutes: number) => `${minutes} min`,
  age: (age: number) => `${age}+`,
  ageSpoken: (age: number) => `from age ${age}`,
  by: (names: string) => `A game by ${names}`,
  remove: 'Delete',
  removeOf: (game: string, when: string) => `Delete ${game}, ${when}`,
  resumeOf: (game: string, when: string) => `Continue ${game}, ${when}`,
  reviewOf: (game: string, when: string) => `Look at the end of ${game}, ${when}`,
  over: 'finished',
  justNow: 'just now',
  showAll: (games: number) => `Show all ${games}`,
  cleared: 'The finished games were deleted.',
  removed: (game: string) => `The game of ${game} was deleted.`,
  clearOver: 'Delete finished games',
} as const;
