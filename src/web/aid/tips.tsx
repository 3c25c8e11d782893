/**
 * What stands at a place, beside it: where the mouse rests, a finger stays or the focus is. It never covers the place. The text comes
 * with the first tip that is asked for.
 */
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Aid, Place, Position, Seat, Tip, WhoOf } from '../../contract/index.ts';
import { singleKeys } from '../settings.ts';
import { announce } from '../shell/announce.tsx';
import { beside } from './beside.ts';
import { lookAround } from './look.ts';
import css from './tips.module.css';

export interface TipSource {
  readonly aid: () => Promise<Aid<Position> | undefined>;
  readonly view: Position | undefined;
  readonly viewer: Seat;
  readonly who: WhoOf;
}

export interface TipsProps {
  /** The box around the board. */
  readonly box: RefObject<HTMLElement | null>;
  readonly source: TipSource;
  /** What the player did before this code was there. */
  readonly first?: Event | undefined;
  /** Does a tap on what cannot be used now ask for its tip? */
  readonly onTap?: boolean;
}

export function Tips({ box, source, first, onTap = true }: TipsProps) {
  const latest = useRef(source);
  latest.current = source;
  const desk = useMemo(() => new TipDesk(() => latest.current, onTap), []);
  useEffect(() => {
    const stop = desk.listen(box.current!);
    if (first && !hasGone(first)) desk.hear(first);
    return stop;
  }, []);
  useEffect(() => desk.renew(), [source.view]);
  useEffect(() => lookAround(box.current!, (place) => desk.look(place)), []);
  const shown = desk.shown.value;
  return shown ? <Bubble key={shown.place} {...shown} /> : null;
}

interface Shown {
  readonly place: Place;
  readonly element: Element;
  readonly tip: Tip;
}

function Bubble({ element, tip }: Shown) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bubble = own.current!;
    bubble.showPopover?.();
    const { offsetWidth: w, offsetHeight: h } = bubble;
    const { left, top } = beside(
      element.getBoundingClientRect(),
      { w, h },
      { w: innerWidth, h: innerHeight },
    );
    bubble.style.left = `${left}px`;
    bubble.style.top = `${top}px`;
  }, [element, tip]);
  return (
    <div ref={own} class={css.tip} popover="manual" data-tip="" aria-hidden="true">
      <b>{tip.title}</b>
      <p>{tip.text}</p>
    </div>
  );
}

/** Milliseconds until a tip is shown: a mouse passes over much, a finger that stays means it. */
const rest = { mouse: 550, focus: 800, finger: 480 } as const;
/** Pixels that a finger may tremble. */
const tremble = 10;

class TipDesk {
  readonly shown = signal<Shown | undefined>(undefined);
  readonly #source: () => TipSource;
  readonly #onTap: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The place that the timer is about, or that is shown. */
  #about: Element | undefined;
  #finger: { readonly x: number; readonly y: number } | undefined;
  /** A long press has shown a tip: the click that ends it means nothing. */
  #pressed = false;

  constructor(source: () => TipSource, onTap: boolean) {
    this.#source = source;
    this.#onTap = onTap;
  }

  listen(box: HTMLElement): () => void {
    const inBox = [
      'pointerover',
      'pointerleave',
      'pointerdown',
      'pointermove',
      'pointerup',
      'pointercancel',
      'focusin',
      'focusout',
      'click',
      'contextmenu',
    ];
    const hear = (event: Event) => this.hear(event);
    const key = (event: KeyboardEvent) => this.#key(event, box);
    const away = (event: Event) => {
      if (event.target instanceof Node && !box.contains(event.target)) this.hide();
    };
    for (const name of inBox) box.addEventListener(name, hear, true);
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', away, true);
    addEventListener('resize', this.hide);
    return () => {
      this.hide();
      for (const name of inBox) box.removeEventListener(name, hear, true);
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', away, true);
      removeEventListener('resize', this.hide);
    };
  }

