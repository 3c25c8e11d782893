/** Tokens fly to their owner: from the balloon that is launched, or from the safety truck that moves. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { COLORS, MULTI, PAINT, SAFETY } from '../data.ts';
import type { PanoramaEvent } from '../state.ts';
import css from './shelf.module.css';
import { pileKey } from './shelf.tsx';

interface Taken {
  readonly pile: string;
  /** The piece that it comes from. */
  readonly from: string;
}

/** The tokens that these events brought, with where they come from and where they go. */
export function takenIn(events: readonly PanoramaEvent[]): Taken[] {
  return events.flatMap((event) => {
    if (event.kind === 'truckMoved' && event.safety)
      return [{ pile: pileKey(event.seat, SAFETY), from: '[data-truck="safety"]' }];
    if (event.kind !== 'launched') return [];
    const from = `[data-balloon="${event.balloon}"]`;
    const paint = PAINT[event.balloon]!;
    const kinds = paint === 0 ? [MULTI] : COLORS.map((_, color) => color).filter((c) => paint & (1 << c));
    return kinds.map((kind) => ({ pile: pileKey(event.seat, kind), from }));
  });
}

const DURATION = 400;
/** Two tokens of one balloon leave one after the other. */
const APART = 90;

export function useTokenFlight(root: RefObject<HTMLElement | null>, events: readonly PanoramaEvent[]): void {
  useLayoutEffect(() => {
    const field = root.current;
    if (field === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const flying = takenIn(events).flatMap((taken, i) => fly(field, taken, i * APART) ?? []);
    return () => {
      for (const token of flying) token.remove();
    };
  }, [events]);
}

/** A twin of the pile's own disc makes the journey, and is gone when it has arrived. */
function fly(field: HTMLElement, { pile, from }: Taken, delay: number): Element | undefined {
  const disc = field.querySelector(`[data-pile="${pile}"] > svg`);
  const source = field.querySelector(from);
  if (disc === null || source === null) return undefined;
  const [here, there, frame] = [disc, source, field].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const token = disc.cloneNode(true) as SVGElement;
  token.classList.add(css.flying!);
  token.dataset.token = 'flying';
  Object.assign(token.style, {
    left: `${here.left - frame.left}px`,
    top: `${here.top - frame.top}px`,
    width: `${here.width}px`,
    height: `${here.height}px`,
  });
  field.append(token);
  const dx = there.left + there.width / 2 - here.left - here.width / 2;
  const dy = there.top + there.height / 2 - here.top - here.height / 2;
  const journey = token.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.4)` },
      { transform: `translate(${dx * 0.45}px, ${dy * 0.6}px) scale(2)`, offset: 0.4 },
      { transform: 'none' },
    ],
    { duration: DURATION, delay, easing: 'cubic-bezier(0.45, 0, 0.3, 1)', fill: 'backwards' },
  );
  journey.onfinish = () => token.remove();
  return token;
}
