/** Numbers and arrows on a figure, as the screen draws them on its board. */
import type { Box, Figure, Picture, Place } from '../../contract/index.ts';
import { Line } from '../../toolkit/type/line.tsx';

/** Of the disc of a number. */
const RADIUS = 1.7;
const mm = (value: number): number => +value.toFixed(2);

const isRow = ({ w, h }: Box): boolean => w > 5 * h;

interface MarksProps {
  readonly picture: Picture;
  readonly figure: Figure;
  readonly scale: number;
}

export function Marks({ picture, figure: { arrows = [], callouts = [] }, scale }: MarksProps) {
  const boxOf = (place: Place): Box | undefined => {
    const box = picture.where?.(place);
    return box && { x: box.x * scale, y: box.y * scale, w: box.w * scale, h: box.h * scale };
  };
  return (
    <>
      {arrows.map(([from, to], i) => {
        const [a, b] = [boxOf(from), boxOf(to)];
        return a && b ? <Arrow key={i} from={a} to={b} /> : null;
      })}
      {callouts.map(({ place }, i) => {
        const box = boxOf(place);
        return box ? <Ring key={i} box={box} text={String(i + 1)} /> : null;
      })}
    </>
  );
}

/** From the middle of one place to the middle of another; a row of text is pointed at, not written over. */
function Arrow({ from, to }: { from: Box; to: Box }) {
  const x2 = isRow(to) ? to.x : to.x + to.w / 2;
  const [x1, y1, y2] = [from.x + from.w / 2, from.y + from.h / 2, to.y + to.h / 2];
  const long = Math.hypot(x2 - x1, y2 - y1);
  if (long < 1) return null;
  const [dx, dy] = [(x2 - x1) / long, (y2 - y1) / long];
  const head = Math.min(2.4, long / 2);
  const [bx, by] = [x2 - dx * head, y2 - dy * head];
  const line = `M${mm(x1)} ${mm(y1)}L${mm(bx)} ${mm(by)}`;
  const tip = `M${mm(x2)} ${mm(y2)}L${mm(bx - dy * 1.1)} ${mm(by + dx * 1.1)}L${mm(bx + dy * 1.1)} ${mm(by - dx * 1.1)}Z`;
  return (
    <g data-arrow stroke-linejoin="round">
      <path d={`${line}${tip}`} fill="none" stroke="#ffffff" stroke-width="1.5" />
      <path d={line} fill="none" stroke="#000000" stroke-width=".7" />
      <path d={tip} fill="#000000" />
    </g>
  );
}

/** A ring around a place, and its number at the corner. */
function Ring({ box: { x, y, w, h }, text }: { box: Box; text: string }) {
  // Beside a row of text, at the corner of everything else.
  const [cx, cy] = isRow({ x, y, w, h })
    ? [x - RADIUS * 0.6, y + h / 2]
    : [Math.max(x, RADIUS), Math.max(y, RADIUS)];
  const ring = { x: mm(x), y: mm(y), width: mm(w), height: mm(h), rx: 1, fill: 'none' };
  return (
    <g data-callout={text}>
      <rect {...ring} stroke="#ffffff" stroke-width="1" />
      <rect {...ring} stroke="#000000" stroke-width=".4" />
      <circle cx={mm(cx)} cy={mm(cy)} r={RADIUS} fill="#000000" stroke="#ffffff" stroke-width=".3" />
      <Line
        x={mm(cx)}
        y={mm(cy + 0.85)}
        size={2.4}
        face="title"
        color="#ffffff"
        anchor="middle"
        text={text}
      />
    </g>
  );
}
