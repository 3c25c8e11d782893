/**
 * A class at one table, from one address, at a server with the limits as shipped: a teacher whose browser shows the projector page, two pupils
 * with browsers of their own, all others as light clients. They come by the code on the screen; some never move.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../scripts/harness/browser.mjs';
import { ServerProcess } from '../../scripts/harness/server-process.mjs';
import { findBot } from '../../src/bots/index.ts';
import { CHANCE, type Move } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { verifyFile } from '../../src/match/verify.ts';
import type { TableGiven } from '../../src/online/api.ts';
import { usualLimits } from '../../src/server/limits.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { Client, newPerson, sealFor } from './client.ts';

const entry = games.find(({ facts }) => facts.id === 'take-flight')!;
const game = entry.facts.id;
/** Milliseconds before a bot's move, as shipped. */
const PACE = 700;

export interface ClassPlan {
  /** All who come by the code, two of them with browsers. */
  readonly pupils: number;
  /** How many of them never move: every other one has closed the page. */
  readonly absent: number;
  /** Rounds that are waited for; the teacher ends all later ones as soon as it can be. */
  readonly rounds: number;
  /** For each round. */
  readonly seconds: number;
  readonly chromium: string;
  /** What the browsers have in common beside their sizes. */
  readonly look?: BrowserContextOptions;
  /** Takes pictures of the screen: at which point it is, and the page. */
  readonly picture?: (point: string, page: Page) => Promise<void>;
}

export interface ClassReport {
  /** Milliseconds from the first pupil who types the code until all sit. */
  readonly seated: number;
  /** Milliseconds of each round that was waited for. */
  readonly lengths: readonly number[];
  /** Milliseconds of the rounds that the teacher did not wait for. */
  readonly skipped: readonly number[];
  /** Rounds that stand-ins played for those who were absent. */
  readonly stoodIn: number;
  readonly moves: number;
  /** The late-comer who took a bot's seat, as the ranking has them. */
  readonly late: boolean;
  readonly fair: boolean;
  /** Rows of the page to print, and its pages on paper. */
  readonly printed: { readonly rows: number; readonly pdf: Buffer };
  readonly complaints: readonly string[];
}

const firstNames =
  'Ada Ben Cem Dora Emil Fay Gus Hana Ivo Jana Kofi Lea Milo Nora Omar Pia Quin Rosa Sami Tess Uma Vito Wen Yara Zoe'.split(
    ' ',
  );
const pupilName = (n: number): string => {
  const round = Math.floor(n / firstNames.length);
  return `${firstNames[n % firstNames.length]}${round > 0 ? ` ${'ABCDEF'[round - 1]}` : ''}`;
};

/** A pupil without a browser: types the code as the page would, sits down, and plays like a careful beginner. */
class Pupil {
  readonly client: Client;
  readonly table: string;
  readonly #moves: boolean;
  readonly #choose: Choose;
  #busy = false;
  /** Milliseconds that they think at most. */
  #thinks = 2500;

  private constructor(client: Client, table: string, moves: boolean, choose: Choose) {
    this.client = client;
    this.table = table;
    this.#moves = moves;
    this.#choose = choose;
    client.heard = () => void this.#play();
  }

