/** A line for every seat: its tone, its dashes, and its badge where it ends. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { WhoOf } from '../../../contract/index.ts';
import { SeatBadge, seatColors } from '../../../toolkit/art/tokens.tsx';
import { useAdviceWords } from '../../words/index.ts';
import type { TableModel } from '../model.ts';
import type { TableParts } from '../page.tsx';
import css from './chart.module.css';
import type { Story } from './messages.ts';
import { apart, pathOf, type Scale, scaleOf, ticksOf } from './scale.ts';
import type { Turn } from './turns.ts';

const DASHES: readonly (string | undefined)[] = [
  undefined,
  '9 4',
  '2 4',
  '12 4 2 4',
  '5 3',
  '16 5',
  '2 2 8 2',
  '1 6',
];
const BADGE = 20;

const colorOf = (sign: number): { readonly '--seat': string } => ({
  '--seat': seatColors[sign % seatColors.length]!,
});

/** How a seat's line looks, for the legend. */
export function LineSample({ index, sign }: { index: number; sign: number }) {
  return (
    <svg viewBox="0 0 34 8" width={34} height={8} aria-hidden="true" focusable="false">
      <path
        class={css.line}
        d="M1 4H33"
        style={colorOf(sign)}
        stroke-dasharray={DASHES[index % DASHES.length]}
      />
    </svg>
  );
}

/** A story, and the point of it that is looked at. */
export interface PointProps {
  readonly model: TableModel<TableParts>;
  readonly story: Story;
  readonly at: number;
  readonly onPoint: (n: number) => void;
}

interface ChartProps extends PointProps {
  readonly turns: readonly Turn[];
  readonly label: string;
}

export function Chart({ model, story, at, onPoint, turns, label }: ChartProps) {
  const { who } = model.teller.value;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  // Lines grow toward the end of the match.
  const scale = scaleOf(story, model.entries.value.length, width);
  const pointOf = (event: MouseEvent): number => {
    const { left } = box.current!.getBoundingClientRect();
    const end = story.first + story.values.length - 1;
    return Math.min(end, Math.max(story.first, Math.round(scale.pointAt(event.clientX - left))));
  };
  return (
    <div
      class={css.graph}
      ref={box}
      onPointerMove={(event) => event.pointerType === 'mouse' && onPoint(pointOf(event))}
      onPointerUp={(event) => model.look(pointOf(event))}
    >
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${scale.height}`}
          width={width}
          height={scale.height}
          role="img"
          aria-label={label}
        >
          <Grid story={story} scale={scale} />
          <Marks turns={turns} at={at} scale={scale} />
          {story.seats.map((seat, i) => (
            <path
              key={seat}
              class={css.line}
              style={colorOf(who(seat).sign)}
              stroke-dasharray={DASHES[i % DASHES.length]}
              d={pathOf(story, i, scale)}
            />
          ))}
          <Ends story={story} scale={scale} who={who} />
        </svg>
      )}
    </div>
  );
}

function Grid({ story, scale }: { story: Story; scale: Scale }) {
  const say = useAdviceWords();
  return (
    <g>
      {ticksOf(scale).map((value) => (
        <g key={value}>
          <path class={css.rule} d={`M${scale.left} ${scale.y(value)}H${scale.right}`} />
          <text class={css.tick} x={scale.left - 6} y={scale.y(value) + 4} text-anchor="end">
            {story.unit === 'chance' ? say.short(value, 'chance') : value}
          </text>
        </g>
      ))}
    </g>
  );
}

function Marks({ turns, at, scale }: { turns: readonly Turn[]; at: number; scale: Scale }) {
  const marks = apart(
    turns.map(({ n }) => scale.x(n)),
    BADGE + 1,
    [scale.left, scale.right - 8],
  );
  return (
    <g>
      <path class={css.at} d={`M${scale.x(at)} ${scale.top}V${scale.bottom}`} />
      {turns.map(({ n }, i) => (
        <g key={n}>
          <path class={css.turn} d={`M${scale.x(n)} ${scale.top}V${scale.bottom}`} />
          <circle class={css.turnMark} cx={marks[i]} cy={scale.top - 11} r="10" />
          <text class={css.turnText} x={marks[i]} y={scale.top - 6.5} text-anchor="middle">
            {String.fromCharCode(65 + i)}
          </text>
        </g>
      ))}
    </g>
  );
}

function Ends({ story, scale, who }: { story: Story; scale: Scale; who: WhoOf }) {
  const end = story.first + story.values.length - 1;
  const places = apart(story.values.at(-1)!.map(scale.y), BADGE, [scale.top, scale.bottom]);
  return (
    <g>
      {story.seats.map((seat, i) => (
        <SeatBadge key={seat} who={who(seat)} x={scale.x(end) + 4} y={places[i]! - BADGE / 2} size={BADGE} />
      ))}
    </g>
  );
}

/** Drawn in the page's own pixels, so that letters keep their size on a phone. */
function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, []);
  return width;
}
