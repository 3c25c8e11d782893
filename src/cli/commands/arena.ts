/** Bots against bots on all cores: who wins how often, and how sure that is. */
import { writeFile } from 'node:fs/promises';
import { arenaKinds, type Budget } from '../../bots/index.ts';
import type { Estimate } from '../../toolkit/stats.ts';
import { type Head, playGames } from '../arena/play.ts';
import { reportPage } from '../arena/report.ts';
import { type ArenaGame, type ArenaLine, tableOf } from '../arena/table.ts';
import { type CommandFlags, chooseBots, chooseOptions, chooseSeats, findGame, limitsOf } from '../choices.ts';
import { complainer } from '../command-bot/complain.ts';
import type { Context } from '../context.ts';
import { chooseHouse, houseLines } from '../house.ts';
import { columns } from '../layout.ts';
import { Refusal } from '../refusal.ts';
import { suite } from './arena-suite.ts';

export interface ArenaFlags extends CommandFlags {
  readonly players?: number;
  readonly bots: string;
  readonly games?: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly tune?: readonly string[];
  readonly ms?: number;
  readonly iterations?: number;
  readonly threads?: number;
  readonly json?: boolean;
  readonly out?: string;
  readonly suite?: boolean;
  readonly afresh?: boolean;
  readonly results?: string;
}

const USUAL_GAMES = 100;
const USUAL_MS = 50;

const budgetOf = ({ ms, iterations }: ArenaFlags): Budget =>
  iterations === undefined ? { ms: ms ?? USUAL_MS } : { iterations, ...(ms === undefined ? {} : { ms }) };

export async function arena(context: Context, id: string | undefined, flags: ArenaFlags): Promise<void> {
  if (flags.suite && flags.tune) throw new Refusal(context.words.house.suite);
  if (flags.suite) return suite(context, id, budgetOf(flags), flags);
  if (id === undefined) throw new Refusal(context.words.arena.noGame);
  const entry = findGame(context, id);
  const { meta } = entry;
  const players = chooseSeats(context, meta, flags.players);
  const limits = limitsOf(flags);
  const kinds = await chooseBots(context, flags.bots, players, { among: arenaKinds, limits });
  const options = chooseOptions(context, meta, flags.option);
  const house = chooseHouse(context, await entry.rules(), { seats: players, options }, flags.tune);
  const head: Head = {
    meta,
    players,
    options,
    ...(house ? { house } : {}),
    seed: flags.seed,
    bots: kinds.map((kind) => kind.id),
    budget: budgetOf(flags),
    limits,
  };
  const numbers = Array.from({ length: flags.games ?? USUAL_GAMES }, (_, i) => i);
  const complain = complainer(context);
  const games = await playGames(context, head, numbers, flags.threads, (game) => {
    for (const forfeit of game.forfeits ?? []) complain(game.bots[forfeit.seat]!, game.index, forfeit);
  });
  const lines = tableOf(games);
  if (flags.json) context.out.line(JSON.stringify(asJson(head, games, lines)));
  else
    context.out.lines([
      ...(await houseLines(context, entry, house, head.bots)),
      ...report(context, head, games.length, lines),
    ]);
  if (flags.out)
    await save(
      context,
      flags.out,
      reportPage(context.words, context.words.arena.head(meta, players, games.length), games, lines),
    );
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
function report(context: Context, head: Head, games: number, lines: readonly ArenaLine[]): string[] {
  const say = context.words.arena;
  const { width } = context.out;
  const interval = ({ mean, low, high }: Estimate, text: (value: number) => string): string =>
    say.interval(text(mean), text(low), text(high));
  const c = say.columns;
  const anyForfeits = lines.some(({ forfeits }) => forfeits > 0);
  const rows = lines.map((line) => [
    line.bot,
    `${line.seats}`,
    interval(line.wins, percent),
    interval(line.rating, (value) => value.toFixed(1)),
    interval(line.score, (value) => value.toFixed(1)),
    line.msPerMove === undefined ? '-' : line.msPerMove.toFixed(1),
    line.iterationsPerSecond === undefined ? '-' : say.rate(line.iterationsPerSecond),
    ...(anyForfeits ? [`${line.forfeits}`] : []),
  ]);
  const titles = [c.bot, c.seats, c.wins, c.rating, c.score, c.ms, c.iterations];
  return [
    say.head(head.meta, head.players, games),
    say.budget(head.budget),
    '',
    ...columns([[...titles, ...(anyForfeits ? [c.forfeits] : [])], ...rows], Math.max(width, 110)),
    '',
    say.note(1 / head.players),
  ];
}

const asJson = (head: Head, games: readonly ArenaGame[], lines: readonly ArenaLine[]) => ({
  game: head.meta.id,
  players: head.players,
  options: head.options,
  ...(head.house ? { house: head.house } : {}),
  seed: head.seed,
  bots: head.bots,
  budget: head.budget,
  games: games.length,
  byBot: lines,
});

async function save({ err, words }: Context, path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(words.refusals.unwritable(path, error.code ?? error.message));
  });
  err.write(`${words.arena.wrote(path)}\n`);
}
