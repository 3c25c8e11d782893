/** What is printed of Aeronaut Odyssey: the map that is played, and what lies beside it. */
import type { Sheet, Sheets } from '../../../contract/index.ts';
import { certain } from '../../../toolkit/reading.ts';
import type { AeronautMap, Secret } from '../map/map.ts';
import { withNames } from '../map/named.ts';
import { cellsFor } from '../rules/deal.ts';
import { readPosition } from '../rules/position.ts';
import { type AeronautState, Flag, has, isDuo, sides } from '../rules/state.ts';
import { ROUTE_POINTS } from '../rules/turnables.ts';
import type { SheetWords } from '../words/index.ts';
import { AREA, AreaPage } from './area.tsx';
import { AutomatonPage, automatonSize } from './automaton.tsx';
import { chartOf, figureOf } from './chart.tsx';
import { BalloonDisc, DISC, TICKET, Ticket, TicketBack, TravellerDisc } from './pieces.tsx';

/** Of each type there are as many as would fill all cells evenly, and some more. */
const SPARE = 4;

export const sheets = (say: SheetWords): Sheets<AeronautState> => ({
  asks: { deal: true, board: true },
  make: ({ position: state }) => {
    const map = withNames(state!.map!);
    const all = [
      mapSheet(map, state!, say),
      areaSheet(map, state!, say),
      balloonSheet(map, state!, say),
      travellerSheet(sides(state!), say),
      ...(map.trajectories ? [trajectorySheet(map, say)] : []),
      ...(has(state!, Flag.thieves) ? [secretSheet(map, state!.secret, say)] : []),
      ...(state!.seats === 1 ? [automatonSheet(say)] : []),
    ];
    return { value: { sheets: all, adds: say.adds } };
  },
  figure: ({ position, crop = [] }) => figureOf(position, crop, 100),
  get emblem() {
    return figureOf(certain(readPosition('players 3; at 4 2 9; own r3:0 r6:1')), [], 100);
  },
});

function mapSheet(map: AeronautMap, state: AeronautState, { map: say }: SheetWords): Sheet {
  return { id: 'map', kind: 'board', title: say.title, hint: say.hint, ...chartOf(map, state) };
}

function areaSheet(map: AeronautMap, state: AeronautState, { area: say }: SheetWords): Sheet {
  const props = {
    cells: cellsFor(map, isDuo(state), state.tuned),
    points: state.tuned?.points ?? ROUTE_POINTS,
    types: map.types,
    bonuses: has(state, Flag.bonuses),
    say,
  };
  return {
    id: 'area',
    kind: 'sheet',
    title: say.title,
    hint: say.hint,
    size: AREA,
    copies: sides(state),
    halves: true,
    draw: () => <AreaPage {...props} />,
  };
}

function balloonSheet(map: AeronautMap, state: AeronautState, { balloons: say }: SheetWords): Sheet {
  const cells = cellsFor(map, isDuo(state), state.tuned) * sides(state);
  return {
    id: 'balloons',
    kind: 'cut',
    title: say.title,
    hint: say.hint,
    size: DISC,
    pieces: map.types.map((type) => ({
      part: `balloon-${type}`,
      name: say.name(type),
      count: Math.ceil(cells / map.types.length) + SPARE,
      draw: () => <BalloonDisc type={type} />,
    })),
  };
}

const travellerSheet = (count: number, { travellers: say }: SheetWords): Sheet => ({
  id: 'travellers',
  kind: 'cut',
  title: say.title,
  size: DISC,
  pieces: Array.from({ length: count }, (_, side) => ({
    part: 'traveller',
    name: say.name,
    count: 1,
    draw: () => <TravellerDisc side={side} />,
  })),
});

const citiesOf = (
  map: AeronautMap,
  a: number,
  b: number,
  { pair, city }: SheetWords['trajectories'],
): string => {
  const name = (id: number) => `${id} ${city(id, map.cities.find((one) => one.id === id)?.name)}`;
  return pair(name(a), name(b));
};

function trajectorySheet(map: AeronautMap, { trajectories: say }: SheetWords): Sheet {
  return {
    id: 'trajectories',
    kind: 'cut',
    title: say.title,
    size: TICKET,
    pieces: map.trajectories!.map(({ a, b, reward, n, slots }) => ({
      part: 'trajectory',
      name: say.name,
      count: 1,
      draw: (bleed) => (
        <Ticket
          title={say.one}
          cities={citiesOf(map, a, b, say)}
          reward={say.reward(reward, n)}
          slots={slots}
          bleed={bleed}
        />
      ),
    })),
  };
}

/** Shuffled and dealt face down: each player looks at one. */
function secretSheet(map: AeronautMap, secret: readonly (Secret | null)[], words: SheetWords): Sheet {
  const { secrets: say, trajectories } = words;
  return {
    id: 'secrets',
    kind: 'cut',
    title: say.title,
    size: TICKET,
    pieces: secret.flatMap((one) =>
      one === null
        ? []
        : {
            part: 'secret',
            name: say.name,
            count: 1,
            draw: (bleed: number) => (
              <Ticket
                title={say.one}
                cities={citiesOf(map, one.a, one.b, trajectories)}
                reward={say.worth(one.n)}
                slots={0}
                bleed={bleed}
              />
            ),
          },
    ),
    back: (bleed) => <TicketBack text={say.back} bleed={bleed} />,
  };
}

const automatonSheet = ({ automaton: say }: SheetWords): Sheet => ({
  id: 'automaton',
  kind: 'sheet',
  title: say.title,
  size: automatonSize(say.steps),
  copies: 1,
  halves: true,
  draw: () => <AutomatonPage title={say.title} steps={say.steps} />,
});
