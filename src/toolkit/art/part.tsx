/** A part of a drawing as a picture of its own, which knows where its places lie. */
import type { ComponentChildren } from 'preact';
import type { Box, Picture, Place } from '../../contract/index.ts';
import { Cropped } from './cropped.tsx';

export const partOf = (
  part: Box,
  scale: number,
  where: (place: Place) => Box | undefined,
  draw: () => ComponentChildren,
): Picture => ({
  size: { w: part.w * scale, h: part.h * scale },
  draw: () => (
    <g transform={`scale(${scale.toFixed(5)}) translate(${-part.x} ${-part.y})`}>
      <Cropped to={part}>{draw()}</Cropped>
    </g>
  ),
  where: (place) => {
    const box = where(place);
    if (!box || !isInside(box, part)) return undefined;
    return {
      x: (box.x - part.x) * scale,
      y: (box.y - part.y) * scale,
      w: box.w * scale,
      h: box.h * scale,
    };
  },
});

/** Is the middle of a box in the part that is shown? */
function isInside({ x, y, w, h }: Box, part: Box): boolean {
  const [right, down] = [x + w / 2 - part.x, y + h / 2 - part.y];
  return right >= 0 && right <= part.w && down >= 0 && down <= part.h;
}
