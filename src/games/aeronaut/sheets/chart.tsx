/** The map on paper, as large as its spaces need to be written in. */
import type { Picture, Place, Size } from '../../../contract/index.ts';

import { type Ink, useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black, cream } from '../../../toolkit/art/paints.ts';
import { partOf } from '../../../toolkit/art/part.tsx';
import { drawCities, drawNames, drawPatterns, drawRoutes } from '../map/chart.ts';
import { type Layout, layoutMap } from '../map/layout.ts';
import type { AeronautMap } from '../map/map.ts';
import { drawOrnaments } from '../map/ornaments.ts';
import type { AeronautState } from '../rules/state.ts';
import { lookOf } from './look.ts';

/** A page across of the smallest paper that is printed on, less what its frame takes. */
const PAGE: Size = { w: 246, h: 190 };
/** Millimetres a space: with less than the least there is no room to write; the most is enough. */
const SPACE = { least: 11, most: 16 };

export const sideLetter = (side: number): string => 'ABCDEF'[side]!;

/** On one page if its spaces stay large enough to write in; otherwise as large as they should be, and laid over several. */
function scaleOf({ width, height }: Layout): number {
  const fits = Math.min(PAGE.w / width, PAGE.h / height, SPACE.most);
  return fits >= SPACE.least ? fits : (SPACE.least + SPACE.most) / 2;
}

/** A match as it stands, or an empty map. */
export function chartOf(map: AeronautMap, state?: AeronautState): Picture {
  const layout = layoutMap(map);
  const scale = scaleOf(layout);
  const size = { w: layout.width * scale, h: layout.height * scale };
  return {
    size,
    draw: () => (
      <g transform={`scale(${scale.toFixed(4)})`}>
        <Chart map={map} layout={layout} state={state} />
      </g>
    ),
  };
}

/** The part of a map around some places. */
export function figureOf(state: AeronautState, crop: readonly Place[], width: number): Picture {
  const map = state.map!;
  const layout = layoutMap(map);
  const boxes = crop.flatMap((place) => boxOf(place, layout));
  const part = boxes.length > 0 ? around(boxes, layout) : { x: 0, y: 0, w: layout.width, h: layout.height };
  const scale = Math.min(14, width / part.w);
  // A route is marked at its middle space.
  const where = (place: Place): Rect | undefined => {
    const found = boxOf(place, layout);
    return found[Math.floor(found.length / 2)];
  };
  return partOf(part, scale, where, () => <Chart map={map} layout={layout} state={state} />);
}

interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

function boxOf(place: Place, { cities, routes }: Layout): readonly Rect[] {
  const [kind, id] = place.split('-');
  if (kind === 'city' || kind === 'slots') {
    const city = cities.find((one) => String(one.id) === id);
    return city ? [{ x: city.x - city.r, y: city.y - city.r, w: 2 * city.r, h: 2 * city.r }] : [];
  }
  if (kind !== 'route' && kind !== 'space') return [];
  const spaces = routes.find((route) => route.id === id)?.spaces ?? [];
  return spaces.map(({ x, y, hl }) => ({ x: x - hl, y: y - hl, w: 2 * hl, h: 2 * hl }));
}

/** Names and neighbours need room beside what is meant. */
const ROOM = 0.9;

function around(rects: readonly Rect[], { width, height }: Layout): Rect {
  const x = Math.max(0, Math.min(...rects.map((rect) => rect.x)) - ROOM);
  const y = Math.max(0, Math.min(...rects.map((rect) => rect.y)) - ROOM);
  const right = Math.min(width, Math.max(...rects.map((rect) => rect.x + rect.w)) + ROOM);
  const bottom = Math.min(height, Math.max(...rects.map((rect) => rect.y + rect.h)) + ROOM);
  return { x, y, w: right - x, h: bottom - y };
}

interface ChartProps {
  readonly map: AeronautMap;
  readonly layout: Layout;
  readonly state: AeronautState | undefined;
}

function Chart({ map, layout, state }: ChartProps) {
  const ink = useInk();
  return (
    <>
      {/* Drawn by the same functions as the board and the file of a map: they answer text. */}
      <g dangerouslySetInnerHTML={{ __html: chartText(map, layout, ink) }} />
      {state && <Claims state={state} layout={layout} />}
      {state && <Travellers state={state} layout={layout} />}
    </>
  );
}

function chartText(map: AeronautMap, layout: Layout, ink: Ink): string {
  const look = lookOf(ink);
  const frame = { left: 0, top: 0, right: layout.width, bottom: layout.height };
  return [
    `<defs>${drawPatterns(map, look)}</defs>`,
    drawOrnaments(layout, frame, look),
    drawRoutes(map, layout, look),
    drawCities(layout, look),
    drawNames(layout, look),
  ].join('');
}

function Disc({ x, y, r, label }: { x: number; y: number; r: number; label: string }) {
  const { tone } = useInk();
  const size = label.length > 1 ? (r * 2) / (label.length + 0.2) : r * 1.1;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={tone(black)} stroke={tone(cream)} stroke-width=".03" />
      <text {...letters} x={x} y={+(y + size * 0.35).toFixed(3)} font-size={+size.toFixed(3)} fill="#ffffff">
        {label}
      </text>
    </>
  );
}

/** Each claimed space has the letter of its owner, and of those who share the route. */
function Claims({ state, layout }: { state: AeronautState; layout: Layout }) {
  const boxes = layout.routes.flatMap(({ spaces }, route) => spaces.map((space) => ({ ...space, route })));
  const sharersOf = (route: number): number[] =>
    state.at.flatMap((_, side) => {
      const hasSpace = boxes.some((box, i) => box.route === route && state.spaces[i] === side);
      return hasSpace || !((state.takers[route]! >> side) & 1) ? [] : side;
    });
  return (
    <>
      {state.spaces.map((owner, i) => {
        const box = boxes[i];
        if (owner < 0 || !box) return null;
        const owners = [owner, ...sharersOf(box.route)];
        return (
          <g key={i} data-claim={`${layout.routes[box.route]!.id} ${owners.join(' ')}`}>
            <Disc x={box.x} y={box.y} r={0.15} label={owners.map(sideLetter).join('')} />
          </g>
        );
      })}
    </>
  );
}

/** Beside their city, where its name is not. */
function Travellers({ state, layout }: { state: AeronautState; layout: Layout }) {
  return (
    <>
      {state.at.map((at, side) => {
        const city = layout.cities[at];
        if (!city) return null;
        const away = (city.r + 0.05) * (city.label.y < city.y ? 1 : -1);
        const beside = state.at.slice(0, side).filter((other) => other === at).length;
        return (
          <Disc key={side} x={city.x + beside * 0.34} y={city.y + away} r={0.22} label={sideLetter(side)} />
        );
      })}
    </>
  );
}
