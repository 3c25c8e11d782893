/** Places in a row, with numbers, on which packed balloons lie in their order. */
import type { Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';

interface RowStripProps {
  readonly places: number;
  readonly columns: number;
  readonly size: Size;
  /** Stands at the first place. */
  readonly first: string;
}

export function RowStrip({ places, columns, size, first }: RowStripProps) {
  const { tone } = useInk();
  const w = size.w / columns;
  const h = size.h / Math.ceil(places / columns);
  return (
    <>
      {Array.from({ length: places }, (_, i) => (
        <g key={i} transform={`translate(${(i % columns) * w} ${Math.floor(i / columns) * h})`}>
          <rect
            data-place-in-row
            x="1"
            y="1"
            width={w - 2}
            height={h - 2}
            rx="2.5"
            fill={tone('#f1ece1')}
            stroke={tone(black)}
            stroke-width=".3"
          />
          <text {...letters} x={w / 2} y={h / 2 + 3} font-size="9" fill={tone(black)}>
            {i + 1}
          </text>
          {i === 0 && (
            <text {...letters} x={w / 2} y={h - 5} font-size="4" fill={tone(black)}>
              {first}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
