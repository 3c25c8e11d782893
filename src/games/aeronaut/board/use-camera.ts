/** Moves the chart by mouse, fingers, wheel and keys, and tells what is pointed at. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Point } from '../map/geometry.ts';
import {
  closeUp,
  type Extent,
  fitted,
  kept,
  type Lens,
  NEAR,
  READABLE,
  shown,
  toChart,
  toFrame,
  zoomed,
} from './camera.ts';
import { PAPER } from './plan.ts';

export interface Pointing {
  /** On the chart, and in the frame. */
  readonly at: Point;
  readonly px: Point;
  /** How far around it a finger or a pointer reaches, on the chart. */
  readonly reach: number;
  readonly touch: boolean;
}

export interface Camera {
  fit(): void;
  zoom(factor: number): void;
  show(point: Point): void;
  /** Where the whole chart is too small to be read: comes near to what matters now. */
  comeTo(points: readonly Point[]): void;
  /** Where a point of the chart is in the frame now. */
  place(point: Point): Point;
  onKey(event: KeyboardEvent): void;
}

interface Hooks {
  readonly onTap: (pointing: Pointing) => void;
  readonly onHover: (pointing: Pointing | undefined) => void;
}

const STEP = 1.35;
const PAN = 80;
/** A press that moves farther than this is a drag. */
const SLACK = 7;
/** How far from what is meant a finger and a mouse may point. */
const REACH = { finger: 22, mouse: 7 };
/** After this long without a move the picture is drawn anew. */
const REST = 140;

export function useCamera(
  frame: RefObject<HTMLDivElement | null>,
  picture: RefObject<SVGSVGElement | null>,
  chart: Extent,
  hooks: Hooks,
): Camera {
  const latest = useRef(hooks);
  latest.current = hooks;
  const rig = useMemo(() => makeRig(frame, picture, chart), [chart]);
  useLayoutEffect(() => rig.watch(), [rig]);
  useEffect(() => {
    const element = frame.current;
    return element ? listen(element, rig, latest) : undefined;
  }, [rig]);
  return rig;
}

interface Rig extends Camera {
  readonly lens: () => Lens;
  readonly isFit: () => boolean;
  readonly size: () => Extent;
  set(lens: Lens, glide?: boolean): void;
  zoomAt(factor: number, at: Point): void;
  watch(): () => void;
}

function makeRig(
  frame: RefObject<HTMLDivElement | null>,
  picture: RefObject<SVGSVGElement | null>,
  chart: Extent,
): Rig {
  let lens: Lens = { x: 0, y: 0, k: 1 };
  let drawn = 0;
  let fits = true;
  /** Did the player choose what is in sight? A frame that gets another size keeps that, and only that. */
  let chosen = false;
  let rest = 0;
  let size: Extent = { width: 1, height: 1 };
  /** What mattered last: a frame that gets another size shows it again. */
  let wanted: readonly Point[] = [];

  const draw = (): void => {
    const svg = picture.current;
    if (!svg) return;
    drawn = lens.k;
    svg.style.removeProperty('display');
    svg.setAttribute('width', String((chart.width + 2 * PAPER) * drawn));
    svg.setAttribute('height', String((chart.height + 2 * PAPER) * drawn));
    svg.removeAttribute('data-gliding');
    // From far away, rings as wide as near by would cover what they are around.
    svg.style.setProperty('--ring', String(Math.min(1, Math.max(0.3, drawn / 55))));
    move();
  };
  const move = (): void => {
    const svg = picture.current;
    if (!svg) return;
    svg.style.transform = `translate(${lens.x}px, ${lens.y}px) scale(${lens.k / drawn})`;
    frame.current?.toggleAttribute('data-far', lens.k < READABLE);
    frame.current?.toggleAttribute('data-mid', lens.k >= READABLE && lens.k < NEAR);
    frame.current?.toggleAttribute('data-fits', fits);
  };
  const set = (next: Lens, glide = false): void => {
    chosen = true;
    lens = next;
    fits = lens.k <= fitted(size, chart).k * 1.001;
    picture.current?.toggleAttribute('data-gliding', glide);
    move();
    clearTimeout(rest);
    // Sharp again only after a glide has arrived.
    if (lens.k !== drawn || glide) rest = window.setTimeout(draw, glide ? 280 : REST);
  };
  const zoomAt = (factor: number, at: Point, glide = false): void =>
    set(zoomed(lens, factor, at, size, chart), glide);
  const measure = (): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    if (drawn > 0 && box.width === size.width && box.height === size.height) return;
    size = { width: box.width, height: box.height };
    const whole = fitted(size, chart);
    lens = chosen && lens.k > whole.k ? kept(lens, size, chart) : whole;
    if (lens.k < READABLE && wanted.length > 0) lens = closeUp(wanted, size, chart);
    fits = lens.k <= whole.k * 1.001;
    draw();
  };
  const rig: Rig = {
    lens: () => lens,
    isFit: () => fits,
    size: () => size,
    set,
    zoomAt,
    fit() {
      set(fitted(size, chart), true);
      chosen = false;
    },
    zoom: (factor) => zoomAt(factor, { x: size.width / 2, y: size.height / 2 }, true),
    show: (point) => set(shown(lens, point, size, chart), true),
    comeTo(points) {
      wanted = points;
      if (size.width <= 1 || fitted(size, chart).k >= READABLE) return;
      set(closeUp(points, size, chart), drawn > 0);
      chosen = false;
    },
    place: (point) => toFrame(lens, point),
    onKey: (event) => onKey(rig, event, chart),
    watch() {
      // The chart is laid out when its size is known, and not before that, too.
      picture.current?.style.setProperty('display', 'none');
      measure();
      const observer = new ResizeObserver(measure);
      if (frame.current) observer.observe(frame.current);
      return () => {
        observer.disconnect();
        clearTimeout(rest);
      };
    },
  };
  return rig;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN, 0],
  ArrowRight: [-PAN, 0],
  ArrowUp: [0, PAN],
  ArrowDown: [0, -PAN],
};

