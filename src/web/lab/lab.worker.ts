/** Plays games of the lab beside the page. */
import type { Position } from '../../contract/index.ts';
import { games } from '../../games/index.ts';
import type { Chunk, Plan } from '../../lab/plan.ts';
import { LabPlayer } from '../../lab/play.ts';
import type { GameRow } from '../../lab/row.ts';
import { rulesOf } from '../../toolkit/listing.ts';

export interface LabAsk {
  readonly plan: Plan;
  readonly chunk: Chunk;
}

export type LabAnswer = { readonly rows: readonly GameRow[] } | { readonly failed: string };

let player: Promise<LabPlayer<Position>> | undefined;

async function playerOf(plan: Plan): Promise<LabPlayer<Position>> {
  const entry = games.find(({ facts }) => facts.id === plan.game)!;
  const [game, hints, lab] = await Promise.all([
    rulesOf(entry, plan.version),
    entry.hints(),
    entry.lab?.('en'),
  ]);
  return new LabPlayer(plan, { game, hints, lab });
}

// A worker plays for one plan, and ends with it.
self.onmessage = async ({ data: { plan, chunk } }: MessageEvent<LabAsk>) => {
  try {
    player ??= playerOf(plan);
    self.postMessage({ rows: [...(await player).play(chunk)] } satisfies LabAnswer);
  } catch (error) {
    self.postMessage({ failed: String(error) } satisfies LabAnswer);
  }
};
