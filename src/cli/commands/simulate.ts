/** Many games played by bots: summed up, or written down line by line. */
import { type Bot, type BotKind, type Forfeit, playOut, playRandom, settled } from '../../bots/index.ts';
import type { Entry, Game, GameMeta, House, Move, Options, Position, Result } from '../../contract/index.ts';
import { writeTranscript } from '../../match/transcript.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { type CommandFlags, chooseBots, chooseOptions, chooseSeats, findGame, limitsOf } from '../choices.ts';
import { complainer } from '../command-bot/complain.ts';
import type { Context } from '../context.ts';
import { chooseHouse, houseLines } from '../house.ts';
import { columns } from '../layout.ts';
import { type Progress, progress } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import { type Line, Summary } from '../summary.ts';

export interface SimulateFlags extends CommandFlags {
  readonly players?: number;
  readonly games: number;
  readonly seed: string;
  readonly option?: readonly string[];
  readonly tune?: readonly string[];
  readonly bots: string;
  readonly rotate?: boolean;
  readonly json?: boolean;
  readonly transcript?: boolean;
  readonly legal?: boolean;
}

export async function simulate(context: Context, id: string, flags: SimulateFlags): Promise<void> {
  if (flags.transcript && flags.json) throw new Refusal(context.words.refusals.transcriptOrJson);
  if (flags.legal && !flags.transcript) throw new Refusal(context.words.refusals.legalAlone);
  const entry = findGame(context, id);
  const { meta, rules, hints } = entry;
  const seats = chooseSeats(context, meta, flags.players);
  const options = chooseOptions(context, meta, flags.option);
  const kinds = await chooseBots(context, flags.bots, seats, { limits: limitsOf(flags) });
  const [game, hint] = await Promise.all([rules(), hints()]);
  const house = chooseHouse(context, game, { seats, options }, flags.tune);
  const played = {
    game: meta.id,
    version: meta.version,
    players: seats,
    options,
    ...(house ? { house } : {}),
  };
  const run = new Run(game, meta, seats, { options, house }, flags, kinds, (kind) =>
    kind.make(game, hint, THINKING, played),
  );
  if (!flags.transcript && !flags.json) {
    const ids = kinds.map(({ id: bot }) => bot);
    context.out.lines(await houseLines(context, entry, house, ids));
  }
  await (flags.transcript ? transcribe(context, run) : sumUp(context, run));
}

/** Simulations are the same for the same seed, so thinking is counted and not timed. */
const THINKING = { iterations: 400 };

/** One series of games; game i depends on the seed and i alone. */
class Run {
  readonly game: Game<Position>;
  readonly meta: GameMeta;
  readonly seats: number;
  readonly options: Options;
  readonly house: House | undefined;
  readonly flags: SimulateFlags;
  readonly kinds: readonly BotKind[];
  readonly #bots: readonly Bot<Position>[];
  readonly #buffer: Move[] = [];
  readonly #onlyRandom: boolean;

  constructor(
    game: Game<Position>,
    meta: GameMeta,
    seats: number,
    { options, house }: { readonly options: Options; readonly house: House | undefined },
    flags: SimulateFlags,
    kinds: readonly BotKind[],
    make: (kind: BotKind) => Bot<Position>,
  ) {
    this.game = game;
    this.meta = meta;
    this.seats = seats;
    this.options = options;
    this.house = house;
    this.flags = flags;
    this.kinds = kinds;
    const made = new Map([...new Set(kinds)].map((kind) => [kind, make(kind)]));
    this.#bots = kinds.map((kind) => made.get(kind)!);
    this.#onlyRandom = kinds.every(({ id }) => id === 'random');
  }

  seed(i: number): string {
    return `${this.flags.seed}/${i}`;
  }

  /** Who sits where in game i. */
  seated<T>(list: readonly T[], i: number): T[] {
    const shift = this.flags.rotate ? i % this.seats : 0;
    return list.map((_, seat) => list[(seat - shift + this.seats) % this.seats]!);
  }

