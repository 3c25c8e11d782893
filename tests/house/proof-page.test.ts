import { expect, test } from 'vitest';
import { readSections, table, writeSections } from '../../scripts/proofs/tools/proof-page.mjs';

const sections = [
  { name: 'sizes', title: 'How big', text: 'Small.\n\n| a |\n| --- |' },
  { name: 'taps', title: 'How fast', text: 'Fast.' },
];

test('what a run wrote the next run reads', () => {
  expect(readSections(writeSections(sections))).toEqual(sections);
});
test('numbers stand to the right', () => {
  expect(table(['what', 'size'], [['kite', '1.5 kB']])).toBe(
    '| what | size |\n| --- | ---: |\n| kite | 1.5 kB |',
  );
});
