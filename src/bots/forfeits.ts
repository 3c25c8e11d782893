/** How a game counts in which a bot stopped playing: its seat has lost, and the best of the others has won. */
import type { Result, Seat } from '../contract/index.ts';
import type { Bot } from './bot.ts';

export interface Forfeit {
  readonly seat: Seat;
  /** What the bot did, in a sentence. */
  readonly why: string;
}

export interface Settled extends Result {
  readonly forfeits: readonly Forfeit[];
}

/** The result as it counts. Scores stay as they were played; where every seat forfeited, no seat has won. */
export function settled<S>(result: Result, bots: readonly Bot<S>[], lowScoreWins: boolean): Settled {
  const forfeits: Forfeit[] = [];
  bots.forEach((bot, seat) => {
    const why = bot.forfeitOf?.(seat);
    if (why !== undefined) forfeits.push({ seat, why });
  });
  if (forfeits.length === 0) return { ...result, forfeits };
  const lost = new Set(forfeits.map(({ seat }) => seat));
  const winners = result.winners.filter((seat) => !lost.has(seat));
  if (winners.length > 0) return { ...result, winners, forfeits };
  const left = bots.map((_, seat) => seat).filter((seat) => !lost.has(seat));
  const scores = left.map((seat) => result.scores[seat]!);
  const best = lowScoreWins ? Math.min(...scores) : Math.max(...scores);
  return { ...result, winners: left.filter((seat) => result.scores[seat] === best), forfeits };
}
