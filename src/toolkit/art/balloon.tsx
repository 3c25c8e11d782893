import type { CSSProperties } from 'preact';
import { Basket, Glow, Ribbon, Shadow, Volume } from './balloon-parts.tsx';
import { useInk } from './ink.ts';
import { PaintMark } from './marks.tsx';
import type { PaintId } from './paints.ts';
import paper from './paper.module.css';
import { at, type Place, unspoken } from './place.ts';

export type BalloonColors = readonly [PaintId, PaintId];

/** `x`, `y` is its centre. It is 100 wide and 138 high. */
export interface BalloonProps extends Place {
  readonly colors: BalloonColors;
  /** The words on the banner; the two letters unless told. */
  readonly label?: string;
}

/** One panel between two meridians; 1 and -1 are the outline. */
function gore(a: number, b: number): string {
  const down = (f: number) => `C${30 * f}-69 ${47 * f}-47 ${47 * f}-23C${47 * f} 2 ${24 * f} 16 ${13 * f} 31`;
  const up = (f: number) => `C${24 * f} 16 ${47 * f} 2 ${47 * f}-23C${47 * f}-47 ${30 * f}-69 0-69Z`;
  return `M0-69${down(a)}L${13 * b} 31${up(b)}`;
}

export const envelope = gore(1, -1);
const secondGores = gore(0.9, 0.62) + gore(0.22, -0.22) + gore(-0.62, -0.9);
const seams = [0.9, 0.62, 0.22].map((f) => gore(f, -f)).join('');

/** A balloon in the air. */
export function Balloon(props: BalloonProps) {
  const [a, b] = props.colors;
  const ink = useInk();
  return (
    <g class={paper.piece} transform={at(props)} {...unspoken}>
      <Basket />
      <Shadow d={envelope} x={3} y={4} />
      <path d={envelope} fill={ink.fill(a)} />
      <path d={secondGores} fill={ink.fill(b)} />
      <path d={seams} fill="none" stroke={ink.tone('#22264b')} stroke-opacity=".16" />
      <PaintMark paint={b} y={-40} />
      <PaintMark paint={a} x={-19} y={-36} squeeze={0.85} />
      <PaintMark paint={a} x={19} y={-36} squeeze={0.85} />
      <PaintMark paint={b} x={-35} y={-30} scale={0.9} squeeze={0.55} />
      <PaintMark paint={b} x={35} y={-30} scale={0.9} squeeze={0.55} />
      <Volume d={envelope} />
      <Glow d={envelope} />
      <path
        d="M-13-68Q0-75 13-68Q8-61 0-61T-13-68Z"
        fill={ink.fill(b)}
        stroke={ink.tone('#22264b')}
        stroke-opacity=".25"
      />
      <Ribbon label={props.label ?? props.colors.join('·')} />
    </g>
  );
}

/** One balloon as a picture of its own. */
interface BalloonPictureProps {
  readonly balloon: BalloonColors;
  readonly class?: string;
  readonly style?: CSSProperties;
}

export function BalloonPicture({ balloon, ...look }: BalloonPictureProps) {
  return (
    <svg {...look} viewBox="-56 -74 112 148" aria-hidden="true" focusable="false">
      <Balloon colors={balloon} x={0} y={0} width={100} />
    </svg>
  );
}
