import { Sentence } from '../lib/sentence.mjs';
import { table } from './tools/proof-page.mjs';
import { scriptsOf } from './tools/script-sizes.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ name: string, budget: number, go: (page: Page) => Promise<void> }} Journey
 */

export const title = 'How much script a page needs';

const kilobyte = 1000;

/** @type {Journey} */
const firstPage = {
  name: 'The first page',
  budget: 60,
  go: async (page) => {
    await page.goto('/');
    await page.waitForSelector('h1');
  },
};

/**
 * From the first page by its big button, so what the first page needed counts as well.
 * @param {{ id: string, title: string }} game
 * @returns {Journey}
 */
const tableOf = ({ id, title: name }) => ({
  name: `The table of ${name}, by way of the first page`,
  budget: id === 'aeronaut' ? 130 : 110, // it brings a chart that pans and zooms, and maps to draw
  go: async (page) => {
    await page.goto('/');
    await page.getByRole('article', { name, exact: true }).getByRole('button', { name: /play/i }).click();
    await page.waitForSelector('.table-board > *', { state: 'attached' }).catch(() => {
      throw new Sentence(`The table of ${name} shows no board.`);
    });
  },
});

/** @param {{ baseUrl: string, chromium: string }} tools */
export async function run(tools) {
  /** @type {{ id: string, title: string }[]} */
  const games = await (await fetch(`${tools.baseUrl}/api/games`)).json();
  let holds = true;
  const parts = [];
  for (const { name, budget, go } of [firstPage, ...games.map(tableOf)]) {
    const scripts = await scriptsOf(tools, go);
    const sum = scripts.reduce((total, { gzip }) => total + gzip, 0) / kilobyte;
    if (sum > budget) holds = false;
    const rows = scripts.map(({ path, gzip }) => [path, `${(gzip / kilobyte).toFixed(1)} kB`]);
    parts.push(`**${name}: ${sum.toFixed(1)} kB of ${budget} kB.**\n\n${table(['script', 'gzip'], rows)}`);
  }
  const how =
    'The sum of the gzip sizes of every script that a fresh Chromium fetches until the network is quiet, workers included.';
  return { text: [how, ...parts].join('\n\n'), holds };
}
