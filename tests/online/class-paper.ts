/** What a PDF of results holds, by poppler. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Poppler = (tool: string, args: readonly string[]) => Buffer;

export function pagesOf(pdf: Buffer, poppler: Poppler): { readonly pages: number; readonly text: string } {
  const folder = mkdtempSync(join(tmpdir(), 'updraft-results-'));
  try {
    const file = join(folder, 'results.pdf');
    writeFileSync(file, pdf);
    const pages = Number(/Pages:\s+(\d+)/.exec(String(poppler('pdfinfo', [file])))?.[1]);
    return { pages, text: String(poppler('pdftotext', ['-layout', file, '-'])) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
