/**
 * A thread in which bots think. A bot is given a view and answers a move; it knows nothing else of any match. Deals that take long are
 * drawn here too: from the head of a match and its secret, of which nothing is kept for bots.
 */

import { parentPort } from 'node:worker_threads';
import { type Bot, findBot } from '../../bots/index.ts';
import type { Game, Move, Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { Match } from '../../match/match.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import type { BotQuestion, DealQuestion } from '../table-service.ts';

/** One move of a bot, or the draws of a deal. */
export type BotAnswer = { readonly moves: readonly Move[] } | { readonly failed: string };

interface Made {
  readonly bot: Bot<Position>;
  readonly rules: Game<Position>;
  /** Milliseconds that its last thought took. */
  lasted: number;
}

/** Bots are made once for a game and a budget: what they have learnt to run fast stays. The oldest give way. */
const MOST_MADE = 16;
const made = new Map<string, Promise<Made>>();

parentPort?.on('message', async (question: BotQuestion | DealQuestion) => {
  const answer: BotAnswer = await ('head' in question ? deal(question) : choose(question)).then(
    (moves) => ({ moves }),
    (error: unknown) => ({ failed: String(error) }),
  );
  parentPort?.postMessage(answer);
});

async function choose(question: BotQuestion): Promise<readonly Move[]> {
  const { game, version, bot, view, seat, seed, ms } = question;
  const key = `${game} ${version} ${bot} ${ms}`;
  const making = made.get(key) ?? make(question);
  made.delete(key);
  made.set(key, making);
  if (made.size > MOST_MADE) made.delete([...made.keys()][0]!);
  const maker = await making;
  const seen = JSON.parse(view) as Position;
  const isChoice = maker.rules.moves(seen, seat, []) > 1;
  const start = performance.now();
  const move = maker.bot.choose(seen, seat, new FastRng(seed));
  // A bot without a choice takes as long as one that has one: an answer that comes at once would tell what is in its hand.
  if (isChoice) maker.lasted = performance.now() - start;
  else await new Promise((resolve) => setTimeout(resolve, maker.lasted));
  return [move];
}

async function deal({ head, secret }: DealQuestion): Promise<readonly Move[]> {
  const entry = games.find(({ facts }) => facts.id === head.game);
  if (!entry) throw new Error(`no game ${head.game}`);
  const match = new Match(await rulesOf(entry, head.version, 'host'), head);
  const moves: Move[] = [];
  while (match.waitsFor === 'chance') {
    const drawn = match.drawNow(secret);
    match.append(drawn);
    moves.push(drawn.move);
  }
  return moves;
}

async function make({ game, version, bot, ms }: BotQuestion): Promise<Made> {
  const entry = games.find(({ facts }) => facts.id === game);
  const kind = findBot(bot);
  if (!entry || !kind) throw new Error(`no bot ${bot} for ${game}`);
  const [rules, hints] = await Promise.all([rulesOf(entry, version, 'host'), entry.hints()]);
  return { bot: kind.make(rules, hints, { ms }), rules, lasted: 0 };
}
