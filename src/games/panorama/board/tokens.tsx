/** A token of any kind: a disc of paint with its mark, one of all colours, or one of the safety truck. */
import { cream, ink, PaintDot } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { type PictureProps, SmallPicture } from '../../../toolkit/art/small-picture.tsx';
import { COLORS, MULTI } from '../data.ts';

export function TokenDot({ kind, size = 24, ...place }: PictureProps & { readonly kind: number }) {
  const paint = COLORS[kind];
  if (paint !== undefined) return <PaintDot paint={paint} size={size} {...place} />;
  return (
    <SmallPicture half={14} size={size} {...place}>
      {kind === MULTI ? <Multicoloured /> : <Safety />}
    </SmallPicture>
  );
}

const wedge = (i: number): string => {
  const point = (n: number) => {
    const turn = (n / COLORS.length) * 2 * Math.PI;
    return `${(Math.sin(turn) * 13).toFixed(2)} ${(-Math.cos(turn) * 13).toFixed(2)}`;
  };
  return `M0 0L${point(i)}A13 13 0 0 1 ${point(i + 1)}Z`;
};

function Multicoloured() {
  const { fill, tone } = useInk();
  return (
    <>
      {COLORS.map((paint, i) => (
        <path key={paint} d={wedge(i)} fill={fill(paint)} />
      ))}
      <circle r="13" fill="none" stroke={tone(ink)} stroke-opacity=".25" />
      <path
        d="M0-6.5 1.9-2 6.5 0 1.9 2 0 6.5-1.9 2-6.5 0-1.9-2Z"
        fill={tone(cream)}
        stroke={tone(ink)}
        stroke-width="1.2"
      />
    </>
  );
}

function Safety() {
  const { tone } = useInk();
  return (
    <>
      <circle r="13" fill={tone('#e8792b')} stroke={tone(ink)} stroke-opacity=".25" />
      <circle r="8.5" fill={tone(cream)} />
      <text {...letters} y="4.6" font-size="13" fill={tone(ink)}>
        S
      </text>
    </>
  );
}
