/**
 * What a spectator could tell from times alone. People play Cloud 9 by the table's machine, each as slowly as they are; whenever a pilot gives up,
 * what the spectator saw of the time is kept, with the secret whether the pilot could have paid with a wild card instead. A learner
 * that was shown other matches then says which it was.
 */
import { type Move, type Seat, SPECTATOR } from '../../src/contract/index.ts';
import { games } from '../../src/games/index.ts';
import type { Effect } from '../../src/match/events.ts';
import { newHead } from '../../src/match/match.ts';
import { TableMachine } from '../../src/match/table.ts';
import { LIVE } from '../../src/online/table.ts';
import { defaultOptions } from '../../src/toolkit/options.ts';
import { FastRng } from '../../src/toolkit/rng.ts';
import { rulesOf } from './follow.ts';
import { type Example, judge, learn } from './learner.ts';

export interface TimingOptions {
  /** Moves that the learner is shown, and moves that it is tested on. */
  readonly moves: number;
  readonly seed: string;
  /** Who plays, and how long the program waits before a forced move: as it does, or one of the player's own times again. */
  readonly who: 'people' | 'people, times replayed' | 'bots' | 'bots, forced moves not asked for';
}

export interface TimingReport {
  readonly moves: number;
  /** Percent of forced moves among them, of right answers, and of those that always say the same. */
  readonly forced: number;
  readonly right: number;
  readonly base: number;
}

const GAME = 'cloud-nine';
const SEATS = 4;
const PAUSE = 700;
/** What is left of the network's jitter when a message comes, in milliseconds. */
const JITTER = 12;
/** How long a storm thinks; and how long it waits for a thread, on average, where the server is busy. */
const THOUGHT = 600;
const QUEUE = 250;
/** Of a hundred pilots who lack a colour and have a wild card so many keep it. */
const KEEPS = 60;

export async function timing({ moves, seed, who }: TimingOptions): Promise<TimingReport> {
  const gather = async (what: string) => {
    const examples: Example[] = [];
    for (let n = 0; examples.length < moves; n++)
      examples.push(...(await new Evening(`${seed}/${what}/${n}`, who).play()));
    return examples.slice(0, moves);
  };
  const likelihood = learn(await gather('shown'));
  const tested = await gather('tested');
  const forced = (100 * tested.filter(({ label }) => label).length) / tested.length;
  return { moves: tested.length, forced, ...judge(likelihood, tested) };
}

/** A player's own way with time. */
class Temper {
  readonly #rng: FastRng;
  readonly #median: number;
  readonly #spread: number;
  /** Some are either quick or slow. */
  readonly #slow: number;

  constructor(rng: FastRng) {
    this.#rng = rng;
    this.#median = 1200 * Math.exp(2 * share(rng));
    this.#spread = 0.3 + 0.5 * share(rng);
    this.#slow = share(rng) < 0.3 ? 3 : 1;
  }

  /** Harder choices take longer. */
  think(hard: boolean): number {
    const rng = this.#rng;
    const slow = share(rng) < 0.35 ? this.#slow : 1;
    const ms = this.#median * slow * (hard ? 1.25 : 1) * Math.exp(this.#spread * normal(rng));
    return Math.round(Math.min(ms, 45_000));
  }
}

/** What a spectator hears of a move: the time since the last message, how much came with it, and what is left on the mover's clock. */
interface Heard {
  readonly by: Seat;
  readonly gap: number;
  readonly entries: number;
  readonly left: number;
}

type Effects = readonly Effect<unknown>[];

/** One match. */
class Evening {
  readonly #seed: string;
  readonly #who: TimingOptions['who'];
  readonly #rng: FastRng;
  readonly #tempers: readonly Temper[];
  readonly #heard: Heard[] = [];
  #now = 1_700_000_000_000;

  constructor(seed: string, who: TimingOptions['who']) {
    this.#seed = seed;
    this.#who = who;
    this.#rng = new FastRng(seed);
    this.#tempers = Array.from({ length: SEATS }, () => new Temper(this.#rng));
  }