  static async comes(
    url: string,
    code: string,
    name: string,
    moves: boolean,
    choose: Choose,
  ): Promise<Pupil> {
    const found = await fetch(`${url}/api/join`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (!found.ok) throw new Error(`${name} typed ${code}: ${found.status} ${await found.text()}`);
    const { id } = (await found.json()) as TableGiven;
    const person = await newPerson(url, name);
    const client = await new Client({ url, person }).connect();
    const joined = await client.join(id, game);
    if (joined.refused) throw new Error(joined.refused);
    await client.must({ type: 'sit', table: id, seal: sealFor(person), code });
    return new Pupil(client, id, moves, choose);
  }

  /** The pupils know the game by now. */
  hurries(): void {
    this.#thinks = 200;
  }

  async #play(): Promise<void> {
    const at = this.client.followed.get(this.table);
    const [seat] = at?.owing ?? [];
    if (!this.#moves || this.#busy || !at || seat === undefined) return;
    this.#busy = true;
    const count = at.count(seat);
    await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * this.#thinks));
    // The round may have ended meanwhile; what comes too late is refused, and that is right.
    if (at.owing.includes(seat) && at.count(seat) === count)
      await this.client.ask({
        type: 'move',
        table: this.table,
        seat,
        count,
        move: this.#choose(at.view!, seat),
      });
    this.#busy = false;
  }
}

type Choose = (
  view: NonNullable<
    Client['followed'] extends Map<string, infer F> ? (F extends { view: infer V } ? V : never) : never
  >,
  seat: number,
) => Move;

export async function playClass(plan: ClassPlan): Promise<ClassReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'updraft-class-'));
  // Limits and pace as shipped.
  const server = await ServerProcess.start({ dataDir, limits: usualLimits, pace: PACE });
  const closes: (() => Promise<void>)[] = [() => server.stop()];
  const complaints: string[] = [];
  const browser = async (options: BrowserContextOptions): Promise<Page> => {
    const { context, close } = await launchChromium(plan.chromium, {
      baseURL: server.url,
      // A class of real devices keeps the product, too; here they share one processor.
      serviceWorkers: 'block',
      ...plan.look,
      ...options,
    });
    closes.push(close);
    context.on('weberror', (fault) => complaints.push(fault.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return context.pages()[0] ?? (await context.newPage());
  };
  try {
    return { ...(await lesson(plan, server.url, browser)), complaints };
  } finally {
    for (const close of closes.reverse()) await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Lesson = Omit<ClassReport, 'complaints'>;

async function lesson(
  { pupils: count, absent, rounds, seconds, picture }: ClassPlan,
  url: string,
  browser: (options: BrowserContextOptions) => Promise<Page>,
): Promise<Lesson> {
  const [rules, hints] = await Promise.all([rulesOf(entry), entry.hints()]);
  const careful = findBot('greedy')!.make(rules, hints, { iterations: 1 });
  const rng = new FastRng('class');
  const choose: Choose = (view, seat) => careful.choose(view, seat, rng);

  const screen = await browser({ viewport: { width: 1440, height: 900 } });
  const table = await teacherSetsUp(screen, count + 1, seconds);
  await screen.goto(`/t/${table}/show`);
  await screen.getByRole('button', { name: 'Give a join code' }).click();
  const code = ((await screen.locator('[data-code]').textContent()) ?? '').replace(' ', '');
  await picture?.('empty', screen);

  const start = performance.now();
  const pages = await Promise.all([
    browser({ viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }),
    browser({ viewport: { width: 1200, height: 760 } }),
  ]);
  const [phone] = pages;
  await Promise.all(pages.map((page, n) => comesByBrowser(page, code, pupilName(n), picture)));
  const light: Pupil[] = [];
  for (let n = 2; n < count; n++) {
    light.push(await Pupil.comes(url, code, pupilName(n), n >= 2 + absent, choose));
    if (n === Math.floor(count / 2)) await picture?.('filling', screen);
  }
  const seated = performance.now() - start;
  await screen.getByText(`${count} are in`).waitFor();
  await picture?.('full', screen);
  for (const { client } of light.slice(0, absent).filter((_, i) => i % 2 === 0)) await client.close();

  const log = followRounds(light.at(-1)!);
  await screen.getByRole('button', { name: 'Start, with a bot' }).click();
  for (const page of pages) void playsInBrowser(page).catch(() => {});
  const late = await Pupil.comes(url, code, 'Late Lou', true, choose).catch(() => undefined);
  // Where it was not dealt yet, they come a little later.
  const latecomer = late ?? (await afterDeal(log, () => Pupil.comes(url, code, 'Late Lou', true, choose)));
  // Some never move, so that there is a player to ask as long as the round lasts.
  await screen.getByRole('button', { name: 'Ask to move' }).click();
  await screen.getByText(/asked to move$/).waitFor();
  for (let n = 1; n <= rounds; n++) {
    await log.until(() => log.starts.length > n || log.isOver);
    if (n === 4) await picture?.('match', screen);
    if (n === 4 && phone) await picture?.('pupil', phone);
  }
  const { stoodIn } = log;
  // A player who is here has a part of each round, also when the host waits no longer: those who never move leave.
  for (const { client } of light.slice(0, absent)) await client.close();
  for (const pupil of [...light, latecomer]) pupil.hurries();
  const skip = screen.getByRole('button', { name: 'Do not wait' });
  while (!log.isOver) {
    const round = log.starts.length;
    await skip.click({ timeout: 5000 }).catch(() => {});
    await log.until(() => log.isOver || log.starts.length > round, 1500);
  }
  await screen.getByRole('list', { name: 'The best three' }).waitFor();
  await picture?.('end', screen);
  await screen.getByRole('link', { name: 'Results to print' }).click();
  const rows = screen.locator('tbody tr');
  await rows.first().waitFor();
  await picture?.('results', screen);
  const file: unknown = await (await fetch(`${url}/api/matches/${table}`)).json();
  const verdict = verifyFile(rules, entry.facts, file);
  const lengths = log.lengths();
  const report = {
    seated,
    lengths: lengths.slice(0, rounds),
    skipped: lengths.slice(rounds),
    stoodIn,
    moves: log.moves,
    late: (await screen.getByRole('rowheader', { name: 'Late Lou' }).count()) === 1,
    fair: 'value' in verdict && verdict.value.fair,
    printed: { rows: await rows.count(), pdf: await screen.pdf({ format: 'A4' }) },
  };
  for (const { client } of [...light, latecomer]) await client.close();
  return report;
}

/** The teacher picks a name and sets a table up at which they do not play. */
async function teacherSetsUp(page: Page, seats: number, seconds: number): Promise<string> {
  await page.goto('/online');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ms Lind');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('You are').first().waitFor();
  const plan = {
    ...{ game, options: {}, seats: Array.from({ length: seats }, () => 'open'), fixedSeats: false },
    ...{ pace: { kind: 'round', seconds }, listed: false, watch: true, hints: true, standIn: 'greedy' },
  };
  return page.evaluate(async (body) => {
    const { token } = JSON.parse(localStorage.getItem('updraft/identity') ?? '{}') as { token: string };
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { id: string }).id;
  }, plan);
}

async function comesByBrowser(
  page: Page,
  code: string,
  name: string,
  picture: ClassPlan['picture'],
): Promise<void> {
  await page.goto('/join');
  await page.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await page.getByRole('textbox', { name: 'Your name' }).fill(name);
  await picture?.(`join ${name}`, page);
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByRole('button', { name: 'Get up' }).waitFor();
  await picture?.(`seated ${name}`, page);
}

/** Chooses from the list of moves whenever it is asked to, one that does not crash. */
async function playsInBrowser(page: Page): Promise<never> {
  await page.getByRole('list', { name: 'Players' }).waitFor({ timeout: 60_000 });
  const list = page.getByRole('dialog', { name: 'All moves as a list' });
  const moves = list.getByRole('listitem').getByRole('button');
  for (;;) {
    await page.waitForFunction(() => document.title.startsWith('●'), undefined, { timeout: 600_000 });
    await page.keyboard.press('m');
    await list.waitFor();
    const safe = moves.filter({ hasNotText: /crash/i }).first();
    await safe.click({ timeout: 2000 }).catch(() => page.keyboard.press('Escape'));
    await list.waitFor({ state: 'detached' });
    await page.waitForTimeout(400);
  }
}

interface Rounds {
  /** When each die was rolled. */
  readonly starts: readonly number[];
  readonly isOver: boolean;
  readonly moves: number;
  readonly stoodIn: number;
  lengths(): number[];
  until(isSo: () => boolean, most?: number): Promise<void>;
}

/** Rounds as one pupil sees them come: a round lasts from its die to the next, or to the end. */
function followRounds({ client }: Pupil): Rounds {
  const starts: number[] = [];
  let end: number | undefined;
  let moves = 0;
  let stoodIn = 0;
  const before = client.heard;
  client.heard = (message) => {
    const now = performance.now();
    if (message.type === 'joined' || message.type === 'entries')
      for (const { by } of message.entries) {
        if (message.type === 'joined' && message.over) break;
        if (by === CHANCE) starts.push(now);
        else moves++;
      }
    if (message.type === 'noted' && message.note.what === 'round') stoodIn++;
    if (message.type === 'table' && message.table.state === 'over') end ??= now;
    before?.(message);
  };
  const lengths = () => starts.map((from, n) => (starts[n + 1] ?? end ?? performance.now()) - from);
  return {
    starts,
    lengths,
    get isOver() {
      return end !== undefined;
    },
    get moves() {
      return moves;
    },
    get stoodIn() {
      return stoodIn;
    },
    async until(isSo, most = 600_000) {
      const wait = client.until(isSo);
      await Promise.race([wait, new Promise((resolve) => setTimeout(resolve, most))]);
    },
  };
}

async function afterDeal<T>(log: Rounds, then: () => Promise<T>): Promise<T> {
  await log.until(() => log.starts.length > 0);
  return then();
}
