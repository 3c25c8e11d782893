/**
 * Tables at which taps are measured: how one sits down at each, and where a finger goes next.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ over: boolean, stand: string, x: number, y: number }} Target `stand` changes when a tap had its effect
 * @typedef {{
 *   name: string,
 *   others: string,
 *   sitDown(page: Page): Promise<void>,
 *   look(): Target,
 * }} TapTable `look` runs in the page. Plain selectors, because looking up roles and names would be a long task itself
 */

/** @type {TapTable} */
export const aloft = {
  name: 'Aloft',
  others: 'three bots',
  async sitDown(page) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Aloft now', exact: true }).first().tap();
    await page
      .getByRole('gridcell', { name: /, can / })
      .first()
      .waitFor();
  },
  // Trucks roll, then whatever lies nearest at hand.
  look() {
    /** @param {string} what */
    const cell = (what) => document.querySelector(`[role=gridcell][aria-label$="${what}"]`);
    const chosen = cell(', chosen');
    const target = chosen
      ? document.querySelector('[role=toolbar] button[aria-disabled=false]')
      : (cell(', can move') ??
        cell(', can launch') ??
        cell(', can inflate') ??
        cell(', can take a balloon') ??
        cell(', can ascend'));
    const box = target?.getBoundingClientRect();
    const lines = document.querySelectorAll('ol[aria-label="What happened"] > li').length;
    return {
      // The scoring that comes a moment later is no longer part of it: no bot thinks then.
      over: /You win!|wins|share the win/.test(document.querySelector('aside section')?.textContent ?? ''),
      stand: `${lines} ${chosen !== null}`,
      x: box ? box.x + box.width / 2 : 0,
      y: box ? box.y + box.height / 2 : 0,
    };
  },
};

/** @type {TapTable} */
export const takeFlight = {
  name: 'Take Flight!',
  others: '98 bots',
  async sitDown(page) {
    await page.goto('/games/take-flight');
    // New seats are like the last one.
    for (const seat of await page.getByRole('combobox', { name: /^Who plays seat/ }).all())
      if ((await seat.inputValue()) !== 'person') await seat.selectOption({ label: 'Bot: Climber' });
    const seats = page.getByRole('spinbutton', { name: 'Number of seats' });
    await seats.fill('99');
    await seats.press('Tab');
    await page.getByRole('combobox', { name: 'Who plays seat 99' }).waitFor();
    await page.getByRole('button', { name: 'Start Take Flight!' }).tap();
    await page
      .getByRole('button', { name: /^square .*: write / })
      .first()
      .waitFor();
  },
  // A square that leads on, and once more to fly there; in every third round a part of the tail is laid out before.
  look() {
    const open = [...document.querySelectorAll('[data-square][aria-disabled=false]')];
    const tokens = [...document.querySelectorAll('[data-token][aria-disabled=false]')];
    const laid = document.querySelector('[data-token][aria-pressed=true]');
    const fly = document.querySelector('[data-fly]');
    const number = document.querySelector('ol[aria-label="What happened"] > li:last-child span');
    const flown = document.querySelectorAll('[data-square][data-full]').length;
    /** @param {Element} square */
    const gentle = (square) => !/crashes/.test(square.getAttribute('aria-label') ?? '');
    const target =
      open.length === 0 || fly
        ? fly
        : flown % 3 === 1 && !laid && tokens.length > 0
          ? tokens.at(-1)
          : (open.find(gentle) ?? open[0]);
    const box = target?.getBoundingClientRect();
    return {
      over: /You win!|wins|share the win/.test(document.querySelector('aside section')?.textContent ?? ''),
      stand: `${number?.textContent} ${laid !== null} ${fly !== null}`,
      x: box ? box.x + box.width / 2 : 0,
      y: box ? box.y + box.height / 2 : 0,
    };
  },
};
