/** A balloon by its two letters, as it is packed, unpacked or flying: 100 wide around the origin. */

import { Balloon, type BalloonColors } from '../../../toolkit/art/balloon.tsx';
import { type Ink, useInk } from '../../../toolkit/art/ink.ts';
import { PaintMark } from '../../../toolkit/art/marks.tsx';
import paper from '../../../toolkit/art/paper.module.css';
import { BalloonPacked, BalloonUnpacked, type Cloth } from './bundle.tsx';
import { SpecialBalloon, type SpecialShape, specialCloth } from './special.tsx';

export type BalloonState = 'packed' | 'unpacked' | 'flying';

/** The number of a special shape, or nothing for a balloon of two paints. */
export const shapeOf = (name: string): SpecialShape | undefined =>
  name.startsWith('X') ? (Number(name[1]) as SpecialShape) : undefined;

export function FieldBalloon({ name, state }: { name: string; state: BalloonState }) {
  const shape = shapeOf(name);
  const ink = useInk();
  const place = { x: 0, y: 0, width: 100, label: name };
  if (state === 'flying')
    return shape ? (
      <SpecialBalloon shape={shape} {...place} />
    ) : (
      <Balloon colors={colorsOf(name)} {...place} />
    );
  const cloth = shape ? specialCloth(shape, ink) : clothOf(colorsOf(name), ink);
  return (
    <g class={paper.piece}>
      {state === 'packed' ? (
        <BalloonPacked cloth={cloth} label={name} />
      ) : (
        <g transform="translate(0 69)">
          <BalloonUnpacked cloth={cloth} label={name} />
        </g>
      )}
    </g>
  );
}

const colorsOf = (name: string): BalloonColors => name.split('') as unknown as BalloonColors;

function clothOf([a, b]: BalloonColors, ink: Ink): Cloth {
  return {
    first: ink.fill(a),
    second: ink.fill(b),
    marks: (
      <>
        <PaintMark paint={a} x={-31} y={4} scale={0.75} />
        <PaintMark paint={a} x={31} y={4} scale={0.75} />
        <PaintMark paint={b} y={-5} scale={0.85} />
      </>
    ),
  };
}
