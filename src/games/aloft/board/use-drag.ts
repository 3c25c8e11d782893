/** Dragging: a packed balloon onto a truck, an inflated one into the sky, a flying one up a row. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Balloon, ROWS, TRUCKS } from '../data.ts';
import { type AloftState, ASCEND, columnOf, LAUNCH, rowOf, spaceOf, unpackMove } from '../state.ts';
import { nearest, within } from './aim.ts';
import { TRUCK_ROW } from './cells.tsx';
import { type Choices, has } from './choices.ts';
import { skyOf, trackOf, trayOf } from './look.ts';

/** Pixels that a finger may tremble before a tap becomes a drag. */
const SLACK = 8;

/** Milliseconds that a dropped balloon waits for its move to be made. */
const PATIENCE = 300;

/** The cells where a balloon may be dropped, with the move that it makes. */
type Drops = ReadonlyMap<string, number>;

interface Grip {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly balloon: Balloon;
  readonly drops: Drops;
  moving: boolean;
}

interface Drag {
  readonly root: RefObject<HTMLElement | null>;
  readonly view: AloftState;
  readonly choices: Choices;
  readonly legal: readonly number[];
  readonly offer: (move: number) => void;
}

export function useDrag({ root, view, choices, legal, offer }: Drag) {
  const grip = useRef<Grip | undefined>(undefined);
  const dropped = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [held, setHeld] = useState<{ readonly balloon: Balloon; readonly drops: Drops }>();
  const piece = (balloon: Balloon) => root.current?.querySelector<HTMLElement>(`[data-balloon="${balloon}"]`);

  const letGo = () => {
    clearTimeout(waiting.current);
    grip.current = undefined;
    setHeld(undefined);
    if (root.current === null) return;
    for (const element of within(root.current, '[data-held]')) {
      delete element.dataset.held;
      element.style.removeProperty('--dx');
      element.style.removeProperty('--dy');
    }
  };

  // The position has changed under the hand: whatever is held goes where it now belongs.
  useLayoutEffect(letGo, [printOf(view), legal.length]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || root.current === null) return;
    dropped.current = 0;
    const source =
      (event.target as HTMLElement).closest<HTMLElement>('[data-drag]') ??
      nearest(within(root.current, '[data-drag]'), event.clientX, event.clientY, 12);
    if (!source) return;
    const [balloon, drops] = gripOf(source, view, choices);
    grip.current = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      balloon,
      drops,
      moving: false,
    };
  };

  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current;
    if (held === undefined || event.pointerId !== held.pointer) return;
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    const element = piece(held.balloon);
    if (!element) return;
    if (!held.moving) {
      if (Math.hypot(dx, dy) < SLACK) return;
      held.moving = true;
      root.current?.setPointerCapture(event.pointerId);
      element.dataset.held = '';
      setHeld(held);
    }
    element.style.setProperty('--dx', `${dx}px`);
    element.style.setProperty('--dy', `${dy}px`);
  };

  const onPointerUp = (event: PointerEvent) => {
    const held = grip.current;
    if (held === undefined || event.pointerId !== held.pointer) return;
    grip.current = undefined;
    if (!held.moving || root.current === null) return;
    dropped.current = performance.now();
    const cells = [...held.drops.keys()].flatMap((at) => [...within(root.current!, `[data-at="${at}"]`)]);
    const target = nearest(cells, event.clientX, event.clientY);
    const move = held.drops.get(target?.dataset.at ?? '');
    if (move === undefined) return letGo();
    // It stays where it was dropped until the new position takes it over, which may need a moment.
    setHeld(undefined);
    waiting.current = setTimeout(letGo, PATIENCE);
    offer(move);
  };

  return {
    balloon: held?.balloon ?? -1,
    drops: held ? [...held.drops.keys()] : [],
    /** The click that the browser sends after a drop means nothing. */
    justDropped: () => performance.now() - dropped.current < 100,
    listeners: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
  };
}

/** Tells positions apart in which a piece stands elsewhere. */
function printOf(view: AloftState): string {
  const { steps, safety, packed, inflated, step, turn } = view;
  return [steps, safety, packed, inflated, step, turn, ...view.at].join(' ');
}

function gripOf(source: HTMLElement, view: AloftState, choices: Choices): readonly [Balloon, Drops] {
  const { at, slot } = source.dataset;
  if (slot !== undefined) {
    const balloon = trayOf(view)[Number(slot)]!;
    const trucks = Array.from({ length: TRUCKS }, (_, truck) => truck).filter((t) => has(choices.empty, t));
    return [
      balloon,
      new Map(trucks.map((truck) => [`${TRUCK_ROW} ${spaceOf(view, truck)}`, unpackMove(truck, balloon)])),
    ];
  }
  const [row = 0, column = 0] = (at ?? '').split(' ').map(Number);
  if (row === TRUCK_ROW) {
    const truck = trackOf(view)[column]!;
    return [view.load[truck]!, new Map([[`${ROWS - 1} ${column}`, LAUNCH + truck]])];
  }
  const balloon = skyOf(view)[ROWS - 1 - row]![column]!;
  const cell = view.at[balloon]!;
  return [balloon, new Map([[`${ROWS - 2 - rowOf(cell)} ${columnOf(cell)}`, ASCEND + balloon]])];
}
