/** How a learner gets at a board: by keys alone, or by a finger. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Place } from '../../src/contract/index.ts';

export interface Hands {
  /** Uses a place that can be used now. */
  use(place: Place): Promise<void>;
  /** Tries a place that cannot be used now. */
  tryAt(place: Place): Promise<void>;
  /** Presses a button of the lesson. */
  press(name: RegExp): Promise<void>;
  /** Where the learner is must never be nowhere. */
  isSomewhere(): Promise<void>;
  /** The learner has come to the step: its heading is read, and with it its text. */
  isAtStep(): Promise<void>;
}

/** The elements of a place that can be seen; of a city in the list, the button that flies there and not the one that unfolds it. */
const elementsOf = (place: Place): string => `main [data-place="${place}"]:not([aria-expanded])`;

/** More presses than any way needs. */
const mostKeys = 90;

/** Which key leads nearer to an element: an arrow inside the group that it belongs to, Tab from anywhere else. */
type Key = 'Tab' | 'Shift+Tab' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
interface Way {
  readonly key: Key | 'there' | 'nowhere';
  /** The element that has the focus, told apart from all others of the page. */
  readonly from: number;
}

const wayTo = (page: Page, selector: string, sideways: boolean): Promise<Way> =>
  page.evaluate(
    ([wanted, across]): Way => {
      const at = document.activeElement ?? document.body;
      const from = [...document.querySelectorAll('*')].indexOf(at);
      const target = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        // Shapes of a picture have no stop.
        (each) =>
          each instanceof HTMLElement &&
          each.matches('button, a[href], input, [tabindex]') &&
          each.checkVisibility(),
      );
      if (!target) return { key: 'nowhere', from };
      if (at === target) return { key: 'there', from };
      const group = target.closest('[role="grid"], [role="toolbar"]');
      if (target.tabIndex < 0 && !group) return { key: 'nowhere', from };
      const follows = (one: Element) =>
        (at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      if (!group?.contains(at)) return { key: follows(group ?? target) ? 'Tab' : 'Shift+Tab', from };
      if (group.getAttribute('role') === 'toolbar')
        return { key: follows(target) ? 'ArrowRight' : 'ArrowLeft', from };
      const [here, there] = [at.getBoundingClientRect(), target.getBoundingClientRect()];
      const right = there.left + there.right - here.left - here.right;
      const down = there.top + there.bottom - here.top - here.bottom;
      const isBeside = Math.abs(down) < Math.min(here.height, there.height);
      if (isBeside || across) return { key: right > 0 ? 'ArrowRight' : 'ArrowLeft', from };
      return { key: down > 0 ? 'ArrowDown' : 'ArrowUp', from };
    },
    [selector, sideways] as const,
  );

export class Keys implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async use(place: Place): Promise<void> {
    if (!(await this.#reach(elementsOf(place)))) await this.#unfold(place);
    await this.#page.keyboard.press('Enter');
  }

  async tryAt(place: Place): Promise<void> {
    if (!(await this.#reach(elementsOf(place)))) await this.#lookAt(place);
    await this.#page.keyboard.press('Enter');
  }

  async press(name: RegExp): Promise<void> {
    for (let presses = 0; presses < mostKeys; presses++) {
      if (name.test(await this.#focused())) return this.#page.keyboard.press('Enter');
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`Tab leads to no button ${name}`);
  }

  async isSomewhere(): Promise<void> {
    const lost = await this.#page.evaluate(() => {
      const at = document.activeElement;
      return !at || at === document.body || !at.checkVisibility();
    });
    expect(lost, 'the focus is lost').toBe(false);
  }

  isAtStep(): Promise<void> {
    return this.#page.locator('h2[aria-describedby="step-text"]:focus').waitFor();
  }

  #focused(): Promise<string> {
    return this.#page.evaluate(() => {
      const at = document.activeElement;
      return at?.matches('button, a') ? (at.getAttribute('aria-label') ?? at.textContent ?? '').trim() : '';
    });
  }

  /** False for what has no stop of its own. */
  async #reach(selector: string): Promise<boolean> {
    let before: Way | undefined;
    for (let presses = 0; presses < mostKeys; presses++) {
      let way = await wayTo(this.#page, selector, false);
      // A row may be shorter than the one beside it: sideways first.
      if (before && before.from === way.from && before.key === way.key)
        way = await wayTo(this.#page, selector, true);
      if (way.key === 'there') return true;
      if (way.key === 'nowhere') return false;
      await this.#page.keyboard.press(way.key);
      before = way;
    }
    throw new Error(`no keys lead to ${selector}`);
  }

  /** A city or a route of a map is found in the list of cities: down to the city, its routes unfolded, and on with Tab. */
  async #unfold(place: Place): Promise<void> {
    const list = this.#page.getByRole('list', { name: 'Cities and their routes' });
    const opener = this.#page.getByRole('button', { name: 'Gazetteer' });
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await this.press(/^Gazetteer$/);
    await list.waitFor();
    const heads = list.locator('[data-entry] button[aria-expanded]');
    expect(await this.#reach('main [data-entry] button[aria-expanded][tabindex="0"]')).toBe(true);
    await this.#page.keyboard.press('Home');
    for (let city = await heads.count(); city > 0; city--) {
      await this.#page.keyboard.press('ArrowRight');
      if (await this.#reach(elementsOf(place))) return;
      await this.#page.keyboard.press('ArrowDown');
    }
    throw new Error(`no keys lead to ${place}`);
  }

  /** What has no stop is gone through with the arrow keys of its own control. */
  async #lookAt(place: Place): Promise<void> {
    expect(await this.#reach('main [data-look]')).toBe(true);
    for (let presses = 0; presses < mostKeys; presses++) {
      await this.#page.keyboard.press('ArrowRight');
      if ((await this.#page.locator('main [data-look]').getAttribute('data-look')) === place) return;
    }
    throw new Error(`looking around does not lead to ${place}`);
  }
}

export class Finger implements Hands {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  use(place: Place): Promise<void> {
    return this.tryAt(place);
  }

  async tryAt(place: Place): Promise<void> {
    const box = await this.#page.locator(elementsOf(place)).filter({ visible: true }).first().boundingBox();
    if (!box) throw new Error(`${place} cannot be seen`);
    await this.#page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  }

  press(name: RegExp): Promise<void> {
    return this.#page.getByRole('button', { name }).tap();
  }

  // A finger has no focus to lose.
  async isSomewhere(): Promise<void> {}
  async isAtStep(): Promise<void> {}
}
