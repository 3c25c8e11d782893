/** Where a board's places are, followed while anything moves, and not looked at while nothing does. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Place } from '../../contract/index.ts';
import type { Box } from './mark.ts';

export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<Place, Box>;
}

/** Pictures without a change after which we look away, and milliseconds after which we do so whatever moves: balloons sway for ever. */
const calm = 8;
const patience = 1500;

const selectorOf = (place: Place): string => `[data-place="${CSS.escape(place)}"]`;

/** The element of a place: the first in the document that can be seen. */
export function elementOf(board: ParentNode, place: Place): Element | undefined {
  const all = [...board.querySelectorAll(selectorOf(place))];
  return all.find((element) => !isEmpty(element.getBoundingClientRect()));
}

const isEmpty = ({ width, height }: DOMRect): boolean => width === 0 && height === 0;

/** Follows the places in the element around `own`. */
export function usePlaces(own: RefObject<Element | null>, places: readonly Place[]): Measured | undefined {
  const [measured, setMeasured] = useState<Measured>();
  const key = places.join('\n');
  useLayoutEffect(() => {
    const drawing = own.current;
    const board = drawing?.parentElement;
    if (!drawing || !board || places.length === 0) return setMeasured(undefined);
    return follow(board, drawing, places, setMeasured);
  }, [key]);
  return measured;
}

function follow(
  board: HTMLElement,
  drawing: Element,
  places: readonly Place[],
  tell: (measured: Measured) => void,
): () => void {
  let frame = 0;
  let still = 0;
  let until = 0;
  let before = '';
  const look = (now: number) => {
    const next = measure(board, places);
    const print = JSON.stringify([next.width, next.height, ...next.places]);
    still = print === before ? still + 1 : 0;
    if (still === 0) tell(next);
    before = print;
    frame = still < calm && now < until ? requestAnimationFrame(look) : 0;
  };
  const wake = () => {
    still = 0;
    until = performance.now() + patience;
    if (frame === 0) frame = requestAnimationFrame(look);
  };
  const size = new ResizeObserver(wake);
  size.observe(board);
  const change = new MutationObserver((records) => {
    // Our own drawing changes because we have looked.
    if (records.some(({ target }) => !drawing.contains(target))) wake();
  });
  change.observe(board, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'transform', 'viewBox', 'data-place'],
  });
  const moves = ['transitionrun', 'transitionend', 'animationstart', 'animationend', 'scroll'] as const;
  for (const name of moves) board.addEventListener(name, wake, true);
  wake();
  return () => {
    cancelAnimationFrame(frame);
    size.disconnect();
    change.disconnect();
    for (const name of moves) board.removeEventListener(name, wake, true);
  };
}

/** Reads everything before anything is written, in whole half pixels. */
function measure(board: HTMLElement, places: readonly Place[]): Measured {
  const frame = board.getBoundingClientRect();
  const found = new Map<Place, Box>();
  for (const place of places) {
    const element = elementOf(board, place);
    const box = element && inSight(element);
    if (box)
      found.set(place, {
        x: half(box.left - frame.left),
        y: half(box.top - frame.top),
        w: half(box.width),
        h: half(box.height),
      });
  }
  return { width: half(frame.width), height: half(frame.height), places: found };
}

/** A map is moved under its frame: what lies outside of it is out of sight. */
function inSight(element: Element): DOMRect | undefined {
  const box = element.getBoundingClientRect();
  const frame = element.closest('[data-map]')?.getBoundingClientRect();
  if (!frame) return box;
  const left = Math.max(box.left, frame.left);
  const top = Math.max(box.top, frame.top);
  const width = Math.min(box.right, frame.right) - left;
  const height = Math.min(box.bottom, frame.bottom) - top;
  return width > 0 && height > 0 ? new DOMRect(left, top, width, height) : undefined;
}

const half = (n: number): number => Math.round(n * 2) / 2;
