/** What stands on the printed sheets of the game. */
import type { Speech } from '../../../../toolkit/speech.ts';

export const words = (s: Speech) => {
  const points = s.plurals({ one: '# point', other: '# points' });
  const signed = (n: number): string => (n > 0 ? `+${s.number(n)}` : s.number(n).replace('-', '−'));
  return {
    title: 'Flight sheet',
    hint: 'One for each pilot. All write in the number of the same die.',
    of: (pilot: number) => `Pilot ${s.number(pilot)}`,
    pilot: 'Pilot',
    wind: { die: 'die', modifier: 'modifier', value: 'wind' },
    wings: 'Wings: write from the middle outwards',
    tail: 'Tail: cross off each once',
    moreOrLess: '+1/−1',
    level: 'level',
    dashboard: { title: 'Dashboard', sum: 'wing sum', slope: 'slope', drag: 'modifier' },
    orMore: (least: number) => `${s.number(least)}+`,
    orLess: (most: number) => `–${s.number(most)}`,
    range: (from: number, to: number) => (from === to ? s.number(from) : `${s.number(from)}–${s.number(to)}`),
    symbols: 'Symbols, where a round ends',
    symbol: (modifier: number, worth: number) =>
      s.list([
        ...(modifier === 0 ? [] : [`modifier ${signed(modifier)}`]),
        ...(worth === 0 ? [] : [`${points(worth)} each`]),
      ]),
    goal: 'Flight goal',
    goalSets: (worth: number) => `${points(worth)} for every set of all symbols`,
    goalEach: (counts: readonly number[], worth: readonly number[]) =>
      `For each symbol ${worth.map((each) => s.number(each)).join('/')} points for ${counts.map((each) => s.number(each)).join('/')} of it`,
    top: (worth: number) => `A stop at the top edge: ${points(worth)}`,
    finish: (times: number) => `Across without a crash: ${s.number(times)} times the height is the distance`,
    boxes: { distance: 'Distance', peak: 'Peak', goal: 'Goal', top: 'Top edge', total: 'Total' },
    plane: {
      title: 'A paper plane',
      hint: 'For the tie-break: fold it, throw it, measure.',
      pilot: 'Pilot',
      steps: [
        'Fold in half and open again.',
        'Fold both corners to the middle.',
        'Fold both sides to the middle.',
        'Fold in half, print outside.',
        'Fold the wings down.',
      ],
    },
    throws: {
      title: 'Throws',
      hint: 'When the boxes leave a tie, all pilots throw: the farthest plane wins.',
      pilot: 'Pilot',
      centimetres: 'Centimetres',
      place: 'Place',
    },
    adds: ['One die.', 'A pencil for each pilot.', 'Something to measure throws with.'],
  };
};
