/** A colour card: whose colour it is, its holder knows. */
import { PaintMark } from '../../../toolkit/art/marks.tsx';
import { cream, ink, type PaintId, paints } from '../../../toolkit/art/paints.ts';
import paper from '../../../toolkit/art/paper.module.css';

/** Without paints it lies face down. 100 wide and 84 high. */
export function ColorCard({ paints: shown }: { readonly paints: readonly PaintId[] }) {
  const wide = 84 / Math.max(1, shown.length);
  return (
    <svg viewBox="-50 -42 100 84" aria-hidden="true" focusable="false">
      <rect class={paper.shadow} x="-46" y="-37" width="96" height="78" rx="12" />
      <rect x="-48" y="-40" width="96" height="78" rx="12" fill={cream} stroke={ink} stroke-opacity=".35" />
      {shown.length === 0 && <Back />}
      {shown.map((id, i) => (
        <g key={id} transform={`translate(${(i - (shown.length - 1) / 2) * wide} -1)`}>
          <rect
            x={-wide / 2}
            y="-33"
            width={wide}
            height="64"
            rx="7"
            fill={paints[id].hex}
            stroke={ink}
            stroke-opacity=".3"
          />
          <PaintMark paint={id} y={-14} scale={1.5} />
          <rect x={-17} y="4" width="34" height="24" rx="6" fill={cream} />
          <text class={paper.letters} y="24" font-size="24" fill={ink}>
            {id}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Back() {
  return (
    <>
      <rect x="-42" y="-34" width="84" height="66" rx="7" fill="#4a4f78" />
      <text class={paper.letters} y="14" font-size="42" fill={cream}>
        ?
      </text>
    </>
  );
}
