/** Results of the suite are saved as they come, so that a run can be resumed. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Refusal } from '../refusal.ts';
import type { SuiteResult, SuiteTrial } from './suite.ts';

export class SuiteFile {
  readonly #path: string;
  #results: SuiteResult[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(path: string) {
    this.#path = path;
  }

  /** `unreadable` words that the file holds no results. */
  async load(unreadable: (path: string) => string): Promise<void> {
    try {
      this.#results = JSON.parse(await readFile(this.#path, 'utf8')) as SuiteResult[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Refusal(unreadable(this.#path));
    }
  }

  /** The row of a trial under these terms: what was played before, or nothing yet. */
  row(trial: SuiteTrial, terms: string, { afresh = false } = {}): SuiteResult {
    const same = (row: SuiteResult): boolean =>
      row.game === trial.game && row.bot === trial.bot && row.rivals === trial.rivals && row.terms === terms;
    const known = afresh ? undefined : this.#results.find(same);
    const row: SuiteResult = { ...trial, terms, played: known?.played ?? [] };
    this.#results = [...this.#results.filter((other) => !same(other)), row];
    return row;
  }

  /** Writes beside and renames, one after the other: an interrupted run leaves a whole file. */
  save(): Promise<void> {
    this.#writing = this.#writing.then(async () => {
      await mkdir(dirname(this.#path), { recursive: true });
      await writeFile(`${this.#path}.new`, JSON.stringify(this.#results));
      await rename(`${this.#path}.new`, this.#path);
    });
    return this.#writing;
  }
}
