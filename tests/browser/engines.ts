/** What every browser is asked to do: whole games by the list of moves, also offline and online, and tables on screens of every size. */
import type { Page } from 'playwright-core';
import { Driven } from '../../scripts/harness/driven.mjs';
import type { Size } from './layout.ts';
import { complaintsAbout, type Promised } from './layout-look.ts';

/** What a scenario needs of a browser: WebDriver gives it, and so does Chromium's page. */
export type Hands = Pick<Driven, 'name' | 'goto' | 'reload' | 'run' | 'until' | 'click' | 'type' | 'press'>;

/** Chromium, led as the other tests lead it. */
export class Paged extends Driven {
  override name = 'Chromium';
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  override goto = (url: string) => this.#page.goto(url);
  override reload = () => this.#page.reload();
  override press = (key: string) => this.#page.keyboard.press(key);
  override click = (selector: string, nth = 0) => this.#page.locator(selector).nth(nth).click();
  override type = (selector: string, text: string) => this.#page.locator(selector).first().fill(text);
  override run<T, A extends readonly unknown[]>(
    look: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    return this.#page.evaluate(`(${look})(...${JSON.stringify(args)})`) as Promise<T>;
  }
}

/** As if the player knew every game, and had chosen that the others move without a pause. */
export async function prepare(hands: Hands, baseUrl: string): Promise<void> {
  await hands.goto(baseUrl);
  // WebKit forgets to open a store whose making was left in the middle.
  await hands.until('the stores are made', async () =>
    (await indexedDB.databases()).some(({ name, version }) => name === 'updraft' && version === 2),
  );
  await hands.run(() => {
    localStorage.setItem('updraft/known', '*');
    localStorage.setItem('updraft/only', 'off');
    localStorage.setItem('updraft/pace', 'instant');
    Object.assign(window, { faults: [] });
  });
}

export async function sitDown(hands: Hands, baseUrl: string, game: string): Promise<void> {
  await hands.goto(`${baseUrl}/games/${game}`);
  await hands.until('the set-up', () => document.querySelector('form button[type=submit]') !== null);
  await hands.click('form button[type=submit]');
  await turn(hands);
  await hands.run(() => {
    const faults: string[] = [];
    Object.assign(window, { faults });
    addEventListener('error', ({ message }) => {
      // A browser's note that what was measured is told with the next picture: nothing is wrong.
      if (!message.startsWith('ResizeObserver loop')) faults.push(message);
    });
    addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  });
}

/** What went wrong on the page since the player sat down. */
export const faults = (hands: Hands): Promise<string[]> =>
  hands.run(() => (window as unknown as { faults?: string[] }).faults ?? []);

/** Waits for a choice of one's own, or for the end. */
export const turn = (hands: Hands): Promise<'over' | 'choose'> =>
  hands.until('a choice, or the end', () =>
    document.querySelector('#end')
      ? 'over'
      : document.querySelector('aside section[data-mine]')
        ? 'choose'
        : undefined,
  );

/** Every line of the log, as it is told. */
export const story = (hands: Hands): Promise<string[]> =>
  hands.run(() =>
    [...document.querySelectorAll('ol[aria-label="What happened"] > li')].map(
      (line) => line.textContent ?? '',
    ),
  );

/** Makes choices of one's own from the list of all moves, until there are enough or the game is over. */
export async function play(hands: Hands, most: number, stride = 7): Promise<number> {
  let made = 0;
  while (made < most && (await turn(hands)) === 'choose') if (await choose(hands, made * stride)) made++;
  await turn(hands);
  return made;
}

/** One choice; false where the turn was over, or the list another one, by the time it was clicked. */
export async function choose(hands: Hands, pick: number): Promise<boolean> {
  await hands.press('m');
  const { count, safe } = await hands.until('the list of moves', () => {
    const dialog = document.querySelector('dialog[open]');
    if (!dialog) return undefined;
    const names = [...dialog.querySelectorAll('li button')].map(({ textContent }) => textContent ?? '');
    // A pilot who crashes has no more choices.
    return { count: names.length, safe: names.flatMap((name, n) => (/crash/.test(name) ? [] : [n])) };
  });
  const nth = safe.length > 0 ? safe[pick % safe.length]! : 0;
  if (count > 0) {
    await hands.click('dialog[open] li button', nth).catch(() => {});
    if (await isClosed(hands, 60)) return true;
  }
  // The list is another one, or WebKit's driver clicked beside a button that it had to scroll to.
  const made = await hands.run((at) => {
    const dialog = document.querySelector('dialog[open]');
    const button = dialog?.querySelectorAll<HTMLElement>('li button')[at];
    (button ?? dialog?.querySelector<HTMLElement>('button'))?.click();
    return button !== undefined;
  }, nth);
  if (!(await isClosed(hands, 1200))) throw new Error(`${hands.name}: the list of moves stays open`);
  return made;
}

async function isClosed(hands: Hands, looks: number): Promise<boolean> {
  for (let n = 0; n < looks; n++) {
    if (await hands.run(() => document.querySelector('dialog[open]') === null)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}

/** The table as it stands, on screens of these sizes. Answers what is wrong there, and which sizes were had. */
export async function look(browser: Driven, sizes: readonly Size[], when: string) {
  const told: string[] = [];
  const had: string[] = [];
  for (const size of sizes) {
    const real = await browser.resize(size);
    const name = `${real.width}x${real.height}`;
    had.push(name);
    await browser.run(async () => {
      for (let frames = 0; frames < 4; frames++)
        await new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(moving.map(({ finished }) => finished));
    });
    // A mouse leads these browsers: targets for fingers are looked at in Chromium.
    const promised: Promised = { above: real.width < 900 && real.height >= 480 ? 130 : 56, touch: false };
    for (const text of await browser.run(complaintsAbout, promised)) told.push(`${name}, ${when}: ${text}`);
  }
  return { told, had };
}
