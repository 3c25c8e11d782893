/** The lab: many games of one game, what they tell, and what would be if its numbers were others. */
import { resolve } from 'node:path';
import { type ReportNames, reportNames } from '../../lab/names.ts';
import { type Chunk, chunkSize, gamesIn, identityOf, missing, type Plan, totalOf } from '../../lab/plan.ts';
import { type SearchOutcome, WishSearch } from '../../lab/wish.ts';
import { labWords } from '../../lab/words/index.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import { findGame } from '../choices.ts';
import { complainer } from '../command-bot/complain.ts';
import type { Context } from '../context.ts';
import { type AskedFor, type LabFlags, readAsked } from '../lab/asked.ts';
import { inShard, RunFolder, type Shard, shardsWithout } from '../lab/folder.ts';
import { houseLabels } from '../lab/numbers.ts';
import { type Executor, Threads } from '../lab/threads.ts';
import { writeAll } from '../lab/write.ts';
import { progress, progressLines } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import { program } from '../root.ts';

export interface LabRunFlags extends LabFlags {
  readonly out?: string;
  readonly threads?: number;
  readonly shard?: string;
  readonly queue?: string;
  readonly afresh?: boolean;
  readonly numbers?: boolean;
}

export async function lab(context: Context, id: string, flags: LabRunFlags): Promise<void> {
  const found = findGame(context, id);
  const game = await found.rules();
  if (flags.numbers) return houseLabels(context, found, game);
  const say = context.words.lab;
  if (flags.out === undefined) throw new Refusal(say.noOut);
  const shard = flags.shard === undefined ? undefined : readShard(context, flags.shard);
  const asked = await readAsked(context, found, game, flags);
  if (asked.search && shard) throw new Refusal(say.wishNoShard);
  if (flags.queue !== undefined && asked.plan.programs) throw new Refusal(say.noCommands);
  const folder = new RunFolder(flags.out);
  const executor =
    flags.queue === undefined
      ? new Threads(flags.threads, { botLog: flags.botLog, complain: complainer(context) })
      : await atQueue(context, flags.queue);
  try {
    const { plan, search } = await searched(context, asked, flags, executor);
    const played = await playMissing(context, folder, plan, executor, {
      ...say,
      afresh: flags.afresh,
      shard,
    });
    if (shard) context.out.line(say.sharded(flags.out, flags.shard!, played));
    else await tell(context, found, folder, plan, search);
  } finally {
    await executor.close();
  }
}

/** Looks for the setting that is wished for, and adds it to the plan as what the game is compared with. */
async function searched(
  context: Context,
  { plan, search }: AskedFor,
  flags: LabRunFlags,
  executor: Executor,
): Promise<{ plan: Plan; search?: SearchOutcome }> {
  if (!search) return { plan };
  const { searchBar: bar, searchLine: line, spent } = context.words.lab;
  const looking = new WishSearch(search.wish, plan, search.bots, search.candidates, flags.budget);
  for (let round = 1, next = looking.next(); next; next = looking.next(), round++) {
    const folder = new RunFolder(`${flags.out}/search/round-${round}`);
    await playMissing(context, folder, next, executor, { bar, line, afresh: flags.afresh });
    looking.take(next, folder.rows(next));
  }
  context.err.write(`${spent(looking.spent)}\n`);
  const outcome = looking.outcome();
  const { found } = outcome;
  if (!found || found.changes === 0) return { plan, search: outcome };
  const { options, house } = found;
  const main = plan.arms[0]!;
  const { house: _as, ...as } = main;
  const versus = { ...as, role: 'versus' as const, base: 0, options, ...(house ? { house } : {}) };
  return { plan: { ...plan, arms: [main, versus, ...plan.arms.slice(1)] }, search: outcome };
}

