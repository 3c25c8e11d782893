import { cpus, loadavg } from 'node:os';
import { launchChromium } from '../harness/browser.mjs';
import { Sentence } from '../lib/sentence.mjs';
import { table } from './tools/proof-page.mjs';
import { aloft, takeFlight } from './tools/tap-tables.mjs';
import { mainThread, tasksOf, trace } from './tools/trace.mjs';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ name: string, duration: number, handling: number, at: number }} TapEvent one event as Event Timing tells it
 * @typedef {import('./tools/trace.mjs').TraceEvent} TraceEvent
 * @typedef {import('./tools/trace.mjs').Task} Task
 * @typedef {{ events: TapEvent[], taps: number[] }} Seen
 * @typedef {{ handled: number[], painted: number[], tasks: Task[], own: number[] }} Measured `own` is the processor's time for each tap
 * @typedef {import('./tools/tap-tables.mjs').TapTable} TapTable
 */

export const title = 'How fast a tap is handled, and whether bots disturb the page';

const wanted = 50;
const limits = { median: 16, p95: 50, task: 50 };

/** A phone, and bots that move without a pause: they think all the time between two taps of ours. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** @param {{ baseUrl: string, chromium: string }} tools */
export async function run({ baseUrl, chromium }) {
  const reports = [];
  for (const table of [aloft, takeFlight])
    reports.push(report(table, await measure(table, baseUrl, chromium)));
  return {
    text: [...reports.map(({ text }) => text), conditions()].join('\n\n'),
    holds: reports.every(({ holds }) => holds),
  };
}

/**
 * Whole games by taps, until there are enough of them.
 * @param {TapTable} table
 * @param {string} baseURL
 * @param {string} chromium
 * @returns {Promise<Measured>}
 */
async function measure(table, baseURL, chromium) {
  const { context, close } = await launchChromium(chromium, { baseURL, ...phone });
  try {
    await context.addInitScript(prepare);
    const page = context.pages()[0] ?? (await context.newPage());
    const session = await context.newCDPSession(page);
    /** @type {Measured} */
    const measured = { handled: [], painted: [], tasks: [], own: [] };
    while (measured.handled.length < wanted) {
      await table.sitDown(page);
      await forget(page);
      const stop = await trace(session);
      await play(page, table);
      const seen = await page.evaluate(
        () => /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis)).seen,
      );
      const ours = mainThread(await stop());
      measured.tasks.push(...tasksOf(ours));
      measured.own.push(...ownTimes(ours));
      for (const tap of tapsOf(seen)) {
        measured.handled.push(tap.handling);
        measured.painted.push(tap.duration);
      }
    }
    return measured;
  } finally {
    await close();
  }
}

/** Runs in the page before its own scripts: a player's setting, and an observer of events. */
function prepare() {
  if (!location.protocol.startsWith('http')) return;
  localStorage.setItem('updraft/pace', 'instant');
  /** @type {Seen} */
  const seen = { events: [], taps: [] };
  Object.assign(globalThis, { seen });
  addEventListener('click', ({ timeStamp }) => seen.taps.push(timeStamp), { capture: true });
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries()))
      seen.events.push({
        name: entry.name,
        at: entry.startTime,
        duration: entry.duration,
        handling: entry.processingEnd - entry.processingStart,
      });
  });
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
}

/**
 * Only what is tapped on the board counts, not the way to it.
 * @param {Page} page
 */
async function forget(page) {
  await page.evaluate(() => {
    const { seen } = /** @type {{ seen: Seen }} */ (/** @type {unknown} */ (globalThis));
    seen.events.length = 0;
    seen.taps.length = 0;
  });
}

/**
 * A whole game by taps.
 * @param {Page} page
 * @param {TapTable} table
 */
async function play(page, table) {
  let before = '';
  for (let moves = 0; moves < 400; moves++) {
    const now = await change(page, table, before);
    if (now.over) return;
    await page.touchscreen.tap(now.x, now.y);
    before = now.stand;
  }
  throw new Sentence(`A game of ${table.name} is not over after 400 taps.`);
}

/**
 * Waits until there is something to tap that was not there before, or nothing more.
 * @param {Page} page
 * @param {TapTable} table
 * @param {string} before
 */
