/**
 * Fetches what a table needs, all of it at once: imports that wait for each other cost a round trip each, and a worker's come last. The build names the files
 * in the page (scripts/build/table-files.mjs); under development it names none.
 */

const asked = new Set<string>();

/** A player reaches for a table of this game. */
export function fetchTable(game: string): void {
  fetchNamed('');
  fetchNamed(game);
}

/** What is listed under this name: a game's files, or under none those of all games. */
function fetchNamed(name: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  const list = document.querySelector<HTMLMetaElement>(`meta[name="table:${name}"]`);
  if (!list) return;
  // What is kept for offline use is there already; and a page would compile in vain what only the worker runs.
  if (!navigator.serviceWorker?.controller) namesIn(list.dataset.worker).forEach(keep);
  namesIn(list.content).forEach(preload);
}

const namesIn = (text = ''): string[] => text.split(' ').filter((name) => name !== '');

const asset = (name: string) => `/assets/${name}`;

function preload(name: string): void {
  const kind = name.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' };
  const link = Object.assign(document.createElement('link'), kind, { crossOrigin: '', href: asset(name) });
  document.head.append(link);
}

/** In the browser's cache, where its worker finds it. A file that does not come now is asked for again by the worker itself. */
async function keep(name: string): Promise<void> {
  await fetch(asset(name)).then(
    (file) => file.text(),
    () => undefined,
  );
}
