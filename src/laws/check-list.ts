/** The laws over the list of games, in shares, so that several threads can take one each. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { MADE_UP_LANGUAGE } from '../toolkit/speech.ts';
import { type Case, cases, isWhole } from './cases.ts';
import type { Law } from './checks.ts';
import { someHouse } from './houses.ts';
import { everythingIsTranslated, laws, twinsLookAlike } from './laws.ts';
import { type Loading, load, type Table } from './table.ts';

/** Fixed, so that a failure can be had again; `npm run prove -- laws` draws another one and prints it. */
const SEED = Number(process.env.LAWS_SEED ?? 20231101);
/** `npm test` plays half as many games as `npm run prove -- laws`. */
const played = (games: number): number => (isWhole ? games : Math.ceil(games / 2));
/** Random games for each law at each table: fewer where a game has many tables, or large ones, which are long. */
const runs = (seats: number, tables: number): number =>
  played(seats > 20 ? 2 : seats > 8 ? 4 : Math.max(3, Math.min(12, Math.round(48 / tables))));
/** An earlier version shares most of its code with the newest: fewer games find what differs. */
const EARLIER_RUNS = played(2);

const title = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const at = (id: string, { seats, options, house }: Case): string =>
  `${id}, ${seats} seats${Object.keys(options).length ? ` ${JSON.stringify(options)}` : ''}${house === undefined ? '' : ' with house rules'}`;

function check(table: Promise<Table>, law: Law, numRuns: number): Promise<void> {
  return table.then((ready) =>
    fc.assert(
      fc.property(fc.nat(), (seed) => law(ready, seed)),
      { seed: SEED, numRuns },
    ),
  );
}

/** Every `shares`-th table of each game, from `share` on. */
export function checkList(share: number, shares: number): void {
  for (const entry of games) {
    const tables = cases(entry.facts);
    const own = tables.filter((_, i) => i % shares === share);
    for (const version of Object.keys(entry.rules).map(Number)) {
      const newest = version === entry.facts.version;
      const secrets = checkTables(entry, own, {
        version,
        numRuns: ({ seats, house }) =>
          !newest || (house === 0 && seats > 8) ? EARLIER_RUNS : runs(seats, tables.length),
      });
      it(`${entry.facts.id}, version ${version} has twins that really differ exactly if it has secrets`, () => {
        expect(secrets.apart > 0).toBe(entry.facts.secrets);
      });
    }
    // Every option has words of its own: the first table and the last ones have all of them.
    for (const each of new Set([own[0]!, ...own.slice(-3)])) {
      it(`${at(entry.facts.id, each)}: ${title('everythingIsTranslated')}`, () =>
        check(tableOf(entry, each, { language: MADE_UP_LANGUAGE }), everythingIsTranslated, 2));
    }
  }
}

async function tableOf(entry: GameEntry, { seats, options, house }: Case, loading: Loading): Promise<Table> {
  const table = await load(entry, seats, options, loading);
  return house === undefined ? table : { ...table, house: someHouse(table, house) };
}

interface Checks {
  readonly version: number;
  readonly numRuns: (table: Case) => number;
}

/** Answers how many twins differed, once the tests have run. */
function checkTables(
  entry: GameEntry,
  tables: readonly Case[],
  { version, numRuns }: Checks,
): { apart: number } {
  const secrets = { apart: 0 };
  for (const each of tables) {
    const table = tableOf(entry, each, { version });
    describe(`${at(entry.facts.id, each)}, version ${version}`, () => {
      for (const [name, law] of Object.entries(laws)) {
        it(title(name), () => check(table, law, numRuns(each)));
      }
      it('twins look alike', () => {
        const twins: Law = (ready, seed) => {
          secrets.apart += twinsLookAlike(ready, seed);
        };
        return check(table, twins, 2 * numRuns(each));
      });
    });
  }
  return secrets;
}
