/** The board on paper: the sky in columns and altitudes, the road below it, and where the trucks start. */
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black } from '../../../toolkit/art/paints.ts';
import { COLUMNS, ROWS } from '../formation.ts';
import {
  CELL,
  type Grounds,
  heightOf,
  LEFT,
  laneRect,
  numberRect,
  type Rect,
  roadRect,
  skyRect,
  WIDTH,
} from './geometry.ts';

export interface BoardProps {
  readonly grounds: Grounds;
  /** The spaces on which the trucks stand at the start; left out in a figure, where they have left them. */
  readonly start?: { readonly launch: readonly number[]; readonly safety: number };
  readonly say: { readonly edge: string; readonly start: string; readonly safety: string };
}

const skies = ['#f6e3c8', '#dbe8f3', '#c3dbf0', '#a9cbe9'];
const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

export function Board({ grounds, start, say }: BoardProps) {
  const { tone } = useInk();
  const height = heightOf(grounds);
  const line = { stroke: tone(black), 'stroke-width': 0.25 };
  return (
    <>
      {count(ROWS).map((altitude) => (
        <rect
          key={altitude}
          x="0"
          y={skyRect(1, altitude).y}
          width={WIDTH}
          height={CELL.h}
          fill={tone(skies[altitude - 1]!)}
        />
      ))}
      <Hills />
      {count(ROWS).flatMap((altitude) =>
        count(COLUMNS).map((n) => <Pane key={`${n} ${altitude}`} rect={skyRect(n, altitude)} />),
      )}
      {count(ROWS).map((altitude) => (
        <text
          key={altitude}
          {...letters}
          x={LEFT / 2}
          y={skyRect(1, altitude).y + CELL.h / 2 + 1.6}
          font-size="4.6"
          fill={tone(black)}
        >
          {altitude}
        </text>
      ))}
      <rect
        x="0"
        y={numberRect(1).y}
        width={WIDTH}
        height={height - numberRect(1).y}
        fill={tone('#a8c98a')}
      />
      {count(COLUMNS).map((n) => (
        <text
          key={n}
          {...letters}
          x={numberRect(n).x + CELL.w / 2}
          y={numberRect(n).y + 5}
          font-size="4.6"
          fill={tone(black)}
        >
          {n}
        </text>
      ))}
      <Road rects={count(COLUMNS + 1).map(roadRect)} color="#d9d4ca" />
      {grounds.lane && <Road rects={count(COLUMNS).map(laneRect)} color="#efc9a0" />}
      {start?.launch.map((space) => (
        <Label key={space} rect={roadRect(space)} text={say.start} />
      ))}
      {start && <Label rect={(grounds.lane ? laneRect : roadRect)(start.safety)} text={say.safety} />}
      <Label rect={roadRect(COLUMNS + 1)} text={say.edge} />
      <rect x="0" y="0" width={WIDTH} height={height} fill="none" {...line} />
    </>
  );
}

/** Past the edge there is no sky to fly in: the land goes on. */
function Hills() {
  const { tone } = useInk();
  const { x, w } = skyRect(COLUMNS + 1, 1);
  const bottom = ROWS * CELL.h;
  return (
    <>
      <rect x={x} y="0" width={w} height={bottom} fill={tone('#e9e4d8')} />
      <path
        d={`M${x} ${bottom - 52}q${w / 4}-16 ${w / 2}-8t${w / 2}-10V${bottom}H${x}Z`}
        fill={tone('#c9d8b0')}
      />
      <path d={`M${x} ${bottom - 22}q${w / 3}-14 ${w}-6V${bottom}H${x}Z`} fill={tone('#a8c98a')} />
      <circle cx={x + w / 2} cy={bottom - 96} r="7" fill={tone('#f7cf6b')} />
    </>
  );
}

/** A little smaller than its place: at the sides, above and below. */
const within = ({ x, y, w, h }: Rect, side: number, above: number) => ({
  x: x + side,
  y: y + above,
  width: w - 2 * side,
  height: h - 2 * above,
});

function Pane({ rect }: { rect: Rect }) {
  const { tone } = useInk();
  return (
    <rect
      data-cell
      {...within(rect, 0.8, 0.8)}
      rx="2.5"
      fill="#ffffff"
      fill-opacity=".45"
      stroke={tone(black)}
      stroke-opacity=".45"
      stroke-width=".25"
    />
  );
}

function Road({ rects, color }: { rects: readonly Rect[]; color: string }) {
  const { tone } = useInk();
  return (
    <>
      {rects.map((rect) => (
        <rect
          key={rect.x}
          data-space
          {...within(rect, 0.4, 0.8)}
          rx="1.5"
          fill={tone(color)}
          stroke={tone(black)}
          stroke-opacity=".6"
          stroke-width=".25"
        />
      ))}
    </>
  );
}

/** Small, at the foot of a space: a truck covers it. */
function Label({ rect: { x, y, w, h }, text }: { rect: Rect; text: string }) {
  const { tone } = useInk();
  const lines = text.split('\n');
  return (
    <>
      {lines.map((one, i) => (
        <text
          key={one}
          {...letters}
          x={x + w / 2}
          y={y + h - 3.2 - (lines.length - 1 - i) * 3.4}
          font-size="2.7"
          fill={tone(black)}
        >
          {one}
        </text>
      ))}
    </>
  );
}
