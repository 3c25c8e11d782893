/** Runs simulations: each until its last step and until everything is quiet again, or until something does not hold. */
import { MOST_THOUGHT } from './client.ts';
import type { TableTruth } from './truth.ts';
import { type Failure, World, type WorldOptions } from './world.ts';

const USUAL_NODES = 3;
/**
 * When faults have stopped: milliseconds within which every match goes on, and within which those who only look on see what stands.
 * Before it moves a client may think for long, and does something else, or asks whether its node is there, at some of its beats.
 */
const PLAYING_ON = MOST_THOUGHT + 12_000;
const LOOKING_ON = 60_000;
/** After so many milliseconds in which people only look on, all that was under way has arrived; and so often it is looked at who sees what stands. */
const ARRIVING = 800;
const LOOKING = 100;

export { claims } from './claims.ts';

export interface Outcome {
  readonly seed: string;
  readonly steps: number;
  readonly faults: readonly string[];
  readonly failure: Failure | undefined;
  /** The last things that were noted before it failed. */
  readonly notes: readonly string[];
  readonly acknowledged: number;
  readonly entries: number;
}

export async function torture(seed: string, options: Partial<WorldOptions> = {}): Promise<Outcome> {
  const { steps, nodes = USUAL_NODES, verbose = false } = options;
  const world = new World(seed, { steps, nodes, verbose });
  const uncaught = (error: unknown) => {
    world.failure ??= {
      claim: 'trouble',
      what: `a promise was rejected, and not caught: ${error instanceof Error ? error.stack : error}`,
      step: world.step,
    };
  };
  process.on('unhandledRejection', uncaught);
  try {
    await world.setUp();
    await suffer(world);
    await recover(world);
  } finally {
    process.off('unhandledRejection', uncaught);
    world.end();
  }
  const { failure, plan, notes, claims, archive } = world;
  const entries = [...archive.tables.values()].reduce((sum, { log }) => sum + log.length, 0);
  return {
    seed,
    steps: world.step,
    faults: plan.map(({ what, step, ms }) => `at step ${step}: ${what}, ${ms} ms`),
    failure,
    notes,
    acknowledged: claims.made,
    entries,
  };
}

async function suffer(world: World): Promise<void> {
  const { time, plan, faults, shape } = world;
  let next = 0;
  while (world.step < shape.steps && !world.failure) {
    for (let fault = plan[next]; fault && fault.step <= world.step; fault = plan[++next]) {
      const { what, ms, end } = fault;
      world.note(`fault: ${what}, ${ms} ms`);
      fault.begin(world, faults);
      time.after(ms, () => {
        world.note(`no longer: ${what}`);
        end(world, faults);
      });
    }
    await time.next();
    world.step++;
  }
}

/** Everything quiet ends: all clients see what stands, also where no player does anything; matches go on; and then they see it again. */
async function recover(world: World): Promise<void> {
  world.heal();
  world.note('all faults have stopped');
  await lookOn(world);
  await playOn(world);
  await lookOn(world);
  if (!world.failure) world.claims.lines();
}

async function playOn(world: World): Promise<void> {
  const { time, archive, shape } = world;
  world.mood = 'calm';
  const before = new Map([...archive.tables.values()].map((table) => [table.id, progress(table)]));
  const stands = (table: TableTruth) => isOwed(table) && progress(table) === before.get(table.id);
  const enough = time.now + shape.playingOn;
  const until = time.now + PLAYING_ON;
  while (time.now < until && !world.failure) {
    if (time.now >= enough && ![...archive.tables.values()].some(stands)) return;
    await step(world);
  }
  for (const table of archive.tables.values())
    if (stands(table)) fail(world, `nothing happens at ${table.id} though all nodes run: ${whoOwes(table)}`);
}

async function lookOn(world: World): Promise<void> {
  const { time, archive, clients } = world;
  world.mood = 'still';
  // What bots and clocks do is still told.
  const behind = new Set(clients.filter(({ table }) => archive.tables.has(table)));
  let next = time.now + ARRIVING;
  const until = next + LOOKING_ON;
  while (behind.size > 0 && time.now < until && !world.failure) {
    await step(world);
    if (time.now < next) continue;
    next = time.now + LOOKING;
    const differ = differences(world);
    for (const client of behind) if (!whyBehind(world, client, differ)) behind.delete(client);
  }
  for (const client of behind)
    fail(
      world,
      `${client.who}, at ${client.node?.name}, ${whyBehind(world, client, differences(world))} (${client.table})`,
    );
}

async function step(world: World): Promise<void> {
  await world.time.next();
  world.step++;
}

function fail(world: World, what: string): void {
  world.failure ??= { claim: 'quiet', what, step: world.step };
}

/** Should something happen at a table before long? Moves that are forced may wait, so that no player sees that they are. */
function isOwed({ record, match }: TableTruth): boolean {
  if (record.state !== 'playing') return false;
  return (
    !match || match.waitsFor === 'chance' || match.owing.some((seat) => match.forced(seat) === undefined)
  );
}

function whoOwes({ match, record }: TableTruth): string {
  if (!match) return 'it is not dealt';
  const seats = match.owing.map(
    (seat) => `seat ${seat}, ${JSON.stringify(record.seats[match.decider(seat)])}`,
  );
  return `after ${match.log.length} entries ${seats.join(' and ') || 'chance'} owes something`;
}

const progress = ({ log, records }: { log: readonly unknown[]; records: readonly unknown[] }): string =>
  `${log.length} ${records.length}`;

type Client = World['clients'][number];

/** Why a client does not see what stands; undefined where it does. */
function whyBehind(
  { archive, clients }: World,
  client: Client,
  differ: string | undefined,
): string | undefined {
  const { table: id, followed, who, joined } = client;
  const table = archive.tables.get(id)!;
  // A table for players only lets those go who have no seat when it begins.
  if (!table.record.watch && table.seatOf(who) < 0) return undefined;
  if (!joined) return 'has not joined';
  if (!followed.info || !table.isNow(followed.info)) return 'knows another record than the last';
  if (table.match && followed.log !== table.log.length)
    return `has ${followed.log} of ${table.log.length} entries`;
  const isHere = (one: string) =>
    clients.some((each) => each.who === one && each.table === id && each.joined);
  const wrong = followed.info.seats.find((seat) => seat.kind === 'person' && seat.here !== isHere(seat.who!));
  if (wrong) return `is told that ${wrong.who} is ${wrong.here ? '' : 'not '}here`;
  return differ;
}

/** Nodes list the same tables. */
function differences({ lobbies }: World): string | undefined {
  const all = lobbies();
  return all.some((lobby) => lobby !== all[0])
    ? `sees one of lobbies that differ: ${all.join(' and ')}`
    : undefined;
}
