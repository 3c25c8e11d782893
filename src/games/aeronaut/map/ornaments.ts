/** Where the chart is empty: a compass rose in the largest gap, and clouds in others. Drawn with thin lines. */
import { type Box, type Disc, discMeetsBox, discsMeet } from './geometry.ts';
import type { Layout } from './layout.ts';
import type { Look } from './look.ts';
import { num, tag } from './svg.ts';

export type Frame = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const STEP = 0.2;
const MOST = 1.05;
const LEAST = { rose: 0.55, cloud: 0.6 };
const CLOUDS = 4;
/** Paper around an ornament. */
const AROUND = 0.16;

export function drawOrnaments(layout: Layout, frame: Frame, look: Look): string {
  const taken: Disc[] = [];
  const drawn: string[] = [];
  for (let i = 0; i <= CLOUDS; i++) {
    const gap = largestGap(layout, frame, taken);
    if (!gap || gap.r < (i === 0 ? LEAST.rose : LEAST.cloud)) break;
    taken.push({ ...gap, r: gap.r + (i === 0 ? 1 : 2) });
    drawn.push(i === 0 ? rose(gap, look) : cloud(gap));
  }
  return tag(
    'g',
    { fill: 'none', stroke: look.ornament.line, 'stroke-width': 0.018, 'stroke-linejoin': 'round' },
    drawn.join(''),
  );
}

/** The largest free disc on a grid of places. */
function largestGap(layout: Layout, frame: Frame, taken: readonly Disc[]): Disc | undefined {
  const boxes: Box[] = [
    ...layout.routes.flatMap(({ spaces }) => spaces),
    ...layout.cities.map(({ label }) => label),
  ];
  let best: Disc | undefined;
  for (let y = frame.top + LEAST.rose; y < frame.bottom - LEAST.rose; y += STEP) {
    for (let x = frame.left + LEAST.rose; x < frame.right - LEAST.rose; x += STEP) {
      const edge = Math.min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y) - AROUND;
      let r = best ? best.r + 0.02 : LEAST.rose;
      if (r > Math.min(edge, MOST) || !isFree({ x, y, r }, boxes, layout.cities, taken)) continue;
      while (r + 0.05 <= Math.min(edge, MOST) && isFree({ x, y, r: r + 0.05 }, boxes, layout.cities, taken))
        r += 0.05;
      best = { x, y, r };
    }
  }
  return best;
}

const isFree = (
  disc: Disc,
  boxes: readonly Box[],
  cities: readonly Disc[],
  taken: readonly Disc[],
): boolean =>
  cities.every((city) => !discsMeet(disc, city, AROUND)) &&
  taken.every((other) => !discsMeet(disc, other)) &&
  boxes.every((box) => !discMeetsBox(disc, box, AROUND));

const star = (x: number, y: number, long: number, waist: number, turned: boolean): string => {
  const tips = Array.from({ length: 4 }, (_, i) => {
    const [dx, dy] = (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    )[i]!;
    const tip = turned ? [(dx - dy) * Math.SQRT1_2, (dy + dx) * Math.SQRT1_2] : [dx, dy];
    const notch = turned ? [-dy, dx] : [(dx - dy) * Math.SQRT1_2, (dy + dx) * Math.SQRT1_2];
    return `${num(x + tip[0]! * long)} ${num(y + tip[1]! * long)} ${num(x + notch[0]! * waist)} ${num(y + notch[1]! * waist)}`;
  });
  return `M${tips.join(' ')}z`;
};

function rose({ x, y, r }: Disc, { paper, ornament }: Look): string {
  const half = [
    [0, -1, -1, -1],
    [1, 0, 1, -1],
    [0, 1, 1, 1],
    [-1, 0, -1, 1],
  ].map(([tx, ty, nx, ny]) => {
    const waist = 0.12 * r * Math.SQRT1_2;
    return `M${num(x)} ${num(y)} ${num(x + tx! * r * 0.78)} ${num(y + ty! * r * 0.78)} ${num(x + nx! * waist)} ${num(y + ny! * waist)}z`;
  });
  return [
    tag('circle', { cx: x, cy: y, r: r * 0.6 }),
    tag('circle', { cx: x, cy: y, r: r * 0.56, 'stroke-width': 0.01 }),
    tag('path', { d: star(x, y, r * 0.58, r * 0.13, true), fill: paper }),
    tag('path', { d: star(x, y, r * 0.78, r * 0.12, false), fill: paper }),
    tag('path', { d: half.join(''), fill: ornament.dark, stroke: 'none' }),
    tag(
      'text',
      {
        x,
        y: y - r * 0.82,
        'font-size': r * 0.24,
        'text-anchor': 'middle',
        fill: ornament.text,
        stroke: 'none',
      },
      'N',
    ),
  ].join('');
}

/** A cloud of four arcs, with a wisp below. */
function cloud({ x, y, r }: Disc): string {
  const s = r * 0.9;
  const at = (dx: number, dy: number): string => `${num(x + dx * s)} ${num(y + dy * s)}`;
  const arc = (radius: number, dx: number, dy: number): string =>
    `A${num(radius * s)} ${num(radius * s)} 0 0 1 ${at(dx, dy)}`;
  const puffs = `M${at(-0.62, 0.22)}${arc(0.25, -0.5, -0.18)}${arc(0.34, 0.08, -0.36)}${arc(0.32, 0.56, -0.12)}${arc(0.2, 0.64, 0.22)}`;
  const wisps = `M${at(-0.75, 0.22)}L${at(0.78, 0.22)}M${at(-0.35, 0.36)}L${at(0.45, 0.36)}`;
  return tag('path', { d: puffs + wisps, 'stroke-linecap': 'round' });
}
