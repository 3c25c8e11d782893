/**
 * What a screen reader says, written down: live regions as they change, and whatever takes the focus with its role, its name and its state as
 * the browser's own accessibility tree has them. Chromium tells names and roles to scripts where it is started with `nameArgs`.
 */
import type { Page } from 'playwright-core';

interface Spoken {
  readonly lines: string[];
  /** The names of things that had the focus, by the number of their line: read when the act is over, because the board may just be changing. */
  readonly names: Map<number, () => string>;
  last: number;
}

export const nameArgs = ['--enable-blink-features=ComputedAccessibilityInfo'];

declare global {
  interface Element {
    readonly computedName: string;
    readonly computedRole: string;
  }
  interface Window {
    spoken: Spoken;
  }
}

/** Runs in the page before its own scripts. Its timers run faster, so that nothing is waited for that a listener would wait for. */
export function listenAlong(faster: number): void {
  const spoken: Spoken = { lines: [], names: new Map(), last: performance.now() };
  window.spoken = spoken;
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((what: TimerHandler, ms = 0, ...rest: unknown[]) =>
    later(what, ms / faster, ...rest)) as typeof setTimeout;

  const tell = (how: string, text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    spoken.last = performance.now();
    if (line) spoken.lines.push(`${how}: ${line}`);
  };
  const live = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
  const isHeard = (node: Node) => {
    const at = node instanceof Element ? node : node.parentElement;
    return at !== null && at.closest('[aria-hidden=true], [inert]') === null && at.checkVisibility();
  };
  const known = new WeakSet<Element>();
  new MutationObserver((records) => {
    const whole = new Set<Element>();
    for (const { target, addedNodes } of records) {
      for (const node of addedNodes)
        if (node instanceof Element)
          // A region that comes with its words is read only where it is an alert.
          for (const region of [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)])
            if (!known.has(region) && region.role === 'alert') whole.add(region);
      const region = regionOf(target);
      if (!region || !isHeard(region) || !known.has(region)) continue;
      if (region.role !== 'log') whole.add(region);
      else for (const node of addedNodes) tell('said', node.textContent ?? '');
    }
    for (const region of whole) tell(region.role === 'alert' ? 'warned' : 'said', region.textContent ?? '');
    for (const region of document.querySelectorAll(live)) known.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const grouping = /^(dialog|grid|toolbar|region|list|group|radiogroup|table|navigation|main|article)$/;
  const around = (element: Element | null): Element[] => {
    const all: Element[] = [];
    for (let at = element?.parentElement; at; at = at.parentElement)
      if (grouping.test(at.computedRole) && at.computedName) all.unshift(at);
    return all;
  };
  const stateOf = (element: Element): string[] => {
    const has = (name: string, value: string) => element.getAttribute(name) === value;
    return [
      ...(element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? ''),
      has('aria-pressed', 'true') ? 'pressed' : '',
      has('aria-selected', 'true') ? 'selected' : '',
      has('aria-checked', 'true') || (element instanceof HTMLInputElement && element.checked)
        ? 'checked'
        : '',
      has('aria-expanded', 'true') ? 'expanded' : '',
      has('aria-expanded', 'false') ? 'collapsed' : '',
      has('aria-disabled', 'true') || element.matches(':disabled') ? 'unavailable' : '',
    ].filter(Boolean);
  };
  const told = (element: Element) =>
    [element.computedName || '(no name)', element.computedRole, ...stateOf(element)].join(', ');
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target === document.activeElement) tell('changed', told(target as Element));
  }).observe(document, {
    subtree: true,
    attributeFilter: ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected'],
  });
  let before: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    const element = target as Element;
    const now = around(element);
    const entered = now.filter((one) => !before.includes(one));
    before = now;
    const name = () =>
      [...entered.map((one) => `${one.computedName}, ${one.computedRole};`), told(element)].join(' ');
    tell('focus', name());
    if (!element.closest('dialog')) spoken.names.set(spoken.lines.length - 1, name);
  });
}

/** Waits for words. */
export const spoken = (page: Page, words: RegExp): Promise<unknown> =>
  page.waitForFunction(
    (source) => window.spoken.lines.some((line) => new RegExp(source).test(line)),
    words.source,
    { polling: 20 },
  );

/** Waits until nothing more is said, and answers what was said since the last time. */
export async function settled(page: Page, quiet = 100): Promise<string[]> {
  await page.waitForFunction((ms) => performance.now() - window.spoken.last > ms, quiet, { polling: 20 });
  return page.evaluate(() => {
    const { lines, names } = window.spoken;
    for (const [n, name] of names) lines[n] = `focus: ${name().replace(/\s+/g, ' ').trim()}`;
    names.clear();
    return lines.splice(0);
  });
}
