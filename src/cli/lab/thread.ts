/** What a thread of the lab does: it plays ranges of games and answers their rows as lines. */
import { arenaKinds, type Forfeit, isCommand } from '../../bots/index.ts';
import type { GameEntry, Position } from '../../contract/index.ts';
import type { Chunk, Plan } from '../../lab/plan.ts';
import { LabPlayer } from '../../lab/play.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { commandKind, USUAL_LIMITS } from '../command-bot/bot.ts';

export interface LabJob {
  readonly plan: Plan;
  readonly chunk: Chunk;
  /** All that programs of other people are told and say is added to this file. */
  readonly botLog?: string;
}

export type LabMessage =
  /** So many games more are played. */
  | { readonly played: number }
  /** A program has stopped playing. */
  | { readonly bot: string; readonly game: number; readonly forfeit: Forfeit }
  /** The chunk is played: its rows, a line of JSON each. */
  | { readonly lines: string }
  | { readonly failed: string };

/** A bar moves on once in so many milliseconds. */
const TOLD_EVERY = 250;

export class LabThread {
  readonly #games: readonly GameEntry[];
  readonly #say: (message: LabMessage) => void;
  #player: LabPlayer<Position> | undefined;
  #playing = '';

  constructor(games: readonly GameEntry[], say: (message: LabMessage) => void) {
    this.#games = games;
    this.#say = say;
  }

  async take({ plan, chunk, botLog }: LabJob): Promise<void> {
    try {
      const player = await this.#playerOf(plan, botLog);
      let lines = '';
      let played = 0;
      let told = performance.now();
      for (const row of player.play(chunk)) {
        lines += `${JSON.stringify(row)}\n`;
        played++;
        if (performance.now() - told < TOLD_EVERY) continue;
        told = performance.now();
        this.#say({ played });
        played = 0;
      }
      this.#say({ played });
      this.#say({ lines });
    } catch (error) {
      this.#say({ failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  }

  /** Bots are made once for a plan: what they have learnt to run fast stays. */
  async #playerOf(plan: Plan, log: string | undefined): Promise<LabPlayer<Position>> {
    const playing = JSON.stringify(plan);
    if (this.#player && this.#playing === playing) return this.#player;
    const entry = this.#games.find(({ facts }) => facts.id === plan.game);
    if (!entry) throw new Error(`there is no game "${plan.game}"`);
    const [game, hints, lab] = await Promise.all([
      rulesOf(entry, plan.version),
      entry.hints(),
      entry.lab?.('en'),
    ]);
    const { lowScoreWins } = entry.facts;
    const commands = plan.arms.flatMap(({ bots }) => bots).filter(isCommand);
    const limits = { ...USUAL_LIMITS, ...plan.programs, ...(log === undefined ? {} : { log }) };
    const kinds = [...arenaKinds, ...[...new Set(commands)].map((id) => commandKind(id, limits))];
    this.#player = new LabPlayer(plan, { game, hints, lab, lowScoreWins }, kinds, (bot, game, forfeit) =>
      this.#say({ bot, game, forfeit }),
    );
    this.#playing = playing;
    return this.#player;
  }
}
