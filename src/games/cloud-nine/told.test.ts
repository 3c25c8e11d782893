/** What players are told, in the order in which it happens. */
import { expect, it } from 'vitest';
import { CHANCE } from '../../contract/index.ts';
import { defaultOptions } from '../../toolkit/options.ts';
import { facts } from './facts.ts';
import { cloudNine } from './game.ts';
import type { CloudEvent } from './state.ts';
import { at, say } from './testing/table.ts';

const worded = (event: CloudEvent): string =>
  Object.values(event)
    .map((value) => (Array.isArray(value) ? `[${value}]` : String(value)))
    .join(' ');

function told(position: string, moves: string): string[] {
  const state = at(position);
  const events: CloudEvent[] = [];
  for (const text of moves.split(', '))
    say(state, /^(roll|draw)/.test(text) ? CHANCE : state.turn, text, (event) => events.push(event));
  return events.map(worded);
}

it.each<[string, string, string, readonly string[]]>([
  [
    'a flight from cloud to cloud',
    'hands RRGGPP YYYYYY; cloud 1; pilot 0',
    'roll R, stay, pay, roll Y Y, leave, pay',
    [
      'rolled 0 1 R',
      'stayed 1 1 false',
      'paid 0 1 [0,0,1,0,0] -1',
      'rose 2 1 true',
      'rolled 1 2 YY',
      'left 0 2 2 false',
      'paid 1 2 [0,0,0,2,0] -1',
      'rose 3 1 false',
    ],
  ],
  [
    'a fall, and the next trip',
    'hands RRGGPP YYYYYY; cloud 1; pilot 0',
    'roll Y, stay, fail, draw 1 G, draw 0 G',
    [
      'rolled 0 1 Y',
      'stayed 1 1 false',
      'fell 0 [0,1] 1',
      'tripEnded 1 [0,0]',
      'drew 1 0',
      'drew 0 0',
      'tripBegan 2 1',
    ],
  ],
  [
    'a wild card',
    'hands RRGGP* YYYYYY; cloud 2; pilot 0; roll RY; turn 0 pay',
    'pay *Y',
    ['paid 0 2 [0,0,1,0,1] 3', 'rose 3 1 true'],
  ],
  [
    'a pilot alone who stays',
    'hands RRGGP* YYYYYY; cloud 4; pilot 0; jumped 0 3; turn 0 alone',
    'stay, roll Y Y Y Y',
    ['stayed 0 4 true', 'rolled 0 4 YYYY'],
  ],
  [
    'a pilot alone who leaves',
    'hands RRGGP* YYYYYY; cloud 4; pilot 0; jumped 0 3; turn 0 alone',
    'leave, draw 1 G, draw 0 G',
    ['left 0 4 4 true', 'tripEnded 1 [4,3]', 'drew 1 0', 'drew 0 0', 'tripBegan 2 1'],
  ],
  [
    'the end of the game',
    'hands RRGGP* YYYYYY; cloud 2; pilot 0; points 3 48; roll RY; turn 1 decide',
    'leave, fail, draw 1 G, draw 0 G',
    ['left 1 2 2 false', 'fell 0 [0] 2', 'tripEnded 1 [0,2]', 'drew 1 0', 'drew 0 0', 'ended 1 true'],
  ],
])('%s', (_what, position, moves, events) => {
  expect(told(position, moves)).toEqual(events);
});

it('the deal, with the first trip', () => {
  const state = cloudNine.start(2, defaultOptions(facts.options));
  const events: CloudEvent[] = [];
  say(state, CHANCE, 'deal RRGGPP YYYYYY', (event) => events.push(event));
  expect(events.map(worded)).toEqual(['dealt 2', 'tripBegan 1 0']);
});
