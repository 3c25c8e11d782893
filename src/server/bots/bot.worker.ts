/** A thread in which bots think. It is given a view and answers a move; it knows nothing else of any match. */

import { parentPort } from 'node:worker_threads';
import { type Bot, findBot } from '../../bots/index.ts';
import type { Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { FastRng } from '../../toolkit/rng.ts';
import type { BotQuestion } from '../table-service.ts';

export type BotAnswer = { readonly move: number | string } | { readonly failed: string };

/** Bots are made once for a game and a budget: what they have learnt to run fast stays. The oldest give way. */
const MOST_MADE = 16;
const made = new Map<string, Promise<Bot<Position>>>();

parentPort?.on('message', async (question: BotQuestion) => {
  const answer: BotAnswer = await choose(question).then(
    (move) => ({ move }),
    (error: unknown) => ({ failed: String(error) }),
  );
  parentPort?.postMessage(answer);
});

async function choose(question: BotQuestion): Promise<number | string> {
  const { game, version, bot, view, seat, seed, ms } = question;
  const key = `${game} ${version} ${bot} ${ms}`;
  const maker = made.get(key) ?? make(question);
  made.delete(key);
  made.set(key, maker);
  if (made.size > MOST_MADE) made.delete([...made.keys()][0]!);
  return (await maker).choose(JSON.parse(view) as Position, seat, new FastRng(seed));
}

async function make({ game, version, bot, ms }: BotQuestion): Promise<Bot<Position>> {
  const entry = games.find(({ facts }) => facts.id === game);
  const kind = findBot(bot);
  if (!entry || !kind) throw new Error(`no bot ${bot} for ${game}`);
  const [rules, hints] = await Promise.all([rulesOf(entry, version, 'host'), entry.hints()]);
  return kind.make(rules, hints, { ms });
}
