/** The pages around online tables: the lobby, a new table, one's devices, a finished match. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { LIVE } from '../../src/online/table.ts';
import { Client, newPerson, newTable, type Person, saltOf } from '../online/client.ts';
import { checkAxe } from './axe.ts';
import { calm, desktop, launch, listen, offline, phone, visitTest } from './support.ts';

const still: Readonly<Record<string, BrowserContextOptions>> = {
  phone: { ...phone, reducedMotion: 'reduce' },
  desktop: { ...desktop, reducedMotion: 'reduce' },
};

/** So many people, each with a browser of their own. Whatever a browser complains about fails the test. */
function peopleTest(name: string, count: number, body: (pages: readonly Page[]) => Promise<void>): void {
  test(name, async () => {
    const launched = await Promise.all(Array.from({ length: count }, () => launch(calm)));
    const complaints = launched.map(({ context }) => listen(context));
    try {
      await body(launched.map(({ context }) => context.pages()[0]!));
      // The browser itself tells of every refused request; a code that is used again is meant to be refused.
      const unmeant = complaints.flat().filter((text) => !text.includes('/api/identity/claim'));
      expect(unmeant, 'what the browsers complained about').toEqual([]);
    } finally {
      await Promise.all(launched.map(({ close }) => close()));
    }
  });
}

/** No other player of this name is in the lobby, whatever other tests have left there. */
const unique = (name: string): string => `${name} ${Math.random().toString(36).slice(2, 8)}`;

async function pickName(page: Page, name: string): Promise<void> {
  await page.goto('/online');
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`You play as ${name}`).waitFor();
}

/** As if this browser were this person already. */
async function be(page: Page, person: Person): Promise<void> {
  await page.context().addInitScript((text) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('updraft/identity', text);
  }, JSON.stringify(person));
}

/** An online table of Aloft that the lobby lists, set up by hand. */
async function setUpOnline(page: Page, name: string): Promise<void> {
  await page.goto('/games/aloft');
  await page.getByRole('radio', { name: 'Online, by link' }).check();
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await page.getByRole('group', { name: 'Number of seats' }).getByRole('radio', { name: '3' }).check();
  await page.getByRole('combobox', { name: 'Who sits at seat 3' }).selectOption({ label: 'Bot: Climber' });
  await page.getByRole('radio', { name: 'Turn by turn' }).check();
  await page.getByRole('combobox', { name: 'Time for a turn' }).selectOption({ label: '2 days' });
  await page.getByRole('radio', { name: 'Every player in the lobby' }).check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/t\/[\w-]+$/);
}

const cardWith = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

peopleTest('a new table appears in another lobby by itself, and a player sits down', 2, async (pages) => {
  const [host, guest] = [pages[0]!, pages[1]!];
  const [hanna, gus] = [unique('Hanna'), unique('Gus')];
  await pickName(guest, gus);
  await guest
    .getByText(/^No table is waiting|free/)
    .first()
    .waitFor();
  await setUpOnline(host, hanna);

  const card = cardWith(guest, hanna);
  await card.getByRole('heading', { name: 'Aloft' }).waitFor();
  await card.getByText('1 of 3 seats free').waitFor();
  await card.getByText('2 days a turn').waitFor();
  await guest
    .getByRole('log')
    .getByText(/A new table: Aloft, 1 free seat\.|new tables/)
    .waitFor({ state: 'attached' });
  // A full lobby is narrowed down: by pace, and by game.
  const which = guest.getByRole('group', { name: 'Which tables' });
  await which.getByRole('combobox', { name: 'Pace' }).selectOption('live');
  await card.waitFor({ state: 'detached' });
  await which.getByRole('combobox', { name: 'Pace' }).selectOption('');
  await which.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Aloft' });
  await card.waitFor();
  await card.getByRole('button', { name: /^Sit down at Aloft with Hanna/ }).click();
  await guest.waitForURL(host.url());
  await host.getByText(gus).first().waitFor();

  // Among one's own games it waits for all of them.
  await guest.goto('/online');
  await guest
    .getByRole('region', { name: 'Waiting for players' })
    .getByRole('link', { name: new RegExp(hanna) })
    .waitFor();
  await cardWith(guest, hanna).getByRole('link', { name: 'To your table of Aloft' }).waitFor();

  // A player with a new name has it everywhere from then on.
  const other = unique('Greta');
  await guest.getByRole('button', { name: 'Change your name' }).click();
  await guest.getByRole('textbox', { name: 'Your name' }).fill('  ');
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.getByText('Please type a name: others see it at the table.').first().waitFor();
  await guest.getByRole('textbox', { name: 'Your name' }).fill(other);
  await guest.getByRole('button', { name: 'Save' }).click();
  await guest.getByText(`You play as ${other}`).waitFor();
  await guest.goto('/you');
  await guest.getByText(`You play as ${other}`).waitFor();
});

