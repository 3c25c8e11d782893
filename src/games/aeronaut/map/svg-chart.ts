/** The chart itself in SVG: cities, routes and names, in spaces. */

import { BONUS_ICONS } from './bonus-icons.ts';
import type { Box } from './geometry.ts';
import { INKS } from './inks.ts';
import type { Layout, PlacedCity } from './layout.ts';
import { type AeronautMap, ALL_TYPES, type BalloonType, type Bonus, type Route } from './map.ts';
import { LABEL_HEIGHT, LABEL_SIZE } from './measure.ts';
import { escapeText, num, tag, words } from './svg-text.ts';

export const LINE = '#22264b';
export const SOFT_LINE = '#b9ac8d';

/** A tile of every pattern that the map needs. */
export function patterns(map: AeronautMap): string {
  const used: (BalloonType | 'gray')[] = ALL_TYPES.filter((type) => map.types.includes(type));
  if (map.routes.some(({ type }) => type === 'gray')) used.push('gray');
  return used
    .map((type) =>
      tag(
        'pattern',
        {
          id: `p-${type}`,
          width: 12,
          height: 12,
          patternUnits: 'userSpaceOnUse',
          patternTransform: 'scale(.01)',
          color: INKS[type].color,
        },
        INKS[type].pattern,
      ),
    )
    .join('');
}

export function drawChart(map: AeronautMap, layout: Layout): string {
  return [
    ...map.routes.map((route, i) => drawRoute(route, layout.routes[i]!.spaces)),
    ...layout.cities.map(drawCity),
    ...layout.cities.map(drawLabel),
  ].join('\n');
}

/** The types of a route's spaces, one for each. */
export const typesOf = (route: Route): readonly (BalloonType | 'gray')[] =>
  route.types ?? Array.from({ length: route.length }, () => route.type);

function drawRoute(route: Route, spaces: readonly Box[]): string {
  const types = typesOf(route);
  const drawn = spaces.map((box, i) => drawSpace(box, types[i]!, route.bonus?.[i] ?? null));
  return tag('g', { id: route.id }, drawn.join(''));
}

/** Text on a space is never upside down. */
function placeOf({ x, y, ux, uy }: Box): string {
  const turned = ux < 0 || (ux === 0 && uy > 0);
  const [c, s] = turned ? [-ux, -uy] : [ux, uy];
  return `matrix(${[c, s, -s, c, x, y].map(num).join(' ')})`;
}

const CAP = 0.22;
/** Two tiles of the pattern wide and high. */
const PATCH = 0.24;

/** Left the letter on its colour, right the pattern, and between them room to write. */
export function drawSpace(box: Box, type: BalloonType | 'gray', bonus: Bonus | null): string {
  const { letter, color, tint, on } = INKS[type];
  const { hl, hw } = box;
  const r = 0.06;
  const left = `M${num(-hl + CAP)} ${num(-hw)}H${num(-hl + r)}a${r} ${r} 0 0 0 ${-r} ${r}V${num(hw - r)}a${r} ${r} 0 0 0 ${r} ${r}H${num(-hl + CAP)}z`;
  const parts = [
    tag('rect', { x: -hl, y: -hw, width: 2 * hl, height: 2 * hw, rx: r, fill: tint }),
    tag('rect', {
      width: PATCH,
      height: PATCH,
      fill: `url(#p-${type})`,
      transform: `translate(${num(hl - PATCH - 0.02)} ${-PATCH / 2})`,
    }),
    tag('path', { d: left, fill: color }),
    tag('rect', {
      x: -hl,
      y: -hw,
      width: 2 * hl,
      height: 2 * hw,
      rx: r,
      fill: 'none',
      stroke: color,
      'stroke-width': 0.03,
    }),
    words(letter, {
      x: -hl + CAP / 2,
      y: 0.066,
      'font-size': 0.19,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: on,
      class: 'sans',
    }),
    bonus ? drawBonus(bonus, 0, 0, 0.2) : '',
  ];
  return tag('g', { transform: placeOf(box) }, parts.join(''));
}

/** A bonus around a point, with its sign in front. */
function drawBonus(bonus: Bonus, x: number, y: number, size: number): string {
  const { sign } = BONUS_ICONS[bonus];
  const shift = sign ? size * 0.3 : 0;
  const icon = drawIcon(bonus, x + shift, y, size);
  if (!sign) return icon;
  const text = words(sign, {
    x: x + shift - size * 0.82,
    y: y + size * 0.3,
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: LINE,
    class: 'sans',
  });
  return text + icon;
}

export function drawIcon(bonus: Bonus, x: number, y: number, size: number): string {
  const scale = Math.round((size / 24) * 1e5) / 1e5;
  return tag('path', {
    d: BONUS_ICONS[bonus].path,
    transform: `translate(${num(x - size / 2)} ${num(y - size / 2)}) scale(${scale})`,
    fill: 'none',
    stroke: LINE,
    'stroke-width': 2.2,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

function drawCity({ id, x, y, r, slots }: PlacedCity): string {
  const capital = slots.length > 3;
  const rings = [
    tag('circle', { cx: x, cy: y, r, fill: '#fff7e0', stroke: LINE, 'stroke-width': 0.04 }),
    capital
      ? tag('circle', { cx: x, cy: y, r: r - 0.06, fill: 'none', stroke: LINE, 'stroke-width': 0.012 })
      : '',
    ...slots.map((slot) =>
      tag('circle', {
        cx: slot.x,
        cy: slot.y,
        r: slot.r - 0.012,
        fill: '#fff',
        stroke: LINE,
        'stroke-width': 0.018,
      }),
    ),
    capital ? tag('path', { d: star(x, y, 0.13), fill: '#d9701a' }) : '',
  ];
  return tag('g', { id: `city-${id}` }, rings.join(''));
}

/** A star with four points. */
function star(x: number, y: number, size: number): string {
  const tips: readonly (readonly [number, number])[] = [
    [0, -1],
    [0.24, -0.24],
    [1, 0],
    [0.24, 0.24],
    [0, 1],
    [-0.24, 0.24],
    [-1, 0],
    [-0.24, -0.24],
  ];
  return `M${tips.map(([dx, dy]) => `${num(x + dx * size)} ${num(y + dy * size)}`).join(' ')}z`;
}

function drawLabel({ id, name, label }: PlacedCity): string {
  const number = tag('tspan', { 'font-weight': 700 }, String(id));
  const at = { x: label.x, 'font-size': LABEL_SIZE, 'text-anchor': 'middle', fill: LINE, class: 'halo' };
  const base = LABEL_SIZE * 0.34;
  if (label.lines === 1) {
    const rest = name ? tag('tspan', { dx: 0.06, 'font-style': 'italic' }, escapeText(name)) : '';
    return tag('text', { ...at, y: label.y + base }, number + rest);
  }
  const top = tag('text', { ...at, y: label.y + base - LABEL_HEIGHT / 2 }, number);
  return (
    top +
    tag('text', { ...at, y: label.y + base + LABEL_HEIGHT / 2, 'font-style': 'italic' }, escapeText(name))
  );
}
