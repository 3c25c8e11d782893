import { cpus, loadavg } from 'node:os';
import { launchChromium } from '../harness/browser.mjs';
import { slowLine } from '../harness/slow-line.mjs';
import { framesOf } from './tools/frames.mjs';
import { SLOWER, visits } from './tools/opening.mjs';
import { table } from './tools/proof-page.mjs';

/**
 * @typedef {import('../prove.mjs').Tools} Tools
 * @typedef {import('./tools/opening.mjs').Opening} Opening
 * @typedef {{ id: string, title: string }} Game
 */

export const title = 'How soon a table can be played, and how smoothly';

/** A phone's line: 1.6 Mbit/s, 150 ms there and back. */
const LINE = { down: 200_000, roundTrip: 150 };
/** Milliseconds from the click; Aeronaut's first game has the most to bring. */
const limits = { cold: 2500, coldest: 2900, warm: 700, task: 100, offline: 3000 };
const MOST = 'aeronaut';
const LATE = 0.02;
const PROFILES = 3;
/** Milliseconds that a player who knows what to play needs between seeing the button and pressing it. */
const PAUSE = 1000;

/** @param {Tools} tools */
export async function run({ baseUrl, chromium }) {
  /** @type {Game[]} */
  const games = await (await fetch(`${baseUrl}/api/games`)).json();
  const opened = await openings(games, baseUrl, chromium);
  const offline = await offlineReady(baseUrl, chromium);
  const smooth = await frames(games, baseUrl, chromium);
  return {
    text: [opened.text, offline.text, smooth.text, conditions()].join('\n\n'),
    holds: opened.holds && offline.holds && smooth.holds,
  };
}

/**
 * @param {readonly Game[]} games
 * @param {string} baseUrl
 * @param {string} chromium
 */
async function openings(games, baseUrl, chromium) {
  const line = await slowLine({ ...LINE, host: 'localhost', port: Number(new URL(baseUrl).port) });
  const rows = [];
  let holds = true;
  try {
    for (const { id, title: name } of games) {
      const seen = [];
      for (let i = 0; i < PROFILES; i++)
        seen.push(
          await visits({ title: name, chromium, baseURL: `http://localhost:${line.port}`, pause: PAUSE }),
        );
      for (const kind of /** @type {const} */ (['cold', 'warm'])) {
        const all = seen.map((visit) => visit[kind]);
        const limit = kind === 'cold' && id === MOST ? limits.coldest : limits[kind];
        const clock = median(all, ({ ms }) => ms);
        const longest = Math.max(...all.map((one) => one.longest));
        if (clock > limit || longest > limits.task) holds = false;
        rows.push([
          `${name}, ${kind}`,
          ms(clock),
          ms(Math.min(...all.map((one) => one.ms))),
          ms(median(all, (one) => one.ms - one.waited)),
          ms(median(all, ({ work }) => work)),
          `at most ${ms(limit)}`,
          ms(longest),
        ]);
      }
    }
  } finally {
    await line.close();
  }
  const head = [
    'table',
    'by the clock, median',
    'least',
    'less what others took, median',
    'work of the page’s main thread',
    'promised by the clock',
    `longest task after that (at most ${limits.task} ms)`,
  ];
  const how = [
    `From the click on a game’s button on the first page, ${PAUSE / 1000} s after it was there, until the picture is painted that shows the table dealt, on a phone’s screen (390 × 844):`,
    `${PROFILES} fresh browsers for each game, each once cold and then, when it has kept everything for offline use, in a second visit.`,
    'A proxy before the server lets 1.6 Mbit/s through, with 150 ms for the way there and back and a round trip for each new connection, for whatever the browser fetches, workers included.',
    `The page’s main thread is ${SLOWER} times slower (Chromium’s own throttle); workers and the browser’s other threads are not slowed, as there is no throttle for them.`,
    'Others are programs that had the processor in the middle of a task of the page’s main thread; what they took from workers, from the network and from the server is still in.',
    'The longest task is the processor’s time, four times slower, of any task of six seconds of play after that.',
  ].join(' ');
  return { text: `${how}\n\n${table(head, rows)}`, holds };
}

/**
 * @param {string} baseUrl
 * @param {string} chromium
 */
async function offlineReady(baseUrl, chromium) {
  const times = [];
  for (let i = 0; i < PROFILES; i++) {
    const { context, close } = await launchChromium(chromium, { baseURL: baseUrl });
    try {
      context.setDefaultTimeout(60_000);
      const page = context.pages()[0] ?? (await context.newPage());
      await page.goto('/');
      times.push(
        await page.evaluate(async () => {
          while (!document.querySelector('[data-offline]')) await new Promise(requestAnimationFrame);
          return performance.now();
        }),
      );
    } finally {
      await close();
    }
  }
  const middle = median(times, (time) => time);
  return {
    text: `Without the line and the throttle, the first page says that games can be played offline ${ms(middle)} after a first visit began (median of ${times.length}, the least ${ms(Math.min(...times))}; at most ${ms(limits.offline)}).`,
    holds: middle <= limits.offline,
  };
}

/**
 * @param {readonly Game[]} games
 * @param {string} baseURL
 * @param {string} chromium
 */
async function frames(games, baseURL, chromium) {
  const rows = [];
  let holds = true;
  for (const { title: name } of games) {
    const { shown, partial, dropped, longest, seconds } = await framesOf({ baseURL, chromium, title: name });
    const late = dropped / Math.max(1, shown + dropped);
    if (shown === 0 || late > LATE) holds = false;
    rows.push([name, (shown / seconds).toFixed(0), `${(100 * late).toFixed(1)} %`, partial, ms(longest)]);
  }
  const how =
    'At full speed, ten seconds of play with bots at their usual pace: frames a second of the page’s compositor as its trace tells, frames that were wanted and not shown (at most 2 %), frames whose compositor was in time while a change of the page came one later, and the longest task of the page’s main thread.';
  const head = ['table', 'frames a second', 'late', 'with the page’s change one later', 'longest task'];
  return { text: `${how}\n\n${table(head, rows)}`, holds };
}

const conditions = () =>
  `Chromium draws without a graphics card. Load of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors.`;

/** @param {number} time */
const ms = (time) => `${Math.round(time).toLocaleString('en')} ms`;

/**
 * @template T
 * @param {readonly T[]} list
 * @param {(one: T) => number} of
 */
function median(list, of) {
  const sorted = list.map(of).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