/** Keys are only taken where they do something: a chart that fits leaves the arrows to the page. */
function onKey(rig: Rig, event: KeyboardEvent, chart: Extent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) {
    if (rig.isFit()) return;
    const { x, y, k } = rig.lens();
    rig.set(kept({ k, x: x + arrow[0], y: y + arrow[1] }, rig.size(), chart), true);
  } else if (event.key === '+' || event.key === '=') rig.zoom(STEP);
  else if (event.key === '-') rig.zoom(1 / STEP);
  else if (event.key === '0') rig.fit();
  else return;
  event.preventDefault();
}

export const ZOOM_STEP = STEP;

function listen(frame: HTMLElement, rig: Rig, hooks: { readonly current: Hooks }): () => void {
  const down = new Map<number, Point>();
  let dragged = false;
  let touch = false;
  let start: Point = { x: 0, y: 0 };

  const inFrame = (event: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pointing = (event: MouseEvent): Pointing => {
    const px = inFrame(event);
    const lens = rig.lens();
    return { px, at: toChart(lens, px), reach: (touch ? REACH.finger : REACH.mouse) / lens.k, touch };
  };
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    touch = event.pointerType !== 'mouse';
    down.set(event.pointerId, inFrame(event));
    if (down.size === 1) {
      dragged = false;
      start = inFrame(event);
    } else dragged = true;
  };
  const onMove = (event: PointerEvent): void => {
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') {
        touch = false;
        hooks.current.onHover(pointing(event));
      }
      return;
    }
    const now = inFrame(event);
    if (!dragged && Math.hypot(now.x - start.x, now.y - start.y) < SLACK) return;
    if (!dragged) {
      dragged = true;
      hooks.current.onHover(undefined);
    }
    if (!frame.hasPointerCapture(event.pointerId)) frame.setPointerCapture(event.pointerId);
    gesture(rig, down, event.pointerId, now);
  };
  const onUp = (event: PointerEvent): void => {
    down.delete(event.pointerId);
  };
  // A tap is the click after it, so that the page can tell what the board has understood. Not every browser says which pointer it was.
  const onClick = (event: MouseEvent): void => {
    if (dragged || (event.target as Element).closest('button')) return;
    hooks.current.onTap(pointing(event));
  };
  const onCancel = (event: PointerEvent): void => {
    down.delete(event.pointerId);
  };
  const onLeave = (): void => hooks.current.onHover(undefined);
  const onWheel = (event: WheelEvent): void => {
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016));
    // All of it is in sight: the wheel belongs to the page again.
    if (factor <= 1 && rig.isFit()) return;
    event.preventDefault();
    rig.zoomAt(factor, inFrame(event));
  };
  const heard = new AbortController();
  const { signal } = heard;
  frame.addEventListener('pointerdown', onDown, { signal });
  frame.addEventListener('pointermove', onMove, { signal });
  frame.addEventListener('pointerup', onUp, { signal });
  frame.addEventListener('click', onClick, { signal });
  frame.addEventListener('pointercancel', onCancel, { signal });
  frame.addEventListener('pointerleave', onLeave, { signal });
  frame.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => heard.abort();
}

/** One pointer drags; two drag with their middle and zoom with their distance. */
function gesture(rig: Rig, down: Map<number, Point>, id: number, now: Point): void {
  const before = down.get(id)!;
  const other = [...down].find(([one]) => one !== id)?.[1];
  down.set(id, now);
  const part = other ? 0.5 : 1;
  const lens = rig.lens();
  rig.set({
    ...lens,
    x: lens.x + (now.x - before.x) * part,
    y: lens.y + (now.y - before.y) * part,
  });
  const grown = other
    ? Math.hypot(now.x - other.x, now.y - other.y) /
      Math.max(1, Math.hypot(before.x - other.x, before.y - other.y))
    : 1;
  // Zooming by 1 keeps the paper in sight.
  rig.zoomAt(grown, other ? { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 } : now);
}
