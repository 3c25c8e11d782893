/** Walking over the board with the arrow keys. The grid and the tray have one tab stop each, and arrows join them. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { COLUMNS, LAST_SPACE } from '../data.ts';
import { LANE_ROW, type Spot, TRUCK_ROW } from './cells.tsx';

const width = (row: number): number => (row === TRUCK_ROW ? LAST_SPACE : COLUMNS);
const clamp = (n: number, low: number, high: number): number => Math.min(Math.max(n, low), high);

interface Walk {
  readonly root: RefObject<HTMLElement | null>;
  /** Where the keyboard comes in while it is elsewhere. */
  readonly start: Spot;
  readonly startSlot: number;
  readonly slots: number;
}

export function useWalk({ root, start, startSlot, slots }: Walk) {
  const [cell, setCell] = useState<Spot>();
  const [slot, setSlot] = useState<number>();
  const focus = (what: string) => root.current?.querySelector<HTMLElement>(what)?.focus();
  const toCell = (row: number, column: number) => {
    const to = clamp(row, 0, LANE_ROW);
    focus(`[data-at="${to} ${clamp(column, 1, width(to))}"]`);
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
        return () => (at.row === LANE_ROW ? toSlot(at.column - 1) : toCell(at.row + 1, at.column));
      case 'Home':
        return () => toCell(at.row, 1);
      case 'End':
        return () => toCell(at.row, width(at.row));
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
        return () => toCell(LANE_ROW, at + 1);
      case 'Home':
        return () => toSlot(0);
      case 'End':
        return () => toSlot(slots - 1);
      default:
        return undefined;
    }
  };

  return {
    cell: cell ?? start,
    slot: slot ?? startSlot,
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { at, slot: here } = (event.target as HTMLElement).dataset;
      const step =
        at !== undefined
          ? fromCell(event.key, spotOf(at))
          : here !== undefined
            ? fromSlot(event.key, Number(here))
            : undefined;
      if (step === undefined) return;
      event.preventDefault();
      step();
    },
    onFocusIn(event: FocusEvent) {
      const { at, slot: here } = (event.target as HTMLElement).dataset;
      if (at !== undefined) setCell(spotOf(at));
      if (here !== undefined) setSlot(Number(here));
    },
    /** Once the keyboard has left, it comes in again where there is something to do. */
    onFocusOut(event: FocusEvent) {
      if (root.current?.contains(event.relatedTarget as Node | null)) return;
      setCell(undefined);
      setSlot(undefined);
    },
  };
}

function spotOf(at: string): Spot {
  const [row = 0, column = 1] = at.split(' ').map(Number);
  return { row, column };
}
