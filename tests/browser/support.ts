import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { launchChromium, visitChromium } from '../../scripts/harness/browser.mjs';

export interface Launched {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** For tests without a network: the page's service worker keeps the whole product. That is more work than most tests are, so others go without. */
export const offline = { serviceWorkers: 'allow' } as const;
export const online = { serviceWorkers: 'block' } as const;

/** A fresh browser. One that keeps the product has its profile on a disk, as players have; the others share what runs, and nothing that pages keep. */
export const openBrowser = (program: string, options: BrowserContextOptions): Promise<Launched> =>
  options.serviceWorkers === 'allow'
    ? launchChromium(program, options)
    : visitChromium(program, { ...online, ...options });

/** A fresh browser that knows the address of the product, so that `page.goto('/')` is the first page. */
export async function launch(options: BrowserContextOptions = {}): Promise<Launched> {
  const launched = await openBrowser(inject('chromium'), { baseURL: inject('baseUrl'), ...options });
  await launched.context.addInitScript(() => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return;
    // As if the player knew every game, and made every move themselves; tests about that begin without it.
    if (localStorage.getItem('updraft/known') === null) localStorage.setItem('updraft/known', '*');
    if (localStorage.getItem('updraft/tests') === null) {
      localStorage.setItem('updraft/tests', 'seen');
      localStorage.setItem('updraft/only', 'off');
    }
  });
  return launched;
}

export const desktop = { viewport: { width: 1440, height: 900 } } as const;
export const laptop = { viewport: { width: 1200, height: 760 } } as const;
/** Without motion a game is played in half the time. */
export const calm = { ...laptop, reducedMotion: 'reduce' } as const;
export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

/**
 * A test in a browser of its own. Whatever the browser complains about fails it: an error that was not caught, an error
 * on the console (a breach of the content security policy is one), a file that is not there.
 */
export function visitTest(
  name: string,
  options: BrowserContextOptions,
  body: (visit: Visit) => Promise<void>,
): void {
  test(name, async () => {
    const { context, close } = await launch(options);
    const complaints = listen(context);
    try {
      // A fresh browser opens with an empty page of its own.
      await body({ page: context.pages()[0]!, context });
      expect(complaints, 'what the browser complained about').toEqual([]);
    } catch (error) {
      if (complaints.length > 0) console.error('The browser complained:', complaints);
      throw error;
    } finally {
      await close();
    }
  });
}

export function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (fault) => complaints.push(`uncaught: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error' && !/content.security.policy/i.test(message.text())) return;
    complaints.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return complaints;
}

/** As if the player had chosen before that the others move without a pause. */
export async function atOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (location.protocol.startsWith('http')) localStorage.setItem('updraft/pace', 'instant');
  });
}
