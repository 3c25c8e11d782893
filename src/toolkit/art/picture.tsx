import { Balloon, type BalloonState } from './balloon.tsx';
import type { PaintId } from './paints.ts';
import { SpecialBalloon, type SpecialShape } from './special.tsx';

export interface BalloonPictureProps {
  readonly balloon: readonly [PaintId, PaintId] | SpecialShape;
  readonly state?: BalloonState;
  /** Width in pixels; without it the page's CSS decides. */
  readonly size?: number;
  readonly small?: boolean;
  readonly class?: string;
}

/** What each state needs around it, as x, y, width, height. */
const frames: Readonly<Record<BalloonState, string>> = {
  packed: '-54 -46 108 94',
  unpacked: '-58 -52 116 58',
  inflated: '-56 -142 112 146',
  flying: '-56 -74 112 148',
};

/** One balloon as a picture of its own, for trays, cards and books. */
export function BalloonPicture({
  balloon,
  state = 'flying',
  size,
  small = false,
  class: extra,
}: BalloonPictureProps) {
  return (
    <svg
      class={extra ?? 'balloon-picture'}
      viewBox={frames[state]}
      width={size}
      aria-hidden="true"
      focusable="false"
    >
      {typeof balloon === 'number' ? (
        <SpecialBalloon shape={balloon} state={state} small={small} x={0} y={0} width={100} />
      ) : (
        <Balloon colors={balloon} state={state} small={small} x={0} y={0} width={100} />
      )}
    </svg>
  );
}
