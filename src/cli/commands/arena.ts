/** Bots against bots on all cores: who wins how often, and how sure that is. */
import { writeFile } from 'node:fs/promises';
import { arenaKinds, type Budget } from '../../bots/index.ts';
import type { GameMeta, Options } from '../../contract/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import type { Estimate } from '../../toolkit/stats.ts';
import { Pool } from '../arena/pool.ts';
import { reportPage } from '../arena/report.ts';
import { SUITE_PLAYERS, SuiteFile, type SuiteResult, suiteOf } from '../arena/suite.ts';
import { type ArenaGame, type ArenaLine, tableOf } from '../arena/table.ts';
import type { ArenaJob } from '../arena.worker.ts';
import { arenaWords as say } from '../arena-words.ts';
import { chooseBots, chooseOptions, chooseSeats, findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { progress } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import { refusals as no } from '../words.ts';

export interface ArenaFlags {
  readonly players?: number;
  readonly bots: string;
  readonly games?: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly ms?: number;
  readonly iterations?: number;
  readonly threads?: number;
  readonly json?: boolean;
  readonly out?: string;
  readonly suite?: boolean;
}

const USUAL_GAMES = 100;
const USUAL_MS = 50;

const budgetOf = ({ ms, iterations }: ArenaFlags): Budget =>
  iterations === undefined ? { ms: ms ?? USUAL_MS } : { iterations, ...(ms === undefined ? {} : { ms }) };

export async function arena(context: Context, id: string | undefined, flags: ArenaFlags): Promise<void> {
  if (flags.suite) return suite(context, id, flags);
  if (id === undefined) throw new Refusal(say.noGame);
  const { meta } = findGame(context.games, id);
  const players = chooseSeats(meta, flags.players);
  const head: Head = {
    meta,
    players,
    options: chooseOptions(meta, flags.option),
    seed: flags.seed,
    bots: chooseBots(flags.bots, players, arenaKinds).map((kind) => kind.id),
    budget: budgetOf(flags),
  };
  const wanted = flags.games ?? USUAL_GAMES;
  const games = await playAll(
    context,
    flags,
    Array.from({ length: wanted }, (_, i) => jobOf(head, i)),
  );
  const lines = tableOf(games);
  if (flags.json) context.out.line(JSON.stringify(asJson(head, games, lines)));
  else context.out.lines(report(head, games.length, lines, context.out.width));
  if (flags.out)
    await save(context, flags.out, reportPage(say.head(meta, players, games.length), games, lines));
}

interface Head {
  readonly meta: GameMeta;
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly budget: Budget;
}

const jobOf = ({ meta, players, options, seed, bots, budget }: Head, index: number): ArenaJob => ({
  game: meta.id,
  players,
  options,
  seed,
  bots,
  budget,
  index,
});

/** Plays the jobs and answers their games in order. */
async function playAll(
  context: Context,
  flags: ArenaFlags,
  jobs: readonly ArenaJob[],
  note: (game: ArenaGame) => void = () => {},
): Promise<ArenaGame[]> {
  const bar = await progress(context.err, jobs.length, say.bar);
  const pool = new Pool(flags.threads);
  const games: ArenaGame[] = [];
  try {
    await pool.play(jobs, (game) => {
      games.push(game);
      note(game);
      bar.at(games.length);
    });
  } finally {
    bar.stop();
    await pool.close();
  }
  return games.sort((a, b) => a.index - b.index);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ({ mean, low, high }: Estimate, text: (value: number) => string): string =>
  say.interval(text(mean), text(low), text(high));

function report(head: Head, games: number, lines: readonly ArenaLine[], width: number): string[] {
  const c = say.columns;
  const rows = lines.map((line) => [
    line.bot,
    `${line.seats}`,
    interval(line.wins, percent),
    interval(line.rating, (value) => value.toFixed(1)),
    interval(line.score, (value) => value.toFixed(1)),
    line.msPerMove === undefined ? '-' : line.msPerMove.toFixed(1),
    line.iterationsPerSecond === undefined ? '-' : say.rate(line.iterationsPerSecond),
  ]);
  return [
    say.head(head.meta, head.players, games),
    say.budget(head.budget),
    '',
    ...columns(
      [[c.bot, c.seats, c.wins, c.rating, c.score, c.ms, c.iterations], ...rows],
      Math.max(width, 110),
    ),
    '',
    say.note(1 / head.players),
  ];
}

const asJson = (head: Head, games: readonly ArenaGame[], lines: readonly ArenaLine[]) => ({
  game: head.meta.id,
  players: head.players,
  options: head.options,
  seed: head.seed,
  bots: head.bots,
  budget: head.budget,
  games: games.length,
  byBot: lines,
});

async function save({ err }: Context, path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(no.unwritable(path, error.code ?? error.message));
  });
  err.write(`${say.wrote(path)}\n`);
}

// The suite

/** Every so many games the results are saved. */
const SAVE_EVERY = 5;

async function suite(context: Context, id: string | undefined, flags: ArenaFlags): Promise<void> {
  const chosen = id === undefined ? context.games : [findGame(context.games, id)];
  const budget = budgetOf(flags);
  const terms = JSON.stringify({ budget, seed: flags.seed });
  const file = new SuiteFile();
  await file.load();
  const rows: SuiteResult[] = [];
  for (const trial of await suiteOf(chosen)) {
    const row = file.row({ ...trial, games: flags.games ?? trial.games }, terms);
    rows.push(row);
    const { meta } = findGame(context.games, trial.game);
    const rivals = Array.from({ length: SUITE_PLAYERS - 1 }, () => trial.rivals);
    const options = defaultOptions(meta.options);
    const head = {
      meta,
      players: SUITE_PLAYERS,
      options,
      seed: flags.seed,
      bots: [trial.bot, ...rivals],
      budget,
    };
    const known = new Set(row.played.map(({ index }) => index));
    const missing = Array.from({ length: row.games }, (_, i) => i).filter((i) => !known.has(i));
    if (missing.length === 0) continue;
    context.err.write(`${say.trial(trial)}\n`);
    await playAll(
      context,
      flags,
      missing.map((i) => jobOf(head, i)),
      (game) => {
        row.played.push(game);
        if (row.played.length % SAVE_EVERY === 0) void file.save();
      },
    );
    await file.save();
  }
  if (flags.json) context.out.line(JSON.stringify(rows.map(summed)));
  else context.out.lines(suiteReport(rows));
  const missed = rows.filter((row) => !summed(row).holds).length;
  if (missed > 0) throw new Refusal(say.missed(missed, rows.length));
}

function summed(row: SuiteResult) {
  const line = tableOf(row.played).find(({ bot }) => bot === row.bot)!;
  const { game, bot, rivals, least } = row;
  // More than chance for certain, and as much as was asked for.
  const holds = line.wins.mean >= least && line.wins.low > 1 / SUITE_PLAYERS;
  return { game, bot, rivals, games: row.played.length, least, wins: line.wins, holds };
}

function suiteReport(rows: readonly SuiteResult[]): string[] {
  const c = say.suiteColumns;
  const table = rows.map((row) => {
    const { wins, least, holds, games } = summed(row);
    return [
      row.game,
      row.bot,
      say.against(SUITE_PLAYERS - 1, row.rivals),
      `${games}`,
      interval(wins, percent),
      percent(least),
      holds ? say.yes : say.no,
    ];
  });
  return columns([[c.game, c.bot, c.rivals, c.games, c.wins, c.least, c.holds], ...table], 110);
}
