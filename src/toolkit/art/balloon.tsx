import { Basket, Glow, Ribbon } from './balloon-parts.tsx';
import { BalloonPacked, BalloonUnpacked } from './bundle.tsx';
import { PaintMark } from './marks.tsx';
import { type PaintId, paints } from './paints.ts';
import { at, classes, type Place, unspoken } from './place.ts';

export type BalloonState = 'packed' | 'unpacked' | 'inflated' | 'flying';

/** `x`, `y` is the centre of a flying or packed balloon, and the foot of one that stands or lies on a truck. */
export interface BalloonProps extends Place {
  readonly colors: readonly [PaintId, PaintId];
  readonly state?: BalloonState;
  /** The words on the banner; the two letters unless told. */
  readonly label?: string;
  /** Bobs gently when given; the number sets its own beat, so that neighbours do not move as one. */
  readonly bob?: number;
  /** Fewer, larger details: under 48 pixels wide. */
  readonly small?: boolean;
  readonly class?: string;
}

/** A flying balloon is 100 wide and this tall. */
export const balloonHeight = 138;

/** One panel between two meridians; 1 and -1 are the outline. */
function gore(a: number, b: number): string {
  const down = (f: number) => `C${30 * f}-69 ${47 * f}-47 ${47 * f}-23C${47 * f} 2 ${24 * f} 16 ${13 * f} 31`;
  const up = (f: number) => `C${24 * f} 16 ${47 * f} 2 ${47 * f}-23C${47 * f}-47 ${30 * f}-69 0-69Z`;
  return `M0-69${down(a)}L${13 * b} 31${up(b)}`;
}

export const envelope = gore(1, -1);
const secondGores = gore(0.9, 0.62) + gore(0.22, -0.22) + gore(-0.62, -0.9);
const seams = [0.9, 0.62, 0.22].map((f) => gore(f, -f)).join('');

export function Balloon(props: BalloonProps) {
  const { colors, state = 'flying', label = `${colors[0]}·${colors[1]}`, bob, small = false } = props;
  return (
    <g class={classes('balloon', props.class)} transform={at(props)} {...unspoken}>
      {state === 'packed' && <BalloonPacked cloth={cloth(colors)} label={label} />}
      {state === 'unpacked' && <BalloonUnpacked cloth={cloth(colors)} label={label} />}
      {state === 'inflated' && (
        <g transform="translate(0 -68)">
          <Flying colors={colors} label={label} small={small} />
        </g>
      )}
      {state === 'flying' && (
        <g
          class={classes(bob !== undefined && 'bob')}
          style={bob === undefined ? undefined : { '--beat': bob }}
        >
          <Flying colors={colors} label={label} small={small} />
        </g>
      )}
    </g>
  );
}

function cloth(colors: readonly [PaintId, PaintId]) {
  const [a, b] = colors;
  return {
    first: paints[a].hex,
    second: paints[b].hex,
    marks: (
      <>
        <PaintMark paint={a} x={-31} y={4} scale={0.75} />
        <PaintMark paint={a} x={31} y={4} scale={0.75} />
        <PaintMark paint={b} y={-5} scale={0.85} />
      </>
    ),
  };
}

interface FlyingProps {
  readonly colors: readonly [PaintId, PaintId];
  readonly label: string;
  readonly small: boolean;
}

function Flying({ colors, label, small }: FlyingProps) {
  const [a, b] = colors;
  return (
    <>
      <Basket small={small} />
      <path class="art-shadow" d={envelope} transform="translate(3 4)" />
      <path d={envelope} fill={paints[a].hex} />
      <path d={secondGores} fill={paints[b].hex} />
      <path d={seams} fill="none" stroke="#22264b" stroke-opacity=".16" />
      {small ? (
        <>
          <PaintMark paint={b} y={-44} scale={1.2} />
          <PaintMark paint={a} x={-20} y={-38} scale={1.1} />
          <PaintMark paint={a} x={20} y={-38} scale={1.1} />
        </>
      ) : (
        <>
          <PaintMark paint={b} y={-40} />
          <PaintMark paint={a} x={-19} y={-36} squeeze={0.85} />
          <PaintMark paint={a} x={19} y={-36} squeeze={0.85} />
          <PaintMark paint={b} x={-35} y={-30} scale={0.9} squeeze={0.55} />
          <PaintMark paint={b} x={35} y={-30} scale={0.9} squeeze={0.55} />
        </>
      )}
      <path d={envelope} fill="url(#art-volume)" />
      <Glow d={envelope} />
      <path
        d="M-13-68Q0-75 13-68Q8-61 0-61T-13-68Z"
        fill={paints[b].hex}
        stroke="#22264b"
        stroke-opacity=".25"
      />
      <Ribbon label={label} small={small} />
    </>
  );
}
