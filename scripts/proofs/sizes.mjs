import { Sentence } from '../lib/sentence.mjs';
import { promises } from './tools/promises.mjs';
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
  budget: promises.get(id)?.tableKilobytes ?? 110,
  go: async (page) => {
    await page.goto('/');
    // Without scrolling: covers of other games that a scroll passes come or not by its speed.
    await page
      .getByRole('article', { name, exact: true })
      .getByRole('button', { name: /play/i })
      .dispatchEvent('click');
    await page
      .getByRole('list', { name: 'Players' })
      .waitFor()
      .catch(() => {
        throw new Sentence(`The table of ${name} shows no board.`);
      });
  },
});

/** @param {{ baseUrl: string, chromium: string }} tools */
export async function run(tools) {
  /** @type {{ id: string, title: string }[]} */
  const games = await (await fetch(`${tools.baseUrl}/api/games`)).json();
  let holds = true;
  const rows = [];
  for (const { name, budget, go } of [firstPage, ...games.map(tableOf)]) {
    const scripts = await scriptsOf(tools, go);
    const sum = scripts.reduce((total, { gzip }) => total + gzip, 0) / kilobyte;
    if (sum > budget) holds = false;
    console.error(`${name}:`);
    for (const { path, gzip } of scripts) console.error(`  ${path} ${(gzip / kilobyte).toFixed(1)} kB`);
    rows.push([name, scripts.length, `${sum.toFixed(1)} kB`, `${budget} kB`]);
  }
  const how =
    'The sum of the gzip sizes of every script that a fresh Chromium fetches until the network is quiet, workers included.';
  return { text: `${how}\n\n${table(['what', 'scripts', 'gzip', 'at most'], rows)}`, holds };
}
