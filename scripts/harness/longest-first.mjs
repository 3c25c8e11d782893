import { BaseSequencer } from 'vitest/node';

/**
 * Files of tests that take long, the longest first. A lane that keeps one of them for its end waits for it with one worker. Where there
 * were no runs yet Vitest goes by the size of a file, which says little: one that plays for a minute may be three lines.
 */
export const longest = [
  'tests/browser/class.test.ts',
  'tests/browser/online.test.ts',
  'tests/browser/lessons.test.ts',
  'tests/browser/layout.test.ts',
  'tests/browser/reader.test.ts',
  'tests/browser/axe.test.ts',
  'tests/browser/engines.test.ts',
  'tests/simulation/torture.test.ts',
  'tests/house/print.test.ts',
  'tests/house/command-bots.test.ts',
  'src/laws/laws-first.test.ts',
  'src/laws/laws-second.test.ts',
  'src/laws/sheets.test.ts',
];

/** @param {string} file */
function rankOf(file) {
  const rank = longest.findIndex((path) => file.endsWith(`/${path}`));
  return rank < 0 ? longest.length : rank;
}

/**
 * @template {{ moduleId: string }} F
 * @param {readonly F[]} files
 * @returns {F[]}
 */
export const longestFirst = (files) => files.toSorted((a, b) => rankOf(a.moduleId) - rankOf(b.moduleId));

/** The order in which files begin. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    return longestFirst(await super.sort(files));
  }
}
