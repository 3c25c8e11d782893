/** What people read about bots. */
export const botWords = {
  random: { title: 'Drifter', about: 'Goes wherever the wind blows: any legal move, each as likely.' },
  greedy: { title: 'Climber', about: 'Takes the move that looks best right now, and never looks further.' },
  breeze: {
    title: 'Breeze',
    about: 'A beginner: looks a little ahead, and lets a good move slip now and then.',
  },
  gust: { title: 'Gust', about: 'Plays well: tries the likely moves in many worlds that could be true.' },
  storm: { title: 'Storm', about: 'As strong as it gets: thinks for about a second before every move.' },
  uct: {
    title: 'Plain search',
    about: 'Random playouts of fifty moves on one guess, with no idea of the game: for comparison.',
  },
  deepUct: {
    title: 'Deep search',
    about: 'The same with playouts to the end of the game: for comparison.',
  },
} as const;

/** Winds, for bots that need a name. */
const NAMES = [
  'Solano',
  'Mistral',
  'Zephyr',
  'Bora',
  'Sirocco',
  'Foehn',
  'Chinook',
  'Monsoon',
  'Levanter',
  'Ostria',
  'Passat',
  'Tramontane',
  'Bise',
  'Harmattan',
  'Pampero',
  'Meltemi',
] as const;

/** A name for the n-th bot at a table, from 0; no two are alike. */
export function botName(n: number): string {
  const lap = Math.floor(n / NAMES.length);
  const name = NAMES[n % NAMES.length]!;
  return lap === 0 ? name : `${name} ${lap + 1}`;
}
