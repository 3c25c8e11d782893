/** Runs simulations: each until its last step and until everything is quiet again, or until something does not hold. */
import type { TableTruth } from './truth.ts';
import { type Failure, World, type WorldOptions } from './world.ts';

/** So many steps while faults come and go. */
export const USUAL_STEPS = 1500;
export const USUAL_NODES = 3;
/** When faults have stopped: milliseconds in which people play on, and in which they only look on. */
const PLAYING_ON = 30_000;
const LOOKING_ON = 60_000;

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
  const { steps = USUAL_STEPS, nodes = USUAL_NODES, verbose = false } = options;
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
    await suffer(world, steps);
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

async function suffer(world: World, steps: number): Promise<void> {
  const { time, plan, faults } = world;
  let next = 0;
  while (world.step < steps && !world.failure) {
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

/** Everything quiet ends: matches go on, and then all clients see what stands. */
async function recover(world: World): Promise<void> {
  const { time, archive, clients } = world;
  world.heal();
  world.mood = 'calm';
  world.note('all faults have stopped');
  const before = new Map([...archive.tables.values()].map((table) => [table.id, progress(table)]));
  const playOn = time.now + PLAYING_ON;
  while (time.now < playOn && !world.failure) await step(world);
  for (const table of archive.tables.values())
    if (isOwed(table) && progress(table) === before.get(table.id))
      fail(world, `nothing happens at ${table.id} though all nodes run: ${whoOwes(table)}`);
  world.mood = 'still';
  // All that was under way has arrived; what bots and clocks do is still told.
  const behind = new Set(clients.filter(({ table }) => archive.tables.has(table)));
  const from = time.now + 2000;
  const lookOn = from + LOOKING_ON;
  while (behind.size > 0 && time.now < lookOn && !world.failure) {
    await step(world);
    if (time.now < from) continue;
    for (const client of behind) if (!whyBehind(world, client)) behind.delete(client);
  }
  for (const client of behind)
    fail(world, `${client.who}, at ${client.node?.name}, ${whyBehind(world, client)} (${client.table})`);
  if (!world.failure) world.claims.lines();
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
function whyBehind({ archive, clients, lobbies }: World, client: Client): string | undefined {
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
  const others = lobbies().filter((lobby) => lobby !== lobbies()[0]);
  return others.length > 0 ? `sees one of lobbies that differ: ${lobbies().join(' and ')}` : undefined;
}