  /** Plays game i to its end. */
  play(
    i: number,
    note?: (entry: Entry) => void,
  ): { result: Result; moves: number; forfeits: readonly Forfeit[] } {
    const state = this.game.start(this.seats, this.options, this.house);
    const rng = new FastRng(this.seed(i));
    const bots = this.seated(this.#bots, i);
    const moves =
      this.#onlyRandom && !note
        ? playRandom(this.game, state, rng, this.#buffer)
        : playOut(this.game, state, bots, rng, note);
    const lowWins = this.meta.lowScoreWins?.includes(this.seats) === true;
    const result = settled(this.game.result(state), bots, lowWins);
    return { result, moves, forfeits: result.forfeits };
  }
}

const tunedOf = ({ house }: Run) => (house ? { house } : {});

async function transcribe(context: Context, run: Run): Promise<void> {
  const { out, err, words } = context;
  const { flags, meta, seats, options } = run;
  const complain = complainerOf(context, run);
  const bar = out.isTerminal ? undefined : await progress(err, flags.games, words.simulate.bar);
  for (let i = 0; i < flags.games; i++) {
    const log: Entry[] = [];
    complain(i, run.play(i, (entry) => log.push(entry)).forfeits);
    const head = { game: meta.id, players: seats, options, ...tunedOf(run), seed: run.seed(i) };
    for (const line of writeTranscript(run.game, head, log, { legal: flags.legal === true })) {
      const full = out.line(line);
      if (full) await full;
    }
    bar?.at(i + 1);
  }
  bar?.stop();
}

const BREATH_MS = 50;

async function sumUp(context: Context, run: Run): Promise<void> {
  const { flags, meta, seats, options } = run;
  const bar = await progress(context.err, flags.games, context.words.simulate.bar);
  const summary = await playAll(context, run, bar);
  bar.stop();
  const bots = run.kinds.map(({ id }) => id);
  const head = {
    game: meta.id,
    players: seats,
    options,
    ...tunedOf(run),
    seed: flags.seed,
    games: flags.games,
    bots,
  };
  if (flags.json) context.out.line(summary.toJson(head));
  else context.out.lines(report(context, run, summary));
}

/** Tells of the forfeits of game i. */
function complainerOf(context: Context, run: Run): (i: number, forfeits: readonly Forfeit[]) => void {
  const complain = complainer(context);
  return (i, forfeits) => {
    for (const forfeit of forfeits) complain(run.seated(run.kinds, i)[forfeit.seat]!.id, i, forfeit);
  };
}

async function playAll(context: Context, run: Run, bar: Progress): Promise<Summary> {
  const complain = complainerOf(context, run);
  const summary = new Summary(run.seats);
  const names = run.kinds.map(({ id }) => id);
  let breath = performance.now();
  for (let i = 0; i < run.flags.games; i++) {
    const { result, moves, forfeits } = run.play(i);
    summary.add(result, moves, run.seated(names, i), forfeits);
    complain(i, forfeits);
    if (performance.now() - breath < BREATH_MS) continue;
    bar.at(i + 1);
    await context.out.flush();
    breath = performance.now();
  }
  return summary;
}

function report(context: Context, run: Run, summary: Summary): string[] {
  const { number, simulate: say } = context.words;
  const { width } = context.out;
  const figures = ({ score, wins }: Line): string[] => [
    say.interval(score.mean.toFixed(2), score.low.toFixed(2), score.high.toFixed(2)),
    say.interval(percent(wins.mean), percent(wins.low), percent(wins.high)),
  ];
  const { meta, seats, options, flags, kinds } = run;
  const { mean, low, high } = summary.length.estimate();
  const { min, max } = summary.length;
  const set = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const c = say.columns;
  const seatRows = summary
    .seats()
    .map((line, seat) => [`${seat}`, flags.rotate ? say.rotating : kinds[seat]!.id, ...figures(line)]);
  const bots = [...summary.bots()];
  return [
    say.head(meta, seats, flags.games, flags.seed),
    ...(set.length ? [say.options(set.join(', '))] : []),
    say.length(one(mean), one(low), one(high), min, max),
    '',
    ...columns([[c.seat, c.bot, c.score, c.wins], ...seatRows], width),
    ...[...summary.forfeits].map(([bot, count]) => context.words.commandBots.forfeits(bot, count)),
    ...(bots.length > 1
      ? [
          '',
          ...columns(
            [
              [c.bot, c.games, c.score, c.wins],
              ...bots.map(([id, line]) => [id, number(line.games), ...figures(line)]),
            ],
            width,
          ),
        ]
      : []),
    '',
    say.note,
    ...(meta.lowScoreWins?.includes(seats) ? [say.lowWins] : []),
  ];
}

const one = (value: number): string => value.toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
