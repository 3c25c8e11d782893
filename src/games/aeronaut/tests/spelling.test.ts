/** Which texts have the form of a move. */
import { describe, expect, it } from 'vitest';
import { EXAMPLE_MAPS } from '../map/examples.ts';
import { spell } from '../rules/actions.ts';
import { tablesOf } from '../rules/tables.ts';

const t = tablesOf(EXAMPLE_MAPS.chart);
const [red, blue] = ['red', 'blue'].map((type) => t.types.indexOf(type as 'red'));
const route = (id: string): number => t.routeIndex.get(id)!;

describe('a move', () => {
  it.each<[string, object]>([
    ['M r3 r8 red', { kind: 'move', path: [route('r3'), route('r8')], type: red }],
    ['M r3', { kind: 'move', path: [route('r3')], type: -1 }],
    ['M r3 ?', { kind: 'move', path: [route('r3')], type: -1 }],
    ['C r3', { kind: 'claim', route: route('r3'), type: red }],
    ['C r15 blue', { kind: 'claim', route: route('r15'), type: blue }],
    ['C r12 blue', { kind: 'claim', route: route('r12'), type: blue }],
    ['start 4', { kind: 'start', city: 3 }],
    ['toll red', { kind: 'toll', type: red }],
    ['swap red blue', { kind: 'swap', from: red, to: blue }],
    ['swap -', { kind: 'noSwap' }],
    ['steal 1 2', { kind: 'steal', side: 1, cell: 2 }],
    ['rumour t1 +2', { kind: 'rumour', trajectory: 0, change: 2 }],
    ['rumour t1 -2', { kind: 'rumour', trajectory: 0, change: -2 }],
    ['+red', { kind: 'gain', type: red }],
    ['+?', { kind: 'gain', type: -1 }],
    ['-red', { kind: 'lose', type: red }],
    ['use share r3', { kind: 'share', route: route('r3'), type: red }],
    ['use share r15 blue', { kind: 'share', route: route('r15'), type: blue }],
    ['use steal 1 red', { kind: 'pickpocket', side: 1, type: red }],
    ['use squeeze t2', { kind: 'squeeze', trajectory: 1 }],
    ['use teleport 8', { kind: 'teleport', city: 7 }],
    ['use again', { kind: 'again' }],
    ['C r3 (over)', { kind: 'claim', route: route('r3'), type: red, over: true }],
    ['toll red (nothing)', { kind: 'toll', type: red, passed: -1 }],
    ['steal 1 2 (blue) (over)', { kind: 'steal', side: 1, cell: 2, passed: blue, over: true }],
  ])('%s', (text, action) => {
    expect(spell(t, text)).toEqual(action);
  });
});

describe('no move', () => {
  it.each([
    '',
    'M',
    'M red',
    'M r3 mauve',
    'M r3 red r8',
    'M r99 red',
    'C',
    'C r3 red',
    'C r15',
    'C r15 mauve',
    'C r12 pink',
    'C r15 blue x',
    'C r99',
    'start',
    'start 4 x',
    'start 99',
    'start four',
    'toll',
    'toll red x',
    'toll mauve',
    'swap',
    'swap red',
    'swap red blue x',
    'swap red mauve',
    'swap mauve red',
    'swap - x',
    'steal',
    'steal 1',
    'steal 1 2 3',
    'steal one 2',
    'steal 1 two',
    'rumour',
    'rumour t1',
    'rumour t1 +1',
    'rumour t1 2',
    'rumour t9 +2',
    'rumour t1 +2 x',
    'rumour t1 -2 x',
    '+red x',
    '+mauve',
    '-red x',
    '-mauve',
    '-?',
    'use',
    'use magic',
    'use share r12 blue',
    'use share r3 red',
    'use share r15 blue x',
    'use steal 1',
    'use steal one red',
    'use steal 1 mauve',
    'use steal 1 red x',
    'use squeeze',
    'use squeeze t9',
    'use squeeze t1 x',
    'use teleport',
    'use teleport 99',
    'use teleport 8 x',
    'use again x',
    'fly away',
  ])('%s', (text) => {
    expect(spell(t, text)).toBeUndefined();
  });
});
