/** Addresses of pages, with the browser's own history. */
import { signal } from '@preact/signals';

export type Params = Readonly<Record<string, string>>;

/** `match('/games/:id', '/games/x')` is `{ id: 'x' }`; undefined where the address has another form. */
export function match(pattern: string, path: string): Params | undefined {
  const wanted = parts(pattern);
  const given = parts(path);
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [i, part] of wanted.entries()) {
    const text = given[i]!;
    if (part.startsWith(':')) {
      const value = decoded(text);
      if (value === undefined) return undefined;
      params[part.slice(1)] = value;
    } else if (part !== text) return undefined;
  }
  return params;
}

const parts = (path: string): string[] => path.split('/').filter((part) => part !== '');

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Where we are. */
export const path = signal(typeof location === 'undefined' ? '/' : location.pathname);
/** Counts the pages shown, so that a page can tell the first one, whose focus is the browser's business. */
export const visits = signal(0);

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(to, location.href);
  // A language that the address asks for holds for the next page, and so for a reload of it.
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang !== null && !url.searchParams.has('lang')) url.searchParams.set('lang', lang);
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  if (url.pathname === path.value) return;
  arrive(url.pathname);
  scrollTo(0, 0);
}

function arrive(at: string): void {
  visits.value++;
  path.value = at;
}

/** Follows links of our own without loading the page again. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    if (location.pathname !== path.value) arrive(location.pathname);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // Places on the same page are the browser's own business.
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    navigate(link.href);
  });
}
