/** Work that has to know where things are on the page. */
import { useLayoutEffect } from 'preact/hooks';

/**
 * Runs right before the next picture, when the page has to be laid out anyway. Several moves may arrive until then: it
 * runs once for all of them.
 */
export function useFrame(work: () => void, changes: readonly unknown[]): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(work);
    return () => cancelAnimationFrame(frame);
  }, [...changes]);
}
