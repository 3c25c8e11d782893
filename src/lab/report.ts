/** The report of a run as a plain value: what report.json holds, and what pages are made of. */
import { Answering, type Answers } from './answers.ts';
import { Comparing, type Difference } from './compare.ts';
import type { Arm, Plan } from './plan.ts';
import type { GameRow } from './row.ts';
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
  /** The rows of the game under way, by arm. */
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
  }

  add(row: GameRow): void {
    if (row.game !== this.#game) this.#rows = [];
    this.#game = row.game;
    this.#rows[row.arm] = row;
    this.#games++;
    const arm = this.#plan.arms[row.arm]!;
    this.#arms[row.arm]?.add(row);
    const base = arm.base === undefined ? undefined : this.#rows[arm.base];
    if (base) this.#versus[row.arm]?.add(row, base);
    const level = this.#levels[row.arm];
    if (level) addLevel(level, row, arm);
  }

  report(): LabReport {
    return {
      format: 1,
      plan: this.#plan,
      games: this.#games,
      arms: this.#arms.flatMap((one, arm) => (one ? [{ arm, answers: one.answers() }] : [])),
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
