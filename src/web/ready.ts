/** Offline comes last: it fetches everything, and that must not hold up the page that a player waits for. */
import { registerServiceWorker } from './offline.ts';

/**
 * Time in which the player of a page that is ready may open another one: where the page itself took long to come, what is fetched for later would be in the way
 * of the next one.
 */
const calm = { quick: 300, slow: 4000 };
/** A page that can be used within so many milliseconds came quickly. */
const QUICK = 1500;
let wait = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A page is not ready yet: whatever was planned waits. */
export function busy(): void {
  clearTimeout(timer);
}

/** A page can be used. */
export function ready(): void {
  clearTimeout(timer);
  wait ||= performance.now() < QUICK ? calm.quick : calm.slow;
  timer = setTimeout(() => whenIdle(registerServiceWorker), wait);
}

/** Does it when the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => work());
  else setTimeout(work);
}
