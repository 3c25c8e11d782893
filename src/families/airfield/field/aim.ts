/** What a finger means: on a telephone a column is narrower than a fingertip, so near is good enough. */

const REACH = 30;
/** A mouse means what it points at; a balloon is only a little wider than its column. */
const MOUSE_REACH = 10;

export const reachOf = (event: MouseEvent): number =>
  (event as PointerEvent).pointerType === 'mouse' ? MOUSE_REACH : REACH;

/** The element among `all` that a point is in, or else the nearest within reach. */
export function nearest(
  all: Iterable<HTMLElement>,
  x: number,
  y: number,
  reach = REACH,
): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    const box = element.getBoundingClientRect();
    const dx = Math.max(box.left - x, 0, x - box.right);
    const dy = Math.max(box.top - y, 0, y - box.bottom);
    if (dx > reach || dy > reach) continue;
    // The distance to its middle tells neighbours apart that are equally far.
    const far = Math.hypot(dx, dy) * 8 + Math.abs((box.left + box.right) / 2 - x);
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

export const within = (root: HTMLElement, what: string): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>(what);
