/** What people read where a table is set up. */
/** For people who do not type theirs: no two begin alike, so that their badges differ. */
const names = ['Amelia', 'Bert', 'Clara', 'Dario', 'Elsa', 'Felix', 'Greta', 'Hugo', 'Ines', 'Jules'];

/** A name for the n-th person at a table, from 0; no two are alike. */
export function personName(n: number): string {
  return names[n] ?? `Pilot ${n + 1}`;
}

export const setupWords = {
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
  shuffle: 'Draw the order of seats',
  shuffleHelp: 'Otherwise seat 1 begins, and so on.',
  options: 'Options',
  noOptions: 'There is nothing to choose: one way to play, and it is a good one.',
  start: 'Start',
  startGame: (game: string) => `Start ${game}`,
  noName: (n: number) => `Seat ${n} needs a name.`,
  sameName: (name: string) => `Two seats are called ${name}: please tell them apart.`,
  rules: 'Read the rules',
  about: 'About the game',
  designer: (names: readonly string[]) =>
    `${names.length === 1 ? 'Designed' : 'Designed together'} by ${new Intl.ListFormat('en').format(names)}.`,
  edition: (edition: string) => `Edition of ${edition}.`,
  noOne: 'No person plays: you can watch the bots.',
} as const;
