/** Walking over the board with the arrow keys. The grid and the tray have one tab stop each, and arrows join them. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { keyOf, type Place, placeOf, type Spot } from './deeds.ts';

const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

export interface Walk {
  readonly root: RefObject<HTMLElement | null>;
  /** How many cells each row of the grid has, from the top. */
  readonly widths: readonly number[];
  readonly slots: number;
  /** Where the keyboard comes in while it is elsewhere. */
  readonly start: Spot;
  readonly startSlot: number;
}

export function useWalk({ root, widths, slots, start, startSlot }: Walk) {
  const [cell, setCell] = useState<Spot>();
  const [slot, setSlot] = useState<number>();
  const last = widths.length - 1;
  const focus = (what: string) => root.current?.querySelector<HTMLElement>(what)?.focus();
  const toCell = (row: number, column: number) => {
    const to = clamp(row, 0, last);
    focus(`[data-at="${keyOf(to, clamp(column, 1, widths[to]!))}"]`);
  };
  const toSlot = (to: number) => focus(`[data-slot="${clamp(to, 0, slots - 1)}"]`);

  const fromCell = (key: string, at: Spot): (() => void) | undefined => {
    switch (key) {
      case 'ArrowLeft':
        return () => toCell(at.row, at.column - 1);
      case 'ArrowRight':
        return () => toCell(at.row, at.column + 1);
      case 'ArrowUp':
        return () => toCell(at.row - 1, at.column);
      case 'ArrowDown':
        return () => (at.row === last ? toSlot(at.column - 1) : toCell(at.row + 1, at.column));
      case 'Home':
        return () => toCell(at.row, 1);
      case 'End':
        return () => toCell(at.row, widths[at.row]!);
      default:
        return undefined;
    }
  };
  const fromSlot = (key: string, at: number): (() => void) | undefined => {
    switch (key) {
      case 'ArrowLeft':
        return () => toSlot(at - 1);
      case 'ArrowRight':
        return () => toSlot(at + 1);
      case 'ArrowUp':
        return () => toCell(last, at + 1);
      case 'Home':
        return () => toSlot(0);
      case 'End':
        return () => toSlot(slots - 1);
      default:
        return undefined;
    }
  };
  const from = (key: string, at: Place | undefined): (() => void) | undefined => {
    if (at === undefined) return undefined;
    return 'slot' in at ? fromSlot(key, at.slot) : fromCell(key, at);
  };

  return {
    cell: cell ?? start,
    slot: slot ?? startSlot,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const step = from(event.key, placeOf(event.target as HTMLElement));
      if (step === undefined) return;
      event.preventDefault();
      step();
    },
    onFocusIn(event: FocusEvent) {
      const at = placeOf(event.target as HTMLElement);
      if (at === undefined) return;
      if ('slot' in at) setSlot(at.slot);
      else setCell(at);
    },
    /** Once the keyboard has left, it comes in again where there is something to do. */
    onFocusOut(event: FocusEvent) {
      if (root.current?.contains(event.relatedTarget as Node | null)) return;
      setCell(undefined);
      setSlot(undefined);
    },
  };
}
