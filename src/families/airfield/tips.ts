/** Tips and reasons that both airfields have in common. */
import type { Place, Tip } from '../../contract/index.ts';
import { cellAt, columnOf, formation, hasRoom, ROWS, rowOf, type SkyPosition } from './formation.ts';
import { partsOf } from './places.ts';
import type { AirfieldAidWords, Block } from './words/aid.ts';

export interface AirfieldRead {
  readonly names: readonly string[];
  /** Alone, colours in common may not touch at a corner. */
  readonly clashes?: ((balloon: number, row: number, column: number) => boolean) | undefined;
}

/** What stands in the way of a flying balloon. */
function blockOf(s: SkyPosition, balloon: number, { clashes }: AirfieldRead): Block {
  const cell = s.at[balloon]!;
  const [row, column] = [rowOf(cell) + 1, columnOf(cell)];
  if (row >= ROWS) return 'top';
  if (!hasRoom(s.sky, row, column)) return 'neighbour';
  return clashes?.(balloon, row, column) ? 'corner' : 'free';
}

/** The balloon at a place of the sky, or -1. */
export const flyingAt = (s: SkyPosition, column: number, altitude: number): number =>
  s.at.indexOf(cellAt(altitude - 1, column));

/** The tip of a place that both airfields have; undefined for their own. */
export function fieldTip(
  s: SkyPosition,
  place: Place,
  read: AirfieldRead,
  say: AirfieldAidWords['tips'],
): Tip | undefined {
  const [kind, first = '', second = ''] = partsOf(place);
  if (kind === 'column') return say.column(Number(first));
  if (kind === 'altitude') return say.altitude(Number(first));
  if (kind !== 'sky') return undefined;
  const [column, altitude] = [Number(first), Number(second)];
  const balloon = flyingAt(s, column, altitude);
  if (balloon < 0) return say.empty(column, altitude, hasRoom(s.sky, altitude - 1, column));
  const block = blockOf(s, balloon, read);
  const order = formation(s.at);
  return read.clashes
    ? say.flyingAlone(read.names[balloon]!, block)
    : say.flying(read.names[balloon]!, order.indexOf(balloon) + 1, order.length, block);
}

/** Why nothing can be done at a place that both airfields have; undefined for their own. */
export function fieldWhy(
  s: SkyPosition,
  place: Place,
  read: AirfieldRead,
  say: AirfieldAidWords['why'],
): string | undefined {
  const [kind, first = '', second = ''] = partsOf(place);
  if (kind === 'column' || kind === 'altitude') return say.number;
  if (kind === 'own') return say.card;
  if (kind === 'edge') return say.edge;
  if (kind !== 'sky') return undefined;
  const balloon = flyingAt(s, Number(first), Number(second));
  if (balloon < 0) return say.noBalloon(Number(first), Number(second));
  const block = blockOf(s, balloon, read);
  return block === 'free' ? undefined : say[block](read.names[balloon]!);
}