  readonly hide = (): void => {
    clearTimeout(this.#timer);
    this.#about = undefined;
    this.shown.value = undefined;
  };

  /** What was true of the last position may not be of this one. A mouse that still rests on a piece gets its tip from the new one. */
  renew(): void {
    if (this.shown.peek()) this.hide();
  }

  /** What the keys look at is told at once. */
  look(place: Element): Promise<Tip | undefined> {
    return this.#show(place);
  }

  hear(event: Event): void {
    const place = placeOf(event.target);
    const touches = event instanceof PointerEvent && event.pointerType !== 'mouse';
    switch (event.type) {
      case 'pointerover':
        if (!touches) this.#over(place);
        break;
      case 'pointerleave':
        if (event.target === event.currentTarget) this.hide();
        break;
      case 'pointerdown':
        this.hide();
        this.#pressed = false;
        if (touches) this.#press(event, place);
        break;
      case 'pointermove':
        if (this.#finger && event instanceof PointerEvent && isFar(event, this.#finger)) this.#lift();
        break;
      case 'pointerup':
      case 'pointercancel':
        this.#lift();
        break;
      case 'focusin':
        if (place && event.target instanceof Element && event.target.matches(':focus-visible'))
          this.#wait(place, rest.focus);
        break;
      case 'focusout':
        this.hide();
        break;
      case 'contextmenu':
        if (this.#pressed) event.preventDefault();
        break;
      case 'click':
        this.#click(event, place);
    }
  }

  #over(place: Element | undefined): void {
    if (place === this.#about) return;
    this.hide();
    if (place) this.#wait(place, rest.mouse);
  }

  #press(event: PointerEvent, place: Element | undefined): void {
    if (!place) return;
    this.#finger = { x: event.clientX, y: event.clientY };
    this.#wait(place, rest.finger, () => {
      this.#pressed = true;
    });
  }

  /** A finger that has gone or moved on wants no tip any more; what it has shown stays. */
  #lift(): void {
    this.#finger = undefined;
    if (!this.shown.peek()) clearTimeout(this.#timer);
  }

  #click(event: Event, place: Element | undefined): void {
    if (this.#pressed) {
      this.#pressed = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (place && this.#onTap && !place.hasAttribute('data-can')) void this.#show(place);
    else this.hide();
  }

  #key(event: KeyboardEvent, box: HTMLElement): void {
    if (event.key === 'Escape' && this.shown.peek()) {
      event.preventDefault();
      event.stopPropagation();
      this.hide();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const focused = box.contains(document.activeElement) ? placeOf(document.activeElement) : undefined;
    if (event.key === 'i' && singleKeys.peek() === 'on') {
      const place = focused ?? this.#about;
      if (!place) return;
      event.preventDefault();
      void this.#show(place).then((tip) => tip && announce(`${tip.title}. ${tip.text}`));
    } else if (event.key === 'Enter' || event.key === ' ') {
      // What Enter does is done first; where nothing can be done, it is explained.
      if (focused && this.#onTap && !focused.hasAttribute('data-can')) void this.#show(focused);
      else this.hide();
    }
  }

  #wait(place: Element, ms: number, then?: () => void): void {
    clearTimeout(this.#timer);
    this.#about = place;
    this.#timer = setTimeout(() => {
      then?.();
      void this.#show(place);
    }, ms);
  }

  async #show(element: Element): Promise<Tip | undefined> {
    clearTimeout(this.#timer);
    this.#about = element;
    const aid = await this.#source()
      .aid()
      .catch(() => undefined);
    const { view, viewer, who } = this.#source();
    const place = element.getAttribute('data-place');
    if (!aid || !view || place === null || !element.isConnected || this.#about !== element) return undefined;
    const tip = aid.tip(view, viewer, place, who);
    this.shown.value = tip && { place, element, tip };
    return tip;
  }
}

const placeOf = (target: EventTarget | null): Element | undefined =>
  target instanceof Element ? (target.closest('[data-place]') ?? undefined) : undefined;

/** Has the mouse left what it was on while this code was fetched? */
const hasGone = ({ type, target }: Event): boolean =>
  type === 'pointerover' && !(target instanceof Element && target.matches(':hover'));

const isFar = (event: PointerEvent, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  Math.hypot(event.clientX - x, event.clientY - y) > tremble;
