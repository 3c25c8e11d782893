/** Is the page in sight? Out of sight nothing happens by itself. */
import { signal } from '@preact/signals';

export const isSeen = signal(typeof document === 'undefined' || !document.hidden);

if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    isSeen.value = !document.hidden;
  });
