/**
 * Everything that every viewer's sockets receive during whole random matches, compared with matches that differ only in what that
 * viewer may not know: equal byte for byte until it is revealed.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Game,
  type GameEntry,
  type GameFacts,
  type Options,
  type Position,
  type Seat,
  SPECTATOR,
} from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import { type Case, cases } from '../../src/laws/cases.ts';
import { viewers } from '../../src/laws/checks.ts';
import { isUndo, type LogEntry } from '../../src/match/log.ts';
import { rulesOf } from '../../src/toolkit/listing.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { firstDifference } from './compare.ts';
import { bestTwins, hasSecretsFrom, type Twins } from './twins.ts';
import { World, type WorldOptions } from './world.ts';

const rules = await Promise.all(games.map((entry) => rulesOf(entry, undefined, 'host')));
/** Longer than any test. */
const NEVER = 1e7;
/** What large maps and long games say, small ones say in a tenth of the time. */
const isShort = ({ options: { size, target } }: Case): boolean =>
  size !== 'large' && size !== 'huge' && (target === undefined || Number(target) <= 50);

/** The smallest and the largest table, and every set of options that is not too long. Without secrets a table like any other will do. */
function tablesOf(facts: GameFacts): Case[] {
  const [least, ...others] = cases(facts).filter(isShort);
  const usual = others.filter(({ options }) => options === least!.options);
  const unusual = others.filter(({ options }) => options !== least!.options);
  const largest = facts.secrets ? usual.at(-1)! : { ...least!, seats: facts.usualSeats };
  return [least!, largest, ...unusual];
}

interface Outcome {
  readonly twins: Twins;
  readonly difference: string | undefined;
  readonly compared: number;
  readonly endsDiffer: boolean;
}

class Pair {
  readonly #entry: GameEntry;
  readonly #worlds: readonly [World, World];
  #game!: Game<Position>;
  #number = 0;

  constructor(entry: GameEntry, options: Partial<WorldOptions> = {}) {
    this.#entry = entry;
    // A bot moves when the script says so; where people's moves can be forced there is none, and people are quicker than the program.
    const world = () => new World({ games: [entry], pace: NEVER, ...options });
    this.#worlds = [world(), world()];
  }

  get game(): Game<Position> {
    return this.#game;
  }

  async open(): Promise<void> {
    this.#game = await rulesOf(this.#entry, undefined, 'host');
    for (const world of this.#worlds) await world.open();
  }
  async close(): Promise<void> {
    for (const world of this.#worlds) await world.close();
  }

  async compare(
    { seats, options }: { readonly seats: number; readonly options: Options },
    viewer: Seat,
    bot?: Seat,
  ): Promise<Outcome> {
    const game = this.#game;
    const secret = hasSecretsFrom({ game, seats, options, viewer }, 'look');
    const twins = bestTwins({ game, seats, options, viewer, bot }, `${viewer}`, secret ? 40 : 1);
    const number = ++this.#number;
    const play = (world: World, log: readonly LogEntry[]) =>
      world.play(
        { number, game: this.#entry.facts.id, rules: game, seats, options, log, shared: twins.shared, bot },
        viewer,
      );
    const [one, two] = await Promise.all([
      play(this.#worlds[0], twins.logs[0]),
      play(this.#worlds[1], twins.logs[1]),
    ]);
    return { twins, ...firstDifference(one, two, { ...twins, bot: viewer === bot ? bot : undefined }) };
  }
}

describe.each(games.map((entry) => ({ title: entry.facts.id, entry })))('$title', ({ entry }) => {
  const { facts } = entry;
  const pair = new Pair(entry);
  beforeAll(() => pair.open());
  afterAll(() => pair.close());

  test.each(tablesOf(facts))('no viewer learns a secret: $seats seats, $options', async (table) => {
    const ofViewer = (viewer: Seat) => ({ game: pair.game, ...table, viewer });
    const unknowing = viewers(table.seats).filter((viewer) => hasSecretsFrom(ofViewer(viewer), 'look'));
    let differed = 0;
    // Where nothing is hidden from any viewer, one comparison is enough.
    for (const viewer of unknowing.length > 0 ? unknowing : [SPECTATOR]) {
      const { twins, difference, compared, endsDiffer } = await pair.compare(table, viewer);
      expect(difference, `viewer ${viewer}`).toBeUndefined();
      expect(compared).toBeGreaterThan(2000);
      expect(endsDiffer).toBe(twins.apart > 0);
      if (twins.apart > 0) differed++;
    }
    // Two worlds that happen to be the same prove nothing: most were not.
    expect(differed).toBeGreaterThanOrEqual(unknowing.length / 2);
  });
});

describe('bots', () => {
  // Where a move can be forced the program makes it at once, in the one world and not in the other: people play there, see above.
  const asked = games.filter(({ facts }, n) => facts.secrets && !rules[n]!.forced);
  test.each(asked)('are told no more than a player at their seat: $facts.title', async (entry) => {
    const options = { ...defaultOptions(entry.facts.options), ...secretive(entry.facts) };
    const pair = new Pair(entry, { pace: 0 });
    await pair.open();
    for (const viewer of [SPECTATOR, 0, 2]) {
      const { twins, difference, compared, endsDiffer } = await pair.compare(
        { seats: 3, options },
        viewer,
        2,
      );
      expect(difference, `viewer ${viewer}`).toBeUndefined();
      expect(compared).toBeGreaterThan(2000);
      expect(twins.apart).toBeGreaterThan(0);
      if (viewer !== 2) expect(endsDiffer).toBe(true);
    }
    await pair.close();
  });
});

describe('the comparison finds', () => {
  const secret = games.filter(({ facts }) => facts.secrets);
  const spectatorOf = async (entry: GameEntry, options: Partial<WorldOptions>): Promise<Outcome> => {
    const pair = new Pair(entry, options);
    await pair.open();
    const table = {
      seats: 3,
      options: { ...defaultOptions(entry.facts.options), ...secretive(entry.facts) },
    };
    const outcome = await pair.compare(table, SPECTATOR);
    await pair.close();
    return outcome;
  };

  test.each(secret)('a server that sends entries as they are: $facts.title', async (entry) => {
    const { difference } = await spectatorOf(entry, { games: [telling(entry)] });
    expect(difference).toContain('"by":-1');
  });

  test('a server whose clocks depend on what is hidden', async () => {
    // Clocks are told in whole seconds.
    const tick = (entry: LogEntry) => 16_000 + 1000 * (isUndo(entry) ? 0 : sumOf(String(entry.move)));
    const { difference } = await spectatorOf(secret[0]!, { tick });
    expect(difference).toContain('"clock"');
  });
});

const sumOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/** Options with which a small table has secrets. */
const secretive = ({ options }: GameFacts): Options =>
  'thieves' in options ? { thieves: true, secretAreas: true, size: 'tiny' } : {};

/** The same game with a `hide` that hides nothing, on a server that trusts it. */
const telling = (entry: GameEntry): GameEntry => ({
  ...entry,
  rules: {
    [entry.facts.version]: async (use) => ({
      ...(await rulesOf(entry, undefined, use)),
      hide: (_state, _by, move) => move,
    }),
  },
});
