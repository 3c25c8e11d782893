/** The list of parts, and the player aid. */
import type { Aid, Position, SheetSet } from '../../contract/index.ts';
import { areaOf, papers } from '../paper.ts';
import {
  bullets,
  Column,
  columnsOf,
  heading,
  type Item,
  type Setting,
  sectionItems,
  tableItems,
} from '../text/flow.tsx';
import { signOf } from './figures.tsx';
import type { Layout, Plan } from './plan.ts';

/** What to print, cut out and add, before everything else. */
export function partsPlan(set: SheetSet, plans: readonly Plan[], layout: Layout): Plan {
  const { say } = layout;
  const page = papers[layout.paper];
  const area = areaOf(page);
  const setting: Setting = { width: area.w, size: 3.6, tallest: 0 };
  const names = new Map(
    set.sheets.flatMap((sheet) =>
      sheet.kind === 'cut'
        ? sheet.pieces.map(({ part, name }) => [part, name] as const)
        : [[sheet.id, sheet.title] as const],
    ),
  );
  names.set('rules', say.booklet).set('aid', say.aid);
  // What is called the same is one row.
  const counts = new Map<string, number>();
  for (const { parts, copies } of plans)
    for (const [part, count] of Object.entries(parts)) {
      const name = names.get(part) ?? part;
      counts.set(name, (counts.get(name) ?? 0) + count * copies);
    }
  const rows = [...counts].map(([name, count]) => [name, say.count(count)]);
  const items: Item[] = [
    ...heading(say.partsPrinted, setting),
    ...tableItems({ head: [say.partName, say.howMany], rows }, setting),
    ...heading(say.adds, setting),
    ...bullets(set.adds, setting),
    ...heading(say.howTo, setting),
    ...bullets(say.advice(layout.backs), setting),
  ];
  return {
    sheets: ['parts'],
    title: say.parts,
    size: page,
    copies: 1,
    parts: {},
    draw: () => <Column items={columnsOf(items, area.h).flat()} x={area.x} y={area.y + 2} />,
  };
}

/** Smaller type until it fits one page. */
const AID_SIZES = [4.4, 4.2, 4, 3.8, 3.6, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2, 2] as const;
const GAP = 8;
/** Players of a large table share them. */
const MOST_AIDS = 6;

export function aidPlan(aid: Aid<Position>, players: number, layout: Layout): Plan {
  const page = papers[layout.paper];
  const area = areaOf(page);
  const width = (area.w - GAP) / 2;
  const room = area.h - 4;
  const setAt = (size: number): Item[][] => {
    const setting: Setting = { width, size, tallest: 50, sign: signOf(aid) };
    const items = aid.sections.flatMap((section) => sectionItems(section, setting));
    // Two columns of about the same height.
    const half = items.reduce((sum, { h }) => sum + h, 0) / 2;
    const heights = Array.from({ length: 12 }, (_, i) => half * (1 + i / 20));
    const fair = heights.find((h) => h <= room && columnsOf(items, h).length <= 2);
    return columnsOf(items, fair ?? room);
  };
  const columns = AID_SIZES.map(setAt).find((made) => made.length <= 2) ?? setAt(AID_SIZES.at(-1)!);
  return {
    sheets: ['aid'],
    title: layout.say.aid,
    size: page,
    copies: Math.min(players, MOST_AIDS),
    parts: { aid: 1 },
    draw: () => (
      <>
        {columns.map((items, i) => (
          <Column key={i} items={items} x={area.x + i * (width + GAP)} y={area.y + 2} />
        ))}
      </>
    ),
  };
}
