/** Plays games of an arena, one after the other, in a process of its own. */

import { arenaKinds, type Bot, playOut, settled } from '../bots/index.ts';
import type { Position } from '../contract/index.ts';
import { games } from '../games/index.ts';
import { rulesOf } from '../toolkit/listing.ts';
import { FastRng } from '../toolkit/rng.ts';
import { cpuClock } from './arena/cpu-clock.ts';
import type { Head } from './arena/play.ts';
import type { ArenaGame } from './arena/table.ts';
import { kindNamed } from './choices.ts';
import { USUAL_LIMITS } from './command-bot/bot.ts';

/** A game of a head. */
export interface ArenaJob extends Omit<Head, 'meta'> {
  readonly game: string;
  readonly index: number;
}

/** Bots are made once for a game and a budget: what they have learnt to run fast stays. */
const made = new Map<string, Bot<Position>>();

const clock = cpuClock();

process.on('message', async (job: ArenaJob) => {
  process.send?.(await playOne(job));
});

async function playOne(job: ArenaJob): Promise<ArenaGame> {
  const entry = games.find(({ facts }) => facts.id === job.game)!;
  const [game, hint] = await Promise.all([rulesOf(entry), entry.hints()]);
  const { players, index } = job;
  const shift = index % players;
  const names = job.bots.map((_, seat) => job.bots[(seat - shift + players) % players]!);
  const { limits = USUAL_LIMITS, options } = job;
  const budget = { ...job.budget, clock };
  const played = {
    game: job.game,
    version: entry.facts.version,
    players,
    options,
    ...(job.house ? { house: job.house } : {}),
  };
  const bots = names.map((name) => {
    const key = JSON.stringify([job.game, name, job.budget]);
    const bot = made.get(key) ?? kindNamed(name, arenaKinds, limits)!.make(game, hint, budget, played);
    made.set(key, bot);
    return bot;
  });
  const before = new Map(bots.map((bot) => [bot, { ...bot.effort }]));
  const state = game.start(players, options, job.house);
  const moves = playOut(game, state, bots, new FastRng(`${job.seed}/${index}`));
  const lowWins = entry.facts.lowScoreWins?.includes(players) === true;
  const { scores, winners, forfeits } = settled(game.result(state), bots, lowWins);
  const effort = [...new Set(names)].flatMap((name) => {
    const bot = bots[names.indexOf(name)]!;
    const was = before.get(bot)!;
    if (!bot.effort) return [];
    const { moves: thought, iterations, ms } = bot.effort;
    const since = { moves: was.moves ?? 0, iterations: was.iterations ?? 0, ms: was.ms ?? 0 };
    return [
      {
        bot: name,
        moves: thought - since.moves,
        iterations: iterations - since.iterations,
        ms: ms - since.ms,
      },
    ];
  });
  return {
    index,
    bots: names,
    scores: scores.slice(0, players),
    winners: [...winners],
    moves,
    effort,
    ...(forfeits.length === 0 ? {} : { forfeits }),
  };
}
