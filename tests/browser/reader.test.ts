/**
 * A whole game of each kind as a blind player hears it, kept as text in tests/fixtures/heard: read it as one, then commit it. It changes only on
 * purpose: `UPDRAFT_HEARD=write npm test -- browser/reader` writes it anew.
 */
import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { inRoot } from '../../scripts/lib/places.mjs';
import { listenAlong, nameArgs, settled, spoken } from './reader.ts';
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

/** A player's turn, or the end. */
const stand = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector('#end')
        ? 'over'
        : document.querySelector('aside section[data-mine]')
          ? 'choose'
          : undefined,
    undefined,
    { timeout: 60_000, polling: 20 },
  );

class Script {
  readonly #page: Page;
  readonly lines: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** What the player does, and everything that is said until nothing more is. */
  async act(what: string, deed: () => Promise<unknown>, quiet?: number): Promise<void> {
    await deed();
    await stand(this.#page);
    const heard = await settled(this.#page, quiet);
    const lost = await this.#page.evaluate(
      () => document.activeElement === null || document.activeElement === document.body,
    );
    this.lines.push(`> ${what}`, ...joined(heard), ...(lost ? ['focus: nowhere'] : []), '');
  }

  press = (key: string) => this.act(key, () => this.#page.keyboard.press(key));
}

/** Where one sentence ends and the next is said later is a matter of the machine's speed. */
function joined(heard: readonly string[]): string[] {
  const lines: string[] = [];
  for (const line of heard) {
    if (line.startsWith('said: ') && lines.at(-1)?.startsWith('said: '))
      lines.push(`${lines.pop()} ${line.slice('said: '.length)}`);
    else lines.push(line);
  }
  return lines;
}

async function listen(game: string, { page, context }: Visit): Promise<string> {
  const { title, stride } = games[game]!;
  await atOnce(context);
  await context.addInitScript(seedNumbers, 7);
  await context.addInitScript(listenAlong, 5);
  await page.goto('/');
  const script = new Script(page);
  const play = page.getByRole('button', { name: `Play ${title} now`, exact: true }).first();
  await play.focus();
  await settled(page);
  await script.act(`Enter on “Play ${title} now”`, async () => {
    await page.keyboard.press('Enter');
    await spoken(page, TOLD);
  });
  const logged = () => page.locator('[aria-label="What happened"] li').count();
  for (let turn = 0; (await (await stand(page)).jsonValue()) === 'choose'; turn++) {
    expect(turn, 'turns').toBeLessThan(200);
    // The position in words, once.
    if (turn === 6) {
      await script.act('d', async () => {
        await page.keyboard.press('d');
        await page.getByRole('dialog').waitFor();
      });
      await script.press('Escape');
    }
    if (turn % 4 === 1) {
      // On the board: to what can be used, and use it.
      const before = await logged();
      await script.press('b');
      await script.act('Enter', async () => {
        await page.keyboard.press('Enter');
        await spoken(page, /./);
        if ((await logged()) !== before) await spoken(page, TOLD);
      });
      if ((await logged()) !== before) continue;
    }
    const moves = page.getByRole('dialog').locator('li button');
    await script.act(
      'm',
      async () => {
        await page.keyboard.press('m');
        await moves.first().waitFor();
      },
      0,
    );
    const names = await moves.allInnerTexts();
    // A listener hears what crashes before choosing it.
    const good = names.filter((name) => !/crashes/.test(name));
    const name = (good.length > 0 ? good : names)[(turn * stride) % (good.length || names.length)]!;
    await script.act(`Enter on “${name}”`, async () => {
      await moves.nth(names.indexOf(name)).focus();
      await page.keyboard.press('Enter');
      await spoken(page, TOLD);
    });
  }
  for (let stops = 0; stops < 3; stops++) await script.press('Tab');
  return `${script.lines.join('\n').trimEnd()}\n`;
}

for (const game of Object.keys(games))
  visitTest(`${game} as it is heard`, { ...calm, args: nameArgs }, async (visit) => {
    const heard = await listen(game, visit);
    const path = inRoot('tests', 'fixtures', 'heard', `${game}.txt`);
    if (process.env.UPDRAFT_HEARD === 'write') writeFileSync(path, heard);
    await expect(heard).toMatchFileSnapshot(path);
  });
