import { expect, test } from 'vitest';
import { columns, visible, wrap } from './layout.ts';

test('lines break at spaces and keep their indent', () => {
  expect(wrap('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrap('- one two three', 9, '  ')).toEqual(['- one two', '  three']);
  expect(wrap('', 9)).toEqual(['']);
  expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
});

test('colours add no width', () => {
  expect(visible('\u001b[91mred\u001b[0m')).toBe(3);
});

test('columns line up, and the last one wraps', () => {
  expect(
    columns(
      [
        ['a', 'one two three four five'],
        ['bbb', 'x'],
      ],
      21,
    ),
  ).toEqual(['a    one two three', '     four five', 'bbb  x']);
});
