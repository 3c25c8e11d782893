/**
 * What a screen reader says, written down: live regions as they change, and whatever has the focus with its role, its name and its state, as
 * the browser's own accessibility tree has them.
 */
import type { CDPSession, Page } from 'playwright-core';

interface Spoken {
  lines: string[];
  /** Looks again, whenever something has been said. */
  readonly waiting: Set<() => void>;
}

declare global {
  interface Window {
    spoken: Spoken;
  }
}

/** Runs in the page before its own scripts. Timers of the page run faster, all of them, so that nothing is waited for that a listener would wait for. */
export function listenAlong(faster: number): void {
  const spoken: Spoken = { lines: [], waiting: new Set() };
  window.spoken = spoken;
  const later = window.setTimeout.bind(window);
  window.setTimeout = ((what: TimerHandler, ms = 0, ...rest: unknown[]) =>
    later(what, ms / faster, ...rest)) as typeof setTimeout;

  const tell = (how: string, text: string) => {
    const line = text.replace(/\s+/g, ' ').trim();
    if (!line) return;
    spoken.lines.push(`${how}: ${line}`);
    for (const look of spoken.waiting) look();
  };
  const live = '[role=log], [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  const regionOf = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest(live);
  const isHeard = (region: Element) =>
    region.closest('[aria-hidden=true], [inert]') === null && region.checkVisibility();
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
      if (!region || !known.has(region) || !isHeard(region)) continue;
      if (region.role !== 'log') whole.add(region);
      else for (const node of addedNodes) tell('said', node.textContent ?? '');
    }
    for (const region of whole) tell(region.role === 'alert' ? 'warned' : 'said', region.textContent ?? '');
    for (const region of document.querySelectorAll(live)) known.add(region);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  const states = ['aria-expanded', 'aria-pressed', 'aria-checked', 'aria-selected'];
  new MutationObserver((records) => {
    for (const { target, attributeName } of records)
      if (target === document.activeElement && attributeName)
        tell('changed', `${attributeName.slice(5)} ${document.activeElement.getAttribute(attributeName)}`);
  }).observe(document, { subtree: true, attributeFilter: states });
}

/** Waits for words among those that have not been taken yet. */
export const heard = (page: Page, words: RegExp): Promise<void> =>
  page.evaluate(
    (source) =>
      new Promise<void>((resolve) => {
        const { spoken } = window;
        const look = () => {
          if (!spoken.lines.some((line) => new RegExp(source).test(line))) return;
          spoken.waiting.delete(look);
          resolve();
        };
        spoken.waiting.add(look);
        look();
      }),
    words.source,
  );

/**
 * Lets the page draw what it knows and say what it has begun to say, and takes what was said. Words wait for a breath before they are said: a
 * timer that is longer, and begun later, ends later on any machine.
 */
export const take = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 400));
    return window.spoken.lines.splice(0);
  });

interface Told {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

const grouping = /^(dialog|grid|toolbar|region|list|group|radiogroup|table|navigation|main|article)$/;
const states: Readonly<Record<string, (value: unknown) => string>> = {
  expanded: (is) => (is ? 'expanded' : 'collapsed'),
  pressed: (is) => (is === 'true' ? 'pressed' : ''),
  checked: (is) => (is === 'true' ? 'checked' : ''),
  selected: (is) => (is ? 'selected' : ''),
  disabled: (is) => (is ? 'unavailable' : ''),
};

/** What has the focus, told as it is when one comes to it: what is entered on the way, name, role, state and description. */
export class Focus {
  readonly #session: CDPSession;
  #last: number | undefined;
  #around: readonly number[] = [];

  constructor(session: CDPSession) {
    this.#session = session;
  }

  /** Nothing where the focus has not moved since the last time. */
  async moved(): Promise<string | undefined> {
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = (await this.#session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: true,
    })) as { nodes: Told[] };
    const { backendNodeId } = (await this.#session.send('DOM.describeNode', { objectId: result.objectId! }))
      .node;
    const own = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === backendNodeId);
    if (!own || own.role?.value === 'RootWebArea' || result.className === 'HTMLBodyElement') {
      this.#last = undefined;
      return 'nowhere';
    }
    const above: Told[] = [];
    for (let at = own.parentId; at; at = above[0]?.parentId) {
      const parent = nodes.find(({ nodeId }) => nodeId === at);
      if (!parent) break;
      above.unshift(parent);
    }
    const groups = above.filter(
      ({ ignored, role, name }) => !ignored && grouping.test(role?.value ?? '') && name?.value,
    );
    const entered = groups.filter(({ backendDOMNodeId }) => !this.#around.includes(backendDOMNodeId!));
    this.#around = groups.map(({ backendDOMNodeId }) => backendDOMNodeId!);
    if (own.backendDOMNodeId === this.#last) return undefined;
    this.#last = own.backendDOMNodeId;
    const ways = entered.map(({ name, role }) => `${name!.value}, ${role!.value};`);
    return [...ways, told(own)].join(' ').replace(/\s+/g, ' ');
  }
}

const told = ({ name, role, properties = [], description }: Told): string =>
  [
    name?.value || '(no name)',
    role?.value ?? '(no role)',
    ...properties.map((one) => states[one.name]?.(one.value.value) ?? ''),
    description?.value === name?.value ? '' : (description?.value ?? ''),
  ]
    .filter(Boolean)
    .join(', ');
