/** Notifies a player who looks at another tab that it is their turn, if they asked for it. */
import { signal } from '@preact/signals';

export type Notifying = 'none' | NotificationPermission;

const supported = typeof Notification !== 'undefined';

/** `none` where the browser has no such thing. */
export const notifying = signal<Notifying>(supported ? Notification.permission : 'none');

export async function askToNotify(): Promise<Notifying> {
  if (supported) notifying.value = await Notification.requestPermission();
  return notifying.peek();
}

/** Shows one message for a table; another one for the same table takes its place. */
export async function notify(text: string, table: string): Promise<void> {
  if (!supported || Notification.permission !== 'granted') return;
  const options = { tag: `updraft/${table}`, icon: '/icon.svg' };
  try {
    const note = new Notification(text, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Phones show messages only through the service worker.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(text, options);
  }
}
