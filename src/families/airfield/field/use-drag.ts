/** Dragging: a packed balloon onto a truck, an inflated one into the sky, a flying one up a row. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { nearest, within } from './aim.ts';
import { type Grip, type Place, placeOf } from './deeds.ts';

/** Pixels that a finger may tremble before a tap becomes a drag. */
const SLACK = 8;

/** Milliseconds that a dropped balloon waits for its move to be made. */
const PATIENCE = 300;

interface Hand extends Grip {
  /** The place that it was taken from. */
  readonly place: string | undefined;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

export interface Drag {
  readonly root: RefObject<HTMLElement | null>;
  /** Tells positions apart in which a piece stands elsewhere, or something else can be done. */
  readonly print: string;
  readonly gripAt: (place: Place) => Grip | undefined;
  readonly offer: (move: number) => void;
}

export function useDrag({ root, print, gripAt, offer }: Drag) {
  const hand = useRef<Hand | undefined>(undefined);
  const dropped = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [held, setHeld] = useState<Hand>();
  const piece = (balloon: number) => root.current?.querySelector<HTMLElement>(`[data-balloon="${balloon}"]`);

  const letGo = () => {
    clearTimeout(waiting.current);
    hand.current = undefined;
    setHeld(undefined);
    if (root.current === null) return;
    for (const element of within(root.current, '[data-held]')) {
      delete element.dataset.held;
      element.style.removeProperty('--dx');
      element.style.removeProperty('--dy');
    }
  };

  // The position has changed under the hand: whatever is held goes where it now belongs.
  useLayoutEffect(letGo, [print]);

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary || root.current === null) return;
    dropped.current = 0;
    const source =
      (event.target as HTMLElement).closest<HTMLElement>('[data-drag]') ??
      nearest(within(root.current, '[data-drag]'), event.clientX, event.clientY, 12);
    const place = source && placeOf(source);
    const grip = place && gripAt(place);
    if (grip)
      hand.current = {
        ...grip,
        place: source.dataset.place,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        moving: false,
      };
  };

  const onPointerMove = (event: PointerEvent) => {
    const held = hand.current;
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
    const held = hand.current;
    if (held === undefined || event.pointerId !== held.pointer) return;
    hand.current = undefined;
    if (!held.moving || root.current === null) return;
    dropped.current = performance.now();
    const cells = [...held.drops.keys()].flatMap((at) => [...within(root.current!, `[data-at="${at}"]`)]);
    const target = nearest(cells, event.clientX, event.clientY);
    const move = held.drops.get(target?.dataset.at ?? '');
    if (move === undefined) return letGo();
    // The piece stays where it was dropped until the new position takes it over, which may need a moment.
    setHeld(undefined);
    waiting.current = setTimeout(letGo, PATIENCE);
    offer(move);
  };

  return {
    balloon: held?.balloon ?? -1,
    place: held?.place,
    drops: held ? [...held.drops.keys()] : [],
    /** The click that the browser sends after a drop means nothing. */
    justDropped: () => performance.now() - dropped.current < 100,
    listeners: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: letGo },
  };
}
