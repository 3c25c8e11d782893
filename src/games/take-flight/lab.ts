import type { LabHints } from '../../contract/index.ts';
import { boxesOf } from './scoring.ts';
import { demo } from './sheet/demo.ts';
import { tablesNamed } from './sheet/index.ts';
import { type FlightState, legsOf, spentOf, squareOf, throughOf } from './state.ts';
import type { LabWords } from './words/index.ts';

const BOXES = ['distance', 'peak', 'goal', 'top'] as const;
const SYMBOLS = demo.symbols.map(({ name }) => name);

const bits = (set: number): number => {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
};

export const labOf = (words: LabWords): LabHints<FlightState, number> => ({
  groups: [
    {
      id: 'flight',
      title: words.flight,
      features: (['tail', 'leftWing', 'climb', 'dive', 'columns', 'crashed'] as const).map((id) => ({
        id,
        name: words[id],
      })),
    },
    {
      id: 'symbols',
      title: words.symbols,
      features: SYMBOLS.map((name) => ({ id: `symbol_${name}`, name: words.symbol(name) })),
    },
    {
      id: 'boxes',
      title: words.boxes,
      features: BOXES.map((id) => ({ id: `points_${id}`, name: words.box[id] })),
    },
  ],
  move(state, seat, move, count) {
    const { sheet } = tablesNamed(state.sheet);
    count(seat, 'tail', bits(spentOf(move)));
    if (squareOf(move) <= sheet.wings.left) count(seat, 'leftWing');
  },
  end(state, count) {
    const { sheet } = tablesNamed(state.sheet);
    for (let seat = 0; seat < state.seats; seat++) {
      const legs = legsOf(state, seat);
      let row = sheet.start;
      for (const leg of legs) {
        if (leg.row > row) count(seat, 'climb', leg.row - row);
        else count(seat, 'dive', row - leg.row);
        row = leg.row;
      }
      count(seat, 'columns', legs.length);
      if (state.crashed[seat] !== 0) count(seat, 'crashed');
      for (const [symbol, { name }] of sheet.symbols.entries())
        if (SYMBOLS.includes(name)) count(seat, `symbol_${name}`, throughOf(state.through[seat]!, symbol));
      const boxes = boxesOf(state, seat);
      for (const id of BOXES) count(seat, `points_${id}`, boxes[id]);
    }
  },
});
