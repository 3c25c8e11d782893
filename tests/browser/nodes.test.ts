/**
 * Two nodes on a real PostgreSQL behind a proxy without sticky sessions, two people in browsers that are at different nodes, and a bot: a whole game, and in the middle
 * of it something dies. `npm test` kills a node in one game; UPDRAFT_NODES=full plays every game, and also kills PostgreSQL and NATS.
 */
import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest';
import { startNats } from '../../scripts/harness/services/nats.mjs';
import { startPostgres } from '../../scripts/harness/services/postgres.mjs';
import type { Options } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { ownService } from '../services/services.ts';
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
} from './online.ts';
import { OwnCluster } from './own-cluster.ts';

const isFull = process.env.UPDRAFT_NODES === 'full';
/** Where the proof reads what was measured, a line of JSON for each trouble. */
const report = process.env.UPDRAFT_NODES_REPORT;

const database = await ownService('postgres', () => startPostgres());
const bus = isFull ? await ownService('nats', () => startNats()) : undefined;

/** The same game to an earlier end. */
const shorter: Readonly<Record<string, Options>> = isFull ? {} : { 'cloud-nine': { target: 20 } };
const played = isFull ? games : games.filter(({ facts }) => facts.id === 'cloud-nine');

/** While PostgreSQL is away a node answers that it cannot serve now, and the browser says so on its console. */
const exceptUnavailable = (one: Guest): Guest => ({
  ...one,
  complaints: one.complaints.filter((text) => !text.includes('status of 503 (Service Unavailable)')),
});

type Trouble = 'a node is killed' | 'PostgreSQL is restarted' | 'NATS is killed' | 'NATS is back';

describe.skipIf(database === undefined)('two nodes and PostgreSQL', () => {
  let cluster: OwnCluster;
  let ann: Guest;
  let bert: Guest;
  const guests = (): readonly Guest[] => [ann, bert];

  beforeAll(async () => {
    cluster = await OwnCluster.start(2, database!, bus);
    [ann, bert] = await Promise.all([guest('Ann', cluster.url), guest('Bert', cluster.url)]);
    for (const one of guests()) {
      await arrive(one, 'nowhere');
      await one.page.getByRole('heading', { name: 'This table cannot be opened' }).waitFor();
    }
  });
  afterAll(async () => {
    await Promise.all([ann?.close(), bert?.close()]);
    await cluster?.close();
  });

  async function begin(game: string): Promise<void> {
    const table = await setUpTable(ann, {
      game,
      options: shorter[game] ?? {},
      seats: ['you', 'open', { bot: 'greedy' }],
    });
    await arrive(ann, table);
    await arrive(bert, table);
    await bert.page.getByRole('button', { name: 'Sit down at seat 2' }).click();
    await bert.page.getByRole('button', { name: 'Get up' }).waitFor();
    await ann.page.getByRole('button', { name: 'Start the game', disabled: false }).click();
    await Promise.all(guests().map(({ page }) => seated(page)));
    expect(cluster.sockets, 'each is at a node of their own').toEqual([1, 1]);
  }

  /** Each is at a node of their own again: the one who loads the page anew comes to the node that has the fewest. */
  async function spread({ page }: Guest): Promise<void> {
    await page.reload();
    await seated(page);
    expect(cluster.sockets, 'each is at a node of their own again').toEqual([1, 1]);
  }

  const standings = () => Promise.all(guests().map(({ page }) => standing(page)));

  /** Makes the moves of the players who are due until both pages show the end; `beside` begins together with each of them. */
  async function play(rng: FastRng, beside: (made: number, idle: Guest) => Promise<void>): Promise<void> {
    for (let made = 0; ; ) {
      const now = await standings();
      if (now.every(({ over }) => over)) return;
      const due = guests().filter((_, i) => now[i]!.mine);
      for (const one of due) {
        const idle = one === ann ? bert : ann;
        const [isMade] = await Promise.all([move(one, (moves) => rng.below(moves)), beside(made, idle)]);
        if (isMade) made++;
      }
      if (due.length === 0) await ann.page.waitForTimeout(10);
    }
  }

  /** Something dies; milliseconds until both pages show what was played after that. */
  async function outlast(what: Trouble, happens: () => Promise<void>): Promise<number> {
    await happens();
    const since = performance.now();
    // What was on its way before it does not count.
    const before = await standings();
    await expect
      .poll(async () => (await standings()).every(({ last, over }, n) => over || last > before[n]!.last), {
        interval: 10,
        timeout: 30_000,
      })
      .toBe(true);
    const ms = performance.now() - since;
    console.info(`${what}: both pages go on after ${Math.round(ms)} ms`);
    return ms;
  }

  const happenings: Readonly<Record<Trouble, () => Promise<void>>> = {
    'a node is killed': () => cluster.killFirst(),
    'PostgreSQL is restarted': async () => {
      await cluster.database.halt();
      await cluster.database.go();
    },
    'NATS is killed': async () => cluster.bus?.halt(),
    'NATS is back': async () => cluster.bus?.go(),
  };
  const troubles = (Object.keys(happenings) as Trouble[]).filter(
    (what) => what === 'a node is killed' || (isFull && (!what.startsWith('NATS') || bus)),
  );

  test.each(played.map(({ facts }) => [facts.id] as const))(
    '%s: players at different nodes play to the same end, whatever dies in the middle',
    async (id) => {
      onTestFailed(async () => {
        for (const { name, page } of guests())
          console.error(`${name} reads: ${(await page.locator('body').innerText()).slice(0, 1500)}`);
        console.error(cluster.said);
      });
      const rng = new FastRng(id);
      await begin(id);
      const left = [...troubles];
      let going: Promise<void> | undefined;
      let lacksNode = false;
      await play(rng, async (made, idle) => {
        if (lacksNode) {
          lacksNode = false;
          // A short game would be over before the next trouble: it waits.
          await cluster.add();
          await spread(idle);
        }
        if (made < 3 || going || left.length === 0) return;
        const what = left.shift()!;
        going = outlast(what, happenings[what]).then(async (ms) => {
          if (report) appendFileSync(report, `${JSON.stringify({ game: id, what, ms })}\n`);
          if (what === 'a node is killed') cluster.forgetDead();
          lacksNode = isFull && what === 'a node is killed';
          going = undefined;
        });
      });
      await going;
      expect(left, 'the game was long enough for all of it').toEqual([]);
      const [first, second] = await Promise.all(guests().map(scores));
      expect(first).toHaveLength(3);
      expect(second).toEqual(first);
      checkComplaints(isFull ? guests().map(exceptUnavailable) : guests());
    },
    isFull ? 600_000 : 120_000,
  );
});
