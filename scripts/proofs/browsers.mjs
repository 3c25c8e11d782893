import { runTests } from './tools/tests.mjs';

export const title = 'Firefox and WebKit beside Chromium';

/** All that `npm test` takes one game of: every game to its end, offline, online between the three, and tables on twelve screens. */
export async function run() {
  const { total, passed, failed } = await runTests(['--project=browser', 'tests/browser/engines.test.ts'], {
    UPDRAFT_BROWSERS: 'full',
    UPDRAFT_LAYOUT: 'full',
    CI: 'true',
  });
  const text = [
    `${passed} of ${total} tests pass: in Firefox and in WebKit a game of each kind to its end and read again from the browser’s store, a game that goes on when the ` +
      'server is gone, the tables of all games on screens of twelve sizes (GTK’s windows do not go below 447 pixels), and an online game between Chromium, Firefox and WebKit.',
    ...failed,
  ];
  return { text: text.join('\n\n'), holds: failed.length === 0 && passed === total };
}
