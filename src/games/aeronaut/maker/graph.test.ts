import { expect, it } from 'vitest';
import { boxesMeet, discMeetsBox, distanceToSegment, segmentsCross } from '../map/geometry.ts';
import {
  algebraicConnectivity,
  distancesFrom,
  heaviestTraffic,
  neighboursOf,
  staysConnected,
} from './graph.ts';

const edges = (...pairs: readonly (readonly [number, number])[]) => pairs.map(([a, b]) => ({ a, b }));
const square = edges([0, 1], [1, 2], [2, 3], [3, 0]);
const twoTriangles = edges([0, 1], [1, 2], [2, 0], [2, 3], [3, 4], [4, 5], [5, 3]);

it('a ring stays connected when an edge is lost, a bridge does not', () => {
  expect(staysConnected(4, square)).toBe(true);
  expect(staysConnected(4, square.slice(1))).toBe(false);
  expect(staysConnected(6, twoTriangles)).toBe(false);
  expect(staysConnected(5, square)).toBe(false);
});

it('most shortest paths between two triangles run over their bridge', () => {
  expect(heaviestTraffic(6, twoTriangles)).toBeCloseTo(9 / 15);
  expect(heaviestTraffic(4, square)).toBeCloseTo(2 / 6);
});

it('the algebraic connectivity of a square is 2, and a bridge makes it small', () => {
  expect(algebraicConnectivity(4, square)).toBeCloseTo(2);
  expect(algebraicConnectivity(6, twoTriangles)).toBeLessThan(0.5);
});

it('distances add up the spaces of routes', () => {
  const weights = [5, 1, 1, 1];
  expect(distancesFrom(0, neighboursOf(4, square), (edge) => weights[edge]!)).toEqual([0, 3, 2, 1]);
});

it('segments cross, touch or miss', () => {
  const p = (x: number, y: number) => ({ x, y });
  expect(segmentsCross(p(0, 0), p(2, 2), p(0, 2), p(2, 0))).toBe(true);
  expect(segmentsCross(p(0, 0), p(2, 2), p(1, 1), p(5, 0))).toBe(true);
  expect(segmentsCross(p(0, 0), p(1, 0), p(0, 1), p(1, 1))).toBe(false);
  expect(distanceToSegment(p(0, 0), p(2, 0), p(3, 0))).toBe(1);
});

it('boxes that stand askew meet only where they do', () => {
  const flat = { x: 0, y: 0, ux: 1, uy: 0, hl: 1, hw: 0.2 };
  const steep = { x: 1.2, y: 0.9, ux: 0.6, uy: 0.8, hl: 1, hw: 0.2 };
  expect(boxesMeet(flat, steep)).toBe(true);
  expect(boxesMeet(flat, { ...steep, y: 1.3 })).toBe(false);
  expect(boxesMeet(flat, { ...steep, y: 1.3 }, 0.3)).toBe(true);
  expect(discMeetsBox({ x: 1.2, y: 0.4, r: 0.27 }, flat)).toBe(false);
  expect(discMeetsBox({ x: 1.2, y: 0.4, r: 0.29 }, flat)).toBe(true);
});
