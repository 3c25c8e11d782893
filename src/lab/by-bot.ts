/** What games tell about the bots that play them. Bots move on from seat to seat, so no bot keeps the better one. */
import { isCommand } from '../bots/ids.ts';
import { type Arm, seated } from './plan.ts';
import { type GameRow, isForfeited, total } from './row.ts';
import { type Estimated, Ratio } from './stats.ts';

export interface BotReport {
  readonly arm: number;
  readonly bot: string;
  /** The share of its seats that won; a win that k seats share counts 1/k. What it forfeited is lost. */
  readonly wins: Estimated;
  /** The mean score of its seats less that of the others', in games that no program forfeited. */
  readonly ahead: Estimated;
}

export interface ForfeitReport {
  readonly bot: string;
  /** The games that it began, over all arms, and those among them that it did not play to the end. */
  readonly games: number;
  readonly forfeited: number;
}

/** The bots of one arm. */
export class BotCounting {
  readonly #arm: Arm;
  readonly #bots: ReadonlyMap<string, { readonly wins: Ratio; readonly ahead: Ratio }>;

  constructor(arm: Arm) {
    this.#arm = arm;
    this.#bots = new Map(arm.bots.map((bot) => [bot, { wins: new Ratio(), ahead: new Ratio() }]));
  }

  add(row: GameRow): void {
    const sitting = seated(this.#arm, row.game);
    for (const [bot, { wins, ahead }] of this.#bots) {
      const isOwn = (_: unknown, seat: number): boolean => sitting[seat] === bot;
      const own = row.scores.filter(isOwn);
      const others = row.scores.filter((_, seat) => sitting[seat] !== bot);
      wins.add(total(row.wins.filter(isOwn)), own.length);
      if (!isForfeited(row)) ahead.add(total(own) / own.length - total(others) / others.length);
    }
  }

  report(arm: number): BotReport[] {
    return [...this.#bots].map(([bot, { wins, ahead }]) => ({
      arm,
      bot,
      wins: wins.share(),
      ahead: ahead.estimate(),
    }));
  }
}

/** What programs of other people have forfeited, over all arms. */
export class ForfeitCounting {
  readonly #programs = new Map<string, { games: number; forfeited: number }>();

  constructor(arms: readonly Arm[]) {
    for (const bot of arms.flatMap(({ bots }) => bots))
      if (isCommand(bot)) this.#programs.set(bot, { games: 0, forfeited: 0 });
  }

  add(row: GameRow, arm: Arm): void {
    if (this.#programs.size === 0) return;
    const sitting = seated(arm, row.game);
    const lost = new Set(row.forfeits?.map((seat) => sitting[seat]));
    for (const bot of new Set(sitting)) {
      const count = this.#programs.get(bot);
      if (!count) continue;
      count.games++;
      if (lost.has(bot)) count.forfeited++;
    }
  }

  report(): ForfeitReport[] {
    return [...this.#programs].map(([bot, count]) => ({ bot, ...count }));
  }
}
