import { beforeEach, expect, test } from 'vitest';
import { coached, known, lessonSteps } from '../settings.ts';
import { coach, isCoached, isKnown, keepStep, know, stepOf } from './kept.ts';

beforeEach(() => {
  known.value = '';
  coached.value = '';
  lessonSteps.value = '';
});

test('a game is asked about once', () => {
  expect(isKnown('kites')).toBe(false);
  know('kites');
  know('kites');
  expect(isKnown('kites')).toBe(true);
  expect(isKnown('kite')).toBe(false);
  expect(known.value).toBe('kites');
});

test('a star knows all games', () => {
  known.value = '*';
  expect(isKnown('kites')).toBe(true);
});

test('each game is coached by itself', () => {
  coach('kites', true);
  coach('gliders', true);
  coach('kites', false);
  expect([isCoached('kites'), isCoached('gliders')]).toEqual([false, true]);
});

test('each lesson goes on where it was left', () => {
  keepStep('kites', 'basics', 3);
  keepStep('kites', 'storms', 1);
  keepStep('kites', 'basics', 4);
  expect(stepOf('kites', 'basics')).toBe(4);
  expect(stepOf('kites', 'storms')).toBe(1);
  expect(stepOf('gliders', 'basics')).toBe(0);
  keepStep('kites', 'basics', 'done');
  expect(stepOf('kites', 'basics')).toBe('done');
  keepStep('kites', 'basics', 0);
  expect(stepOf('kites', 'basics')).toBe(0);
});

test('what was spoilt in the storage is a beginning', () => {
  lessonSteps.value = 'kites/basics=x,kites/storms=-2,,';
  expect([stepOf('kites', 'basics'), stepOf('kites', 'storms')]).toEqual([0, 0]);
});