async function change(page, table, before) {
  for (let tries = 0; tries < 500; tries++) {
    const now = await page.evaluate(table.look);
    if (now.over || (now.x > 0 && now.stand !== before)) return now;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Sentence('A tap had no effect within ten seconds.');
}

/**
 * A finger's tap is several events (pointerdown, pointerup, click …): what their listeners took together is the time it
 * took to handle, and the longest is the time until the page showed it. Event Timing does not tell of events that were
 * shown within 16 ms: a tap without any counts as just under that.
 * @param {Seen} seen
 */
function tapsOf({ events, taps }) {
  const aWhile = 400;
  return taps.map((click) => {
    const own = events.filter(
      ({ at }) => at <= click + 1 && at > click - aWhile && at > previous(taps, click),
    );
    if (own.length === 0) return { handling: 15.9, duration: 15.9 };
    const handling = own.reduce((sum, event) => sum + event.handling, 0);
    return { handling, duration: Math.max(...own.map(({ duration }) => duration)) };
  });
}

/**
 * @param {readonly number[]} taps
 * @param {number} click
 */
const previous = (taps, click) => Math.max(0, ...taps.filter((time) => time < click)) + 1;

/**
 * The processor's time in the listeners of all events up to each click.
 * @param {readonly TraceEvent[]} events
 */
function ownTimes(events) {
  /** @type {number[]} */
  const times = [];
  let sum = 0;
  for (const { name, args, dur = 0, tdur = dur } of events) {
    const type = args?.data?.type ?? '';
    if (name !== 'EventDispatch' || !/^(pointer|touch|mouse|click)/.test(type)) continue;
    sum += tdur / 1000;
    if (type !== 'click') continue;
    times.push(sum);
    sum = 0;
  }
  return times;
}

/**
 * @param {readonly number[]} numbers
 * @param {number} share
 */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/**
 * @param {TapTable} table
 * @param {Measured} measured
 */
function report({ name, others }, { handled, painted, own, tasks }) {
  if (tasks.length === 0) throw new Sentence('The browser told nothing of its tasks.');
  const [median, p95] = [quantile(handled, 0.5), quantile(handled, 0.95)];
  const longest = tasks.reduce((most, task) => (task.cpu > most.cpu ? task : most));
  const waited = tasks.reduce((most, task) => (task.wall > most.wall ? task : most));
  /** @param {number} time */
  const ms = (time) => `${time.toFixed(1)} ms`;
  const rows = [
    ['handling a tap, median', ms(median), `under ${limits.median} ms`],
    ['handling a tap, 95th percentile', ms(p95), `under ${limits.p95} ms`],
    ['of that, the processor’s time, median', ms(quantile(own, 0.5)), ''],
    ['the same, 95th percentile', ms(quantile(own, 0.95)), ''],
    ['from a tap to the next picture, median', ms(quantile(painted, 0.5)), ''],
    ['longest task of the page’s main thread', ms(longest.cpu), `at most ${limits.task} ms`],
    ['the same task by the clock', ms(longest.wall), ''],
    ['longest task by the clock', ms(waited.wall), ''],
    ['of that, its own time', ms(waited.cpu), ''],
    ['all tasks together, a tap', ms(tasks.reduce((sum, { cpu }) => sum + cpu, 0) / handled.length), ''],
    ['tasks in all', String(tasks.length), ''],
  ];
  const holds = median < limits.median && p95 < limits.p95 && longest.cpu <= limits.task;
  const what = `**${name}**: ${handled.length} taps of whole games against ${others}.`;
  return { text: `${what}\n\n${table(['what', 'measured', 'promised'], rows)}`, holds };
}

const conditions = () =>
  [
    'Bots move at once, on a phone’s screen (390 × 844) in a Chromium that draws without a graphics card.',
    'Handling is the Event Timing of all events of a tap: from `processingStart` to `processingEnd`, added up; an event that is shown within 16 ms is not reported, so a tap without one counts as 15.9 ms.',
    'Tasks are those of the page’s main thread in a trace of the games up to their last move, our own taps included. What counts is a task’s own time on the processor; by the clock it also holds the time in which the system let others run, which on a busy machine is most of it.',
    `Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors.`,
  ].join(' ');
