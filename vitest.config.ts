import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { common } from './scripts/build/config.mjs';
import { LongestFirst } from './scripts/harness/longest-first.mjs';

/** The machine may be busy: what is looked for again and again may take a while, and costs nothing where it is there. */
const patient = { poll: { timeout: 30_000, interval: 50 } };

export default defineConfig({
  ...common,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          expect: patient,
          globalSetup: ['tests/services/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/{house,hosts,simulation}/**/*.test.ts'],
          // What a file has loaded serves the next one: half of a short file's work is loading.
          isolate: false,
          // A machine of two cores would otherwise lend us one.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          // Laws of the largest tables are long, and the machine may be busy.
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'online',
          expect: patient,
          globalSetup: ['tests/services/setup.ts'],
          include: ['tests/online/**/*.test.ts'],
          // Servers that are killed, stormed and measured: each has the machine to itself.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          expect: patient,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/setup.ts'],
          setupFiles: ['tests/browser/after.ts'],
          // As above: a page is quicker looked at than all that looks at it is loaded.
          isolate: false,
          // Two browsers at a time: a page mostly waits, and the machine may have two cores.
          maxWorkers: 2,
          // Beside projects with another number of workers.
          sequence: { groupOrder: 1 },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
