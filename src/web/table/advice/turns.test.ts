import { expect, test } from 'vitest';
import type { Story } from './messages.ts';
import { apart, pathOf, scaleOf, ticksOf } from './scale.ts';
import { longestAhead, turnsOf } from './turns.ts';

const story = (values: number[][], unit: Story['unit'] = 'chance'): Story => ({
  unit,
  seats: values[0]!.map((_, seat) => seat),
  first: 3,
  values,
  share: 1,
});

test('the moves that turned it are those with the largest swing, in the order of the game', () => {
  const turns = turnsOf(
    story([
      [0.5, 0.5],
      [0.6, 0.4], // move 4: 10 points of chance
      [0.59, 0.41],
      [0.2, 0.8], // move 6: 39
      [0.45, 0.55], // move 7: 25
      [0.3, 0.7], // move 8: 15
    ]),
  );
  expect(turns.map(({ n }) => n)).toEqual([6, 7, 8]);
  expect(turns[0]).toEqual({ n: 6, seat: 0, before: 0.59, after: 0.2 });
});

test('a turning point is told of the player for whom it changed most', () => {
  const [turn] = turnsOf(
    story([
      [0.2, 0.5, 0.3],
      [0.1, 0.2, 0.7],
    ]),
  );
  expect(turn).toMatchObject({ seat: 2, before: 0.3, after: 0.7 });
});

test('what is only the noise of an estimate is no turn', () => {
  expect(
    turnsOf(
      story([
        [0.5, 0.5],
        [0.52, 0.48],
      ]),
    ),
  ).toEqual([]);
  expect(turnsOf(story([[70], [70.4], [62]], 'points'))).toEqual([
    { n: 5, seat: 0, before: 70.4, after: 62 },
  ]);
});

test('the player who was ahead longest, unless alone', () => {
  const ahead = longestAhead(
    story([
      [0.6, 0.4],
      [0.4, 0.6],
      [0.3, 0.7],
      [0, 1],
    ]),
  );
  expect(ahead).toEqual({ seat: 1, share: 0.75 });
  expect(longestAhead(story([[70], [71]], 'points'))).toBeUndefined();
});

test('a graph goes from the first point to the end of the match, and back', () => {
  const scale = scaleOf(story([[0.5, 0.5]]), 13, 500);
  expect(scale.x(3)).toBe(scale.left);
  expect(scale.x(13)).toBe(scale.right);
  expect(scale.pointAt(scale.x(9))).toBeCloseTo(9);
  expect(scale.y(1)).toBe(scale.top);
  const points = scaleOf(
    story(
      [
        [61.2, 64],
        [58, 77.5],
      ],
      'points',
    ),
    4,
    500,
  );
  expect(ticksOf(points)).toEqual([55, 60, 65, 70, 75, 80]);
});

test('a line has a point wherever it bends, and at both ends', () => {
  const level = story([[1], [1], [1], [3], [3], [3], [2]], 'points');
  const scale = scaleOf(level, 9, 500);
  const drawn = [...pathOf(level, 0, scale).matchAll(/[ML]([\d.]+) /g)].map(([, at]) =>
    Math.round(scale.pointAt(Number(at))),
  );
  expect(drawn).toEqual([3, 5, 6, 8, 9]);
});

test('labels at the ends of lines keep apart and stay inside', () => {
  const places = apart([50, 52, 99, 98], 20, [10, 100]);
  const sorted = places.toSorted((a, b) => a - b);
  for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(20);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
  expect(places[0]).toBeLessThan(places[1]!);
});
