/** Rows of a list that change their order glide to their new places, unless less motion is wanted. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const GLIDE = 600;

/** Each row has a `data-row` of its own. `order` changes with the rows. */
export function useFlip(list: RefObject<HTMLElement | null>, order: string): void {
  const tops = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.row ?? '', row.offsetTop]));
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
      for (const row of rows) {
        const before = tops.current.get(row.dataset.row ?? '');
        const from = before === undefined ? 0 : before - row.offsetTop;
        if (from !== 0)
          row.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
            duration: GLIDE,
            easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
          });
      }
    tops.current = now;
  }, [order]);
}
