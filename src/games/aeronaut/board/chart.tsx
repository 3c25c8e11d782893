/** What never changes on a map: paper, spaces, cities, names. Drawn once for each map. */
import { useEffect, useState } from 'preact/hooks';
import { BONUS_ICONS } from '../map/bonus-icons.ts';
import type { Box } from '../map/geometry.ts';
import { INKS } from '../map/inks.ts';
import type { Layout, PlacedCity } from '../map/layout.ts';
import type { AeronautMap, Bonus, Route } from '../map/map.ts';
import { LABEL_HEIGHT, LABEL_SIZE } from '../map/measure.ts';
import { inkOf, type Kind, patternOf } from './marks.tsx';
import { PAPER, placeOf } from './plan.ts';

export const viewBoxOf = ({ width, height }: Layout): string =>
  `${-PAPER} ${-PAPER} ${width + 2 * PAPER} ${height + 2 * PAPER}`;

const EDGE = 0.18;
const NET = 2.5;

/** The sheet with its frame, a faint net, and ornaments where nothing else is. */
export function Paper({ layout }: { layout: Layout }) {
  const { width, height } = layout;
  const ornaments = useOrnaments(layout);
  const outer = { x: -PAPER, y: -PAPER, width: width + 2 * PAPER, height: height + 2 * PAPER };
  const inner = { x: -EDGE, y: -EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE };
  const across = Math.max(2, Math.round(width / NET));
  const down = Math.max(2, Math.round(height / NET));
  const net = [
    ...Array.from(
      { length: across - 1 },
      (_, i) => `M${((i + 1) * width) / across} ${-EDGE}V${height + EDGE}`,
    ),
    ...Array.from({ length: down - 1 }, (_, i) => `M${-EDGE} ${((i + 1) * height) / down}H${width + EDGE}`),
  ].join('');
  return (
    <g class="aero-paper">
      <rect class="aero-sheet" {...outer} rx=".12" />
      <path class="aero-net" d={net} />
      <rect class="aero-degrees" {...inner} pathLength={4 * (across + down)} />
      <rect class="aero-frame" {...inner} />
      <g class="aero-ornaments" dangerouslySetInnerHTML={{ __html: ornaments }} />
    </g>
  );
}

/** Looking for gaps takes a moment on a large map: the game can be played before they are filled. */
function useOrnaments(layout: Layout): string {
  const [drawn, setDrawn] = useState('');
  useEffect(() => {
    const { width, height } = layout;
    const later = setTimeout(async () => {
      const { drawOrnaments } = await import('../map/ornaments.ts');
      setDrawn(drawOrnaments(layout, { left: 0, top: 0, right: width, bottom: height }));
    }, LATER);
    return () => clearTimeout(later);
  }, [layout]);
  return drawn;
}

const LATER = 700;

export function Spaces({ map, layout }: { map: AeronautMap; layout: Layout }) {
  return (
    <g class="aero-routes">
      {map.routes.map((route, i) => (
        <g key={route.id}>
          {layout.routes[i]!.spaces.map((box, space) => (
            <Space key={space} box={box} kind={kindAt(route, space)} bonus={route.bonus?.[space] ?? null} />
          ))}
        </g>
      ))}
    </g>
  );
}

export const kindAt = (route: Route, space: number): Kind => route.types?.[space] ?? route.type ?? 'gray';

export const CAP = 0.22;
const PATCH = 0.24;
const ROUND = 0.06;

/** Left the letter on its colour, right the pattern, and between them room to write. */
function Space({ box, kind, bonus }: { box: Box; kind: Kind; bonus: Bonus | null }) {
  const { hl, hw } = box;
  const cap = `M${-hl + CAP} ${-hw}H${-hl + ROUND}a${ROUND} ${ROUND} 0 0 0 ${-ROUND} ${ROUND}V${hw - ROUND}a${ROUND} ${ROUND} 0 0 0 ${ROUND} ${ROUND}H${-hl + CAP}z`;
  return (
    <g transform={placeOf(box)} style={inkOf(kind)}>
      <rect class="aero-space" x={-hl} y={-hw} width={2 * hl} height={2 * hw} rx={ROUND} />
      <rect
        width={PATCH}
        height={PATCH}
        fill={patternOf(kind)}
        transform={`translate(${hl - PATCH - 0.02} ${-PATCH / 2})`}
      />
      <path class="aero-cap" d={cap} />
      <text class="aero-letter" x={-hl + CAP / 2} y=".068" font-size=".19">
        {INKS[kind].letter}
      </text>
      {bonus && <BonusMark bonus={bonus} />}
    </g>
  );
}

const BONUS = 0.2;

function BonusMark({ bonus }: { bonus: Bonus }) {
  const { sign, path } = BONUS_ICONS[bonus];
  const shift = sign ? 0.06 : 0;
  return (
    <g class="aero-bonus">
      <circle cx="0" cy="0" r=".135" />
      {sign && (
        <text x={shift - 0.155} y=".062" font-size=".2">
          {sign}
        </text>
      )}
      <path
        d={path}
        transform={`translate(${shift - BONUS / 2 + 0.01} ${-BONUS / 2 + 0.01}) scale(${BONUS / 26})`}
      />
    </g>
  );
}

export function Cities({ layout }: { layout: Layout }) {
  return (
    <g class="aero-cities">
      {layout.cities.map((city) => (
        <City key={city.id} city={city} />
      ))}
    </g>
  );
}

function City({ city: { x, y, r, slots } }: { city: PlacedCity }) {
  const capital = slots.length > 3;
  return (
    <>
      <circle class="aero-city-shade" cx={x + 0.03} cy={y + 0.06} r={r} />
      <circle class="aero-city" cx={x} cy={y} r={r} />
      {capital && <circle class="aero-city-ring" cx={x} cy={y} r={r - 0.06} />}
      {capital && (
        <path
          class="aero-star"
          transform={`translate(${x} ${y})`}
          d="M0-.13.03-.03.13 0 .03.03 0 .13-.03.03-.13 0-.03-.03Z"
        />
      )}
    </>
  );
}

export function Names({ layout }: { layout: Layout }) {
  return (
    <g class="aero-names">
      {layout.cities.map((city) => (
        <Name key={city.id} city={city} />
      ))}
    </g>
  );
}

/** The number, and the name beside or below it; from far away only the number, larger. */
function Name({ city }: { city: PlacedCity }) {
  const { id, name, label } = city;
  const base = label.y + LABEL_SIZE * 0.34;
  const two = label.lines === 2;
  const away = Math.hypot(label.x - city.x, label.y - city.y) || 1;
  const far = (city.r + 0.32) / away;
  return (
    <>
      <text
        class="aero-number-far"
        x={city.x + (label.x - city.x) * far}
        y={city.y + (label.y - city.y) * far + 0.15}
      >
        {id}
      </text>
      <text class="aero-name" x={label.x} y={two ? base - LABEL_HEIGHT / 2 : base} font-size={LABEL_SIZE}>
        <tspan class="aero-number">{id}</tspan>
        {!two && name && <tspan dx=".06">{name}</tspan>}
      </text>
      {two && (
        <text class="aero-name" x={label.x} y={base + LABEL_HEIGHT / 2} font-size={LABEL_SIZE}>
          {name}
        </text>
      )}
    </>
  );
}
