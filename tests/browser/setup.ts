import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../scripts/build/ensure-built.mjs';
import { findChromium, findShell } from '../../scripts/harness/chromium.mjs';
import { type Engines, findEngines } from '../../scripts/harness/engines.mjs';
import { serveBuilt } from '../../scripts/lib/serve.mjs';
import { seededPages } from './seeded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** What pages are tested with. */
    chromium: string;
    /** Shows notifications, too. */
    wholeChromium: string;
    /** Browsers beside Chromium. */
    engines: Engines;
  }
}

/** Serves the built product on a free port while the browser tests run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = findChromium();
  project.provide('wholeChromium', chromium);
  project.provide('chromium', findShell(chromium));
  project.provide('engines', findEngines());
  await ensureBuilt(['web', 'server']);
  const pages = seededPages();
  const serving = await serveBuilt({ port: 0, host: 'localhost', webRoot: pages.folder });
  project.provide('baseUrl', `http://localhost:${serving.port}`);
  return async () => {
    await serving.close();
    pages.remove();
  };
}
