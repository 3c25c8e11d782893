/** Writes what a run comes to: tables, report.json and the page. */

import { once } from 'node:events';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileWriter } from 'hyparquet-writer';
import type { ForfeitReport } from '../../lab/by-bot.ts';
import { reportPage } from '../../lab/html.ts';
import type { ReportNames } from '../../lab/names.ts';
import { ParquetTable } from '../../lab/parquet.ts';
import type { Plan } from '../../lab/plan.ts';
import { Reporting, writeReport } from '../../lab/report.ts';
import { csvHead, csvLine, type Table, tablesOf } from '../../lab/tables.ts';
import type { SearchOutcome } from '../../lab/wish.ts';
import type { LabWords } from '../../lab/words/index.ts';
import { directionOf } from '../../toolkit/speech.ts';
import { type RunFolder, writeWhole } from './folder.ts';

export interface Outcome {
  readonly files: readonly string[];
  readonly html: string;
  readonly forfeits: readonly ForfeitReport[];
}

export async function writeAll(
  folder: RunFolder,
  plan: Plan,
  names: ReportNames,
  words: LabWords,
  search?: SearchOutcome,
): Promise<Outcome> {
  const features = names.groups.flatMap((group) => group.features.map(({ id }) => id));
  const reporting = new Reporting(plan, features);
  const files = tablesOf(plan, features).map((table) => new TableFiles(folder.path, table));
  for (const row of folder.rows(plan)) {
    reporting.add(row);
    for (const file of files) for (const cells of file.table.rows(row)) await file.add(cells);
  }
  for (const file of files) await file.finish();
  const report = { ...reporting.report(), ...(search ? { search } : {}) };
  const html = reportPage({ report, names, words }, directionOf(words.language));
  writeWhole(join(folder.path, 'report.json'), writeReport(report));
  writeWhole(join(folder.path, 'report.html'), html);
  return {
    files: ['report.html', 'report.json', ...files.flatMap(({ names: own }) => own)],
    html,
    forfeits: report.forfeits,
  };
}

class TableFiles {
  readonly table: Table;
  readonly names: readonly string[];
  readonly #csv: ReturnType<typeof createWriteStream>;
  readonly #parquet: ParquetTable;

  constructor(path: string, table: Table) {
    this.table = table;
    this.names = [`${table.id}.csv`, `${table.id}.parquet`];
    const [csv, parquet] = this.names.map((name) => join(path, name)) as [string, string];
    rmSync(parquet, { force: true });
    this.#csv = createWriteStream(csv);
    this.#csv.write(csvHead(table));
    this.#parquet = new ParquetTable(table.columns, fileWriter(parquet));
  }

  async add(cells: Parameters<typeof csvLine>[0] & Parameters<ParquetTable['add']>[0]): Promise<void> {
    this.#parquet.add(cells);
    if (!this.#csv.write(csvLine(cells))) await once(this.#csv, 'drain');
  }

  async finish(): Promise<void> {
    this.#parquet.finish();
    this.#csv.end();
    await once(this.#csv, 'finish');
  }
}
