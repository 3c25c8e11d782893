/** The page as it stands, looked at by axe: as a sample, or in light and in dark. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Scheme {
  readonly colorScheme: 'light' | 'dark';
  readonly options: Parameters<AxeBuilder['options']>[0];
}

const everyRule = { rules: { 'target-size': { enabled: true } } };
const light: Scheme = { colorScheme: 'light', options: everyRule };
const dark: Scheme = { colorScheme: 'dark', options: everyRule };

/** In full (`npm run prove -- axe`): dark colours change nothing else, so that only rules about colours need a second look. */
const both: readonly Scheme[] = [
  light,
  {
    colorScheme: 'dark',
    options: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  },
];

/** As a sample: a phone in the dark, and whatever is wider in the light. */
function schemesFor(page: Page): readonly Scheme[] {
  if (process.env.UPDRAFT_AXE === 'full') return both;
  return [(page.viewportSize()?.width ?? 0) < 600 ? dark : light];
}

/** Fails with everything that axe has to say about the page as it stands. */
export async function checkAxe(page: Page, what: string): Promise<void> {
  const putBack = await withoutDrawings(page);
  for (const { colorScheme, options } of schemesFor(page)) {
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
