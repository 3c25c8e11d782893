/** What a finger means: on a telephone a column is narrower than a fingertip, so near is good enough, and near to two is a question. */

/** Every target is at least this large, whatever the size of its element. */
const TARGET = 34;
/** Beside all places; on another place only what sticks out of its column is meant. */
const REACH = 30;
const OVERHANG = 11;
/** Two that are nearly as far are as near as each other. */
const DOUBT = 6;
/** A mouse means what it points at; a balloon is only a little wider than its column. */
const MOUSE_REACH = 10;

/** How far a point is from a box that is at least `least` wide and high. */
function distance(element: HTMLElement, x: number, y: number, least = 0): number {
  const box = element.getBoundingClientRect();
  const [wide, high] = [
    Math.max(box.width, least) / 2,
    Math.max(box.height, Math.min(least, box.height + 12)) / 2,
  ];
  const dx = Math.max(Math.abs((box.left + box.right) / 2 - x) - wide, 0);
  const dy = Math.max(Math.abs((box.top + box.bottom) / 2 - y) - high, 0);
  return Math.hypot(dx, dy);
}

/** The element among `all` that a point is in, or else the nearest within reach. */
export function nearest(
  all: Iterable<HTMLElement>,
  x: number,
  y: number,
  reach = REACH,
): HTMLElement | undefined {
  let best: HTMLElement | undefined;
  let least = reach + 0.01;
  for (const element of all) {
    const far = distance(element, x, y);
    if (far < least) [best, least] = [element, far];
  }
  return best;
}

/** The elements among `all` that a click or tap can mean: none, one, or several that have to be told apart. */
export function meant(all: Iterable<HTMLElement>, event: MouseEvent): readonly HTMLElement[] {
  const { clientX: x, clientY: y, target } = event;
  const here = (target as HTMLElement).closest<HTMLElement>('[data-place]');
  if ((event as PointerEvent).pointerType === 'mouse') {
    const exact = here?.matches('[data-can]') ? here : nearest(all, x, y, MOUSE_REACH);
    return exact ? [exact] : [];
  }
  const each = [...all].map((element) => ({ element, far: distance(element, x, y, TARGET) }));
  const touched = each.filter(({ far }) => far === 0);
  if (touched.length > 0) return touched.map(({ element }) => element);
  const reach = here ? OVERHANG : REACH;
  const first = Math.min(...each.map(({ far }) => far));
  return each.filter(({ far }) => far <= reach && far <= first + DOUBT).map(({ element }) => element);
}

export const within = (root: HTMLElement, what: string): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>(what);
