/** What people read on the pages around the games. */
import { words as bots } from '../../../bots/words/en/bots.ts';
import type { Speech } from '../../../toolkit/speech.ts';
import { houseChange } from '../../../toolkit/words/en/house.ts';
import { people } from '../../../toolkit/words/en/people.ts';

/** Names for people who type none: no two begin alike, so that their badges differ. */

const shell = {
  product: 'Updraft',
  close: 'Close',
  loading: 'One moment …',
  notLoaded: 'This page could not be loaded',
  notLoadedWhy: 'The connection may be gone. Games that were begun are stored in this browser.',
  partNotLoaded: 'This part of the page could not be loaded: the connection may be gone.',
  tryAgain: 'Try again',
  skip: 'Skip to the page',
  home: 'Updraft: all games',
  happens: 'What happens',
  look: 'Look around the board: arrow keys',
  theme: { auto: 'Colours: as the system', light: 'Colours: light', dark: 'Colours: dark' },
  sound: { on: 'Sounds are on', off: 'Sounds are off' },
  about: 'About',
  games: 'Games',
  online: 'Online',
  you: 'You and your devices',
  data: 'About data',
  broken: 'Something broke',
  brokenWhy: 'That is our fault. Games are stored after every move: loading the page again continues them.',
  reload: 'Load again',
  notFoundTitle: 'There is nothing at this address · Updraft',
  notFound: 'There is nothing at this address',
  notFoundWhy: 'The link may be old, or a letter may be missing.',
  toGames: 'To the games',
  footer: 'Free and open source. No accounts, no trackers.',
  offline: 'Ready to be played offline.',
};

const home = (s: Speech) => ({
  title: 'Updraft: sky board games',
  hero: 'Games that rise',
  heroText:
    'Board games of balloons, wings and clouds. Play right here: against bots, with friends around one screen or online, or alone.',
  online: 'Play with friends online',
  join: 'Join with a code',
  yourTurn: s.plurals({ one: 'Your turn in # online game', other: 'Your turn in # online games' }),
  keepPlaying: 'Continue',
  games: 'The games',
  play: 'Play',
  playNow: (title: string) => `Play ${title} now`,
  setUp: 'Set up a table',
  setUpOf: (title: string) => `Set up a table: ${title}`,
  learn: 'Learn',
  learnOf: (title: string) => `Learn ${title}`,
  rules: 'Rules',
  rulesOf: (title: string) => `Rules: ${title}`,
  players: (min: number, max: number) =>
    min === max ? s.plural(min, { one: '# player', other: '# players' }) : `${min}–${max} players`,
  minutes: (minutes: number) => `${minutes} min`,
  age: (age: number) => `${age}+`,
  ageSpoken: (age: number) => `from age ${age}`,
  remove: 'Delete',
  removeOf: (game: string, when: string) => `Delete ${game}, ${when}`,
  resumeOf: (game: string, when: string) => `Continue ${game}, ${when}`,
  /** A game whose rules are not part of this program any more. */
  lookAt: (game: string, when: string) => `Look at ${game}, ${when}`,
  reviewOf: (game: string, when: string) => `Look at the end of ${game}, ${when}`,
  people: (names: readonly string[]) => s.list(names),
  overSince: (when: string) => `${when} · finished`,
  ago: (minutes: number) => {
    if (minutes < 1) return 'just now';
    if (minutes < 60) return s.relative(-minutes, 'minute');
    const hours = Math.round(minutes / 60);
    return hours < 24 ? s.relative(-hours, 'hour') : s.relative(-Math.round(hours / 24), 'day');
  },
  showAll: (games: number) => `Show all ${games}`,
  cleared: 'The finished games were deleted.',
  removed: (game: string) => `The game of ${game} was deleted.`,
  clearOver: 'Delete finished games',
});

