/** The process that reads a file which may be damaged. It says one word, or what is wrong. */
import Libsql from 'libsql';
import { salvageInto } from './salvage.ts';
import { misshapen } from './shape.ts';
import { storeWords } from './words.ts';

const [task, file = '', to = '', progress = ''] = process.argv.slice(2);

function check(): string {
  const db = new Libsql(file, { readonly: true });
  const rows = db.prepare('PRAGMA quick_check(1)').raw().all([]) as [string][];
  const said = rows[0]?.[0] ?? '';
  const table = said === 'ok' ? misshapen(db) : undefined;
  db.close();
  if (table !== undefined) return storeWords.misshapen(table);
  return said === 'ok' ? 'sound' : said;
}

let answer: string;
try {
  answer = task === 'check' ? check() : salvageInto(file, to, progress);
} catch (error) {
  answer = error instanceof Error ? error.message : String(error);
}
process.send?.(answer, () => process.exit(0));
