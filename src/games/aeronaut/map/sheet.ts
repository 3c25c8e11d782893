/** A map as a drawing of its own, for printing on A4 across: an old chart, light on ink. */

import type { ToolWords } from '../words/index.ts';
import { drawCities, drawNames, drawPatterns, drawRoutes } from './chart.ts';
import { layoutMap } from './layout.ts';
import { INK_LOOK as look, SOFT_LINE } from './look.ts';
import type { AeronautMap } from './map.ts';
import { drawOrnaments } from './ornaments.ts';
import { drawStrip, stripHeight } from './strip.ts';
import { escapeText, num, tag } from './svg.ts';

const PAGE = { width: 297, height: 210 };
const BORDER = 8;
/** Between the frame and what stands below it. */
const BELOW = 5;

/** `note` is a line below the title. */
export function drawMap(map: AeronautMap, note: string, say: ToolWords['sheet']): string {
  const layout = layoutMap(map);
  const strip = stripHeight(map);
  const stripTop = PAGE.height - BORDER - strip;
  const bottom = stripTop - BELOW;
  const width = PAGE.width - 2 * BORDER;
  const scale = Math.min(width / layout.width, (bottom - BORDER) / layout.height);
  const x = (PAGE.width - scale * layout.width) / 2;
  const y = (BORDER + bottom - scale * layout.height) / 2;
  const frame = {
    left: (BORDER - x) / scale,
    top: (BORDER - y) / scale,
    right: (PAGE.width - BORDER - x) / scale,
    bottom: (bottom - y) / scale,
  };
  const inside = [
    tag(
      'defs',
      {},
      `<style>text{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,serif}.sans{font-family:Nunito,"Segoe UI",Helvetica,Arial,sans-serif}</style>${drawPatterns(map, look)}`,
    ),
    tag('rect', { width: PAGE.width, height: PAGE.height, fill: look.paper }),
    drawFrame(bottom),
    tag(
      'g',
      { transform: `translate(${num(x)} ${num(y)}) scale(${num(scale)})` },
      [
        drawOrnaments(layout, frame, look),
        drawRoutes(map, layout, look),
        drawCities(layout, look),
        drawNames(layout, look),
      ].join('\n'),
    ),
    drawStrip(map, { x: BORDER, y: stripTop, width, note }, say),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE.width}mm" height="${PAGE.height}mm" viewBox="0 0 ${PAGE.width} ${PAGE.height}" role="img">
<title>${escapeText(`${say.title}: ${note}`)}</title>
${inside.join('\n')}
</svg>
`;
}

/** A border with degrees like those of a chart, and a faint net of meridians and parallels. */
function drawFrame(bottom: number): string {
  const left = BORDER;
  const right = PAGE.width - BORDER;
  const top = BORDER;
  const step = (right - left) / 24;
  const rows = Math.max(1, Math.round((bottom - top) / step));
  const down = (bottom - top) / rows;
  const net = [
    ...Array.from({ length: 11 }, (_, i) => `M${num(left + 2 * (i + 1) * step)} ${top}V${num(bottom)}`),
    ...Array.from(
      { length: Math.ceil(rows / 2) - 1 },
      (_, i) => `M${left} ${num(top + 2 * (i + 1) * down)}H${right}`,
    ),
  ];
  const ticks = [
    ...Array.from(
      { length: 12 },
      (_, i) =>
        `M${num(left + 2 * i * step)} ${top - 1}h${num(step)}M${num(left + 2 * i * step)} ${num(bottom + 1)}h${num(step)}`,
    ),
    ...Array.from(
      { length: Math.ceil(rows / 2) },
      (_, i) =>
        `M${left - 1} ${num(top + 2 * i * down)}v${num(down)}M${right + 1} ${num(top + 2 * i * down)}v${num(down)}`,
    ),
  ];
  return [
    tag('path', { d: net.join(''), fill: 'none', stroke: '#efe5cc', 'stroke-width': 0.25 }),
    tag('rect', {
      x: left,
      y: top,
      width: right - left,
      height: bottom - top,
      fill: 'none',
      stroke: look.line,
      'stroke-width': 0.3,
    }),
    tag('rect', {
      x: left - 2,
      y: top - 2,
      width: right - left + 4,
      height: bottom - top + 4,
      fill: 'none',
      stroke: look.line,
      'stroke-width': 0.3,
    }),
    tag('path', { d: ticks.join(''), fill: 'none', stroke: SOFT_LINE, 'stroke-width': 1.1 }),
  ].join('\n');
}
