/**
 * Lets the product work offline from now on. Call it when the page is playable: the first thing the service worker
 * does is fetch everything, and that must not stand in the way of the first game.
 */
import { signal } from '@preact/signals';

/** Are all files of this version kept in this browser? */
export const offlineReady = signal(false);

export function registerServiceWorker(): void {
  // Absent in development, where it would serve yesterday's files, and on plain http from another machine.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without it everything still works online, so a refusal (a private window, say) needs no words.
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {});
}

// The worker is active when it has kept everything; after an earlier visit at once.
if (import.meta.env.PROD && typeof navigator !== 'undefined' && 'serviceWorker' in navigator)
  void navigator.serviceWorker.ready.then(() => {
    offlineReady.value = true;
  });
