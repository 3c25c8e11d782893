/** A token of any kind: a disc of paint with its mark, one of all colours, or one of the safety truck. */
import { cream, ink, PaintDot, paints } from '../../../toolkit/art/index.ts';
import paper from '../../../toolkit/art/paper.module.css';
import { SmallPicture } from '../../../toolkit/art/small-picture.tsx';
import { COLORS, MULTI } from '../data.ts';

export function TokenDot({ kind, size = 24 }: { kind: number; size?: number }) {
  const paint = COLORS[kind];
  if (paint !== undefined) return <PaintDot paint={paint} size={size} />;
  return (
    <SmallPicture half={14} size={size}>
      {kind === MULTI ? multicoloured : safety}
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

const multicoloured = (
  <>
    {COLORS.map((paint, i) => (
      <path key={paint} d={wedge(i)} fill={paints[paint].hex} />
    ))}
    <circle r="13" fill="none" stroke={ink} stroke-opacity=".25" />
    <path
      d="M0-6.5 1.9-2 6.5 0 1.9 2 0 6.5-1.9 2-6.5 0-1.9-2Z"
      fill={cream}
      stroke={ink}
      stroke-width="1.2"
    />
  </>
);

const safety = (
  <>
    <circle r="13" fill="#e8792b" stroke={ink} stroke-opacity=".25" />
    <circle r="8.5" fill={cream} />
    <text class={paper.letters} y="4.6" font-size="13" fill={ink}>
      S
    </text>
  </>
);
