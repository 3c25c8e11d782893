/**
 * A whole game of each kind as a blind player hears it, kept as text in tests/fixtures/heard: read it as one, then commit it. It changes only on
 * purpose: `UPDRAFT_HEARD=write npx vitest run tests/browser/reader.test.ts` writes it anew.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';
import { story } from './online.ts';
import { Focus, heard, listenAlong, take } from './reader.ts';
import { seedNumbers } from './seeded.ts';
import { atOnce, calm, type Visit, visitTest } from './support.ts';

// Whole games, on a machine that does other things, too.
vi.setConfig({ testTimeout: 400_000 });

const games: Readonly<Record<string, { readonly title: string; readonly stride: number }>> = {
  aloft: { title: 'Aloft', stride: 7 },
  panorama: { title: 'Aloft Panorama', stride: 7 },
  'take-flight': { title: 'Take Flight!', stride: 3 },
  'cloud-nine': { title: 'Cloud 9', stride: 5 },
  aeronaut: { title: 'Aeronaut Odyssey', stride: 7 },
};

/** What is said last of a move: whose turn it is, or who has won. */
const TOLD = /^said: .*(Your turn: |\bwins?\b|share the win)/;

class Script {
  readonly #page: Page;
  readonly #focus: Focus;
  readonly lines: string[] = [];

  constructor(page: Page, focus: Focus) {
    this.#page = page;
    this.#focus = focus;
  }

  /** What the player does, where the focus is from then on, if that is another place, and everything that is said until nothing more is. */
  async act(what: string, deed: () => Promise<unknown>): Promise<void> {
    await deed();
    const said = await take(this.#page);
    const focus = await this.#focus.moved();
    this.lines.push(`> ${what}`, ...(focus ? [`focus: ${focus}`] : []), ...joined(said), '');
  }

  press = (key: string) => this.act(key, () => this.#page.keyboard.press(key));
}

/** Where one sentence ends and the next is said later is a matter of the machine's speed. */
function joined(said: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of said) {
    if (line.startsWith('said: ') && lines.at(-1)?.startsWith('said: '))
      lines.push(`${lines.pop()} ${line.slice('said: '.length)}`);
    else lines.push(line);
  }
  return lines;
}

/** What is read of each item of a list. */
const rowsOf = (snapshot: string): string[] =>
  snapshot
    .split(/^\s*- listitem:?/m)
    .slice(1)
    .map(
      (row) =>
        `read: ${row
          .replace(/^\s*- (text:|img)|"/gm, ' ')
          .replace(/\s+/g, ' ')
          .trim()}`,
    );

const OTHERS = ['Mistral', 'Zephyr', 'Solano'];

/** In Take Flight! all write at once: are there others who still fly, and have not written since the die was rolled? */
function areWaiting(told: readonly string[]): boolean {
  const rolled = told.findLastIndex((line) => line.includes('the die shows'));
  return OTHERS.some((name) => {
    const own = (line: string) => line.includes(`${name} wrote`);
    const flies = !told.slice(0, rolled).some((line) => own(line) && line.includes('crashed'));
    return rolled >= 0 && flies && !told.slice(rolled).some(own);
  });
}

/** A player's turn, or the end. */
async function isOver(page: Page): Promise<boolean> {
  const end = page.locator('#end');
  await end.or(page.locator('aside section[data-mine]')).first().waitFor({ timeout: 60_000 });
  return end.isVisible();
}

async function listen(game: string, { page, context }: Visit): Promise<string> {
  const { title, stride } = games[game]!;
  await atOnce(context);
  await context.addInitScript(seedNumbers, 7);
  await context.addInitScript(listenAlong, 5);
  await page.goto('/');
  const script = new Script(page, new Focus(await context.newCDPSession(page)));
  const play = page.getByRole('button', { name: `Play ${title} now`, exact: true }).first();
  await play.focus();
  await take(page);
  /** The whole move, and where it was the last one, the result: its heading takes the focus. */
  const told = async () => {
    await heard(page, TOLD);
    if (await isOver(page)) await page.locator('#end:focus').waitFor();
    else await expect.poll(async () => areWaiting(await story(page))).toBe(false);
  };
  await script.act(`Enter on “Play ${title} now”`, async () => {
    await page.keyboard.press('Enter');
    await told();
  });
  const logged = () => page.locator('[aria-label="What happened"] li').count();
  const dialog = page.getByRole('dialog');
  for (let turn = 0; !(await isOver(page)); turn++) {
    expect(turn, 'turns').toBeLessThan(200);
    // The position in words, once.
    if (turn === 6) {
      await script.act('d', async () => {
        await page.keyboard.press('d');
        await dialog.waitFor();
      });
      await script.press('Escape');
    }
    if (turn % 4 === 1) {
      // On the board: to what can be used, and use it.
      const before = await logged();
      await script.press('b');
      await script.act('Enter', async () => {
        await page.keyboard.press('Enter');
        await heard(page, /./);
        if ((await logged()) !== before) await told();
      });
      if ((await logged()) !== before) continue;
    }
    const moves = dialog.locator('li button');
    await script.act('m', async () => {
      await page.keyboard.press('m');
      await moves.first().waitFor();
    });
    const names = await moves.allInnerTexts();
    // A listener hears what crashes before choosing it.
    const good = names.filter((name) => !/crashes/.test(name));
    const name = (good.length > 0 ? good : names)[(turn * stride) % (good.length || names.length)]!;
    await script.act(`Enter on “${name}”`, async () => {
      await moves.nth(names.indexOf(name)).focus();
      await page.keyboard.press('Enter');
      await told();
    });
  }
  const ranking = await page.locator('section[aria-labelledby="end"] > ol').ariaSnapshot();
  return [...script.lines, '> the ranking, line by line', ...rowsOf(ranking), ''].join('\n');
}

for (const game of Object.keys(games))
  visitTest(`${game} as it is heard`, calm, async (visit) => {
    const text = await listen(game, visit);
    const path = inRoot('tests', 'fixtures', 'heard', `${game}.txt`);
    if (process.env.UPDRAFT_HEARD === 'write') writeFileSync(path, text);
    await expect(text).toMatchFileSnapshot(path);
  });
