import { useInk } from './ink.ts';
import { type Mark, type PaintId, paints } from './paints.ts';
import { type PictureProps, SmallPicture } from './small-picture.tsx';

/** Each mark fits a box of 16 by 16 around the origin. Strokes for lines, fills for shapes. */
const shapes: Readonly<Record<Mark, { readonly d: string; readonly line?: true }>> = {
  chevrons: { d: 'M-6 0 0-6 6 0M-6 7 0 1 6 7', line: true },
  // Four in a diamond: three of them would look back at you.
  dots: {
    d: 'M-2.6-5.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M-8.2 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M3 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0M-2.6 5.6a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0-5.2 0',
  },
  waves: { d: 'M-7-2.5q3.5-5 7 0t7 0M-7 4.5q3.5-5 7 0t7 0', line: true },
  diamonds: { d: 'M0-8 5.6 0 0 8-5.6 0Z' },
  bars: { d: 'M-6-5H6M-6 0H6M-6 5H6', line: true },
  squares: { d: 'M-6-6H6V6H-6ZM-2.2-2.2V2.2H2.2V-2.2Z' },
};

interface PaintMarkProps {
  readonly paint: PaintId;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Narrower than tall, for a mark on a panel that turns away. */
  readonly squeeze?: number;
  readonly color?: string;
}

export function PaintMark({ paint, x = 0, y = 0, scale = 1, squeeze = 1, color }: PaintMarkProps) {
  const ink = useInk();
  const { d, line } = shapes[paints[paint].mark];
  const transform = `translate(${x} ${y}) scale(${scale * squeeze} ${scale})`;
  const tint = color ?? ink.on(paint);
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;
  return (
    <>
      {/* On a pattern of lines a mark needs paper around it. */}
      {ink.name === 'mono' && (
        <path d={d} transform={transform} fill="#ffffff" stroke="#ffffff" stroke-width="6.5" {...round} />
      )}
      {line ? (
        <path d={d} transform={transform} fill="none" stroke={tint} stroke-width="3" {...round} />
      ) : (
        <path d={d} transform={transform} fill={tint} fill-rule="evenodd" />
      )}
    </>
  );
}

/** A disc of one paint with its mark: for colour cards, dice and legends. */
export function PaintDot({ paint, size = 24, ...place }: PictureProps & { readonly paint: PaintId }) {
  const ink = useInk();
  return (
    <SmallPicture half={14} size={size} {...place}>
      <circle r="13" fill={ink.fill(paint)} stroke={ink.tone('#22264b')} stroke-opacity=".25" />
      <PaintMark paint={paint} />
    </SmallPicture>
  );
}
