/** How large an element is. The picture in it is drawn to measure. */
import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { useMeasured } from '../../../toolkit/ui/measured.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useMeasured(element, ({ clientWidth, clientHeight }) =>
    setSize({ width: clientWidth, height: clientHeight }),
  );
  return size;
}
