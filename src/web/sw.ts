/**
 * The service worker: with it the product works offline. Each version keeps its own files in a cache of its own; a
 * page always finds the files it was built with, because a new version waits until the pages of the old one are closed.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: every file of this version, and a name for them all together. */
declare const __ASSETS__: readonly string[];
/** Where the texts of all its scripts and styles are, as one file. */
declare const __PACK__: string;
declare const __VERSION__: string;

const assets = __ASSETS__;
const prefix = 'updraft-';
const cacheName = prefix + __VERSION__;
const page = '/index.html';
/** After this long a network that answers nothing counts as none. */
const patience = 4000;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** What the server sends: a sentence and a table, nothing secret. */
interface PushedNote {
  readonly title?: string;
  readonly body?: string;
  readonly table?: string;
  readonly waiting?: number;
}

self.addEventListener('push', (event) => event.waitUntil(show(toldBy(event))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data ?? '/online')));
});

function toldBy({ data }: PushEvent): PushedNote {
  try {
    return (data?.json() ?? {}) as PushedNote;
  } catch {
    return {};
  }
}

/** A browser takes the permission away from a worker that shows nothing. */
async function show({ title = 'Updraft', body = '', table, waiting }: PushedNote): Promise<void> {
  const tag = `updraft/${table ?? 'test'}`;
  const data = table === undefined ? '/you/alerts' : `/t/${encodeURIComponent(table)}`;
  await self.registration.showNotification(title, { body, tag, data, icon: '/icon.svg' });
  if (waiting !== undefined) await self.navigator.setAppBadge?.(waiting).catch(() => {});
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage('told');
}

/** The page that has it open already, any page of ours, or a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  const before = (await caches.keys()).some((name) => name.startsWith(prefix) && name !== cacheName);
  const there = before ? await Promise.all(assets.map((path) => keepKnown(cache, path))) : [];
  const missing = assets.filter((_, i) => !there[i]);
  const left = missing.length > FEW ? await keepPacked(cache, missing) : missing;
  await Promise.all(left.map((path) => keep(cache, path)));
}

/** More files than these come sooner as one. */
const FEW = 60;

/** A hashed name stands for its content, so a file that an older version kept need not be fetched again. */
async function keepKnown(cache: Cache, path: string): Promise<boolean> {
  const kept = isHashed(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  if (kept) await cache.put(path, kept);
  return kept !== undefined;
}

async function keep(cache: Cache, path: string): Promise<void> {
  const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path} could not be kept: ${response.status}`);
  await cache.put(path, response);
}

/** Answers what is not in the pack. Each file is kept as the server would have sent it, policies included. */
async function keepPacked(cache: Cache, wanted: readonly string[]): Promise<readonly string[]> {
  const response = await fetch(__PACK__);
  if (!response.ok) return wanted;
  const texts: Readonly<Record<string, string>> = await response.json();
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  const put = (path: string): Promise<void> => {
    headers.set(
      'content-type',
      path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    );
    return cache.put(path, new Response(texts[path], { headers }));
  };
  await Promise.all(wanted.filter((path) => path in texts).map(put));
  return wanted.filter((path) => !(path in texts));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What we answer, or undefined where the browser goes on as if we were not here. */
function answerTo(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (pathname === '/healthz' || /^\/(api|calendar)\//.test(pathname)) return undefined;
  if (request.mode === 'navigate') return networkFirst(request, page);
  if (isHashed(pathname)) return cacheFirst(request);
  return assets.includes(pathname) ? networkFirst(request, pathname) : undefined;
}

async function networkFirst(request: Request, fallback: string): Promise<Response> {
  const kept = await caches.match(fallback, { cacheName, ignoreVary: true });
  if (!kept) return fetch(request);
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patience, kept));
  const fresh = fetch(request).then(
    (response) => (response.status >= 500 ? kept : response),
    () => kept,
  );
  return Promise.race([fresh, late]);
}

/** What was not kept at the start, because few need it, is kept when it is first fetched. */
async function cacheFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(cacheName)).put(request, response.clone());
  return response;
}

function isHashed(path: string): boolean {
  return path.startsWith('/assets/');
}

export {};
