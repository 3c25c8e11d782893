import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { poppler } from '../harness/poppler.mjs';
import { inRoot } from '../lib/places.mjs';
import { table } from './tools/proof-page.mjs';

export const title = 'Games on paper: time, pages and size';

/** For a whole set, and for each page of 99 sheets. */
const most = { seconds: 10, megabytes: 3, secondsAPage: 0.4 };

/**
 * @param {string} file
 * @param {readonly string[]} args
 */
function measured(file, args) {
  const began = performance.now();
  execFileSync(process.execPath, [inRoot('bin', 'updraft.mjs'), 'print', ...args, '--out', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const seconds = (performance.now() - began) / 1000;
  const info = poppler('pdfinfo', [file]).toString();
  return { seconds, pages: Number(/^Pages:\s+(\d+)/m.exec(info)?.[1]), megabytes: statSync(file).size / 1e6 };
}

/** @param {{ baseUrl: string }} tools */
export async function run({ baseUrl }) {
  /** @type {{ id: string, title: string }[]} */
  const games = await (await fetch(`${baseUrl}/api/games`)).json();
  const folder = mkdtempSync(join(tmpdir(), 'updraft-paper-'));
  try {
    let holds = true;
    const rows = games.map(({ id, title: name }) => {
      const { seconds, pages, megabytes } = measured(join(folder, `${id}.pdf`), [id, '--players', '4']);
      if (seconds > most.seconds || megabytes > most.megabytes) holds = false;
      return [name, pages, `${seconds.toFixed(1)} s`, `${megabytes.toFixed(2)} MB`];
    });
    const many = measured(join(folder, 'many.pdf'), ['take-flight', '--players', '99', '--only', 'sheet']);
    const each = many.seconds / many.pages;
    if (each > most.secondsAPage) holds = false;
    const text = [
      `A whole set for four players of each game on A4 in full colour, by the command line, its start included: under ${most.seconds} s and ${most.megabytes} MB each.`,
      table(['game', 'pages', 'time', 'size'], rows),
      `${many.pages} sheets of Take Flight! take ${many.seconds.toFixed(1)} s, ${each.toFixed(3)} s a page of at most ${most.secondsAPage} s, and ${many.megabytes.toFixed(2)} MB.`,
    ].join('\n\n');
    return { text, holds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
