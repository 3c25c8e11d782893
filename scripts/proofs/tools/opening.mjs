import { setTimeout as sleep } from 'node:timers/promises';
import { launchChromium } from '../../harness/browser.mjs';
import { Sentence } from '../../lib/sentence.mjs';
import { mainThread, markedAt, tasksOf, trace } from './trace.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {import('playwright-core').Locator} Locator
 * @typedef {import('./trace.mjs').TraceEvent} TraceEvent
 * @typedef {import('./trace.mjs').Task} Task
 * @typedef {{ title: string, chromium: string, baseURL: string, pause: number }} Visit `pause`: milliseconds between the sight of the button and the tap
 * @typedef {{ ms: number, work: number, waited: number, longest: number }} Opening `work` is the processor's time of the page's main thread until its table could
 *   be played, `waited` for how long it was kept from it by others in the middle of its tasks, `longest` its longest task after that
 */

export const SLOWER = 4;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** So long a table is played after it could be. */
const PLAYED = 6000;
/** Long enough on a busy machine; what is not there by then does not come. */
const PATIENCE = 60_000;

/**
 * A player with a fresh browser comes, plays, and comes a second time.
 * @param {Visit} visit
 * @returns {Promise<{ cold: Opening, warm: Opening }>}
 */
export async function visits(visit) {
  const { context, close } = await launchChromium(visit.chromium, { baseURL: visit.baseURL, ...phone });
  try {
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(knowing);
    await context.addInitScript(watch);
    const first = context.pages()[0] ?? (await context.newPage());
    const cold = await open(first, visit);
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const second = await context.newPage();
    await first.close();
    const warm = await open(second, visit);
    return { cold, warm };
  } finally {
    await close();
  }
}

/**
 * From the first page by the button of its game.
 * @param {Page} page
 * @param {Visit} visit
 * @returns {Promise<Opening>}
 */
async function open(page, { title, pause }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto('/', { waitUntil: 'commit' });
  /** @type {() => Promise<TraceEvent[]>} */
  let stop = async () => [];
  await beginTable(page, title, async (button) => {
    await button.scrollIntoViewIfNeeded();
    stop = await trace(session);
    await sleep(pause);
    await button.tap();
  });
  await page.waitForFunction(() => 'opened' in globalThis, undefined, { polling: 50 });
  const end = performance.now() + PLAYED;
  while (performance.now() < end) {
    await sleep(700);
    await page.evaluate(takeSomething);
  }
  const ms = await page.evaluate(() => {
    const { clicked, opened } = /** @type {{ clicked: number, opened: number }} */ (
      /** @type {unknown} */ (globalThis)
    );
    return opened - clicked;
  });
  return { ms, ...workOf(await stop()) };
}

/**
 * @param {Page} page
 * @param {string} title
 * @param {(button: Locator) => Promise<void>} press
 */
export async function beginTable(page, title, press) {
  const button = page
    .getByRole('article', { name: title, exact: true })
    .getByRole('button', { name: /play/i });
  await button.waitFor().catch(() => {
    throw new Sentence(`The first page has no button that plays ${title}.`);
  });
  await press(button);
}

/** Runs in the page before its own scripts: as a player who has learnt the games before. */
export function knowing() {
  if (location.protocol.startsWith('http')) localStorage.setItem('updraft/known', '*');
}

/** Runs there, too: a table can be played when the picture is painted that shows it dealt, with whose turn it is. */
function watch() {
  if (!location.protocol.startsWith('http')) return;
  const look = () => {
    const turn = document.querySelector('aside section');
    const isDealt = turn && !turn.textContent?.includes('being set up');
    if (!isDealt || !document.querySelector('#main [data-place]')) return void requestAnimationFrame(look);
    // The picture of this frame is on its way when the next one begins.
    requestAnimationFrame(() => {
      performance.mark('opened');
      Object.assign(globalThis, { opened: performance.now() });
    });
  };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      if ('clicked' in globalThis) return;
      Object.assign(globalThis, { clicked: timeStamp });
      performance.mark('clicked');
      look();
    },
    { capture: true },
  );
}

/** Runs in the page: takes what can be taken, as a player without a plan does. */
export function takeSomething() {
  const lit = [...document.querySelectorAll('#main [data-can]')];
  const one = lit[Math.floor(lit.length / 2)];
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const agree = document.querySelector('[role=toolbar] button[aria-disabled=false], #main [data-fly]');
  if (agree instanceof HTMLElement) agree.click();
}

/** @param {readonly TraceEvent[]} events */
function workOf(events) {
  const ours = mainThread(events);
  const from = markedAt(ours, 'clicked');
  const to = markedAt(ours, 'opened');
  if (from === undefined || to === undefined) throw new Error('the trace has no marks of the page');
  const tasks = tasksOf(ours);
  const until = tasks.filter(({ ts, end }) => end > from && ts < to);
  return {
    work: until.reduce((sum, { cpu }) => sum + cpu, 0),
    waited: until.reduce((sum, { wall, cpu }) => sum + wall - cpu, 0),
    longest: Math.max(0, ...tasks.filter(({ ts }) => ts > to).map(({ cpu }) => cpu)),
  };
}