peopleTest('what is wrong with a name is said at its field when a table is set up', 1, async (pages) => {
  const page = pages[0]!;
  await page.goto('/games/aloft?online');
  await page.getByRole('button', { name: 'Set up the table' }).click();
  const name = page.getByRole('textbox', { name: 'Your name' });
  await page.getByRole('form').getByText('Please type a name: others see it at the table.').waitFor();
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  const help = await name.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${help}"]`).innerText()).toMatch('Please type a name');
  await name.fill('Ada');
  expect(await name.getAttribute('aria-invalid')).toBe('false');
});

peopleTest('who has no name picks one on the way to a seat', 1, async ([page]) => {
  const url = inject('baseUrl');
  const host = await newPerson(url, unique('Ines'));
  await newTable(url, host, {
    game: 'cloud-nine',
    options: {},
    seats: ['you', 'open'],
    fixedSeats: true,
    pace: LIVE,
    listed: true,
    watch: false,
    hints: true,
    standIn: 'greedy',
  });
  await page!.goto('/online');
  await cardWith(page!, host.name)
    .getByRole('button', { name: /^Sit down/ })
    .click();
  const dialog = page!.getByRole('dialog', { name: 'Your name' });
  await dialog.getByRole('textbox').fill(unique('Jo'));
  await dialog.getByRole('button', { name: 'Sit down' }).click();
  await page!.waitForURL(/\/t\/[\w-]+$/);
  await page!.getByText(host.name).first().waitFor();
});

