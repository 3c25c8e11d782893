/** Programs of other people as bots of simulations, arenas and the terminal: `--bots "cmd:python3 mybot.py"`. Never on a server. */
import {
  type Bot,
  type BotKind,
  type Budget,
  COMMAND,
  type CommandId,
  type Effort,
  type Played,
} from '../../bots/index.ts';
import { randomMove } from '../../bots/random.ts';
import type { Game, Json, Move, Result, Rng, Seat } from '../../contract/index.ts';
import { legalTexts } from '../../match/transcript.ts';
import { version } from '../root.ts';
import { Link } from './link.ts';
import { LINE_PROTOCOL, readAnswer, type Told } from './protocol.ts';

export interface CommandLimits {
  /** Milliseconds on the clock for an answer; a bot that takes longer has lost. */
  readonly ms: number;
  /** What each of its processes may reserve. Programs that reserve much and use little, as Node and Java do, need more. */
  readonly memoryMb: number;
  readonly log?: string;
}

export const USUAL_LIMITS: CommandLimits = { ms: 10_000, memoryMb: 4096 };
/** A program may load a model before it says that it is ready. */
const START_MS = 60_000;
const SEEDS = 2 ** 20;

export function commandKind(id: CommandId, limits: CommandLimits = USUAL_LIMITS): BotKind {
  const command = id.slice(COMMAND.length);
  return {
    id,
    make<S>(game: Game<S>, _hints: unknown, budget?: Budget, played?: Played): Bot<S> {
      if (!played) throw new Error('a bot of a command is told what is played');
      return new CommandBot(game, command, limits, budget?.ms, played);
    },
  };
}

/** Starts the command once and says hello; answers what is wrong, if anything is. */
export async function tryCommand(id: CommandId, limits: CommandLimits): Promise<string | undefined> {
  const program = new Program(id.slice(COMMAND.length), limits);
  await program.close();
  return program.failed;
}

/** One process: it plays one seat of a game at a time, and the next game after it. */
class Program {
  readonly #link: Link;
  /** Why it plays no more. */
  failed: string | undefined;

  constructor(command: string, { ms, memoryMb, log }: CommandLimits) {
    this.#link = new Link({ command, memoryMb, ...(log === undefined ? {} : { log }) });
    const hello: Told = {
      t: 'hello',
      protocol: LINE_PROTOCOL,
      program: `updraft ${version()}`,
      limits: { ms, memoryMb },
    };
    this.ask(hello, 'ready', Math.max(START_MS, ms));
  }

  tell(told: Told): void {
    this.#link.tell(JSON.stringify(told));
  }

  ask<T extends 'ready' | 'move'>(told: Told, awaited: T, within: number) {
    const heard = this.#link.ask(JSON.stringify(told), within);
    const read = 'failed' in heard ? { refused: heard.failed } : readAnswer(heard.line, awaited);
    if ('value' in read) return read.value;
    this.failed = read.refused;
    return undefined;
  }

  close(): Promise<void> {
    return this.#link.close();
  }
}

/** A place at the table of the game under way. */
interface Sitting {
  readonly program: Program;
  /** Why the seat has lost. */
  forfeit: string | undefined;
}

class CommandBot<S> implements Bot<S> {
  readonly effort: Effort = { moves: 0, iterations: 0, ms: 0 };
  readonly #game: Game<S>;
  readonly #command: string;
  readonly #limits: CommandLimits;
  readonly #ms: number | undefined;
  readonly #played: Played;
  readonly #sittings = new Map<Seat, Sitting>();
  /** Processes that wait for their next game. */
  readonly #idle: Program[] = [];
  readonly #buffer: Move[] = [];

  constructor(game: Game<S>, command: string, limits: CommandLimits, ms: number | undefined, played: Played) {
    this.#game = game;
    this.#command = command;
    this.#limits = limits;
    this.#ms = ms;
    this.#played = played;
  }

  begins(seat: Seat, rng: Rng): void {
    const program = this.#idle.pop() ?? new Program(this.#command, this.#limits);
    this.#sittings.set(seat, { program, forfeit: program.failed });
    const { game, version: rules, players, options, house = {} } = this.#played;
    const seed = rng.below(SEEDS);
    program.tell({ t: 'start', game, version: rules, players, seat, options, house, seed });
  }

  choose(view: S, seat: Seat, rng: Rng): Move {
    const sitting = this.#sittings.get(this.#game.decides(view, seat))!;
    if (sitting.forfeit === undefined) {
      const move = this.#ask(sitting, view, seat);
      if (move !== undefined) return move;
    }
    return randomMove(this.#game, view, seat, rng, this.#buffer);
  }

  #ask(sitting: Sitting, view: S, seat: Seat): Move | undefined {
    const { program } = sitting;
    const clock = { ...(this.#ms === undefined ? {} : { ms: this.#ms }), limit: this.#limits.ms };
    const legal = legalTexts(this.#game, view, seat, this.#buffer);
    const from = performance.now();
    const answer = program.ask(
      { t: 'turn', seat, view: view as Json, legal, clock },
      'move',
      this.#limits.ms,
    );
    this.effort.moves++;
    this.effort.ms += performance.now() - from;
    if (answer) {
      const read = this.#game.read(view, seat, answer.move);
      if ('value' in read) return read.value;
      program.failed = `it answered the move ${JSON.stringify(answer.move.slice(0, 60))}, which is not legal here`;
    }
    sitting.forfeit = program.failed;
    return undefined;
  }

  forfeitOf(seat: Seat): string | undefined {
    return this.#sittings.get(seat)?.forfeit;
  }

  ends(seat: Seat, { scores, winners }: Result): void {
    const { program } = this.#sittings.get(seat)!;
    // After a failure the next game begins with a new process.
    if (program.failed !== undefined) void program.close();
    else {
      program.tell({ t: 'over', scores, winners });
      this.#idle.push(program);
    }
  }
}
