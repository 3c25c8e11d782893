import { runTests } from './tools/tests.mjs';

export const title = 'Tables of all games on screens of twelve sizes';

/** The tests of the tables' layout at all sizes: `npm test` takes four of them. */
export async function run() {
  const { total, passed, failed } = await runTests(['--project=browser', 'tests/browser/layout.test.ts'], {
    UPDRAFT_LAYOUT: 'full',
  });
  const text = [
    `${passed} of ${total} tables, at the beginning, in the middle and at the end of a seeded game, on twelve screens from 360x640 to ` +
      '2560x1440: every control, number and label is on top where it stands, no text is cut, no picture lies over another, nothing has to be ' +
      'scrolled, targets are as large as fingers need them, and what stands above the board is within its limits. With text twice as large, on ' +
      'three of them: the page may scroll, and nothing is cut, covered or out of reach.',
    ...failed,
  ];
  return { text: text.join('\n\n'), holds: failed.length === 0 && passed === total };
}
