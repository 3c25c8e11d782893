/** Winds, for bots that need a name. Names belong to no language. */
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
