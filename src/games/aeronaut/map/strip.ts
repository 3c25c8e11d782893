/** What stands below the chart, in millimetres: its title, a key to the signs, and the trajectories. */

import type { ToolWords } from '../words/index.ts';
import { BONUS_ICONS } from './bonus-icons.ts';
import { drawIcon, drawSpace } from './chart.ts';
import { INK_LOOK as look, SOFT_LINE } from './look.ts';
import type { AeronautMap, Bonus, Trajectory } from './map.ts';
import { BONUSES } from './map.ts';
import { SPACE_HALF } from './measure.ts';
import { tag, words } from './svg.ts';

export interface Strip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly note: string;
}

type SheetWords = ToolWords['sheet'];

const TEXT = 3;
const ROW = 5.2;
const COLUMN = 66;
const ROWS = 5;

/** As high as what it has to hold. */
export function stripHeight(map: AeronautMap): number {
  const key = 20 + (hasBonuses(map) ? 9 : 0);
  return map.trajectories ? Math.max(key, 6.5 + rowsFor(map.trajectories.length) * ROW) : key;
}

const rowsFor = (count: number): number => Math.ceil(count / Math.ceil(count / ROWS));
const hasBonuses = (map: AeronautMap): boolean => map.routes.some(({ bonus }) => bonus);

export function drawStrip(map: AeronautMap, strip: Strip, say: SheetWords): string {
  const columns = Math.ceil((map.trajectories?.length ?? 0) / ROWS);
  const right = strip.x + strip.width - columns * COLUMN;
  return [
    words(say.title, {
      x: strip.x,
      y: strip.y + 5.5,
      'font-size': 6.5,
      'font-style': 'italic',
      fill: look.line,
    }),
    words(strip.note, { x: strip.x, y: strip.y + 10, 'font-size': TEXT, fill: look.line }),
    drawTypes(map, strip.x, strip.y + 15, say),
    hasBonuses(map) ? drawKey(map, strip.x, strip.y + 21, say) : '',
    drawScoring(strip.x + 70, strip.y + 4.5, say),
    columns > 0 ? drawTrajectories(map, right, strip.y, say) : '',
  ].join('\n');
}

/** A space of every type with its name. */
function drawTypes(map: AeronautMap, x: number, y: number, say: SheetWords): string {
  const gray = map.routes.some(({ type }) => type === 'gray');
  const shown = [...map.types, ...(gray ? (['gray'] as const) : [])];
  return shown
    .map((type, i) => {
      const box = { x: 0, y: 0, ux: 1, uy: 0, hl: 0.42, hw: SPACE_HALF };
      const space = tag(
        'g',
        { transform: `translate(${x + 4.5 + i * 11.5} ${y - 0.6}) scale(10)` },
        drawSpace(box, type, null, look),
      );
      return (
        space +
        words(say.type(type), {
          x: x + 4.5 + i * 11.5,
          y: y + 3.4,
          'font-size': 2.3,
          'text-anchor': 'middle',
          fill: look.line,
        })
      );
    })
    .join('');
}

/** The signs of the bonuses that are on the map. */
function drawKey(map: AeronautMap, x: number, y: number, say: SheetWords): string {
  const used = new Set(map.routes.flatMap(({ bonus }) => bonus ?? []));
  const seen = new Set<string>();
  const shown = BONUSES.filter((bonus) => {
    const { word } = BONUS_ICONS[bonus];
    if (!used.has(bonus) || seen.has(word)) return false;
    seen.add(word);
    return true;
  });
  return shown
    .map((bonus, i) => keyEntry(bonus, x + 2 + (i % 5) * 19.5, y + 1.2 + Math.floor(i / 5) * 4.4, say))
    .join('');
}

function keyEntry(bonus: Bonus, x: number, y: number, say: SheetWords): string {
  const { sign, word } = BONUS_ICONS[bonus];
  return (
    drawIcon(bonus, x, y, 3.4, look) +
    words(sign ? say.plusMinus(word) : say.bonus(word), {
      x: x + 3,
      y: y + 0.9,
      'font-size': 2.5,
      fill: look.line,
    })
  );
}

function drawScoring(x: number, y: number, say: SheetWords): string {
  const cells = [1, 2, 4, 7, 10].map(
    (points, i) =>
      words(String(i + 1), {
        x: x + 13 + i * 6,
        y,
        'font-size': TEXT,
        'text-anchor': 'middle',
        fill: look.line,
      }) +
      words(String(points), {
        x: x + 13 + i * 6,
        y: y + 4.6,
        'font-size': TEXT,
        'font-weight': 700,
        'text-anchor': 'middle',
        fill: look.line,
      }),
  );
  return [
    words(say.spaces, { x, y, 'font-size': 2.6, fill: look.line }),
    words(say.points, { x, y: y + 4.6, 'font-size': 2.6, fill: look.line }),
    ...cells,
  ].join('');
}

function drawTrajectories(map: AeronautMap, x: number, y: number, say: SheetWords): string {
  const name = new Map(map.cities.map((city) => [city.id, `${city.id}${city.name ? ` ${city.name}` : ''}`]));
  const list = map.trajectories ?? [];
  const rows = rowsFor(list.length);
  const title = words(say.trajectories, {
    x,
    y: y + 3.6,
    'font-size': 3.6,
    'font-style': 'italic',
    fill: look.line,
  });
  return (
    title +
    list
      .map((one, i) =>
        drawTrajectory(
          one,
          say.pair(name.get(one.a)!, name.get(one.b)!),
          x + Math.floor(i / rows) * COLUMN,
          y + 9 + (i % rows) * ROW,
          say.reward(one.reward, one.n),
        ),
      )
      .join('')
  );
}

function drawTrajectory(
  { id, slots }: Trajectory,
  pair: string,
  x: number,
  y: number,
  reward: string,
): string {
  const boxes = Array.from({ length: slots }, (_, i) =>
    tag('circle', {
      cx: x + COLUMN - 4 - (slots - 1 - i) * 4.4,
      cy: y - 1,
      r: 1.9,
      fill: '#fff',
      stroke: look.line,
      'stroke-width': 0.25,
    }),
  );
  return [
    words(id, { x, y, 'font-size': 2.4, fill: '#6d7199' }),
    words(pair, { x: x + 5, y, 'font-size': 2.7, fill: look.line }),
    words(reward, {
      x: x + COLUMN - 7 - slots * 4.4 + 3,
      y,
      'font-size': 2.7,
      'font-weight': 700,
      'text-anchor': 'end',
      fill: look.line,
    }),
    ...boxes,
    tag('path', { d: `M${x} ${y + 1.6}h${COLUMN - 2}`, stroke: SOFT_LINE, 'stroke-width': 0.15 }),
  ].join('');
}
