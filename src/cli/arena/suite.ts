/** What the bots of every game have to show, game by game; results are saved as they come, so that a run can be resumed. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GameEntry, Trial } from '../../contract/index.ts';
import { projectRoot } from '../root.ts';
import type { ArenaGame } from './table.ts';

/** Where no game says otherwise. */
const USUAL: readonly Trial[] = [
  { bot: 'storm', rivals: 'gust', least: 0.45 },
  { bot: 'gust', rivals: 'greedy', least: 0.4 },
];
export const SUITE_PLAYERS = 4;
const SUITE_GAMES = 200;

export interface SuiteTrial extends Required<Trial> {
  readonly game: string;
  readonly title: string;
}

export async function suiteOf(games: readonly GameEntry[]): Promise<SuiteTrial[]> {
  const lists = games.map(async ({ meta, hints }) => {
    const { search } = await hints();
    return (search?.trials ?? USUAL).map((trial) => ({
      games: SUITE_GAMES,
      ...trial,
      game: meta.id,
      title: meta.edition ? `${meta.title} (${meta.edition})` : meta.title,
    }));
  });
  return (await Promise.all(lists)).flat();
}

/** One row of the suite with the games that have been played for it. */
export interface SuiteResult extends SuiteTrial {
  /** The budget and the seed, for which these games stand. */
  readonly terms: string;
  readonly played: ArenaGame[];
}

export class SuiteFile {
  readonly path = join(projectRoot(), '.cache', 'arena.json');
  #results: SuiteResult[] = [];
  #writing: Promise<void> = Promise.resolve();

  async load(): Promise<void> {
    try {
      const read: unknown = JSON.parse(await readFile(this.path, 'utf8'));
      if (Array.isArray(read)) this.#results = read as SuiteResult[];
    } catch {
      this.#results = [];
    }
  }

  /** The row of a trial under these terms: what was played before, or nothing yet. Other terms begin anew. */
  row(trial: SuiteTrial, terms: string): SuiteResult {
    const same = (row: SuiteResult): boolean =>
      row.game === trial.game && row.bot === trial.bot && row.rivals === trial.rivals;
    const known = this.#results.find((row) => same(row) && row.terms === terms);
    const row: SuiteResult = { ...trial, terms, played: known?.played ?? [] };
    this.#results = [...this.#results.filter((other) => !same(other)), row];
    return row;
  }

  /** Writes beside and renames, one after the other: an interrupted run leaves a whole file. */
  save(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await mkdir(dirname(this.path), { recursive: true });
      await writeFile(`${this.path}.new`, JSON.stringify(this.#results));
      await rename(`${this.path}.new`, this.path);
    });
    return this.#writing;
  }
}
