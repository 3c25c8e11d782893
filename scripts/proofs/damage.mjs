import { loadSource } from '../build/source.mjs';
import { table } from './tools/proof-page.mjs';

/** @typedef {typeof import('../../tests/online/damage.ts')} Damage */

export const title = 'Damaged databases';

const copies = Number(process.env.UPDRAFT_DAMAGED ?? 200);

export async function run() {
  /** @type {Damage} */
  const { damage } = await loadSource('tests/online/damage.ts');
  const seed = `${Date.now()}`;
  const { kinds, tables, people, whole, aside, gone, known, lost } = await damage({
    copies,
    seed,
    atOnce: 3,
  });
  const count = (/** @type {number} */ n) => n.toLocaleString('en');
  const text = [
    `${copies} copies of a database with ${tables} tables of all games and ${people} people were damaged, each in one way, and given to the server. It started each time and served its pages; every table ` +
      'that a reader of the damaged file could still read whole was there afterwards, entry by entry, and could be opened; and every person who could still be read was known.',
    table(
      ['what was done to a copy', 'copies'],
      Object.entries(kinds)
        .sort()
        .map(([kind, n]) => [kind, count(n)]),
    ),
    table(
      ['tables over all copies', 'how many'],
      [
        ['as they were', count(whole)],
        ['damaged, and set aside by name', count(aside)],
        ['damaged beyond reading', count(gone)],
      ],
    ),
    table(
      ['people over all copies', 'how many'],
      [
        ['known as they were', count(known)],
        ['damaged beyond reading, or read with another name', count(lost)],
      ],
    ),
    `Seed ${seed}.`,
  ];
  return { text: text.join('\n\n'), holds: true };
}
