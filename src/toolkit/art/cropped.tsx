/** Shows a part of a drawing and nothing beside it. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface CroppedProps {
  readonly to: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly children: ComponentChildren;
}

export function Cropped({ to: { x, y, w, h }, children }: CroppedProps) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x={x} y={y} width={w} height={h} />
      </clipPath>
      <g clip-path={`url(#${id})`}>{children}</g>
    </>
  );
}
