/** Firefox and WebKit beside Chromium: `npm test` plays one game in each, `npm run prove -- browsers` does everything. */
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Driven } from '../../scripts/harness/driven.mjs';
import { Firefox } from '../../scripts/harness/firefox.mjs';
import { WebKit } from '../../scripts/harness/webkit.mjs';
import { choose, faults, look, Paged, play, prepare, sitDown, story, turn } from './engines.ts';
import { sizes } from './layout.ts';
import { guest, setUpTable } from './online.ts';
import { OwnServer } from './own-server.ts';

// A whole game by WebDriver, on a machine that does other things, too.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

const { firefox, webkit, missing } = inject('engines');
const isWhole = process.env.UPDRAFT_BROWSERS === 'full';
if (missing.length > 0) console.warn(`NOT TESTED, because it cannot be had: ${missing.join(' and ')}`);

test.runIf(process.env.CI)('all browsers are here', () => expect(missing).toEqual([]));

/** A player of Take Flight! who tried everything would crash before long. */
const games: Readonly<Record<string, number>> = {
  'take-flight': 3,
  aloft: 7,
  panorama: 7,
  'cloud-nine': 7,
  aeronaut: 7,
};

const starts: readonly (readonly [string, (() => Promise<Driven>) | undefined])[] = [
  // A person who wants less motion: nothing has to be waited for.
  ['Firefox', firefox ? () => Firefox.start(firefox, { 'ui.prefersReducedMotion': 1 }) : undefined],
  ['WebKit', webkit ? () => WebKit.start(webkit) : undefined],
];

for (const [name, start] of starts)
  describe.runIf(start)(name, () => {
    let browser: Driven;
    beforeAll(async () => {
      browser = await start!();
      await prepare(browser, inject('baseUrl'));
    });
    afterAll(() => browser?.close());

    for (const [game, stride] of Object.entries(games).slice(0, isWhole ? undefined : 1))
      test(`${game} to its end`, async () => {
        await sitDown(browser, inject('baseUrl'), game);
        const made = await play(browser, 1000, stride);
        expect(await turn(browser)).toBe('over');
        // A plane may crash on its first squares.
        expect(made).toBeGreaterThan(game === 'take-flight' ? 0 : 3);
        expect(await faults(browser)).toEqual([]);
        const told = await story(browser);
        // What is kept in the browser is the same after a reload.
        await browser.reload();
        await turn(browser);
        expect(await story(browser)).toEqual(told);
      });

    test.runIf(isWhole)('offline: the server is gone, the page reloads, and the game goes on', async () => {
      const server = await OwnServer.start();
      try {
        await prepare(browser, server.url);
        await sitDown(browser, server.url, 'aloft');
        await play(browser, 3);
        const before = await story(browser);
        await browser.until('everything is kept for offline', async () => {
          const { active } = await navigator.serviceWorker.ready;
          return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
        });
        await server.kill();
        await browser.reload();
        await turn(browser);
        expect(await story(browser)).toEqual(before);
        await play(browser, 1000);
        expect(await turn(browser)).toBe('over');
      } finally {
        await server.close();
      }
    });

    test.runIf(isWhole)('tables on screens of every size', async () => {
      const told: string[] = [];
      const seen = new Set<string>();
      for (const [game, stride] of Object.entries(games)) {
        await browser.resize({ width: 1440, height: 900 });
        await sitDown(browser, inject('baseUrl'), game);
        await play(browser, 6, stride);
        const { told: complaints, had } = await look(browser, sizes, `${game} in play`);
        told.push(...complaints);
        for (const size of had) seen.add(size);
      }
      console.log(`${name} ${browser.version}: looked at ${[...seen].join(', ')}`);
      expect(told).toEqual([]);
    });
  });

/** Ann, Ben and Cay, in Chromium, Firefox and WebKit. */
test.runIf(isWhole && firefox && webkit)('an online game between the three', async () => {
  const server = await OwnServer.start();
  const ann = await guest('Ann', server.url);
  const others: Driven[] = [];
  try {
    for (const [, start] of starts) others.push(await start!());
    const hands = [new Paged(ann.page), ...others];
    const names = ['Ann', 'Ben', 'Cay'];
    const arrive = async (one: Driven, address: string, who: string) => {
      await one.goto(address);
      await one.until('the name is asked for', () => document.querySelector('main form input') !== null);
      await one.type('main form input', who);
      await one.click('main form button[type=submit]');
    };
    await arrive(hands[0]!, `${server.url}/online`, 'Ann');
    await hands[0]!.until('she is known', () => localStorage.getItem('updraft/identity') !== null);
    const id = await setUpTable(ann, { game: 'cloud-nine', seats: ['you', 'open', 'open'] });
    await hands[0]!.goto(`${server.url}/t/${id}`);
    for (const n of [1, 2]) {
      await arrive(hands[n]!, `${server.url}/t/${id}`, names[n]!);
      await clickOn(hands[n]!, 'Sit down');
    }
    await clickOn(hands[0]!, 'Start');
    for (let turns = 0; turns < 400; turns++) {
      const stands = await Promise.all(hands.map((one) => one.run(standing)));
      if (stands.every((stand) => stand === 'over')) break;
      const next = stands.indexOf('choose');
      if (next >= 0) await choose(hands[next]!, turns * 5);
    }
    const [first, ...rest] = await Promise.all(
      hands.map(async (one, n) =>
        (await one.run(standings)).map((row) => row.replace(/\bYou\b/, names[n]!)).sort(),
      ),
    );
    expect(first).toHaveLength(3);
    for (const other of rest) expect(other).toEqual(first);
  } finally {
    for (const one of others) await one.close();
    await ann.close();
    await server.close();
  }
});

const standing = () =>
  document.querySelector('#end')
    ? 'over'
    : document.querySelector('aside section[data-mine]')
      ? 'choose'
      : 'wait';

const standings = () =>
  [...document.querySelectorAll<HTMLElement>('section[aria-labelledby="end"] > ol > li')].map(
    (row) => row.innerText,
  );

/** The button that begins with these words. */
async function clickOn(browser: Driven, words: string): Promise<void> {
  const nth = await browser.until(
    `the button “${words}”`,
    (text) => {
      const all = [...document.querySelectorAll('button')];
      const at = all.findIndex((one) => (one.textContent ?? '').trim().startsWith(text) && !one.disabled);
      return at < 0 ? undefined : String(at);
    },
    words,
  );
  await browser.click('button', Number(nth));
}
