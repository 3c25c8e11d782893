import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSource } from '../build/source.mjs';
import { poppler } from '../harness/poppler.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {typeof import('../../tests/online/class.ts')} Classes
 * @typedef {typeof import('../../tests/online/class-paper.ts')} Papers
 * @typedef {import('playwright-core').Page} Page
 */

export const title = 'A class of 60 at one table, from one address';

const plan = { pupils: 60, absent: 5, rounds: 10, seconds: 20 };

/** What the screen is looked at with. */
const looks = /** @type {const} */ ([
  ['1440x900', { width: 1440, height: 900 }, 'light'],
  ['1440x900-dark', { width: 1440, height: 900 }, 'dark'],
  ['1920x1080', { width: 1920, height: 1080 }, 'light'],
  ['844x390', { width: 844, height: 390 }, 'light'],
  ['390x664', { width: 390, height: 664 }, 'light'],
]);

/** Pictures of the screen at each point, and of a pupil's page as it is. @param {string} folder */
const painter = (folder) => async (/** @type {string} */ point, /** @type {Page} */ page) => {
  const path = (/** @type {string} */ look) => join(folder, `${point.replaceAll(' ', '-')}-${look}.png`);
  if (/^(join|seated|pupil)/.test(point)) {
    await page.screenshot({ path: path('own') });
    return;
  }
  const before = page.viewportSize();
  for (const [look, size, colorScheme] of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.waitForTimeout(1200);
    await page.screenshot({ path: path(look), fullPage: size.width < 400 });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (before) await page.setViewportSize(before);
};

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;

/** @param {{ chromium: string }} tools */
export async function run({ chromium }) {
  /** @type {Classes} */
  const { playClass } = await loadSource('tests/online/class.ts');
  /** @type {Papers} */
  const { pagesOf } = await loadSource('tests/online/class-paper.ts');
  const folder = mkdtempSync(join(tmpdir(), 'updraft-class-pictures-'));
  const report = await playClass({ ...plan, chromium, picture: painter(folder) });
  console.log(`pictures: ${folder}`);
  const { pages } = pagesOf(report.printed.pdf, poppler);
  const longest = Math.max(...report.lengths);
  const least = plan.absent * plan.rounds;
  const holds =
    report.lengths.length === plan.rounds &&
    longest < plan.seconds * 1000 &&
    report.stoodIn >= least &&
    report.late &&
    report.fair &&
    report.printed.rows === plan.pupils + 1 &&
    report.complaints.length === 0;
  const text = [
    `Limits as shipped, one address: a projector page, ${plan.pupils} pupils who come by the code on it (2 with browsers, ${plan.pupils - 2} light clients), ` +
      `a late-comer who takes over the one bot. All sat ${seconds(report.seated)} after the first had typed the code. ${plan.absent} never move, every other of them has closed the page; ` +
      `a round has ${plan.seconds} s.`,
    table(
      ['round', ...report.lengths.map((_, n) => String(n + 1))],
      [['took', ...report.lengths.map(seconds)]],
    ),
    `The longest took ${seconds(longest)}, within its limit: ${longest < plan.seconds * 1000 ? 'yes' : 'no'}. Stand-ins played ${report.stoodIn} times in these rounds. ` +
      `In the ${report.skipped.length} rounds after that those who never moved were gone, and the teacher did not wait for them: the longest took ${seconds(Math.max(...report.skipped))}. ` +
      `${report.moves.toLocaleString('en')} moves; the file of the match verifies: ${report.fair ? 'yes' : 'no'}. ` +
      `Results: ${report.printed.rows} rows on ${pages} page${pages === 1 ? '' : 's'} of A4.`,
    report.complaints.length === 0
      ? 'No browser complained.'
      : `Browsers complained: ${report.complaints.slice(0, 5).join('; ')}`,
  ];
  return { text: text.join('\n\n'), holds };
}
