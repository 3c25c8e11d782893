/** Balloons that do not fly: folded in their baskets, or spread over a truck. */

import type { ComponentChildren } from 'preact';
import { Shadow, Volume } from '../../../toolkit/art/balloon-parts.tsx';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { cream, ink } from '../../../toolkit/art/paints.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';

export interface Cloth {
  readonly first: string;
  readonly second: string;
  /** A row of marks, 80 wide around the origin. */
  readonly marks?: ComponentChildren;
}

interface BundleProps {
  readonly cloth: Cloth;
  readonly label: string;
}

interface FoldsProps {
  readonly cloth: Cloth;
  readonly outline: string;
  readonly middle: string;
  readonly folds: string;
  /** How far below the origin the marks stand. */
  readonly marks: number;
}

function Folds({ cloth, outline, middle, folds, marks }: FoldsProps) {
  const { tone } = useInk();
  return (
    <>
      <path d={outline} fill={cloth.first} />
      <path d={middle} fill={cloth.second} />
      <path d={folds} fill="none" stroke={tone(ink)} stroke-opacity=".25" stroke-width="2" />
      <g transform={`translate(0 ${marks})`}>{cloth.marks}</g>
      <Volume d={outline} />
    </>
  );
}

const bundle = 'M-40 4C-50-18-34-36-12-34C-4-42 4-42 12-34C34-36 50-18 40 4Z';
const stripe = 'M-14 4C-26-8-26-26-12-34C-4-42 4-42 12-34C26-26 26-8 14 4Z';
const creases = 'M-40 4C-28-2-32-22-12-34M40 4C28-2 32-22 12-34';

/** Folded cloth in its basket, with a luggage tag: 100 wide and 84 high around the origin. */
export function BalloonPacked({ cloth, label }: BundleProps) {
  const { tone } = useInk();
  return (
    <>
      <Shadow d="M-42-6H46L40 42Q39 46 35 46H-29Q-33 46-34 42Z" x={0} y={0} />
      <Folds cloth={cloth} outline={bundle} middle={stripe} folds={creases} marks={-15} />
      <path d="M-42 0H42L36 38Q35 42 31 42H-31Q-35 42-36 38Z" fill={tone('#b0743c')} />
      <Stroke d="M-40 32H40M-41 9H41M-26 4-22 42M26 4 22 42" hex="#7d4c22" width={2} />
      <rect x="-46" y="-4" width="92" height="8" rx="4" fill={tone('#7d4c22')} />
      <Tag d="M-34 7H34V33H-34Z" y={29} size={25} label={label} />
    </>
  );
}

const heap = 'M-48 0C-58-14-46-27-35-26C-34-44-12-53 0-41C12-53 34-44 35-26C46-27 58-14 48 0Z';

/** Cloth spread over a truck's bed, its foot at the origin: 100 wide and 50 high. */
export function BalloonUnpacked({ cloth, label }: BundleProps) {
  return (
    <>
      <Shadow d={heap} x={3} y={-2} />
      <Folds
        cloth={cloth}
        outline={heap}
        middle="M-22 0C-32-16-22-38-11-46Q-4-45 0-41Q4-45 11-46C22-38 32-16 22 0Z"
        folds="M-35-26C-27-20-34-8-31 0M35-26C27-20 34-8 31 0M0-41V-33"
        marks={-29}
      />
      <Tag d="M-33-25H33V-2H-33Z" y={-5} size={24} label={label} />
    </>
  );
}

/** A luggage tag, and its shadow. */
function Tag({ d, y, size, label }: { d: string; y: number; size: number; label: string }) {
  const { tone } = useInk();
  return (
    <>
      <path d={d} fill={tone(ink)} opacity=".25" transform="translate(0 2)" />
      <path d={d} fill={tone(cream)} />
      <text {...letters} y={y} font-size={size} fill={tone(ink)}>
        {label}
      </text>
    </>
  );
}
