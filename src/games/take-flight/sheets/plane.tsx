/** A paper plane to fold, and a table for throws: when the boxes leave a tie, the farthest throw wins. */
import { Line } from '../../../toolkit/type/line.tsx';
import type { SheetWords } from '../words/index.ts';

export const PLANE = { w: 190, h: 264 } as const;

/** Folds in their order. The nose is above. */
export function Plane({ say }: { say: SheetWords['plane'] }) {
  const { w, h } = PLANE;
  const middle = w / 2;
  const folds = [
    `M${middle} 0V${h}`,
    `M${middle} 0L0 ${middle}M${middle} 0L${w} ${middle}`,
    `M${middle} 0L0 ${(middle * 2.414).toFixed(1)}M${middle} 0L${w} ${(middle * 2.414).toFixed(1)}`,
    `M${middle - 22} 60V${h}M${middle + 22} 60V${h}`,
  ];
  // The first line is folded again, the other way, before the last ones.
  const numbers = [
    [middle, 150, '1, 4'],
    [middle - 62, 52, '2'],
    [middle - 48, 105, '3'],
    [middle + 22, 200, '5'],
  ] as const;
  return (
    <>
      <rect width={w} height={h} fill="none" stroke="#000000" stroke-width=".4" />
      {folds.map((d, i) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke="#555555"
          stroke-width=".35"
          stroke-dasharray={i % 2 ? '4 2' : '1.500 1.500'}
        />
      ))}
      {numbers.map(([x, y, text]) => (
        <g key={text}>
          <circle cx={x} cy={y} r="4.400" fill="#ffffff" stroke="#000000" stroke-width=".4" />
          <Line x={x} y={y + 1.7} size={5} face="title" anchor="middle" most={7} text={text} />
        </g>
      ))}
      {say.steps.map((step, i) => (
        <Line key={step} x={middle + 30} y={213 + i * 7} size={3.2} most={62} text={`${i + 1}. ${step}`} />
      ))}
      <Line x={8} y={250} size={3.4} text={say.pilot} />
      <path d={`M22 251h${middle - 52}`} stroke="#000000" stroke-width=".25" fill="none" />
    </>
  );
}

/** How many pilots a table has room for. */
export const THROWS = 30;

export const TABLE = { w: 180, h: 250 } as const;

export function Throws({ say }: { say: SheetWords['throws'] }) {
  const high = TABLE.h / (THROWS + 1);
  const columns = [0, 90, 135, 180];
  const rows = Array.from({ length: THROWS + 2 }, (_, i) => `M0 ${(i * high).toFixed(2)}h${TABLE.w}`).join(
    '',
  );
  return (
    <>
      <rect width={TABLE.w} height={+high.toFixed(2)} fill="#eeeeee" />
      <path
        d={rows + columns.map((x) => `M${x} 0v${TABLE.h}`).join('')}
        fill="none"
        stroke="#555555"
        stroke-width=".25"
      />
      {[say.pilot, say.centimetres, say.place].map((text, i) => (
        <Line
          key={text}
          x={columns[i]! + 3}
          y={+(high * 0.65).toFixed(2)}
          size={3.4}
          face="title"
          text={text}
        />
      ))}
    </>
  );
}
