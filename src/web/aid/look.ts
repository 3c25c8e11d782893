/** Arrow keys go through the places that have no stop of their own; Enter and Space try what they are at, as a tap would. */
import type { Tip } from '../../contract/index.ts';

const ahead: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Places that keys reach on the board itself. */
const reached = 'button, a[href], input, [role="gridcell"], [data-place][tabindex]';

export function lookAround(
  box: HTMLElement,
  tell: (place: Element) => Promise<Tip | undefined>,
): (() => void) | undefined {
  const stop = box.querySelector<HTMLElement>('[data-look]');
  if (!stop) return;
  let name: string | undefined;
  const goTo = (place: Element): void => {
    name = nameOf(place);
    stop.dataset.look = name;
    const { left, top, width, height } = place.getBoundingClientRect();
    const around = stop.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
    Object.assign(stop.style, {
      left: `${left - around.left}px`,
      top: `${top - around.top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    void tell(place).then((tip) => {
      if (tip && name === nameOf(place)) stop.setAttribute('aria-valuetext', `${tip.title}. ${tip.text}`);
    });
  };
  const onKey = (event: KeyboardEvent): void => {
    const places = placesIn(box);
    const at = places.findIndex((place) => nameOf(place) === name);
    const by = ahead[event.key];
    if (by !== undefined) {
      const next = at < 0 ? (by > 0 ? 0 : places.length - 1) : (at + by + places.length) % places.length;
      if (places[next]) goTo(places[next]);
      stop.setAttribute('aria-valuenow', String(next));
      stop.setAttribute('aria-valuemax', String(places.length - 1));
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (places[at]) tap(places[at]);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  stop.addEventListener('keydown', onKey);
  return () => stop.removeEventListener('keydown', onKey);
}

const nameOf = (place: Element): string => place.getAttribute('data-place')!;

/** In the order of the page, each name once. */
function placesIn(box: HTMLElement): Element[] {
  const byName = new Map<string, Element>();
  for (const place of box.querySelectorAll('[data-place]'))
    if (!byName.has(nameOf(place)) && place.checkVisibility() && !place.closest(reached))
      byName.set(nameOf(place), place);
  return [...byName.values()];
}

function tap(place: Element): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  const middle = { clientX: left + width / 2, clientY: top + height / 2 };
  place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...middle }));
}