peopleTest('a code makes another device the same person, once', 3, async (pages) => {
  const [first, second, third] = [pages[0]!, pages[1]!, pages[2]!];
  const name = unique('Mia');
  await setUpOnline(first, name);
  await first.goto('/you');
  await first.getByRole('button', { name: 'Make a code' }).click();
  await first.getByText(/^Good for (9|10) min/).waitFor();
  const code = await first.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
  await first.getByRole('img', { name: /^The code as a picture/ }).waitFor();

  await second.goto(`/you?code=${code}`);
  await second.getByRole('button', { name: 'Be that person' }).click();
  await second.getByText(`You play as ${name}`).waitFor();
  expect(new URL(second.url()).search, 'the used code is gone from the address').toBe('');
  await second.getByRole('link', { name: 'To the online tables' }).click();
  await second
    .getByRole('region', { name: 'Waiting for players' })
    .getByRole('link', { name: /^Aloft/ })
    .waitFor();

  await third.goto('/you');
  await third.getByRole('textbox', { name: /^Code/ }).fill(code.toLowerCase());
  await third.getByRole('button', { name: 'Be that person' }).click();
  await third
    .getByRole('form')
    .getByText(/not good/)
    .waitFor();

  await second.goto('/you');
  await second.getByRole('button', { name: 'Forget me on this device' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Forget' }).click();
  await second.getByText('This device has no player yet.', { exact: false }).waitFor();
  await first.reload();
  await first.getByText(`You play as ${name}`).waitFor();
});

test('offline the lobby says so, and offers a game on this screen', async () => {
  const { context, close } = await launch({ ...calm, ...offline });
  try {
    const page = context.pages()[0]!;
    await pickName(page, unique('Otto'));
    await context.setOffline(true);
    await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'You are offline.' }).waitFor({ state: 'hidden' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Play on this screen' }).waitFor();
  } finally {
    await close();
  }
});

/** A game of one to its end, over the socket: chance and choices in turn. */
async function finishedMatch(): Promise<{ readonly person: Person; readonly id: string }> {
  const url = inject('baseUrl');
  const game = 'take-flight';
  const person = await newPerson(url, unique('Pia'));
  const id = await newTable(url, person, {
    game,
    options: {},
    seats: ['you'],
    fixedSeats: true,
    pace: LIVE,
    listed: false,
    watch: true,
    hints: true,
    standIn: 'greedy',
  });
  const client = await new Client({ url, person }).connect();
  await client.join(id, game);
  await client.must({ type: 'start', table: id });
  const followed = client.followed.get(id)!;
  for (;;) {
    await client.until(() => followed.isOver || followed.owing.length > 0);
    if (followed.isOver) break;
    const seat = followed.owing[0]!;
    await client.must({
      type: 'move',
      table: id,
      seat,
      count: followed.count(seat),
      move: followed.legal(seat).at(-1)!,
    });
  }
  await client.close();
  return { person, id };
}

visitTest(
  'a finished match shows its result, its moves and its dice, and checks them',
  calm,
  async ({ page }) => {
    const { person, id } = await finishedMatch();
    await be(page, person);
    await page.goto('/online');
    await page
      .getByRole('region', { name: 'Finished' })
      .getByRole('link', { name: /^Take Flight/ })
      .click();
    await page.waitForURL(`**/matches/${id}`);
    await page.getByText(/The game is over: [-−]?\d+ points?$/).waitFor();
    await page.getByText(saltOf(person)).waitFor();
    await page.getByRole('button', { name: 'Check every draw' }).click();
    await page
      .getByText(/^The match fits itself: /)
      .first()
      .waitFor();

    const file = await (await page.request.get(`/api/matches/${id}`)).json();
    const draws = file.entries.filter((entry: object) => 'chance' in entry).length;
    expect(draws).toBeGreaterThan(1);
    await page
      .getByRole('region', { name: 'The dice' })
      .getByText(`The match fits itself: all ${draws} draws`, { exact: false })
      .waitFor();
    await page.getByText(`The draws, in notation (${draws})`).click();
    await expect.poll(() => page.getByText(/^Entry \d+$/).count()).toBe(draws);
    await page.getByText('How every point was scored').click();
    await page.getByText('All moves, with a link to each').click();
    await page.getByRole('link', { name: '3', exact: true }).click();
    await page.waitForURL(`**/t/${id}?at=3`);
    await page.goBack();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'As a file (JSON)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^updraft-take-flight-\d{4}-\d\d-\d\d\.json$/);
  },
);

test('a match that is not over, and one that never was, have pages that lead on', async () => {
  const url = inject('baseUrl');
  const person = await newPerson(url, unique('Rosa'));
  const plan = {
    options: {},
    fixedSeats: true,
    pace: LIVE,
    listed: false,
    watch: true,
    hints: true,
  } as const;
  const id = await newTable(url, person, {
    ...plan,
    game: 'aloft',
    seats: ['you', 'open'],
    standIn: 'greedy',
  });
  const { context, close } = await launch(calm);
  try {
    const page = context.pages()[0]!;
    await page.goto(`/matches/${id}`);
    await page.getByRole('heading', { level: 1, name: 'This match is not over yet' }).waitFor();
    expect(await page.getByRole('link', { name: 'To the table' }).getAttribute('href')).toBe(`/t/${id}`);
    await page.goto('/matches/nothing-of-the-kind');
    await page.getByRole('heading', { level: 1, name: 'There is no such match' }).waitFor();
    await page.getByRole('link', { name: 'Online tables' }).click();
    await page.getByRole('heading', { level: 1, name: 'Play online' }).waitFor();
  } finally {
    await close();
  }
});

for (const [size, options] of Object.entries(still))
  visitTest(`axe finds nothing on the pages around online tables: ${size}`, options, async ({ page }) => {
    const { person, id } = await finishedMatch();
    const fits = async (what: string) => {
      await checkAxe(page, what);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        what,
      ).toBeLessThanOrEqual(0);
    };
    await page.goto('/online');
    await page.getByRole('heading', { level: 1, name: 'Play online' }).waitFor();
    await fits('the lobby of a player without a name');
    await page.goto('/you');
    await page.getByRole('heading', { level: 1, name: 'You and your devices' }).waitFor();
    await fits('a device without a player');
    await be(page, person);
    await page.goto('/games/aeronaut?online');
    await page.getByRole('button', { name: 'Set up the table' }).waitFor();
    await page.getByText('More choices').click();
    await fits('a new online table');
    await page.getByRole('spinbutton', { name: 'Minutes each' }).fill('999');
    await page.getByRole('button', { name: 'Set up the table' }).click();
    await page.getByRole('form').getByText('The minutes are a whole number from 0 to 180.').waitFor();
    await fits('a new online table with an error');
    await setUpOnline(page, person.name);
    await page.goto('/online');
    await page.getByRole('region', { name: 'Finished' }).waitFor();
    await cardWith(page, person.name).first().waitFor();
    await fits('the lobby');
    await page.getByRole('button', { name: 'New table' }).first().click();
    await page.getByRole('dialog', { name: 'Which game?' }).waitFor();
    await fits('the choice of a game');
    await page.goto('/you');
    await page.getByRole('button', { name: 'Make a code' }).click();
    await page.getByRole('img', { name: /^The code as a picture/ }).waitFor();
    await fits('a code');
    await page.goto(`/matches/${id}`);
    await page.getByRole('button', { name: 'Check every draw' }).click();
    await page
      .getByText(/^The match fits itself: /)
      .first()
      .waitFor();
    for (const fold of [/^How every point/, /^All moves/, /^The draws/]) await page.getByText(fold).click();
    await page.getByRole('link', { name: '3', exact: true }).waitFor();
    await fits('a finished match');
  });
