/** What the words of "updraft lab" stand for: a plan, and what is to be searched. */
import { arenaKinds, isCommand } from '../../bots/index.ts';
import type { Game, House, Options, Position } from '../../contract/index.ts';
import { armsOf, botsFor, USUAL_LEVELS, type Variation } from '../../lab/arms.ts';
import type { Plan } from '../../lab/plan.ts';
import { type Candidate, readWish, type Wish } from '../../lab/wish.ts';
import { readHouse } from '../../toolkit/house.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import {
  botNames,
  type CommandFlags,
  chooseBots,
  chooseOptions,
  chooseSeats,
  limitsOf,
  pairOf,
} from '../choices.ts';
import type { CommandLimits } from '../command-bot/bot.ts';
import type { Context } from '../context.ts';
import { Refusal, unwrap } from '../refusal.ts';
import { program } from '../root.ts';

export interface LabFlags extends CommandFlags {
  readonly players?: string;
  readonly games: number;
  readonly bots: string;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly vary?: readonly string[];
  readonly tune?: readonly string[];
  readonly levels?: string;
  readonly iterations: number;
  readonly moves?: boolean;
  readonly wish?: string;
  readonly budget: number;
}

export interface AskedFor {
  readonly plan: Plan;
  readonly search?: {
    readonly wish: Wish;
    readonly candidates: readonly Candidate[];
    readonly bots: readonly string[];
  };
}

/** No more settings than can be told apart, and played, in one report. */
const MOST_SETTINGS = 200;

export async function readAsked(
  context: Context,
  { meta, entry }: LocalizedGame,
  game: Game<Position>,
  flags: LabFlags,
): Promise<AskedFor> {
  const players = readPlayers(context, meta, flags.players);
  const options = chooseOptions(context, meta, flags.option);
  const limits = limitsOf(flags);
  const bots = await readBots(context, flags.bots, players, limits);
  const varied = combinations(context, game, { options, players }, meta, flags.vary ?? []);
  const tuned = tune(context, game, { options, players }, flags.tune ?? []);
  const searched =
    flags.wish === undefined ? undefined : readSearch(context, flags, players, options, varied, tuned);
  const asked = {
    players,
    options,
    versus: searched ? [] : versusOf(varied, tuned, options),
    bots,
    levels: await readLevels(context, flags.levels, limits),
  };
  const arms = armsOf(asked, entry.facts);
  const plan: Plan = {
    format: 1,
    program: program(),
    game: meta.id,
    version: meta.version,
    seed: flags.seed,
    first: 0,
    games: flags.games,
    iterations: flags.iterations,
    ...(arms.some((arm) => arm.bots.some(isCommand))
      ? { programs: { ms: limits.ms, memoryMb: limits.memoryMb } }
      : {}),
    moves: flags.moves === true,
    arms,
  };
  if (plan.arms.length > MOST_SETTINGS)
    throw new Refusal(context.words.lab.tooMany(plan.arms.length, MOST_SETTINGS));
  return { plan, ...(searched ? { search: { ...searched, bots: botsFor(bots, players[0]!) } } : {}) };
}

