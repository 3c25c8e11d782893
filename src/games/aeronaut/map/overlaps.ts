/** The exact test of a drawing: every two things that touch and should not. */
import { type Box, boxesMeet, type Disc, discMeetsBox, discsMeet } from './geometry.ts';
import type { Layout } from './layout.ts';

export type Thing = {
  readonly what: 'city' | 'name' | 'space';
  readonly id: number | string;
  /** Of a route, from 1. */
  readonly space?: number;
};

export type Overlap =
  | { readonly code: 'touches'; readonly one: Thing; readonly other: Thing }
  | { readonly code: 'slotsCramped'; readonly city: number }
  | { readonly code: 'offPage'; readonly thing: Thing };

interface Drawn {
  readonly thing: Thing;
  readonly box?: Box;
  readonly disc?: Disc;
}

/** What an overlap is about. */
export function thingsIn(overlap: Overlap): Thing[] {
  if (overlap.code === 'touches') return [overlap.one, overlap.other];
  return overlap.code === 'offPage' ? [overlap.thing] : [];
}

export function overlapsOf(layout: Layout): Overlap[] {
  const things: Drawn[] = [
    ...layout.cities.map((city) => ({ thing: { what: 'city', id: city.id } as const, disc: city })),
    ...layout.cities.map(({ id, label }) => ({ thing: { what: 'name', id } as const, box: label })),
    ...layout.routes.flatMap(({ id, spaces }) =>
      spaces.map((box, i) => ({ thing: { what: 'space', id, space: i + 1 } as const, box })),
    ),
  ];
  return [...touchingIn(things), ...slotsAstray(layout), ...thingsOff(things, layout)];
}

/** A little more than nothing: what is kept apart by rounding alone is looked at all the same. */
const BARELY = 1 + 1e-9;

/** Most pairs lie far apart, which takes no more to see than how far each thing reaches. */
function touchingIn(things: readonly Drawn[]): Overlap[] {
  const count = things.length;
  const x = new Float64Array(count);
  const y = new Float64Array(count);
  const reach = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    const { box, disc } = things[i]!;
    x[i] = (box ?? disc!).x;
    y[i] = (box ?? disc!).y;
    reach[i] = (box ? box.hl + box.hw : disc!.r) * BARELY;
  }
  const touching: Overlap[] = [];
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++) {
      const dx = x[i]! - x[j]!;
      const dy = y[i]! - y[j]!;
      const both = reach[i]! + reach[j]!;
      if (dx * dx + dy * dy > both * both) continue;
      const [one, other] = [things[i]!, things[j]!];
      if (touch(one, other)) touching.push({ code: 'touches', one: one.thing, other: other.thing });
    }
  return touching;
}

function touch(one: Drawn, other: Drawn): boolean {
  if (one.box && other.box) return boxesMeet(one.box, other.box);
  if (one.disc && other.disc) return discsMeet(one.disc, other.disc);
  return one.disc ? discMeetsBox(one.disc, other.box!) : discMeetsBox(other.disc!, one.box!);
}

/** Slots lie inside their city and apart. */
function slotsAstray({ cities }: Layout): Overlap[] {
  return cities.flatMap(({ id, x, y, r, slots }): Overlap[] => {
    const together = slots.some((slot, i) => slots.slice(i + 1).some((other) => discsMeet(slot, other)));
    const out = slots.some((slot) => {
      const room = r - slot.r;
      return (slot.x - x) * (slot.x - x) + (slot.y - y) * (slot.y - y) > room * room;
    });
    return together || out ? [{ code: 'slotsCramped', city: id }] : [];
  });
}

/** Everything lies on the page. */
function thingsOff(things: readonly Drawn[], { width, height }: Layout): Overlap[] {
  return things.flatMap(({ thing, box, disc }): Overlap[] => {
    const at = box ?? disc!;
    const reachX = box ? Math.abs(box.ux) * box.hl + Math.abs(box.uy) * box.hw : disc!.r;
    const reachY = box ? Math.abs(box.uy) * box.hl + Math.abs(box.ux) * box.hw : disc!.r;
    const inside = at.x >= reachX && at.y >= reachY && at.x + reachX <= width && at.y + reachY <= height;
    return inside ? [] : [{ code: 'offPage', thing }];
  });
}
