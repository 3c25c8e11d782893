/** Where the places of the board lie on the printed sheet, in millimetres. */
import type { Box, Place } from '../../../contract/index.ts';
import { countPlace, DIE, MODIFIER, START, slopePlace, tokenPlace, WIND } from '../places.ts';
import type { Sheet } from '../sheet/format.ts';
import { tablesNamed } from '../sheet/index.ts';
import { AT, boxWidth, CELL, dashboardCell, PAGE, TOKEN, WIND_ROW, WING_GAP, wingX } from './layout.ts';

export function boxOf(sheet: Sheet, place: Place): Box | undefined {
  const columns = sheet.sky[0]!.length;
  const rows = sheet.sky.length;
  const rowY = (row: number): number => AT.sky.y + (rows - row) * CELL;
  const [kind, first, second] = place.split('-');
  const n = Number(first);
  const wind = [DIE, MODIFIER, WIND].indexOf(place);
  if (wind >= 0) return { x: AT.wind.x, y: AT.wind.y + wind * WIND_ROW, w: columns * CELL, h: WIND_ROW };
  if (place === START) return { x: AT.sky.x - 5, y: rowY(sheet.start), w: 5, h: CELL };
  if (kind === 'sky') return { x: AT.sky.x + (n - 1) * CELL, y: rowY(Number(second)), w: CELL, h: CELL };
  if (kind === 'height') return { x: AT.sky.x + columns * CELL, y: rowY(n), w: 8, h: CELL };
  if (kind === 'row') return { x: 0, y: rowY(n), w: AT.sky.x, h: CELL };
  if (kind === 'distance') return { x: AT.sky.x + (n - 1) * CELL, y: rowY(0), w: CELL, h: 4.5 };
  if (kind === 'square') return wingBox(sheet, n);
  const token = sheet.tail.findIndex((each) => tokenPlace(each) === place);
  if (token >= 0) return { x: AT.tail.x + token * (TOKEN.w + 0.5), y: AT.tail.y + 5, ...TOKEN };
  const slope = sheet.dashboard.findIndex((row) => slopePlace(row.slope) === place);
  if (slope >= 0) return dashboardBox(sheet, slope);
  const symbol = sheet.symbols.findIndex(({ name }) => countPlace(name) === place);
  if (symbol < 0) return undefined;
  const wide = boxWidth(sheet);
  return { x: (3 + symbol) * wide, y: AT.boxes.y, w: wide, h: 19 };
}

function wingBox(sheet: Sheet, square: number): Box {
  const { squares } = tablesNamed(sheet.id);
  const [x, next] = [wingX(sheet, squares, square), (PAGE.w - WING_GAP) / squares];
  return { x, y: AT.wings.y + 11, w: next, h: 14 };
}

function dashboardBox(sheet: Sheet, row: number): Box {
  const { first, wide, high } = dashboardCell(sheet);
  return { x: AT.dashboard.x + first + row * wide, y: AT.dashboard.y + 5, w: wide, h: 3 * high };
}

/** Where the parts of the sheet begin, from above: a figure shows whole ones, or a piece of the sky. */
const BANDS = [9.5, AT.wind.y - 1, 141, 175.5, 200.5, 225.5, PAGE.h] as const;
const [SKY_TOP, SKY_BOTTOM] = BANDS;

/** The part of the sheet that holds all of these; without any, the whole sheet. */
export function partAround(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return { x: 0, y: 0, ...PAGE };
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const top = Math.min(...boxes.map((box) => box.y));
  const low = Math.max(...boxes.map((box) => box.y + box.h));
  if (low > SKY_BOTTOM) {
    const from = BANDS.findLast((edge) => edge <= top) ?? SKY_TOP;
    const to = BANDS.find((edge) => edge >= low) ?? PAGE.h;
    return { x: 0, y: from, w: PAGE.w, h: to - from };
  }
  // Numbers of rows and columns stand beside the first of each.
  const x = left <= AT.sky.x ? 0 : left;
  const bottom = low > SKY_BOTTOM - CELL ? SKY_BOTTOM : low;
  return { x, y: top, w: right - x, h: bottom - top };
}
