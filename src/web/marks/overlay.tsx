/**
 * Rings and arrows over any board. It stands in the same box as the board, takes no clicks, and is not read aloud: whatever it
 * shows is also told in words.
 */
import { useRef } from 'preact/hooks';
import { cx } from '../../toolkit/ui/class-names.ts';
import {
  arrowBetween,
  type Box,
  type Mark,
  type Point,
  placesOf,
  type Ring,
  ringAround,
  together,
} from './mark.ts';
import { usePlaces } from './measure.ts';
import css from './overlay.module.css';

export function Overlay({ marks }: { readonly marks: readonly Mark[] }) {
  const own = useRef<SVGSVGElement>(null);
  const measured = usePlaces(own, placesOf(marks));
  return (
    <svg ref={own} data-marks class={css.overlay} aria-hidden="true" focusable="false">
      {measured && <Points marks={marks} places={measured.places} />}
      {measured &&
        marks
          .filter((mark) => !isPoint(mark))
          .map((mark, i) => <Drawn key={`${i} ${keyOf(mark)}`} mark={mark} places={measured.places} />)}
      {measured && <Labels marks={marks} measured={measured} />}
    </svg>
  );
}

const keyOf = (mark: Mark): string =>
  `${mark.look} ${'ring' in mark ? mark.ring : `${mark.from} ${mark.to}`} ${mark.label ?? ''}`;

type Places = ReadonlyMap<string, Box>;

const isPoint = (mark: Mark): mark is Ring =>
  'ring' in mark && mark.look === 'point' && mark.label === undefined;

function Points({ marks, places }: { readonly marks: readonly Mark[]; readonly places: Places }) {
  const boxes = marks.filter(isPoint).flatMap(({ ring }) => places.get(ring) ?? []);
  return together(boxes).map((box, i) => (
    <RingShape key={i} class={cx(css.mark, css.point)} style={still} box={box} />
  ));
}

const still = { '--age': 0 };

function Drawn({ mark, places }: { readonly mark: Mark; readonly places: Places }) {
  const look = cx(css.mark, css[mark.look]);
  const style = { '--age': mark.age ?? 0 };
  if ('ring' in mark) {
    const box = places.get(mark.ring);
    return box ? <RingShape class={look} style={style} box={box} /> : null;
  }
  const from = places.get(mark.from);
  const to = places.get(mark.to);
  const shape = from && to && arrowBetween(from, to);
  // What came from out of sight, or hardly moved, is marked where it is.
  if (!shape) return to ? <RingShape class={look} style={style} box={to} /> : null;
  return (
    <g class={look} style={style} data-arrow="">
      <path class={css.under} d={shape.path} />
      <path class={css.under} d={shape.head} />
      <path class={css.line} d={shape.path} />
      <path class={css.head} d={shape.head} />
      <circle class={css.head} cx={shape.start.x} cy={shape.start.y} r="3.5" />
    </g>
  );
}

interface RingShapeProps {
  readonly box: Box;
  readonly class: string;
  readonly style: Record<string, number>;
}

function RingShape({ box, class: look, style }: RingShapeProps) {
  const { x, y, w, h, r } = ringAround(box);
  const shape = { x, y, width: w, height: h, rx: r };
  return (
    <g class={look} style={style} data-ring="">
      <rect class={css.glow} {...shape} />
      <rect class={css.under} {...shape} />
      <rect class={css.line} {...shape} />
    </g>
  );
}

const labelSize = 10;

/** Numbers stand above all rings, beside each other where several belong to one place. */
function Labels({
  marks,
  measured: { places, width, height },
}: {
  readonly marks: readonly Mark[];
  readonly measured: { readonly places: Places; readonly width: number; readonly height: number };
}) {
  const taken = new Map<string, number>();
  return marks.map((mark, i) => {
    if (mark.label === undefined) return null;
    const place = 'ring' in mark ? mark.ring : mark.to;
    const box = places.get(place);
    if (!box) return null;
    const before = taken.get(place) ?? 0;
    taken.set(place, before + 1);
    const ring = ringAround(box);
    // Outside the rim, so that it covers as little as can be of what it numbers.
    const inset = ring.r * 0.3 - 7;
    const { x, y } = within(
      { x: ring.x + inset + before * 2 * labelSize, y: ring.y + inset },
      labelSize + 1,
      width,
      height,
    );
    return (
      <g key={`${i} ${keyOf(mark)}`} class={cx(css.label, css[mark.look])}>
        <circle cx={x} cy={y} r={labelSize} />
        <text x={x} y={y}>
          {mark.label}
        </text>
      </g>
    );
  });
}

const within = ({ x, y }: Point, rim: number, width: number, height: number): Point => ({
  x: Math.max(rim, Math.min(width - rim, x)),
  y: Math.max(rim, Math.min(height - rim, y)),
});
