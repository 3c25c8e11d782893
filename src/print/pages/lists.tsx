/** The list of parts, and the player aid. */
import type { Aid, House, Position, SheetSet } from '../../contract/index.ts';
import type { HouseChange } from '../../toolkit/house.ts';
import { areaOf, papers } from '../paper.ts';
import { columnsOf, type Item } from '../text/columns.ts';
import { bullets, Column, heading, type Setting, sectionItems, tableItems } from '../text/flow.tsx';
import { signOf } from './figures.tsx';
import type { Layout, Plan } from './plan.ts';

/** Smaller type until the list fits one page. */
const PARTS_SIZES = [3.6, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2] as const;

/** What to print, cut out and add, before everything else. */
export function partsPlan(
  set: SheetSet,
  plans: readonly Plan[],
  layout: Layout,
  changes: readonly HouseChange[],
): Plan {
  const { say } = layout;
  const page = papers[layout.paper];
  const area = areaOf(page);
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
  const setAt = (size: number): Item[][] => {
    const setting: Setting = { width: area.w, size, tallest: 0 };
    const tuned = changes.map(({ label, value, standard }) => say.change(label, value, standard));
    const items = [
      ...(tuned.length > 0 ? [...heading(say.house, setting), ...bullets(tuned, setting)] : []),
      ...heading(say.partsPrinted, setting),
      ...tableItems({ head: [say.partName, say.howMany], rows }, setting),
      ...heading(say.adds, setting),
      ...bullets(set.adds, setting),
      ...heading(say.howTo, setting),
      ...bullets(say.advice(layout.backs), setting),
    ];
    return columnsOf(items, area.h - 2);
  };
  const [items = []] = PARTS_SIZES.map(setAt).find((columns) => columns.length === 1) ?? [];
  return {
    sheets: ['parts'],
    title: say.parts,
    size: page,
    copies: 1,
    parts: {},
    draw: () => <Column items={items} x={area.x} y={area.y + 2} />,
  };
}

/** Sizes of its type: the first with which it fits one page. */
const AID_SIZES = [4.8, 4.6, 4.4, 4.2, 4, 3.8, 3.6, 3.4, 3.2, 3, 2.8, 2.6, 2.4, 2.2, 2] as const;
/** Sections that are not parted are worth type that is this much smaller. */
const UNPARTED = 0.8;
const GAP = 8;
/** Players of a large table share them. */
const MOST_AIDS = 6;

export interface AidOf {
  readonly aid: Aid<Position>;
  readonly players: number;
  readonly house?: House | undefined;
}

export function aidPlan({ aid, players, house }: AidOf, layout: Layout): Plan {
  const page = papers[layout.paper];
  const area = areaOf(page);
  const width = (area.w - GAP) / 2;
  const room = area.h - 4;
  const sectionsAt = (size: number): Item[][] => {
    const setting: Setting = { width, size, tallest: 50, sign: signOf(aid) };
    return aid.sections(house).map((section) => sectionItems(section, setting));
  };
  const first = (setAt: (sections: readonly Item[][], room: number) => Item[][] | undefined) => {
    for (const size of AID_SIZES) {
      const columns = setAt(sectionsAt(size), room);
      if (columns) return { size, columns };
    }
    return undefined;
  };
  const [parted, unparted] = [first(inTwo), first(bySections)];
  const chosen = unparted && unparted.size >= UNPARTED * (parted?.size ?? 0) ? unparted : parted;
  if (!chosen) throw new Error('the player aid does not fit its page');
  return {
    sheets: ['aid'],
    title: layout.say.aid,
    size: page,
    copies: Math.min(players, MOST_AIDS),
    parts: { aid: 1 },
    draw: () => (
      <>
        {chosen.columns.map((items, i) => (
          <Column key={i} items={items} x={area.x + i * (width + GAP)} y={area.y + 2} />
        ))}
      </>
    ),
  };
}

const heightOf = (items: readonly Item[]): number => items.reduce((sum, { h }) => sum + h, 0);

/** Two columns of about the same height, parted wherever that makes them equal. */
function inTwo(sections: readonly Item[][], room: number): Item[][] | undefined {
  const items = sections.flat();
  const half = heightOf(items) / 2;
  const heights = [...Array.from({ length: 12 }, (_, i) => half * (1 + i / 20)), room];
  const fair = heights.find((h) => h <= room && columnsOf(items, h).length <= 2);
  return fair === undefined ? undefined : columnsOf(items, fair);
}

/** Two columns of whole sections, the taller one as low as can be. */
function bySections(sections: readonly Item[][], room: number): Item[][] | undefined {
  const ways = sections.map((_, i) =>
    [sections.slice(0, i + 1).flat(), sections.slice(i + 1).flat()].flatMap((items) =>
      columnsOf(items, Number.POSITIVE_INFINITY),
    ),
  );
  const tallest = (columns: Item[][]) => Math.max(...columns.map(heightOf));
  const [best] = ways.sort((a, b) => tallest(a) - tallest(b));
  return best && tallest(best) <= room ? best : undefined;
}
