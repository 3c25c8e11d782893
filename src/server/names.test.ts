import { describe, expect, test } from 'vitest';
import { distinctName, readLine, readName } from './names.ts';

describe('the second of two who look the same has a number', () => {
  test.each([
    ['Ann', 'Ann', 'Ann 2'],
    ['Ann', 'ANN', 'ANN 2'],
    ['Ann', 'Аnn', 'Аnn 2'],
    ['Pace', 'Расе', 'Расе 2'],
    ['Ann', 'A\u200dnn', 'A\u200dnn 2'],
    ['Ann', 'Ａｎｎ', 'Ａｎｎ 2'],
    ['lva', 'Iva', 'Iva 2'],
    ['Zoë', 'Zoe\u0308', 'Zoe\u0308 2'],
    ['Ann Lee', 'Ann\u00a0 Lee', 'Ann\u00a0 Lee 2'],
    ['Ann', 'Anna', 'Anna'],
    ['Zoë', 'Zoe', 'Zoe'],
    ['Иван', 'Ivan', 'Ivan'],
    ['李雷', '李蕾', '李蕾'],
  ])('%s sits, %s comes: %s', (first, second, shown) => {
    expect(distinctName(second, ['Bob', first])).toBe(shown);
  });
  test('and the next one the next number, also where one has it as a name', () => {
    expect(distinctName('Ann', ['Ann', 'ann 2'])).toBe('Ann 3');
  });
});

describe('what cannot be seen', () => {
  test.each([
    'a\u00adb',
    'a\u3164b',
    'a\u2800b',
    'a\u115fb',
    'a\u2063b',
    'a\ue000b',
    'Z\u0300\u0301\u0302\u0303\u0304',
  ])('%j is in no name', (typed) => {
    expect(readName(typed)).toEqual({ refused: { code: 'unseemlyName' } });
  });
  test.each([
    ['a\u0000b\u0007c', 'abc'],
    ['one\ntwo\tthree', 'one two three'],
    ['\u202eevil', 'evil'],
    ['Zoe\u0308 👩‍✈️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'Zoë 👩‍✈️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    [`Z${'\u0301'.repeat(50)}`, 'Ź\u0301\u0301\u0301\u0301'],
    ['\u0000\u200b\u3164', ''],
    ['\u200d', ''],
  ])('%j is said as %j', (typed, line) => {
    expect(readLine(typed)).toBe(line);
  });
});
