/** The numbers of a game that can be tuned, with what they are called. */
import type { Game, Position } from '../../contract/index.ts';
import { houseChanges } from '../../toolkit/house.ts';
import type { LocalizedGame } from '../../toolkit/listing.ts';
import type { Context } from '../context.ts';
import { columns } from '../layout.ts';
import { Refusal } from '../refusal.ts';

export async function houseLabels(
  { words, out }: Context,
  found: LocalizedGame,
  game: Game<Position>,
): Promise<void> {
  const turnables = Object.entries(game.turnables ?? {});
  if (turnables.length === 0) throw new Refusal(words.lab.noNumbers);
  const text = await found.house();
  const c = words.lab.numbers;
  const rows = turnables.map(([name, { standard, min, max }]) => {
    const [change] = houseChanges(game, text, { [name]: standard });
    return [name, String(standard), `${min}-${max}`, change?.label ?? name];
  });
  out.lines(columns([[c.name, c.standard, c.range, c.about], ...rows], Math.max(out.width, 100)));
}
