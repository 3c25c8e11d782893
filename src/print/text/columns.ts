/** Columns and pages filled with items, from the top: what belongs together is not parted. */
import type { ComponentChildren } from 'preact';

/** As wide as its column. */
export interface Item {
  readonly h: number;
  /** Stands on the same page as the one after it. */
  readonly glued?: boolean;
  /** A picture that may be made smaller, down to this height, where it then fits. */
  readonly least?: number;
  /** Nothing but a distance: left out at the top of a column. */
  readonly isSpace?: true;
  readonly draw: (x: number, y: number, h: number) => ComponentChildren;
}

export const space = (h: number): Item => ({ h, isSpace: true, draw: () => null });

/** Each stays with the one after it, the last one with what follows. */
export const glued = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item, glued: true }));

/** The whole is not parted. */
export const whole = (items: readonly Item[]): Item[] =>
  items.map((item, i) => (i < items.length - 1 ? { ...item, glued: true } : item));

/** Lines or rows of which none is left alone: the first stays with the second, the last with the one before it. */
export const together = (items: readonly Item[]): Item[] =>
  items.map((item, i) =>
    items.length > 1 && (i === 0 || i === items.length - 2) ? { ...item, glued: true } : item,
  );

const heightOf = (items: readonly Item[]): number => items.reduce((sum, { h }) => sum + h, 0);

/** What is glued, as groups. One that is taller than a column falls apart. */
function groupsOf(items: readonly Item[], height: number): Item[][] {
  const groups: Item[][] = [];
  for (let i = 0; i < items.length; ) {
    let end = i;
    while (items[end]!.glued && end < items.length - 1) end++;
    const group = items.slice(i, end + 1);
    if (heightOf(group.map((item) => ({ ...item, h: item.least ?? item.h }))) > height)
      groups.push(...group.map((item) => [item]));
    else groups.push(group);
    i = end + 1;
  }
  return groups;
}

/** A group in the room that is left, its pictures made smaller where that helps; undefined where it does not. */
function squeezed(group: readonly Item[], room: number): readonly Item[] | undefined {
  const over = heightOf(group) - room;
  if (over <= 0) return group;
  const slack = group.reduce((sum, { h, least }) => sum + (least === undefined ? 0 : h - least), 0);
  if (slack < over) return undefined;
  return group.map((item) =>
    item.least === undefined ? item : { ...item, h: item.h - ((item.h - item.least) / slack) * over },
  );
}

export function columnsOf(items: readonly Item[], height: number): Item[][] {
  const columns: Item[][] = [];
  let column: Item[] = [];
  const trimmed = (group: readonly Item[]) =>
    column.length > 0 ? group : group.slice(group.findIndex(({ isSpace }) => !isSpace));
  for (const group of groupsOf(items, height)) {
    if (group.every(({ isSpace }) => isSpace)) {
      if (column.length > 0) column.push(...group);
      continue;
    }
    let fitted = squeezed(trimmed(group), height - heightOf(column));
    if (!fitted) {
      columns.push(column);
      column = [];
      fitted = squeezed(trimmed(group), height) ?? group;
    }
    column.push(...fitted);
  }
  if (column.length > 0) columns.push(column);
  return columns.filter((each) => each.length > 0);
}
