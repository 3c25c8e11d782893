import type { ComponentChildren } from 'preact';
import paper from './paper.module.css';
import { classes } from './place.ts';

/** In HTML, or (with `x`, `y` of its corner) inside a board's SVG. */
export interface PictureProps {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  readonly size?: number | undefined;
  readonly class?: string | undefined;
}

/** A square picture of its own, around the origin: `half` is half of its width. */
export function SmallPicture({
  half,
  size,
  class: extra,
  children,
  ...place
}: PictureProps & { readonly half: number; readonly children: ComponentChildren }) {
  return (
    <svg
      class={classes(paper.piece, extra)}
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      {...place}
    >
      {children}
    </svg>
  );
}
