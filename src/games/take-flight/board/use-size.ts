/** How large an element is. The picture in it is drawn to measure. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setSize({ width: measured.clientWidth, height: measured.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
