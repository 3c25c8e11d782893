import { describe, expect, test } from 'vitest';
import { match } from './router.ts';

describe('an address fits a pattern', () => {
  test('part by part', () => {
    expect(match('/', '/')).toEqual({});
    expect(match('/games/:id/rules', '/games/kites/rules')).toEqual({ id: 'kites' });
    expect(match('/table/:id', '/table/a%20b/')).toEqual({ id: 'a b' });
  });
  test.each([
    ['/games/:id', '/games'],
    ['/games/:id', '/games/a/b'],
    ['/games/:id', '/tables/a'],
    ['/', '/about'],
    ['/table/:id', '/table/%zz'],
  ])('%s is not %s', (pattern, path) => {
    expect(match(pattern, path)).toBeUndefined();
  });
});
