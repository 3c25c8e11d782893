import { describe, expect, test } from 'vitest';
import type { GameMeta } from '../../../contract/index.ts';
import type { TableLine } from '../../../online/table.ts';
import { afterMessage, freeSeats, grouped, unusualOptions } from './lists.ts';

const line = (id: string, change: Partial<TableLine> = {}): TableLine => ({
  id,
  game: 'kites',
  state: 'open',
  seats: [
    { kind: 'person', name: 'Ann' },
    { kind: 'open', name: '' },
  ],
  pace: { kind: 'turns', hours: 72 },
  listed: true,
  watch: true,
  options: {},
  created: 1,
  updated: 1,
  ...change,
});
const ids = (tables: readonly TableLine[] | undefined) => tables?.map(({ id }) => id);

describe('the lobby', () => {
  test('the first list is no news', () => {
    const lobby = afterMessage(undefined, {
      type: 'lobby',
      page: 0,
      total: 9,
      tables: [line('a'), line('b')],
    });
    expect(lobby?.appeared).toEqual([]);
    expect(ids(lobby?.tables)?.sort()).toEqual(['a', 'b']);
  });
  test('a table that appears is news once; a change of it is none', () => {
    const first = afterMessage([line('a')], { type: 'listed', table: line('b') });
    expect(ids(first?.appeared)).toEqual(['b']);
    const again = afterMessage(first?.tables, { type: 'listed', table: line('b', { updated: 2 }) });
    expect(again?.appeared).toEqual([]);
    expect(again?.tables).toHaveLength(2);
    expect(again?.tables.find(({ id }) => id === 'b')?.updated).toBe(2);
  });
  test('after a drop, only what is new in the next list is news', () => {
    const lobby = afterMessage([line('a')], {
      type: 'lobby',
      page: 0,
      total: 9,
      tables: [line('a'), line('c')],
    });
    expect(ids(lobby?.appeared)).toEqual(['c']);
  });
  test('a game under way is no news, and stands behind those that wait for the player', () => {
    const running = line('r', { state: 'playing', created: 9 });
    const lobby = afterMessage([line('a')], { type: 'listed', table: running });
    expect(lobby?.appeared).toEqual([]);
    expect(ids(lobby?.tables)).toEqual(['a', 'r']);
  });
  test('the fewest free seats come first', () => {
    const wide = line('w', { seats: Array.from({ length: 4 }, () => ({ kind: 'open', name: '' })) });
    expect(freeSeats(wide)).toBe(4);
    expect(ids(afterMessage([wide], { type: 'listed', table: line('a') })?.tables)).toEqual(['a', 'w']);
  });
  test('what is gone is gone, and other messages say nothing', () => {
    expect(ids(afterMessage([line('a'), line('b')], { type: 'unlisted', id: 'a' })?.tables)).toEqual(['b']);
    expect(afterMessage([line('a')], { type: 'closing' })).toBeUndefined();
  });
});

test('a player’s games: those that wait for the player first, then the last played', () => {
  const groups = grouped([
    line('over', { state: 'over' }),
    line('open'),
    line('others', { state: 'playing', yourTurn: false }),
    line('mine-old', { state: 'playing', yourTurn: true, updated: 2 }),
    line('mine', { state: 'playing', yourTurn: true, updated: 3 }),
  ]);
  expect(groups.map(({ group, tables }) => [group, ids(tables)])).toEqual([
    ['turn', ['mine', 'mine-old']],
    ['waiting', ['open']],
    ['running', ['others']],
    ['over', ['over']],
  ]);
});

test('only options that are not the usual ones are told', () => {
  const meta = {
    options: {
      wind: { type: 'number', label: 'Wind', default: 3, min: 1, max: 9 },
      rain: { type: 'flag', label: 'Rain', default: false },
      sun: { type: 'flag', label: 'Sun', default: true },
      map: {
        type: 'choice',
        label: 'Map',
        default: 'a',
        values: [
          { value: 'a', label: 'Alps' },
          { value: 'b', label: 'Bay' },
        ],
      },
    },
  } as unknown as GameMeta;
  expect(unusualOptions(meta, { wind: 3, rain: false, sun: true, map: 'a' }, 'no')).toEqual([]);
  expect(unusualOptions(meta, { wind: 4, rain: true, sun: false, map: 'b' }, 'no')).toEqual([
    'Wind: 4',
    'Rain',
    'Sun: no',
    'Map: Bay',
  ]);
});
