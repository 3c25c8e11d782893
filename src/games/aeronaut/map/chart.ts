/** The chart as SVG: routes, cities and names, in spaces. The board, a file and paper draw it, each in a look of its own. */
import { BONUS_ICONS } from './bonus-icons.ts';
import type { Box } from './geometry.ts';
import { INKS } from './inks.ts';
import type { Layout, PlacedCity } from './layout.ts';
import type { Kind, Look } from './look.ts';
import type { AeronautMap, Bonus, Route } from './map.ts';
import { LABEL_HEIGHT, LABEL_SIZE } from './measure.ts';
import { type Attributes, escapeText, num, tag, words } from './svg.ts';

/** A tile of every pattern that the map needs. */
export function drawPatterns(map: AeronautMap, look: Look): string {
  const kinds: readonly Kind[] = [...map.types, 'gray'];
  const tile = { width: 12, height: 12, patternUnits: 'userSpaceOnUse', patternTransform: 'scale(.01)' };
  return kinds
    .map((kind) => {
      const { group, pattern } = look.space(kind);
      const lines = INKS[kind].pattern.replaceAll('currentColor', pattern);
      return tag('pattern', { id: `${look.id}-${kind}`, ...group, ...tile }, lines);
    })
    .join('');
}

export const drawRoutes = (map: AeronautMap, layout: Layout, look: Look): string =>
  map.routes.map((route, i) => drawRoute(route, layout.routes[i]!.spaces, look)).join('');

/** The type of one space of a route. */
export const kindAt = (route: Route, space: number): Kind => route.types?.[space] ?? route.type ?? 'gray';

function drawRoute(route: Route, spaces: readonly Box[], look: Look): string {
  const drawn = spaces.map((box, i) => drawSpace(box, kindAt(route, i), route.bonus?.[i] ?? null, look));
  return tag('g', { 'data-route': route.id, 'data-ends': `${route.a} ${route.b}` }, drawn.join(''));
}

/** What stands on a space is never upside down. */
export function placeOf({ x, y, ux, uy }: Box): string {
  const turned = ux < 0 || (ux === 0 && uy > 0);
  const [c, s] = turned ? [-ux, -uy] : [ux, uy];
  return `matrix(${[c, s, -s, c, x, y].map(num).join(' ')})`;
}

/** The chip with the letter. */
export const CAP = 0.22;
/** Two tiles of the pattern wide and high. */
const PATCH = 0.24;
const ROUND = 0.06;

/** Left the letter on its colour, right the pattern, and between them room to write. */
export function drawSpace(box: Box, kind: Kind, bonus: Bonus | null, look: Look): string {
  const { group, color, edge, tint, on } = look.space(kind);
  const { hl, hw } = box;
  const corner = `a${ROUND} ${ROUND} 0 0 0`;
  const cap = `M${num(-hl + CAP)} ${num(-hw)}H${num(-hl + ROUND)}${corner} ${-ROUND} ${ROUND}V${num(hw - ROUND)}${corner} ${ROUND} ${ROUND}H${num(-hl + CAP)}z`;
  const whole = { x: -hl, y: -hw, width: 2 * hl, height: 2 * hw, rx: ROUND };
  const patch = { x: hl - PATCH - 0.02, y: -PATCH / 2 };
  const letter = { x: -hl + CAP / 2, y: 0.067, 'font-size': 0.19, fill: on, ...BOLD };
  const parts = [
    tag('rect', { ...whole, fill: tint, stroke: edge, 'stroke-width': 0.035 }),
    // Moved as a whole, so that the pattern begins at its corner.
    tag('rect', {
      width: PATCH,
      height: PATCH,
      fill: `url(#${look.id}-${kind})`,
      transform: `translate(${num(patch.x)} ${patch.y})`,
    }),
    tag('path', { d: cap, fill: color }),
    words(INKS[kind].letter, { ...letter, ...look.letters }),
    bonus ? drawBonus(bonus, look) : '',
  ];
  return tag(
    'g',
    { ...(bonus && { 'data-bonus': bonus }), transform: placeOf(box), ...group },
    parts.join(''),
  );
}

const BOLD: Attributes = { 'font-weight': 700, 'text-anchor': 'middle' };
const SIGN = 0.2;