const setup = (s: Speech) => ({
  /** A name for the n-th person at a table, from 0; no two are alike. */
  personName: (n: number) => people[n] ?? `Pilot ${n + 1}`,
  you: 'You',
  title: (game: string) => `${game}: set up a table · Updraft`,
  heading: 'Set up a table',
  place: 'Where?',
  places: { here: 'On this screen', online: 'Online, by link' },
  presets: 'Who plays?',
  preset: { bots: 'Just me and bots', screen: 'Around one screen', alone: 'Alone' },
  seats: 'Seats',
  count: 'Number of seats',
  seat: (n: number) => `Seat ${n}`,
  who: (n: number) => `Who plays seat ${n}`,
  name: (n: number) => `Name at seat ${n}`,
  person: 'Person',
  bot: (title: string) => `Bot: ${title}`,
  /** The seats after the first one, in a line. */
  others: (people: number, bots: readonly (readonly [title: string, count: number])[]) =>
    `${s.list([
      ...(people > 0 ? [s.plural(people, { one: '# more person', other: '# more people' })] : []),
      ...bots.map(([title, count]) =>
        s.plural(count, { one: `# bot of the level ${title}`, other: `# bots of the level ${title}` }),
      ),
    ])}.`,
  everySeat: (seats: number) => `Show all ${s.number(seats)} seats`,
  fewerSeats: 'Show fewer seats',
  level: s.plurals({ one: 'How strong is the bot?', other: 'How strong are all the bots?' }),
  levelsDiffer: 'The bots differ now: each seat says which one plays it. A level here is for all of them.',
  shuffle: 'Draw the order of seats',
  shuffleHelp: 'Otherwise seat 1 begins, and so on.',
  options: 'Options',
  start: 'Start',
  startGame: (game: string) => `Start ${game}`,
  noName: (n: number) => `Seat ${n} needs a name.`,
  sameName: (name: string) => `Two seats are called ${name}: please tell them apart.`,
  rules: 'Read the rules',
  print: 'Print it, play on paper',
  lab: 'Study it in the lab',
  learn: 'Learn it on the board',
  about: 'About the game',
  designer: (names: readonly string[]) =>
    `${s.plural(names.length, { one: 'Designed', other: 'Designed together' })} by ${s.list(names)}.`,
  edition: (edition: string) => `Edition of ${edition}.`,
  record: 'Your games on this device',
  played: (played: number, won: number) =>
    s.plural(played, {
      one: `# game against others, won ${won}.`,
      other: `# games against others, won ${won}.`,
    }),
  inARow: (now: number, longest: number) =>
    now > 1
      ? `Wins in a row: ${now} now, ${longest} at most.`
      : s.plural(longest, { one: '', other: 'At most # wins in a row.' }),
  bestAlone: (score: number) => `Best alone: ${score}.`,
});

/** House rules: numbers of a game that a table has changed. */
const house = (s: Speech) => ({
  title: 'House rules',
  help: 'Numbers of the game that you may change. What you leave as it is stays as the rules say.',
  changed: s.plurals({ one: '# number differs', other: '# numbers differ' }),
  range: (min: number, max: number) => `${s.number(min)} to ${s.number(max)}`,
  instead: (standard: number) => `instead of ${s.number(standard)}`,
  change: houseChange(s),
  reset: 'Back to the standard game',
  bots: 'The bots know these numbers and count with them, but their judgement was fitted to the standard game: they may play worse.',
  apart: 'Such a game counts for no record of this device, and the table says so to all who see it.',
  rules: 'The rules below tell the standard game. At this table these numbers hold instead.',
});

const rules = (s: Speech) => ({
  title: (game: string) => `${game}: rules · Updraft`,
  heading: (game: string) => `${game}: the rules`,
  contents: 'Contents',
  brief: 'In one minute',
  rulings: 'How we read the rules',
  credits: 'Credits',
  creditText: (game: string, designers: readonly string[], edition: string | undefined) =>
    `${game}${edition ? ` (${edition})` : ''} was designed by ${s.list(designers)}. The rules are told here in our own words; the pictures are our own.`,
  print: 'Print',
  printGame: 'Print the game',
  learn: 'Learn it on the board',
  play: 'Play',
  setUp: 'Set up a table',
  badFigure: (why: string) => `This figure could not be drawn: ${why}`,
});

/** A page that a game brings along. */
const own = {
  title: (page: string, game: string) => `${page} · ${game} · Updraft`,
};

export const words = (s: Speech) => ({
  shell,
  home: home(s),
  setup: setup(s),
  house: house(s),
  rules: rules(s),
  own,
  bots: bots(),
});
