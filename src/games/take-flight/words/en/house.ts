import type { HouseText } from '../../../../contract/index.ts';
import { demo } from '../../sheet/demo.ts';
import { names } from '../../turnables.ts';

const goals = demo.goal.kind === 'each' ? demo.goal.steps : [];

export const words = (): HouseText => ({
  groups: [
    {
      title: 'Distance',
      help: 'The number below the column of a crash.',
      labels: Object.fromEntries(demo.distances.map((_, i) => [names.distance(i), `column ${i + 1}`])),
    },
    {
      title: 'Height',
      help: 'The label of a row: for the highest row reached, and for a flight across the whole sky.',
      labels: Object.fromEntries(
        demo.heights.flatMap((height, i) =>
          height === 0 ? [] : [[names.height(i), `row ${demo.heights.length - i}`]],
        ),
      ),
    },
    {
      title: 'Points for a symbol',
      labels: Object.fromEntries(demo.symbols.map(({ name }, i) => [names.symbol(i), name])),
    },
    {
      title: 'Flight goal',
      help: 'Points for so many of one symbol.',
      labels: Object.fromEntries(goals.map(([count], i) => [names.goal(i), `${count} of a symbol`])),
    },
    {
      title: 'Ends of the sky',
      labels: {
        finish: 'times the height, after the last column',
        ceiling: 'points for a stop at the top edge',
      },
    },
  ],
});
