/** The exact test of a drawing: every two things that touch and should not, as sentences. */
import { type Box, boxesMeet, type Disc, discMeetsBox, discsMeet } from './geometry.ts';
import type { Layout } from './layout.ts';

interface Thing {
  readonly name: string;
  readonly box?: Box;
  readonly disc?: Disc;
}

export function overlapsOf(layout: Layout): string[] {
  const things: Thing[] = [
    ...layout.cities.map((city) => ({ name: `city ${city.id}`, disc: city })),
    ...layout.cities.map(({ id, label }) => ({ name: `the name of city ${id}`, box: label })),
    ...layout.routes.flatMap(({ id, spaces }) =>
      spaces.map((box, i) => ({ name: `space ${i + 1} of ${id}`, box })),
    ),
  ];
  const touching = things.flatMap((thing, i) =>
    things
      .slice(i + 1)
      .flatMap((other) => (touch(thing, other) ? [`${thing.name} touches ${other.name}`] : [])),
  );
  return [...touching, ...slotsAstray(layout), ...thingsOff(things, layout)];
}

function touch(one: Thing, other: Thing): boolean {
  if (one.box && other.box) return boxesMeet(one.box, other.box);
  if (one.disc && other.disc) return discsMeet(one.disc, other.disc);
  return one.disc ? discMeetsBox(one.disc, other.box!) : discMeetsBox(other.disc!, one.box!);
}

/** Slots lie inside their city and apart. */
function slotsAstray({ cities }: Layout): string[] {
  return cities.flatMap(({ id, x, y, r, slots }) => {
    const together = slots.some((slot, i) => slots.slice(i + 1).some((other) => discsMeet(slot, other)));
    const out = slots.some((slot) => {
      const room = r - slot.r;
      return (slot.x - x) * (slot.x - x) + (slot.y - y) * (slot.y - y) > room * room;
    });
    return together || out ? [`the slots of city ${id} have no room`] : [];
  });
}

/** Everything lies on the page. */
function thingsOff(things: readonly Thing[], { width, height }: Layout): string[] {
  return things.flatMap(({ name, box, disc }) => {
    const at = box ?? disc!;
    const reachX = box ? Math.abs(box.ux) * box.hl + Math.abs(box.uy) * box.hw : disc!.r;
    const reachY = box ? Math.abs(box.uy) * box.hl + Math.abs(box.ux) * box.hw : disc!.r;
    const inside = at.x >= reachX && at.y >= reachY && at.x + reachX <= width && at.y + reachY <= height;
    return inside ? [] : [`${name} leaves the page`];
  });
}
