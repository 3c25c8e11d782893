/** Moves per second of random play. Each game is measured in a thread of its own, as if it were the only one. */
import { Worker } from 'node:worker_threads';
import type { GameMeta } from '../../contract/index.ts';
import type { BenchAnswer, BenchJob } from '../bench.worker.ts';
import { findGame } from '../choices.ts';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';

interface BenchFlags {
  readonly json?: boolean;
  readonly seconds: number;
}

interface BenchLine extends BenchAnswer {
  readonly game: string;
  readonly players: number;
}

export async function bench(context: Context, id: string | undefined, flags: BenchFlags): Promise<void> {
  const chosen = id === undefined ? context.games : [findGame(context, id)];
  const lines: BenchLine[] = [];
  for (const { meta } of chosen) lines.push(...(await measure(meta, flags.seconds)));
  if (flags.json) context.out.line(JSON.stringify(lines));
  else context.out.lines(table(context, lines));
}

async function measure(meta: GameMeta, seconds: number): Promise<BenchLine[]> {
  const worker = new Worker(new URL('../bench.worker.ts', import.meta.url));
  const ask = (job: BenchJob): Promise<BenchAnswer> =>
    new Promise((resolve, reject) => {
      worker.once('error', reject).once('message', resolve);
      worker.postMessage(job);
    });
  const lines: BenchLine[] = [];
  for (const players of seatCounts(meta))
    lines.push({ game: meta.id, players, ...(await ask({ game: meta.id, players, seconds })) });
  await worker.terminate();
  return lines;
}

/** Two players first, or the fewest; then the others, up to a handful. */
function seatCounts({ seats: { min, max }, usualSeats }: GameMeta): number[] {
  const first = Math.max(2, min) <= max ? Math.max(2, min) : min;
  const all =
    max - min < 6
      ? Array.from({ length: max - min + 1 }, (_, i) => min + i)
      : [min, usualSeats, Math.round((min + max) / 2), max];
  return [...new Set([first, ...all])];
}

function table(
  { words: { bench: say, number }, out: { width } }: Context,
  lines: readonly BenchLine[],
): string[] {
  const c = say.columns;
  const rows = lines.map((line) => [
    line.game,
    `${line.players}`,
    number(line.movesPerSecond),
    number(line.gamesPerSecond),
    line.msPerDeal === undefined ? '-' : line.msPerDeal.toFixed(2),
  ]);
  return [...columns([[c.game, c.players, c.moves, c.games, c.deal], ...rows], width), '', say.note];
}