  get #arePeople(): boolean {
    return this.#who === 'people' || this.#who === 'people, times replayed';
  }
  get #isOld(): boolean {
    return this.#who === 'people, times replayed' || this.#who === 'bots, forced moves not asked for';
  }

  /** Plays it to its end; answers an example for every pilot who gave up. */
  async play(): Promise<readonly Example[]> {
    const machine = await this.#sitDown();
    const { match } = machine;
    const examples: Example[] = [];
    let effects = machine.step({ type: 'open' }, this.#now) as Effects;
    while (!machine.isOver) {
      const seat = match.owing[0]!;
      const forced = match.forced(seat);
      const move = forced ?? this.#choose(machine, seat);
      const givesUp = match.game.write(match.state, seat, move) === 'fail';
      const before = this.#now;
      effects = this.#decide(machine, effects, { seat, move, forced: forced !== undefined });
      const heard = this.#hear(machine, effects, seat, before);
      const earlier = this.#heard.filter(({ by }) => by === seat);
      if (givesUp && earlier.length > 0)
        examples.push({ features: featuresOf(heard, earlier), label: forced !== undefined });
      this.#heard.push(heard);
    }
    return examples;
  }

  async #sitDown(): Promise<TableMachine> {
    const { facts } = games.find((entry) => entry.facts.id === GAME)!;
    const secret = Array.from({ length: 64 }, () => this.#rng.below(16).toString(16)).join('');
    const player = this.#arePeople ? ('person' as const) : { bot: 'storm' };
    const head = newHead({
      id: this.#seed,
      game: GAME,
      version: facts.version,
      options: defaultOptions(facts.options),
      seats: Array.from({ length: SEATS }, (_, n) => ({ name: `Pilot ${n}`, player, salt: '' })),
      secret,
      created: new Date(this.#now).toISOString(),
      fixedSeats: true,
    });
    // Without a pause the machine makes a forced move as soon as it is woken: this host then decides when, as it was before.
    const pause = this.#isOld ? 0 : PAUSE;
    const terms = { secret, pause, pace: LIVE, chance: 'atOnce', undo: 'agreed' } as const;
    const machine = new TableMachine(await rulesOf(GAME), head, terms, { log: [] }, this.#now);
    machine.viewers = [SPECTATOR];
    return machine;
  }

  /** A pilot who lacks a colour and has a wild card often keeps it; everything else is as it comes. */
  #choose({ match: { game, state } }: TableMachine, seat: Seat): Move {
    const moves: Move[] = [];
    const legal = moves.slice(0, game.moves(state, seat, moves));
    const fail = legal.find((move) => game.write(state, seat, move) === 'fail');
    if (fail !== undefined && this.#rng.below(100) < KEEPS) return fail;
    return legal[this.#rng.below(legal.length)]!;
  }

  /** Time goes by until the move is made: by its player, by a bot that has answered, or by the machine. */
  #decide(
    machine: TableMachine,
    asked: Effects,
    { seat, move, forced }: { readonly seat: Seat; readonly move: Move; readonly forced: boolean },
  ): Effects {
    let effects: Effects = asked.filter(({ type }) => type === 'wake');
    const think = asked.find((effect) => effect.type === 'think');
    if (this.#arePeople && !forced) {
      const { game, state } = machine.match;
      this.#now += this.#tempers[seat]!.think(game.moves(state, seat, []) > 2);
      const count = machine.match.count(seat);
      effects = machine.step({ type: 'move', by: seat, seat, count, move }, this.#now);
    } else if (think) {
      // A bot without a choice takes as long as its last thought did.
      const thought = THOUGHT + 20 * share(this.#rng) - QUEUE * Math.log(share(this.#rng));
      this.#now += Math.round(this.#isOld ? Math.max(PAUSE, thought) : thought);
      effects = machine.step({ type: 'thoughts', thoughts: [{ id: think.id, seat, move }] }, this.#now);
    } else if (this.#isOld) {
      this.#now += this.#oldPause(machine, seat);
      effects = machine.step({ type: 'wake' }, this.#now);
    }
    for (let i = 0; !effects.some(({ type }) => type === 'append'); i++) {
      const wake = effects.find((effect) => effect.type === 'wake');
      if (!wake || i > 2) throw new Error(`the match stands still: ${JSON.stringify(effects)}`);
      this.#now = wake.at;
      effects = machine.step({ type: 'wake' }, this.#now);
    }
    return effects;
  }

  /** One of the player's last twelve times again; or, for a bot, always the same. */
  #oldPause({ clocks }: TableMachine, seat: Seat): number {
    const times = this.#arePeople ? clocks!.lastTimes(seat).slice(-12) : [];
    const usual = this.#arePeople ? 3 * PAUSE : PAUSE;
    return times.length > 0 ? Math.min(15_000, times[this.#rng.below(times.length)]!) : usual;
  }

  #hear({ clocks }: TableMachine, effects: Effects, by: Seat, before: number): Heard {
    const append = effects.find((effect) => effect.type === 'append')!;
    const left = clocks!.changes(this.#now).find(([seat]) => seat === by)?.[1] ?? 0;
    const gap = this.#now - before + Math.round(JITTER * share(this.#rng));
    return { by, gap, entries: append.entries.length, left };
  }
}

/** Whatever may tell: how long, how long for this player, how like an earlier time, what the clock says of it. */
function featuresOf({ gap, entries, left }: Heard, earlier: readonly Heard[]): number[] {
  const logs = earlier.map((one) => Math.log(one.gap + 1));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / logs.length);
  const last = earlier.at(-1)!;
  return [
    gap,
    Math.log(gap + 1) - mean,
    (Math.log(gap + 1) - mean) / (spread + 0.1),
    Math.min(...earlier.map((one) => Math.abs(one.gap - gap))),
    Math.min(...earlier.map((one) => Math.abs(one.gap - gap) / (gap + 1))),
    Math.log((gap + 1) / (last.gap + 1)),
    last.left - left,
    Math.min(
      ...earlier.map((one, n) => Math.abs((earlier[n - 1]?.left ?? one.left) - one.left - last.left + left)),
    ),
    left % 1000,
    entries,
    earlier.length,
    gap % 1000,
  ];
}

const GRAIN = 2 ** 20;
const share = (rng: FastRng): number => (rng.below(GRAIN) + 0.5) / GRAIN;
const normal = (rng: FastRng): number =>
  Math.sqrt(-2 * Math.log(share(rng))) * Math.cos(2 * Math.PI * share(rng));
