/** The page as it stands, looked at by axe in light and in dark. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Scheme {
  readonly colorScheme: 'light' | 'dark';
  readonly options: Parameters<AxeBuilder['options']>[0];
}

/** Every rule in light colours; in dark ones, which change nothing else, those about colours. */
const schemes = [
  { colorScheme: 'light', options: { rules: { 'target-size': { enabled: true } } } },
  {
    colorScheme: 'dark',
    options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  },
] satisfies readonly Scheme[];

/** Fails with everything that axe has to say about the page as it stands. */
export async function checkAxe(page: Page, what: string): Promise<void> {
  const putBack = await withoutDrawings(page);
  for (const { colorScheme, options } of schemes) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    const axe = new AxeBuilder({ page })
      // Only what is wrong needs words; nothing here comes from another address. Both take half the time.
      .options({ ...options, resultTypes: ['violations'], preload: false })
      // There are no frames to look into.
      .setLegacyMode();
    const { violations } = await axe.analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
    expect(told, `${what}, ${colorScheme}`).toEqual([]);
  }
  await putBack();
}

/**
 * Takes out what is inside of drawings that are hidden from listeners: thousands of shapes that axe would walk over again
 * and again, and has nothing to say about. The page must stand still meanwhile.
 */
async function withoutDrawings(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(() =>
    [...document.querySelectorAll('svg[aria-hidden="true"]')].map((svg) => {
      const shapes = [...svg.childNodes];
      svg.replaceChildren();
      return { svg, shapes };
    }),
  );
  return () =>
    taken.evaluate((all) => {
      for (const { svg, shapes } of all) svg.replaceChildren(...shapes);
    });
}

/** Colours change over a moment: waits until they have. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}
