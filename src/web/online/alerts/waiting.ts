/** Games that wait for this player: counted in the title of the page, on the installed app, and one click away. */
import { effect, signal } from '@preact/signals';
import type { WaitingGiven } from '../../../online/api.ts';
import { call } from '../api.ts';
import { identity } from '../identity.ts';

export const waiting = signal<WaitingGiven['tables']>([]);

const EVERY = 30_000;

async function lookForWaiting(): Promise<void> {
  if (document.visibilityState !== 'visible' || !identity.peek()) return;
  const given = await call('GET /api/me/waiting');
  if ('value' in given) waiting.value = given.value.tables;
}

let started = false;

/** From the first online page on, for as long as the page is open. */
export function followWaiting(): void {
  if (started) return;
  started = true;
  const look = () => void lookForWaiting();
  setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  navigator.serviceWorker?.addEventListener('message', look);
  effect(() => {
    if (identity.value) look();
    else waiting.value = [];
  });
  effect(() => badge(waiting.value.length));
}

/** Not every browser has one. */
function badge(count: number): void {
  const app = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  void (count > 0 ? app.setAppBadge?.(count) : app.clearAppBadge?.())?.catch(() => {});
}

/** The number before a title, for the tab. */
export const counted = (title: string, count: number): string => (count > 0 ? `(${count}) ${title}` : title);
