/** Plays the games of a plan, one after the other, and notes what a report needs of each. */
import {
  arenaKinds,
  type Bot,
  type BotKind,
  type Forfeit,
  isCommand,
  type Played,
  settled,
} from '../bots/index.ts';
import { CHANCE, type Game, type Hints, type LabHints, type Move } from '../contract/index.ts';
import { Draws } from './draws.ts';
import { LeadFollower } from './lead.ts';
import { secondsFor } from './pace.ts';
import { type Arm, type Chunk, isFollowed, isWeighed, type Plan, plays, seated } from './plan.ts';
import type { GameRow } from './row.ts';
import { Weigher } from './weigh.ts';

/** What a player of games is given of a game. */
export interface LabParts<S> {
  readonly game: Game<S>;
  readonly hints: Hints<S>;
  readonly lab: LabHints<S> | undefined;
  /** At which numbers of players the lowest score wins. */
  readonly lowScoreWins?: readonly number[] | undefined;
}

/** Hears of every program that stops playing. */
export type Complain = (bot: string, game: number, forfeit: Forfeit) => void;

interface Dealt<S> {
  readonly state: S;
  readonly draws: number;
  readonly log: readonly string[];
}

/** Chance has the first stream of random numbers, each seat one after it, and the search that is only asked for its opinion the last. */
const OF_CHANCE = 0;
const OF_SEAT = 1;
const OF_EXPERT = 1000;

const EXPERT = 'gust';

export class LabPlayer<S> {
  readonly #plan: Plan;
  readonly #parts: LabParts<S>;
  readonly #draws = new Draws();
  readonly #buffer: Move[] = [];
  readonly #bots = new Map<string, Bot<S>>();
  readonly #lead: LeadFollower<S>;
  readonly #weigher: Weigher<S>;
  readonly #features: ReadonlyMap<string, number>;
  readonly #kinds: readonly BotKind[];
  readonly #complain: Complain;
  readonly #dealt = new Map<string, Dealt<S>>();
  #dealtFor = -1;

  constructor(
    plan: Plan,
    parts: LabParts<S>,
    kinds: readonly BotKind[] = arenaKinds,
    complain: Complain = () => {},
  ) {
    this.#plan = plan;
    this.#parts = parts;
    this.#kinds = kinds;
    this.#complain = complain;
    this.#lead = new LeadFollower(parts.game, parts.hints);
    this.#weigher = new Weigher(parts.game, parts.hints, this.#kind(EXPERT));
    this.#features = new Map(featureIds(parts.lab).map((id, i) => [id, i]));
  }

  /** The rows of a range of games: by game, then by arm. */
  *play({ from, to }: Chunk): Generator<GameRow> {
    for (let game = from; game < to; game++)
      for (const [arm, setting] of this.#plan.arms.entries())
        if (plays(setting, game)) yield this.#one(game, arm, setting);
  }

  #kind(id: string): BotKind {
    const kind = this.#kinds.find((one) => one.id === id);
    if (!kind) throw new Error(`the lab has no bot "${id}"`);
    return kind;
  }

