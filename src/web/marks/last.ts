/** Which moves are marked on a board: those of the others since the viewer's last choice, or the one looked back at. */
import { type Seat, SPECTATOR } from '../../contract/index.ts';
import type { TableModel } from '../table/model.ts';
import type { TableParts } from '../table/page.tsx';
import type { LogLine } from '../table/turn.ts';
import type { Mark } from './mark.ts';

/** More arrows than this say nothing. */
const most = 5;

/** The lines since the last choice of a seat; all of them where it has made none. */
export function since(lines: readonly LogLine[], own: Seat): readonly LogLine[] {
  const last = lines.findLastIndex(({ by, bot }) => by === own && !bot);
  return lines.slice(last + 1);
}

/** Whose choices count as the viewer's own. Around one screen that is the player who is asked. */
const ownSeat = (model: TableModel): Seat => model.asked.value?.seat ?? model.viewer.value;

/** The newest first, and paler with age; a move that was marked by a newer one is not marked twice. */
export function marksOf(lines: readonly LogLine[]): readonly Mark[] {
  const marks: Mark[] = [];
  const seen = new Set<string>();
  for (const { traces } of lines.toReversed()) {
    for (const { from, to } of traces.toReversed()) {
      const key = `${from} ${to}`;
      if (seen.has(key) || marks.length === most) continue;
      seen.add(key);
      const shown = { look: 'last', age: marks.length } as const;
      marks.push(from === undefined ? { ring: to, ...shown } : { from, to, ...shown });
    }
  }
  return marks;
}

/** Where a move will be that waits for the connection. */
export function waitingMarks(model: TableModel<TableParts>, { board }: TableParts): readonly Mark[] {
  const waits = model.waits.value;
  const view = model.view.value;
  if (!waits || !view || model.lookAt.value !== undefined) return [];
  const places = board.places?.(view, waits.seat, waits.move) ?? [];
  return places.map((ring) => ({ ring, look: 'waits' }));
}

export function lastMarks(model: TableModel): readonly Mark[] {
  const lines = model.lines.value;
  const at = model.lookAt.value;
  if (at !== undefined) return marksOf(lines.slice(Math.max(0, at - 1), at));
  if (model.result.value) return [];
  const own = ownSeat(model);
  // Spectators have no choice of their own: they see the last move.
  return marksOf(
    own === SPECTATOR ? lines.filter(({ traces }) => traces.length > 0).slice(-1) : since(lines, own),
  );
}

/** What the others did since the viewer's last choice, where it is more than one thing: there is something to step through. */
export function missed(model: TableModel): readonly LogLine[] {
  const own = ownSeat(model);
  if (own === SPECTATOR || model.result.value || model.lookAt.value !== undefined) return [];
  const lines = since(model.lines.value, own).filter(({ texts }) => texts.length > 0);
  return lines.length > 1 && model.lines.value.some(({ by }) => by === own) ? lines : [];
}