function readShard({ words }: Context, text: string): Shard {
  const [, part, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (!(shard.part >= 1 && shard.part <= shard.of)) throw new Refusal(words.lab.shardForm(text));
  return shard;
}

interface Playing extends Pick<Context['words']['lab'], 'bar' | 'line'> {
  readonly afresh: boolean | undefined;
  readonly shard?: Shard | undefined;
}

/** Plays what the folder does not have, and answers how many games it has. */
async function playMissing(
  context: Context,
  folder: RunFolder,
  plan: Plan,
  executor: Executor,
  { bar: format, line, afresh, shard }: Playing,
): Promise<number> {
  const before = folder.plan();
  if (before && identityOf(before) !== identityOf(plan)) {
    if (!afresh) throw new Refusal(context.words.lab.otherRun(folder.path));
    folder.forget();
  }
  folder.begin(plan);
  if (shard) folder.keepShard(shard);
  const done = folder.done(plan);
  const wanted = shard ? inShard(plan, shard) : undefined;
  const left = missing(plan, done).filter(
    ({ from, to }) => !wanted || wanted.some((one) => one.from <= from && to <= one.to),
  );
  const all = wanted ? wanted.reduce((sum, chunk) => sum + gamesIn(plan, chunk), 0) : totalOf(plan);
  let played = all - left.reduce((sum, chunk) => sum + gamesIn(plan, chunk), 0);
  const { err } = context;
  const bar = err.isTTY ? await progress(err, all, format, played) : progressLines(err, all, line, played);
  try {
    await executor.play(plan, left, {
      done: async ({ chunk, lines }) => folder.keep(plan, chunk, lines),
      note(games) {
        played += games;
        bar.at(played);
      },
    });
  } finally {
    bar.stop();
  }
  return all;
}

async function tell(
  context: Context,
  found: LocalizedGame,
  folder: RunFolder,
  plan: Plan,
  search?: SearchOutcome,
): Promise<void> {
  const { files, forfeits } = await writeAll(
    folder,
    plan,
    await namesOf(found),
    await labWords(context.words.language),
    search,
  );
  const say = context.words.lab;
  context.out.line(say.wrote(folder.path, files, totalOf(plan)));
  context.out.lines(forfeits.filter(({ forfeited }) => forfeited > 0).map(say.forfeited));
}

const namesOf = async ({ meta, entry, house, language }: LocalizedGame): Promise<ReportNames> =>
  reportNames(meta, await entry.lab?.(language), await house());

/** Puts the parts of one run together that several folders hold. */
export async function mergeLab(
  context: Context,
  paths: readonly string[],
  { out }: { readonly out: string },
): Promise<void> {
  const say = context.words.lab;
  const folders = paths.map((path) => new RunFolder(path));
  const plans = folders.map((folder) => {
    const plan = folder.plan();
    if (!plan) throw new Refusal(say.noRun(folder.path));
    return plan;
  });
  const plan = plans.reduce((most, one) => (one.games > most.games ? one : most));
  const other = plans.findIndex((one) => identityOf(one) !== identityOf(plan));
  if (other >= 0) throw new Refusal(say.otherPlans(paths[plans.indexOf(plan)]!, paths[other]!));
  const own = program();
  if (plan.program !== own) throw new Refusal(say.otherProgram(plan.program, own));
  const found = context.games.find(({ meta }) => meta.id === plan.game);
  if (!found) throw new Refusal(say.noGame(plan.game));
  const into = new RunFolder(out);
  if (!into.begin(plan)) throw new Refusal(say.otherRun(out));
  for (const folder of folders)
    if (resolve(folder.path) !== resolve(out))
      for (const chunk of folder.done(plan)) into.keep(plan, chunk, folder.lines(chunk));
  const left = missing(plan, into.done(plan), chunkSize(plan.games));
  if (left.length > 0) throw new Refusal(whatIsMissing(context, folders, plan, left));
  await tell(context, found, into, plan);
}

/** Folders of shards know of how many parts they are. */
function whatIsMissing(
  { words: { lab: say } }: Context,
  folders: readonly RunFolder[],
  plan: Plan,
  left: readonly Chunk[],
): string {
  const count = left.reduce((sum, chunk) => sum + gamesIn(plan, chunk), 0);
  const [of, ...others] = new Set(folders.flatMap((folder) => folder.shard()?.of ?? []));
  if (of === undefined || others.length > 0) return say.missingGames(count);
  return say.missingParts(count, shardsWithout(plan, left, of), of);
}

async function atQueue(context: Context, url: string): Promise<Executor> {
  const { plainly, QueueExecutor } = await import('../lab/queue.ts');
  const queue = await QueueExecutor.open(context, url);
  context.err.write(`${context.words.lab.waiting(plainly(url))}\n`);
  return queue;
}