  #bot(id: string, { players, options, house }: Arm): Bot<S> {
    const { game, hints } = this.#parts;
    const { game: name, version, iterations } = this.#plan;
    const played: Played = { game: name, version, players, options, ...(house ? { house } : {}) };
    // A program of another person is told what is played; ours are the same at every table.
    const key = isCommand(id) ? JSON.stringify([id, played]) : id;
    const bot = this.#bots.get(key) ?? this.#kind(id).make(game, hints, { iterations }, played);
    this.#bots.set(key, bot);
    return bot;
  }

  /** The position after the set-up. A map takes long to make, so arms with the same one share it. */
  #deal(number: number, { players, options, house }: Arm): Dealt<S> {
    const key = JSON.stringify([number, players, options, house]);
    const { game } = this.#parts;
    const known = this.#dealt.get(key);
    if (known) return { ...known, state: game.copy(known.state) };
    if (this.#dealtFor !== number) this.#dealt.clear();
    this.#dealtFor = number;
    const state = game.start(players, options, house);
    const log: string[] = [];
    let draws = 0;
    while (game.next(state).to === 'deal') {
      const draw = game.draw(state, this.#draws.seek(OF_CHANCE, draws++));
      if (this.#plan.moves) log.push(`- ${game.write(state, CHANCE, draw)}`);
      game.play(state, CHANCE, draw);
    }
    this.#dealt.set(key, { state: game.copy(state), draws, log });
    return { state, draws, log };
  }

  #one(number: number, arm: number, setting: Arm): GameRow {
    const { game, lab } = this.#parts;
    const { players } = setting;
    const draws = this.#draws;
    const names = seated(setting, number);
    const bots = names.map((id) => this.#bot(id, setting));
    const isReported = setting.role === 'main' || setting.role === 'versus';
    const follows = isReported && players > 1 && isFollowed(number) ? this.#lead : undefined;
    const weighs = setting.role === 'main' && isWeighed(number) ? this.#weigher : undefined;
    const note = new Noting(players, this.#features.size);
    const count = (seat: number, feature: string, amount = 1): void => {
      const at = this.#features.get(feature);
      if (at === undefined) throw new Error(`no group of the lab has the feature "${feature}"`);
      if (seat < players) note.features[seat]![at]! += amount;
    };
    draws.begin(`${this.#plan.seed}/${number}`);
    const { state, draws: dealt, log } = this.#deal(number, setting);
    note.log.push(...log);
    for (const [seat, bot] of bots.entries()) bot.begins?.(seat, draws.seek(OF_SEAT + seat, 0));
    follows?.begin();
    weighs?.begin();
    let drawn = dealt;
    let decisions = 0;
    for (let next = game.next(state); next.to !== 'over'; next = game.next(state)) {
      if (next.to !== 'act') {
        const draw = game.draw(state, draws.seek(OF_CHANCE, drawn++));
        if (this.#plan.moves) note.log.push(`- ${game.write(state, CHANCE, draw)}`);
        game.play(state, CHANCE, draw);
        note.apart();
        continue;
      }
      const seat = next.seats[0]!;
      const decider = game.decides(state, seat);
      const view = game.view(state, decider);
      const choices = game.moves(view, seat, this.#buffer);
      if (choices > 1 && weighs?.isDue(decisions++))
        weighs.decide(view, seat, choices, note.moves, draws.seek(OF_EXPERT, note.moves));
      const move = bots[decider]!.choose(view, seat, draws.seek(OF_SEAT + decider, note.asked(decider)));
      note.move(decider, choices, next.seats.length);
      if (this.#plan.moves) note.log.push(`${seat} ${game.write(state, seat, move)}`);
      lab?.move?.(state, seat, move, count);
      game.play(state, seat, move);
      follows?.moved(state, players);
    }
    lab?.end?.(state, count);
    const result = game.result(state);
    for (const [seat, bot] of bots.entries()) bot.ends?.(seat, result);
    const lowWins = this.#parts.lowScoreWins?.includes(players) === true;
    const { scores, winners, forfeits } = settled(result, bots, lowWins);
    for (const forfeit of forfeits) this.#complain(names[forfeit.seat]!, number, forfeit);
    return {
      game: number,
      arm,
      scores: scores.slice(0, players),
      wins: Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
      ...note.figures(),
      ...(forfeits.length > 0 ? { forfeits: forfeits.map(({ seat }) => seat) } : {}),
      ...(follows && forfeits.length === 0 ? { lead: follows.end(winners) } : {}),
      ...(weighs ? { weighed: weighs.end(note.moves) } : {}),
      features: note.features,
      ...(this.#plan.moves ? { log: note.log } : {}),
    };
  }
}

/** The features of a game, in the order of the columns. */
export const featureIds = (lab: Pick<LabHints<never>, 'groups'> | undefined): string[] =>
  (lab?.groups ?? []).flatMap(({ features }) => features.map(({ id }) => id));

/** Counts along a game. */
class Noting {
  moves = 0;
  readonly features: number[][];
  readonly log: string[] = [];
  #turns = 0;
  #seconds = 0;
  #forced = 0;
  #last = -1;
  /** How many seats owed a move at once when the first of them made it, and how many are left. */
  #together = 1;
  #left = 0;
  readonly #movesBy: number[];
  readonly #choicesBy: number[];

  constructor(players: number, features: number) {
    const zeros = (): number[] => new Array<number>(players).fill(0);
    this.#movesBy = zeros();
    this.#choicesBy = zeros();
    this.features = Array.from({ length: players }, () => new Array<number>(features).fill(0));
  }

  /** How many moves this seat has been asked for. */
  asked(decider: number): number {
    return this.#movesBy[decider]!;
  }

  /** Chance has drawn: a seat that owes a move now owes a new one. */
  apart(): void {
    this.#left = 0;
  }

  move(decider: number, choices: number, waiting: number): void {
    if (waiting !== this.#left) this.#together = waiting;
    this.#left = waiting - 1;
    this.moves++;
    if (decider !== this.#last || this.#movesBy.length === 1) this.#turns++;
    this.#last = decider;
    if (choices === 1) this.#forced++;
    this.#seconds += secondsFor(choices) / this.#together;
    this.#movesBy[decider]!++;
    this.#choicesBy[decider]! += choices;
  }

  figures() {
    return {
      turns: this.#turns,
      seconds: Math.round(this.#seconds * 10) / 10,
      forced: this.#forced,
      movesBy: this.#movesBy,
      choicesBy: this.#choicesBy,
    };
  }
}
