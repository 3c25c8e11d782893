/**
 * @typedef {import('playwright-core').CDPSession} Session
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: Record<string, any> }} TraceEvent
 * @typedef {{ wall: number, cpu: number, at: number, ts: number, end: number }} Task milliseconds, `at` when it began; `ts` and `end` as the trace has them
 */

/** What tells of tasks, of what is in them, and of marks that a page sets. */
const usual = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
  '__metadata',
];

/**
 * Records what the browser does until it is told to stop.
 * @param {Session} session
 * @param {readonly string[]} more categories besides the usual ones
 * @returns {Promise<() => Promise<TraceEvent[]>>}
 */
export async function trace(session, more = []) {
  /** @type {TraceEvent[]} */
  const events = [];
  /** @param {{ value: unknown[] }} part */
  const collect = ({ value }) => events.push(.../** @type {TraceEvent[]} */ (value));
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...usual, ...more] },
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return events;
  };
}

/**
 * What the page's main thread did.
 * @param {readonly TraceEvent[]} events
 */
export function mainThread(events) {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const byThread = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts),
  );
  // Other pages of the browser are empty: ours is the one with work to do.
  return byThread.sort((a, b) => b.length - a.length)[0] ?? [];
}

/**
 * @param {readonly TraceEvent[]} events of one thread
 * @returns {Task[]}
 */
export const tasksOf = (events) =>
  events
    .filter(({ name }) => name === 'RunTask')
    .map(({ ts, dur = 0, tdur = dur }) => ({
      wall: dur / 1000,
      cpu: tdur / 1000,
      at: ts / 1000,
      ts,
      end: ts + dur,
    }));

/**
 * When a page set a mark (`performance.mark`), as the trace counts time.
 * @param {readonly TraceEvent[]} events
 * @param {string} mark
 */
export const markedAt = (events, mark) =>
  events.find(({ name, ph }) => name === mark && (ph === 'I' || ph === 'R' || ph === 'i'))?.ts;
