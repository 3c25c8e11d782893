import { runTests } from './tools/tests.mjs';

export const title = 'Pages and tables, looked at by axe in light and in dark';

/** All browser tests, each of whose looks by axe is at both colour schemes: `npm test` takes one of them. */
export async function run() {
  const { total, passed, failed } = await runTests(['--project=browser'], { UPDRAFT_AXE: 'full' });
  const text = [
    `${passed} of ${total} browser tests pass, and with them every look that axe takes at a page, a dialog or a table on the way: on phones ` +
      'and on wide screens, with all its rules in light colours, and with those about colours in dark ones.',
    ...failed,
  ];
  return { text: text.join('\n\n'), holds: failed.length === 0 && passed === total };
}
