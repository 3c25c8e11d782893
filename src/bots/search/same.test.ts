/**
 * A seed and a number of iterations give the same moves on every machine. What they are stands in same.txt: a contributor who changes what bots know
 * looks at the difference, and writes it anew by `npx vitest run src/bots/search/same -u`.
 */
import { expect, test } from 'vitest';
import { CHANCE, type Game, type Move, type Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import { rulesOf } from '../../toolkit/listing.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { FastRng } from '../../toolkit/rng.ts';
import { adviser, arenaKinds } from '../index.ts';

/** A position after about so many choices, and a seat that owes one. */
function after(game: Game<Position>, state: Position, choices: number, rng: FastRng): number | undefined {
  const legal: Move[] = [];
  for (let made = 0; ; ) {
    const next = game.next(state);
    if (next.to === 'over') return undefined;
    if (next.to !== 'act') game.play(state, CHANCE, game.draw(state, rng));
    else {
      const [seat] = next.seats as [number];
      const count = game.moves(state, seat, legal);
      if (made >= choices && count > 1) return seat;
      game.play(state, seat, legal[rng.below(count)]!);
      made++;
    }
  }
}

test('bots and advice are the same on every machine', async () => {
  const lines: string[] = [];
  for (const entry of games) {
    const [game, hints] = [await rulesOf(entry), await entry.hints()];
    const { min, usualSeats } = { ...entry.facts.seats, ...entry.facts };
    for (const [seats, choices] of [
      [usualSeats, 0],
      [usualSeats, 9],
      [min, 4],
    ] as const) {
      const state = game.start(seats, defaultOptions(entry.facts.options));
      const seat = after(game, state, choices, new FastRng(`same/${choices}`));
      if (seat === undefined) continue;
      const view = game.view(state, game.decides(state, seat));
      lines.push(`${entry.facts.id}, ${seats} seats, after ${choices} choices`);
      for (const kind of arenaKinds) {
        const bot = kind.make(game, hints, { iterations: 40 });
        const chosen = [1, 2].map((seed) =>
          game.write(view, seat, bot.choose(view, seat, new FastRng(seed))),
        );
        lines.push(`  ${kind.id}: ${chosen.join(' or ')}`);
      }
      for (const { move, value, unit, share } of adviser(game, hints)(view, seat, { iterations: 60 }))
        lines.push(
          `  ${game.write(view, seat, move)}: ${value.toFixed(3)} ${unit}, ${share.toFixed(3)} of the thought`,
        );
    }
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('same.txt');
});
