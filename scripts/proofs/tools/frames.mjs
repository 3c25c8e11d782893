import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../../harness/browser.mjs';
import { beginTable, knowing, takeSomething } from './opening.mjs';
import { mainThread, tasksOf, trace } from './trace.mjs';

/**
 * @typedef {{ shown: number, partial: number, dropped: number, longest: number, seconds: number }} Frames `partial`: shown in time by the compositor, while the
 *   page's own change came with the next one; `longest`: the page's longest task, milliseconds of the processor
 */

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Milliseconds of play. */
const WATCHED = 10_000;

/**
 * A table at full speed, while bots and player move their pieces.
 * @param {{ baseURL: string, chromium: string, title: string }} where
 * @returns {Promise<Frames>}
 */
export async function framesOf({ baseURL, chromium, title }) {
  const { context, close } = await launchChromium(chromium, { baseURL, ...phone });
  try {
    await context.addInitScript(knowing);
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    await page.goto('/');
    await beginTable(page, title, (button) => button.dispatchEvent('click'));
    await page.waitForFunction(() => document.querySelector('#main [data-place]') !== null);
    await sleep(1000);
    const stop = await trace(session, ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame']);
    const began = performance.now();
    while (performance.now() - began < WATCHED) {
      await sleep(700);
      await page.evaluate(takeSomething);
    }
    const seconds = (performance.now() - began) / 1000;
    const events = await stop();
    const ours = mainThread(events);
    const pid = ours[0]?.pid;
    const states = events
      .filter(({ name, ph, pid: of }) => name === 'PipelineReporter' && ph === 'b' && of === pid)
      .map(
        ({ args }) =>
          /** @type {string} */ (args?.frame_reporter?.state ?? args?.chrome_frame_reporter?.state),
      );
    /** @param {string} state */
    const count = (state) => states.filter((one) => one === state).length;
    return {
      shown: count('STATE_PRESENTED_ALL') + count('STATE_PRESENTED_PARTIAL'),
      partial: count('STATE_PRESENTED_PARTIAL'),
      dropped: count('STATE_DROPPED'),
      longest: Math.max(0, ...tasksOf(ours).map(({ cpu }) => cpu)),
      seconds,
    };
  } finally {
    await close();
  }
}
