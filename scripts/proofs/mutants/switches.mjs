/** All mutants of a source in one text, each behind a switch: what is built and read once serves every mutant, and a run without one shows which tests reach which. */

/**
 * @typedef {import('./mutate.mjs').Change} Change
 * @typedef {{ id: number, change: Change }} Switch
 */

/**
 * MUTANT is the one that is on; where MUTANTS_LOG names a file, it gets a line with the test and the id when a test first reaches a mutant.
 * Threads and processes of a test know only the test's file.
 */
const runtime = `const __mutant = ((globalThis as any).__mutant ??= (() => {
  const on = Number(process.env.MUTANT ?? -1);
  const log = process.env.MUTANTS_LOG;
  if (!log) return (id: number) => id === on;
  const { appendFileSync } = (process as any).getBuiltinModule('node:fs');
  let test: string | undefined;
  let seen = new Set<number>();
  return (id: number) => {
    const now = (globalThis as any).__test ?? process.env.MUTANTS_TEST;
    if (now !== test) seen = new Set();
    test = now;
    if (!seen.has(id)) appendFileSync(log, now + '\\t' + id + '\\n');
    seen.add(id);
    return false;
  };
})()) as (id: number) => boolean; `.replaceAll('\n', ' ');

/**
 * @param {string} text
 * @param {readonly Switch[]} switches
 */
export function withSwitches(text, switches) {
  if (switches.length === 0) return text;
  // What holds another comes before it.
  const sorted = [...switches].sort(
    (a, b) => a.change.in.start - b.change.in.start || b.change.in.end - a.change.in.end,
  );
  return runtime + between(text, 0, text.length, sorted);
}

/**
 * @param {string} text
 * @param {Change} change
 */
export const changed = (text, { start, end, text: other }, from = 0, to = text.length) =>
  text.slice(from, start) + other + text.slice(end, to);

/**
 * @param {string} text
 * @param {number} start
 * @param {number} end
 * @param {readonly Switch[]} switches all within these places
 * @returns {string}
 */
function between(text, start, end, switches) {
  let out = '';
  let at = start;
  for (let i = 0; i < switches.length; ) {
    const { id, change } = /** @type {Switch} */ (switches[i]);
    const whole = change.in;
    let next = i + 1;
    while ((switches[next]?.change.in.start ?? Number.POSITIVE_INFINITY) < whole.end) next++;
    const was = between(text, whole.start, whole.end, switches.slice(i + 1, next));
    const is = changed(text, change, whole.start, whole.end);
    out += text.slice(at, whole.start) + either(whole.kind, id, is, was);
    at = whole.end;
    i = next;
  }
  return out + text.slice(at, end);
}

/**
 * @param {Change['in']['kind']} kind
 * @param {number} id
 * @param {string} is
 * @param {string} was
 */
function either(kind, id, is, was) {
  if (kind === 'statement') return `{ if (!__mutant(${id})) ${was} }`;
  if (kind === 'arguments') return `...(__mutant(${id}) ? [${is}] : [${was}])`;
  return `(__mutant(${id}) ? (${is}) : (${was}))`;
}
