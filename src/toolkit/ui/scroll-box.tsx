/** Boxes that scroll, and show that they do. */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { cx } from './class-names.ts';
import css from './scroll-box.module.css';

/** Where a box goes on beyond its edges: `before`, `after` along the line, `above`, `below`; empty where all of it is seen. */
export function useMore(
  box: { readonly current: HTMLElement | null },
  changes: readonly unknown[] = [],
): string {
  const [more, setMore] = useState('');
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setMore(moreOf(element));
    // Measured right before the next picture, when the page has to be laid out anyway.
    const frame = requestAnimationFrame(look);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    // Any of them may become wider.
    for (const child of element.children) watch.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [...changes]);
  return more;
}

function moreOf(box: HTMLElement): string {
  // From right to left the way along the line is counted below zero.
  const along = Math.abs(box.scrollLeft);
  const edges = [
    along > 1 && 'before',
    along < box.scrollWidth - box.clientWidth - 1 && 'after',
    box.scrollTop > 1 && 'above',
    box.scrollTop < box.scrollHeight - box.clientHeight - 1 && 'below',
  ];
  return edges.filter(Boolean).join(' ');
}

/** The class of a box whose edges fade where it goes on: with `data-more={useMore(box)}`. */
export const fading = css.fading;

export interface ScrollBoxProps {
  /** What is in it, for those who reach it by the keyboard. */
  readonly label: string;
  readonly class?: string | undefined;
  readonly children: ComponentChildren;
}

/** Something that may be wider than its place, such as a table: then it scrolls by itself, fades at that edge, and the keys reach it. */
export function ScrollBox({ label, class: extra, children }: ScrollBoxProps) {
  const box = useRef<HTMLElement>(null);
  const more = useMore(box);
  const reached = more ? { tabIndex: 0, 'aria-label': label } : {};
  return (
    <section class={cx(css.box, css.fading, extra)} ref={box} data-more={more} {...reached}>
      {children}
    </section>
  );
}
