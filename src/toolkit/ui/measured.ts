import { useLayoutEffect } from 'preact/hooks';

/**
 * Measures an element before it is first seen, whenever it gets another size, and when one of `changes` does: an observer is told of the first size, too, when the
 * page is laid out and not yet painted. Asked for earlier, it would be laid out twice.
 */
export function useMeasured(
  box: { readonly current: HTMLElement | null },
  measure: (element: HTMLElement) => void,
  changes: readonly unknown[] = [],
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => measure(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [...changes]);
}
