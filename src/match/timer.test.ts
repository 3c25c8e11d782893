import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Alarm, every, steadyClock, systemClock } from './timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const DAY = 24 * 3600_000;

describe('the clock of the machine', () => {
  test('waits for months, longer than a timer can', () => {
    const rung = vi.fn();
    systemClock.after(60 * DAY, rung);
    vi.advanceTimersByTime(60 * DAY - 1);
    expect(rung).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(rung).toHaveBeenCalledTimes(1);
  });

  test('is called off, also in the middle of a long wait', () => {
    const rung = vi.fn();
    const off = systemClock.after(60 * DAY, rung);
    vi.advanceTimersByTime(40 * DAY);
    off();
    vi.advanceTimersByTime(60 * DAY);
    expect(rung).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is steady where the clock on the wall is set', () => {
    const clock = steadyClock();
    const start = clock.now();
    vi.advanceTimersByTime(5000);
    vi.setSystemTime(0);
    expect(clock.now() - start).toBe(5000);
  });
});

test('every so often, until it is stopped', () => {
  let times = 0;
  const stop = every(systemClock, 100, () => times++);
  vi.advanceTimersByTime(350);
  expect(times).toBe(3);
  stop();
  vi.advanceTimersByTime(1000);
  expect(times).toBe(3);
});

describe('an alarm', () => {
  const setup = (): { alarm: Alarm; rung: number[]; start: number } => {
    const start = systemClock.now();
    const rung: number[] = [];
    const alarm = new Alarm(systemClock, () => rung.push(systemClock.now() - start));
    return { alarm, rung, start };
  };

  test('rings at its time, and is set anew only for an earlier one', () => {
    const { alarm, rung, start } = setup();
    alarm.set(start + 500);
    alarm.set(start + 900);
    expect(vi.getTimerCount()).toBe(1);
    alarm.set(start + 200);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(rung).toEqual([200]);
  });

  test('can be set again when it has rung', () => {
    const { alarm, rung, start } = setup();
    alarm.set(start + 200);
    vi.advanceTimersByTime(300);
    alarm.set(start + 900);
    vi.advanceTimersByTime(2000);
    expect(rung).toEqual([200, 900]);
  });

  test('rings at once where its time is past, and not at all where it is cleared', () => {
    const { alarm, rung, start } = setup();
    vi.advanceTimersByTime(1000);
    alarm.set(start + 200);
    vi.advanceTimersByTime(0);
    expect(rung).toEqual([1000]);
    alarm.set(start + 1200);
    alarm.clear();
    vi.advanceTimersByTime(2000);
    expect(rung).toEqual([1000]);
    alarm.set(start + 4000);
    vi.advanceTimersByTime(2000);
    expect(rung).toEqual([1000, 4000]);
  });
});