/** A bonus in the middle of its space, with its sign in front. */
function drawBonus(bonus: Bonus, look: Look): string {
  const { sign } = BONUS_ICONS[bonus];
  const shift = sign ? 0.06 : 0;
  const before = { x: shift - 0.155, y: 0.062, 'font-size': SIGN, fill: look.line, ...BOLD, ...look.letters };
  return [
    look.behindBonus ? tag('circle', { r: 0.135, fill: look.behindBonus }) : '',
    sign ? words(sign, before) : '',
    drawIcon(bonus, shift, 0, SIGN, look),
  ].join('');
}

export function drawIcon(bonus: Bonus, x: number, y: number, size: number, look: Look): string {
  const scale = Math.round((size / 26) * 1e5) / 1e5;
  const half = scale * 12;
  return tag('path', {
    d: BONUS_ICONS[bonus].path,
    transform: `translate(${num(x - half)} ${num(y - half)}) scale(${scale})`,
    fill: 'none',
    stroke: look.line,
    'stroke-width': 2.4,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  });
}

export const drawCities = (layout: Layout, look: Look): string =>
  layout.cities.map((city) => drawCity(city, look)).join('');

function drawCity({ id, x, y, r, slots }: PlacedCity, look: Look): string {
  const capital = slots.length > 3;
  const at = { cx: x, cy: y };
  const ring = { fill: 'none', stroke: look.line };
  const parts = [
    look.shade ? tag('circle', { cx: x + 0.03, cy: y + 0.06, r, fill: look.shade }) : '',
    tag('circle', { ...at, r, fill: look.city, stroke: look.line, 'stroke-width': 0.045 }),
    capital ? tag('circle', { ...at, ...ring, r: r - 0.06, 'stroke-width': 0.014 }) : '',
    ...(look.slot ? slots.map((slot) => drawSlot(slot, look)) : []),
    capital
      ? tag('path', { d: STAR, transform: `translate(${num(x)} ${num(y)})`, fill: look.star ?? STAR_COLOR })
      : '',
  ];
  return tag('g', { 'data-city': id }, parts.join(''));
}

export const STAR_COLOR = '#d9701a';
const STAR = 'M0-.13.03-.03.13 0 .03.03 0 .13-.03.03-.13 0-.03-.03Z';

const drawSlot = ({ x, y, r }: PlacedCity['slots'][number], look: Look): string =>
  tag('circle', { cx: x, cy: y, r: r - 0.012, fill: look.slot, stroke: look.line, 'stroke-width': 0.02 });

export const drawNames = (layout: Layout, look: Look): string =>
  layout.cities.map((city) => drawName(city, look) + (look.far ? drawFar(city, look) : '')).join('');

const haloed = (look: Look): Attributes => ({
  'text-anchor': 'middle',
  fill: look.line,
  'paint-order': 'stroke',
  stroke: look.paper,
  'stroke-width': 0.06,
  'stroke-linejoin': 'round',
});

/** The number, and the name beside or below it. */
function drawName({ id, name, label }: PlacedCity, look: Look): string {
  const two = label.lines === 2 ? LABEL_HEIGHT / 2 : 0;
  const base = label.y + LABEL_SIZE * 0.34;
  const at = { ...haloed(look), ...look.near, x: label.x, 'font-size': LABEL_SIZE };
  const beside = !two && name ? tag('tspan', { dx: 0.06, ...look.name }, escapeText(name)) : '';
  const number = tag('tspan', { 'font-weight': 700 }, String(id));
  const first = tag('text', { ...at, y: base - two }, number + beside);
  return two && name ? first + words(name, { ...at, ...look.name, y: base + two }) : first;
}

/** From far away only the number can be read, if it is larger. */
function drawFar({ id, x, y, r, label }: PlacedCity, look: Look): string {
  const away = (r + 0.32) / (Math.hypot(label.x - x, label.y - y) || 1);
  const at = { x: x + (label.x - x) * away, y: y + (label.y - y) * away + 0.15 };
  return words(String(id), { ...haloed(look), ...look.far, ...at, 'font-size': 0.42, 'font-weight': 600 });
}
