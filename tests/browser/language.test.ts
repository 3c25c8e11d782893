/** The pages in the made-up language: everything is translated, nothing is cut off, nothing scrolls sideways. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { games } from '../../src/games/index.ts';
import { atOnce, calm, visitTest } from './support.ts';

const language = 'lang=en-XA';
const sizes = { phone: { width: 390, height: 664 }, desktop: { width: 1440, height: 900 } };
const pages = ['/', '/about', '/online', '/you', '/data', '/nowhere'];

/** What a page shows that went through no words, and text that is cut off. Names and notation (as on tokens) are no words. */
function faultsOf(page: Page) {
  return page.evaluate(() => {
    const names = new Set([...document.querySelectorAll('input')].map(({ value }) => value));
    /** Every text of the made-up language has this mark. */
    const mark = '\u2060';
    const faults: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    if (document.documentElement.dir !== 'rtl') faults.push('the page is not read from right to left');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('code, kbd, noscript, [data-token]')) continue;
      // A name is one word, or two, each with a capital.
      const isName = names.has(text) || /^\p{Lu}[\p{L}’]+( \p{Lu}[\p{L}’]+)?$/u.test(text);
      if (/[A-Za-z]{4,}/.test(text) && !text.includes(mark) && !isName)
        faults.push(`not translated: “${text}”`);
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cut = element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
      if (text && cut && overflowX !== 'visible' && overflowX !== 'auto' && textOverflow !== 'ellipsis')
        faults.push(`cut off: “${text}”`);
    }
    return [...new Set(faults)];
  });
}

for (const [size, viewport] of Object.entries(sizes)) {
  visitTest(`the pages in another language, ${size}`, { ...calm, viewport }, async ({ page }) => {
    for (const path of [...pages, ...games.map(({ facts }) => `/games/${facts.id}`)]) {
      await page.goto(`${path}?${language}`);
      await page.locator('h1').waitFor();
      expect(await faultsOf(page), path).toEqual([]);
    }
  });

  for (const { facts } of games)
    visitTest(
      `rules and table of ${facts.id} in another language, ${size}`,
      { ...calm, viewport },
      async (visit) => {
        await atOnce(visit.context);
        const { page } = visit;
        await page.goto(`/games/${facts.id}/rules?${language}`);
        await page.locator('h2').nth(1).waitFor();
        expect(await faultsOf(page), 'rules').toEqual([]);
        await page.goto(`/games/${facts.id}?${language}`);
        await page.locator('form [type=submit]').click();
        await page.locator('aside ul').waitFor();
        expect(await faultsOf(page), 'table').toEqual([]);
      },
    );
}
