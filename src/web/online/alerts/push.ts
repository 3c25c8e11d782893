/** Messages in this browser, with every page closed: what it allows, and how it agrees. */
import { signal } from '@preact/signals';
import type { Reading } from '../../../contract/index.ts';
import type { AlertsGiven } from '../../../online/api.ts';
import { call } from '../api.ts';
import { type OnlineWords, useOnlineWords } from '../words/index.ts';

export type NoPush = 'insecure' | 'unsupported' | 'denied' | 'failed';

/** Why this browser can bring no messages; undefined where it can. */
export function whyNoPush(): NoPush | undefined {
  if (!globalThis.isSecureContext) return 'insecure';
  if (
    !('serviceWorker' in navigator) ||
    !('PushManager' in globalThis) ||
    typeof Notification === 'undefined'
  )
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** The id by which the server knows this browser; undefined where it does not, or is not known yet. */
export const ownDevice = signal<string | undefined>(undefined);

/** A service worker that never comes is as good as none. */
const patience = 8000;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return text(hash).slice(0, 22);
}

function text(bytes: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Looks whether this browser agreed before. */
export async function findOwnDevice(): Promise<void> {
  if (whyNoPush()) return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  ownDevice.value = found ? await idOf(found.endpoint) : undefined;
}

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
export const language = (): string => document.documentElement.lang || 'en';

function label(say: OnlineWords['alerts']): string {
  const agent = navigator.userAgent;
  const found = (names: readonly string[]) => names.find((name) => agent.includes(name));
  const browser = found(['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari']);
  const system = found(['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux']);
  return browser && system ? say.label(browser, system) : say.someBrowser;
}

export type Agreed = Reading<AlertsGiven, NoPush | { readonly sentence: string }>;

/** Asks the browser, then tells the server. It must be called by a click. */
export async function agree(say: OnlineWords['alerts']): Promise<Agreed> {
  const why = whyNoPush();
  if (why) return { refused: why };
  if ((await Notification.requestPermission()) !== 'granted') return { refused: 'denied' };
  const settings = await call('GET /api/me/alerts');
  if ('refused' in settings) return { refused: { sentence: settings.refused } };
  const worker = await registration();
  if (!worker) return { refused: 'failed' };
  let given: PushSubscription;
  try {
    const old = await worker.pushManager.getSubscription();
    if (old && text(old.options.applicationServerKey) !== settings.value.key) await old.unsubscribe();
    given = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: settings.value.key,
    });
  } catch {
    return { refused: 'failed' };
  }
  const answer = await call('POST /api/me/devices', {
    endpoint: given.endpoint,
    p256dh: text(given.getKey('p256dh')),
    auth: text(given.getKey('auth')),
    label: label(say),
    zone: zone(),
    language: language(),
  });
  if ('refused' in answer) return { refused: { sentence: answer.refused } };
  ownDevice.value = await idOf(given.endpoint);
  return answer;
}

export async function disagree(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
  ownDevice.value = undefined;
}

/** Why agreeing did not work, in a sentence. */
export function useWhyNot(): (why: NoPush | { readonly sentence: string }) => string {
  const say = useOnlineWords().alerts;
  return (why) => (typeof why === 'string' ? say.why[why] : why.sentence);
}