function readPlayers(context: Context, meta: LocalizedGame['meta'], given: string | undefined): number[] {
  if (given === undefined) return [chooseSeats(context, meta, undefined)];
  const parts = given.split(',').flatMap((part) => {
    const form = /^(\d+)(?:-(\d+))?$/.exec(part.trim());
    if (!form) throw new Refusal(context.words.lab.playersForm(given));
    const [from, to] = [Number(form[1]), Number(form[2] ?? form[1])];
    if (to < from || to - from > 100) throw new Refusal(context.words.lab.playersForm(given));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
  return [...new Set(parts)].sort((a, b) => a - b).map((count) => chooseSeats(context, meta, count));
}

async function readBots(
  context: Context,
  given: string,
  players: readonly number[],
  limits: CommandLimits,
): Promise<string[]> {
  for (const count of players) await chooseBots(context, given, count, { among: arenaKinds, limits });
  return botNames(given);
}

async function readLevels(
  context: Context,
  given: string | undefined,
  limits: CommandLimits,
): Promise<string[]> {
  if (given === undefined) return [...USUAL_LEVELS];
  if (given === 'none') return [];
  const ids = botNames(given);
  for (const id of ids) await chooseBots(context, id, 1, { among: arenaKinds, limits });
  return ids;
}

interface Table {
  readonly options: Options;
  readonly players: readonly number[];
}

/** A house must hold at every table of the run. */
function houseAt(
  context: Context,
  game: Game<Position>,
  { options, players }: Table,
  given: Readonly<Record<string, unknown>>,
): House | undefined {
  let house: House | undefined;
  for (const seats of players)
    house = unwrap(readHouse(game, { seats, options }, given), context.match.refuse);
  return house;
}

function tune(
  context: Context,
  game: Game<Position>,
  table: Table,
  given: readonly string[],
): House | undefined {
  if (given.length === 0) return undefined;
  const house = houseAt(context, game, table, Object.fromEntries(given.map((text) => pairOf(context, text))));
  if (!house) throw new Refusal(context.words.lab.tunedToStandard);
  return house;
}

/** `3..6` stands for 3,4,5,6. */
function valuesOf(text: string, step: number): string[] {
  return text.split(',').flatMap((part) => {
    const form = /^(-?\d+)\.\.(-?\d+)$/.exec(part.trim());
    if (!form) return [part.trim()];
    const [from, to] = [Number(form[1]), Number(form[2])];
    const count = Math.min(MOST_SETTINGS + 1, Math.floor((to - from) / step) + 1);
    return Array.from({ length: Math.max(0, count) }, (_, i) => String(from + i * step));
  });
}

/** Every combination of the values that are varied, options and numbers of the house alike. */
function combinations(
  context: Context,
  game: Game<Position>,
  table: Table,
  meta: LocalizedGame['meta'],
  given: readonly string[],
): Variation[] {
  let all: { readonly options: Record<string, string>; readonly house: Record<string, string> }[] = [
    { options: {}, house: {} },
  ];
  for (const text of given) {
    const [name, list] = pairOf(context, text);
    const kind =
      Object.hasOwn(meta.options, name) || !Object.hasOwn(game.turnables ?? {}, name) ? 'options' : 'house';
    const values = valuesOf(list, game.turnables?.[name]?.step ?? 1);
    all = all.flatMap((one) => values.map((value) => ({ ...one, [kind]: { ...one[kind], [name]: value } })));
    if (all.length > MOST_SETTINGS) throw new Refusal(context.words.lab.tooMany(all.length, MOST_SETTINGS));
  }
  return all.map((one) => {
    const pairs = Object.entries({ ...table.options, ...one.options }).map(
      ([name, value]) => `${name}=${value}`,
    );
    const options = chooseOptions(context, meta, pairs);
    const house = houseAt(context, game, { ...table, options }, one.house);
    return { options, ...(house ? { house } : {}) };
  });
}

const same = (a: Variation, b: Variation): boolean =>
  JSON.stringify([a.options, a.house]) === JSON.stringify([b.options, b.house]);

/** All settings but the game as it is; a tuned one beside each where both are asked for. */
function versusOf(varied: readonly Variation[], tuned: House | undefined, options: Options): Variation[] {
  const all = tuned
    ? [...varied, ...varied.map((one) => ({ ...one, house: { ...one.house, ...tuned } }))]
    : varied;
  return all.filter((one, i) => !same(one, { options }) && all.findIndex((other) => same(one, other)) === i);
}

function readSearch(
  context: Context,
  flags: LabFlags,
  players: readonly number[],
  options: Options,
  varied: readonly Variation[],
  tuned: House | undefined,
): { wish: Wish; candidates: Candidate[] } {
  const say = context.words.lab;
  if (players.length > 1) throw new Refusal(say.wishOneTable);
  if (varied.length < 2 || tuned) throw new Refusal(say.wishNeedsVary);
  const wish = readWish(flags.wish!, players[0]!);
  if (!wish) throw new Refusal(say.wishForm(flags.wish!));
  const changesOf = ({ options: set, house = {} }: Variation): number =>
    Object.keys(house).length + Object.entries(set).filter(([name, value]) => options[name] !== value).length;
  return { wish, candidates: varied.map((one) => ({ ...one, changes: changesOf(one) })) };
}
