/** What is printed of Take Flight! */
import type { ComponentChildren } from 'preact';
import type { Place, PlayerSheet, Sheets } from '../../../contract/index.ts';
import { partOf } from '../../../toolkit/art/part.tsx';
import { standings } from '../scoring.ts';
import { DEMO, findSheet, type Sheet, sheetNamed } from '../sheet/index.ts';
import type { FlightState } from '../state.ts';
import { houseNamed, tunedName } from '../turnables.ts';
import type { SheetWords } from '../words/index.ts';
import { flightSheet } from './flight-sheet.tsx';
import { PaperSky } from './paper-sky.tsx';
import { boxOf, partAround } from './places.ts';
import { PLANE, Plane, TABLE, THROWS, Throws } from './plane.tsx';

/** Larger tables fold the sheets that they have flown. */
const MOST_PLANES = 6;
const CELL = 4;

export const sheets = (say: SheetWords): Sheets<FlightState> => ({
  asks: { seed: true, halves: true },
  make: ({ players, seed, position, house }) => {
    const tuned = position?.sheet ?? (house && tunedName(house));
    const found: ReturnType<typeof findSheet> =
      tuned !== undefined && houseNamed(tuned)
        ? { value: sheetNamed(tuned) }
        : findSheet(tuned ?? (seed === undefined ? DEMO : `drawn-${seed}`));
    if ('refused' in found) return found;
    return {
      value: {
        sheets: [
          ...(position ? flown(found.value, position, say) : [fresh(found.value, players, say)]),
          plane(say, players),
          {
            id: 'throws',
            kind: 'sheet',
            title: say.throws.title,
            hint: say.throws.hint,
            size: TABLE,
            copies: Math.ceil(players / THROWS),
            draw: () => <Throws say={say.throws} />,
          },
        ],
        adds: say.adds,
      },
    };
  },
  figure: ({ position, viewer, crop = [] }) => {
    const sheet = sheetNamed(position.sheet);
    const seat = viewer >= 0 ? viewer : standings(position)[0]!;
    const where = (place: Place) => boxOf(sheet, place);
    const part = partAround(crop.flatMap((place) => where(place) ?? []));
    const { draw } = flightSheet(sheet, say, { view: position, seat });
    return partOf(part, Math.min(MOST_SCALE, WIDE / part.w), where, () => draw() as ComponentChildren);
  },
  emblem: {
    size: { w: 96, h: 66 },
    draw: () => <PaperSky sheet={sheetNamed(DEMO)} cell={CELL} />,
  },
});

const MOST_SCALE = 1;
/** Of a page of the booklet. */
const WIDE = 125;

const fresh = (sheet: Sheet, players: number, say: SheetWords): PlayerSheet => ({
  id: 'sheet',
  kind: 'sheet',
  title: say.title,
  hint: say.hint,
  copies: players,
  halves: true,
  ...flightSheet(sheet, say),
});

/** A flight as it stands: a sheet for each pilot, with what was written. */
const flown = (sheet: Sheet, view: FlightState, say: SheetWords): PlayerSheet[] =>
  Array.from({ length: view.seats }, (_, seat) => ({
    id: `sheet-${seat + 1}`,
    kind: 'sheet',
    title: say.of(seat + 1),
    hint: say.hint,
    copies: 1,
    halves: true,
    ...flightSheet(sheet, say, { view, seat }, say.of(seat + 1)),
  }));

const plane = (say: SheetWords, players: number): PlayerSheet => ({
  id: 'plane',
  kind: 'sheet',
  title: say.plane.title,
  hint: say.plane.hint,
  size: PLANE,
  copies: Math.min(players, MOST_PLANES),
  draw: () => <Plane say={say.plane} />,
});
