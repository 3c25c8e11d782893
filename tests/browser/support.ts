import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { launchChromium } from '../../scripts/lib/browser.mjs';

export interface Launched {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/** A fresh browser that knows the address of the product, so that `page.goto('/')` is the first page. */
export function launch(options: BrowserContextOptions = {}): Promise<Launched> {
  return launchChromium(inject('chromium'), { baseURL: inject('baseUrl'), ...options });
}
