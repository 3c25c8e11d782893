/** The files of a run, made on the page: the same that the command line writes. */
import { ByteWriter } from 'hyparquet-writer';
import { reportPage } from '../../lab/html.ts';
import type { ReportNames } from '../../lab/names.ts';
import { ParquetTable } from '../../lab/parquet.ts';
import { type LabReport, writeReport } from '../../lab/report.ts';
import type { GameRow } from '../../lab/row.ts';
import { csvHead, csvLine, tablesOf } from '../../lab/tables.ts';
import type { LabWords } from '../../lab/words/index.ts';
import { directionOf } from '../../toolkit/speech.ts';
import { download } from '../shell/download.ts';

export const FILES = [
  'report.html',
  'report.json',
  'games.csv',
  'games.parquet',
  'seats.csv',
  'seats.parquet',
] as const;
export type FileName = (typeof FILES)[number];

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  json: 'application/json',
  csv: 'text/csv',
  parquet: 'application/vnd.apache.parquet',
};

export interface Finished {
  readonly report: LabReport;
  readonly rows: readonly GameRow[];
  readonly names: ReportNames;
  readonly words: LabWords;
}

export function saveFile(name: FileName, finished: Finished): void {
  const [base, ending] = name.split('.') as [string, string];
  download(name, contentOf(base, ending, finished), TYPES[ending]!);
}

function contentOf(base: string, ending: string, { report, rows, names, words }: Finished): BlobPart {
  if (ending === 'html') return reportPage({ report, names, words }, directionOf(words.language));
  if (ending === 'json') return writeReport(report);
  const features = names.groups.flatMap((group) => group.features.map(({ id }) => id));
  const table = tablesOf(report.plan, features).find(({ id }) => id === base)!;
  if (ending === 'csv') return csvHead(table) + rows.flatMap((row) => table.rows(row).map(csvLine)).join('');
  const bytes = new ByteWriter();
  const parquet = new ParquetTable(table.columns, bytes);
  for (const row of rows) for (const cells of table.rows(row)) parquet.add(cells);
  parquet.finish();
  return bytes.getBytes();
}
