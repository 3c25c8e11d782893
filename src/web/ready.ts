/** Offline comes last: it fetches everything, and that must not hold up the page that a player waits for. */
import { registerServiceWorker } from './offline.ts';

/** Time in which the player of a page that is ready may open another one. */
const calm = 1000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A page is not ready yet: whatever was planned waits. */
export function busy(): void {
  clearTimeout(timer);
}

/** A page can be used. */
export function ready(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => registerServiceWorker());
    else registerServiceWorker();
  }, calm);
}
