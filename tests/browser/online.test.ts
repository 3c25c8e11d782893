/** Four seats, two people in two browsers and two bots, to the end of the game, whatever happens to the line between. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Options } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { newSecret } from '../../src/match/fair.ts';
import { exportMatch, type MatchFile } from '../../src/match/file.ts';
import { byPlace, SEALED } from '../../src/match/log.ts';
import { Match, newHead } from '../../src/match/match.ts';
import { verifyFile } from '../../src/match/verify.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import {
  arrive,
  checkComplaints,
  type Guest,
  guest,
  move,
  scores,
  seated,
  setUpTable,
  standing,
  story,
} from './online.ts';
import { OwnServer } from './own-server.ts';
import { calm, offline } from './support.ts';

const SEATS = 4;
const fitting = games.filter(({ facts }) => facts.seats.min <= SEATS && SEATS <= facts.seats.max);

let server: OwnServer;
let ann: Guest;
let bert: Guest;

beforeAll(async () => {
  server = await OwnServer.start();
  const options = { ...calm, ...offline };
  [ann, bert] = await Promise.all([guest('Ann', server.url, options), guest('Bert', server.url, options)]);
  // A player who comes by a bad link is asked for a name, and told that there is no table.
  for (const one of [ann, bert]) {
    await arrive(one, 'nowhere');
    await one.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
  }
});
afterAll(async () => {
  await Promise.all([ann?.close(), bert?.close()]);
  await server?.close();
});

/** The same game to an earlier end. */
const shorter: Readonly<Record<string, Options>> = { 'cloud-nine': { target: 20 } };

/** Sits down, lets the bots sit down, and starts. */
async function begin(game: string): Promise<void> {
  const options = shorter[game] ?? {};
  const table = await setUpTable(ann, { game, options, seats: ['you', 'open', { bot: 'greedy' }, 'open'] });
  await arrive(ann, table);
  await arrive(bert, table);
  await bert.page.getByRole('button', { name: 'Sit down at seat 2' }).click();
  await bert.page.getByRole('button', { name: 'Get up' }).waitFor();
  await ann.page
    .getByRole('combobox', { name: 'Who may have seat 4' })
    .selectOption({ label: 'Bot: Drifter' });
  await ann.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
  await Promise.all([seated(ann.page), seated(bert.page)]);
}

const guests = (): readonly Guest[] => [ann, bert];

/** Makes the moves of the players who are due until the match is over on both pages; `between` happens after each of them. */
async function play(rng: FastRng, between: (made: number) => Promise<void>): Promise<void> {
  for (let made = 0; ; ) {
    const now = await Promise.all(guests().map(({ page }) => standing(page)));
    if (now.every(({ over }) => over)) return;
    const due = guests().filter((_, i) => now[i]!.mine);
    for (const one of due) {
      if (await move(one, (moves) => rng.below(moves))) await between(++made);
    }
    if (due.length === 0) await ann.page.waitForTimeout(10);
  }
}

async function reload({ page }: Guest): Promise<void> {
  const before = await story(page);
  await page.reload();
  await seated(page);
  expect((await story(page)).slice(0, before.length)).toEqual(before);
}

/** A player is cut off for a while. What they choose meanwhile is made when they are back. */
async function loseLine(one: Guest, rng: FastRng): Promise<void> {
  const before = await story(one.page);
  await one.setOffline(true);
  await lost(one);
  const mine = (await standing(one.page)).mine;
  const moved = mine ? move(one, (moves) => rng.below(moves)) : undefined;
  await one.setOffline(false);
  await back(one);
  await moved;
  expect((await story(one.page)).slice(0, before.length), 'nothing is told twice').toEqual(before);
}

const lost = ({ page }: Guest) =>
  page.locator('[data-notice]').getByText('Connection lost. Trying again').waitFor();
const back = ({ page }: Guest) => page.locator('[data-notice]').getByText('Back at the table').waitFor();

async function restart(): Promise<void> {
  await server.kill();
  await Promise.all(guests().map(lost));
  await server.start();
  await Promise.all(guests().map(back));
}

/** At the end each browser holds the draws against what it saw before the deal. */
async function vouches({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: 'Check the draws' }).click();
  const sentence = page.getByText(/^(Fair|Not fair): /).last();
  await sentence.waitFor();
  expect(await sentence.innerText()).toContain('your salt is in. The server could not choose');
}

const shownLast = ({ entries }: MatchFile): number => entries.findLastIndex((each) => 'chance' in each);

/** A server shows another match afterwards, with another secret; it fits itself, and only the browser that was there knows better. */
async function seesThrough({ page }: Guest): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  const dice = page.getByRole('region', { name: 'The dice' });
  const check = async (answer: RegExp) => {
    await page.goto(`/matches/${id}`);
    await dice.getByRole('button', { name: 'Check every draw' }).click();
    await dice.getByText(answer).waitFor();
  };
  await check(/^Fair: /);
  const file: MatchFile = await (await page.request.get(`/api/matches/${id}`)).json();
  const entry = fitting.find(({ facts }) => facts.id === file.game)!;
  const game = await rulesOf(entry, file.version);
  const secret = newSecret();
  const match = new Match(
    game,
    newHead({ ...file, seats: byPlace(file.seats, file.order), secret, scheme: SEALED }),
  );
  while (match.waitsFor === 'chance') match.append(match.drawNow(secret));
  const forged = { ...exportMatch(match), secret };
  expect(verifyFile(game, entry.facts, JSON.parse(JSON.stringify(forged)))).toMatchObject({
    value: { fair: true },
  });
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: forged }));
  await check(/^Not fair: The hash of the secret is not the one that this browser was shown/);
  await page.unroute(`**/api/matches/${id}`);
  // The true secret, but a match that ended before a draw that this browser was shown.
  const { result: _end, notes: _notes, ...rest } = file;
  const shorter = { ...rest, entries: file.entries.slice(0, shownLast(file)) };
  expect(verifyFile(game, entry.facts, JSON.parse(JSON.stringify(shorter)))).toMatchObject({
    value: { fair: true },
  });
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: shorter }));
  await check(/^Not fair: .* not what this browser was shown during the match/);
  await page.unroute(`**/api/matches/${id}`);
}

test.each(fitting.map(({ facts }) => [facts.id, facts.id] as const))(
  '%s: a reload, a lost connection and a dead server in the middle, and all play on to the same end',
  async (_, id) => {
    const rng = new FastRng(id);
    const trouble = [() => reload(ann), () => loseLine(bert, rng), restart, () => reload(bert)];
    await begin(id);
    await play(rng, async (made) => {
      if (made % 2 === 0) await trouble.shift()?.();
    });
    expect(trouble, 'the game was long enough for all of it').toEqual([]);
    const [left, right] = await Promise.all(guests().map(scores));
    expect(left).toHaveLength(SEATS);
    expect(right).toEqual(left);
    await Promise.all(guests().map(vouches));
    await seesThrough(ann);
    checkComplaints(guests());
  },
);
