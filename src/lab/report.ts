/** The report of a run as a plain value: what report.json holds, and what pages are made of. */
import { Answering, type Answers } from './answers.ts';
import { BotCounting, type BotReport, ForfeitCounting, type ForfeitReport } from './by-bot.ts';
import { Comparing, type Difference } from './compare.ts';
import type { Arm, Plan } from './plan.ts';
import { type GameRow, isForfeited } from './row.ts';
import { type Estimated, Ratio } from './stats.ts';
import type { SearchOutcome } from './wish.ts';

export interface ArmReport {
  readonly arm: number;
  readonly answers: Answers;
}

export interface LevelReport {
  readonly arm: number;
  readonly challenger: string;
  /** The share of games that the challenger wins, and its score less the mean of the others'. */
  readonly wins: Estimated;
  readonly ahead: Estimated;
}

export interface VersusReport {
  readonly arm: number;
  readonly base: number;
  readonly differences: readonly Difference[];
}

export interface LabReport {
  readonly format: 1;
  readonly plan: Plan;
  /** Games played, over all arms. */
  readonly games: number;
  readonly arms: readonly ArmReport[];
  /** The bots of each arm in which they differ, but for levels. */
  readonly bots: readonly BotReport[];
  readonly forfeits: readonly ForfeitReport[];
  readonly versus: readonly VersusReport[];
  readonly levels: readonly LevelReport[];
  readonly search?: SearchOutcome;
}

/** Takes the rows of a run by game, then by arm, and makes its report at any time. */
export class Reporting {
  readonly #plan: Plan;
  readonly #arms: (Answering | undefined)[];
  readonly #versus: (Comparing | undefined)[];
  readonly #levels: ({ wins: Ratio; ahead: Ratio } | undefined)[];
  readonly #bots: (BotCounting | undefined)[];
  readonly #forfeits: ForfeitCounting;
  /** The rows of the game under way, by arm, but for those that a program forfeited. */
  #rows: GameRow[] = [];
  #game = -1;
  #games = 0;

  constructor(plan: Plan, features: readonly string[]) {
    this.#plan = plan;
    this.#arms = plan.arms.map((arm) =>
      arm.role === 'main' || arm.role === 'versus' ? new Answering(arm.players, features) : undefined,
    );
    this.#versus = plan.arms.map((arm) => (arm.role === 'versus' ? new Comparing(arm.players) : undefined));
    this.#levels = plan.arms.map((arm) =>
      arm.role === 'level' ? { wins: new Ratio(), ahead: new Ratio() } : undefined,
    );
    this.#bots = plan.arms.map((arm) =>
      arm.role !== 'level' && new Set(arm.bots).size > 1 ? new BotCounting(arm) : undefined,
    );
    this.#forfeits = new ForfeitCounting(plan.arms);
  }

  /** A game that a program forfeited tells something about the bots, and nothing about the game. */
  add(row: GameRow): void {
    if (row.game !== this.#game) this.#rows = [];
    this.#game = row.game;
    this.#games++;
    const arm = this.#plan.arms[row.arm]!;
    this.#forfeits.add(row, arm);
    this.#bots[row.arm]?.add(row);
    const level = this.#levels[row.arm];
    if (level) addLevel(level, row, arm);
    if (isForfeited(row)) return;
    this.#rows[row.arm] = row;
    this.#arms[row.arm]?.add(row);
    const base = arm.base === undefined ? undefined : this.#rows[arm.base];
    if (base) this.#versus[row.arm]?.add(row, base);
  }

  report(): LabReport {
    return {
      format: 1,
      plan: this.#plan,
      games: this.#games,
      arms: this.#arms.flatMap((one, arm) => (one ? [{ arm, answers: one.answers() }] : [])),
      bots: this.#bots.flatMap((one, arm) => one?.report(arm) ?? []),
      forfeits: this.#forfeits.report(),
      versus: this.#versus.flatMap((one, arm) =>
        one ? [{ arm, base: this.#plan.arms[arm]!.base!, differences: one.differences() }] : [],
      ),
      levels: this.#levels.flatMap((one, arm) =>
        one
          ? [
              {
                arm,
                challenger: this.#plan.arms[arm]!.challenger!,
                wins: one.wins.share(),
                ahead: one.ahead.estimate(),
              },
            ]
          : [],
      ),
    };
  }
}

/** The challenger is the first of the arm's bots, and moves on with the others. */
function addLevel({ wins, ahead }: { wins: Ratio; ahead: Ratio }, row: GameRow, arm: Arm): void {
  const seat = row.game % arm.players;
  const others = row.scores.filter((_, other) => other !== seat);
  wins.add(row.wins[seat]!);
  if (isForfeited(row)) return;
  ahead.add(row.scores[seat]! - others.reduce((sum, score) => sum + score, 0) / others.length);
}

/** Six digits are more than any interval can tell, and the same on every machine. */
export const writeReport = (report: LabReport): string =>
  `${JSON.stringify(
    report,
    (_, value: unknown) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? Number.isFinite(value)
          ? Number(value.toPrecision(6))
          : null
        : value,
    1,
  )}\n`;
