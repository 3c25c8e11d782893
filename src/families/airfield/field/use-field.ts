/** Everything that can be done to an airfield by mouse, finger and keys. One listener for all cells: each is named by itself. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { cellAt, ROWS } from '../formation.ts';
import { nearest, reachOf, within } from './aim.ts';
import { type Deed, type Grip, keyOf, type Picked, type Place, placeOf, type Spot } from './deeds.ts';
import { useDrag } from './use-drag.ts';
import { useWalk } from './use-walk.ts';

export interface FieldRules {
  /** The legal moves of the seat that acts here; none while others do. */
  readonly legal: readonly number[];
  readonly offer: (move: number) => void;
  /** The balloons in the order of the tray, and which of them are packed, as bits. */
  readonly tray: readonly number[];
  readonly packed: number;
  /** The cell of each flying balloon. */
  readonly at: readonly number[];
  /** How many cells each row of the grid has, from the top, and the row in which balloons stand on trucks. */
  readonly widths: readonly number[];
  readonly bedRow: number;
  /** Where the keyboard comes in. */
  readonly start: Spot;
  /** Tells positions apart in which a piece stands elsewhere. */
  readonly print: string;
  readonly onTray: (balloon: number, picked: Picked | undefined) => Deed;
  /** -1 for an empty cell. */
  readonly onSky: (balloon: number) => Deed;
  readonly onGround: (spot: Spot, picked: Picked | undefined) => Deed;
  /** The trucks that may take a packed balloon. */
  readonly takers: (balloon: number) => readonly Drop[];
  /** The balloon that stands ready on a space, and the move that launches it. */
  readonly launchFrom: (space: number) => { readonly balloon: number; readonly move: number };
  readonly ascend: (balloon: number) => number;
}

/** A truck's space, and the move that a balloon dropped there makes. */
export interface Drop {
  readonly space: number;
  readonly move: number;
}

const balloonAt = (at: readonly number[], { row, column }: Spot): number =>
  at.indexOf(cellAt(ROWS - 1 - row, column));

function deedAt(rules: FieldRules, place: Place, picked: Picked | undefined): Deed {
  if ('slot' in place) return rules.onTray(rules.tray[place.slot]!, picked);
  return place.row < ROWS ? rules.onSky(balloonAt(rules.at, place)) : rules.onGround(place, picked);
}

/** What can be taken in hand there. Only asked where a cell or slot says that it can be dragged. */
function gripAt(rules: FieldRules, place: Place): Grip {
  if ('slot' in place) {
    const balloon = rules.tray[place.slot]!;
    const drops = rules.takers(balloon).map(({ space, move }) => [keyOf(rules.bedRow, space), move] as const);
    return { balloon, drops: new Map(drops) };
  }
  const { row, column } = place;
  if (row === rules.bedRow) {
    const { balloon, move } = rules.launchFrom(column);
    return { balloon, drops: new Map([[keyOf(ROWS - 1, column), move]]) };
  }
  const balloon = balloonAt(rules.at, place);
  return { balloon, drops: new Map([[keyOf(row - 1, column), rules.ascend(balloon)]]) };
}

export type FieldHandle = ReturnType<typeof useField>;

export function useField(rules: FieldRules) {
  const { legal, offer, tray, packed } = rules;
  const root = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = usePicked(legal);
  const firstPacked = tray.findIndex((balloon) => (packed & (1 << balloon)) !== 0);
  const walk = useWalk({ ...rules, root, slots: tray.length, startSlot: Math.max(firstPacked, 0) });
  const drag = useDrag({
    root,
    print: `${rules.print} ${legal.length}`,
    gripAt: (place) => gripAt(rules, place),
    offer,
  });

  const act = (element: HTMLElement) => {
    const place = placeOf(element);
    const deed = place && deedAt(rules, place, picked);
    if (deed === undefined) return;
    if ('pick' in deed) return setPicked(deed.pick);
    setPicked(undefined);
    offer(deed.move);
  };

  const onClick = (event: MouseEvent) => {
    if (drag.justDropped() || root.current === null) return;
    const exact = (event.target as HTMLElement).closest<HTMLElement>('[data-act]');
    // A click without a place comes from a keyboard or a screen reader, and means exactly its target.
    const placed = event.detail > 0;
    const near = placed
      ? nearest(within(root.current, '[data-act]'), event.clientX, event.clientY, reachOf(event))
      : undefined;
    const aim = exact ?? near;
    if (aim) act(aim);
    else if (placed) setPicked(undefined);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && picked !== undefined) {
      event.stopPropagation();
      return setPicked(undefined);
    }
    if (event.key !== 'Enter' && event.key !== ' ') return walk.onKeyDown(event);
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-at]');
    if (cell === null) return; // the tray's buttons click themselves
    event.preventDefault();
    if (!event.repeat) act(cell);
  };

  return {
    root,
    picked,
    // While a packed balloon is dragged, it shows where it may go as if it had been picked.
    shown: drag.balloon >= 0 && (packed & (1 << drag.balloon)) !== 0 ? { balloon: drag.balloon } : picked,
    dragging: drag.balloon >= 0,
    drops: drag.drops,
    stop: walk.cell,
    slot: walk.slot,
    listeners: {
      onClick,
      onKeyDown,
      onFocusIn: walk.onFocusIn,
      onFocusOut: walk.onFocusOut,
      ...drag.listeners,
    },
  };
}

/** A first choice is only good for the moves that it was made among. */
function usePicked(legal: readonly number[]) {
  const [picked, setPicked] = useState<Picked>();
  const key = legal.join(' ');
  useEffect(() => setPicked(undefined), [key]);
  return [picked, setPicked] as const;
}
