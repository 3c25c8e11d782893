/** Where points and numbers of a story stand in its graph. */
import type { Story } from './messages.ts';

export interface Scale {
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly low: number;
  readonly high: number;
  /** From one line of the grid to the next. */
  readonly step: number;
  readonly x: (n: number) => number;
  readonly y: (value: number) => number;
  /** The point below an x. */
  readonly pointAt: (x: number) => number;
}

const MARGIN = { left: 46, right: 28, top: 26, bottom: 10 } as const;

export function scaleOf(story: Story, last: number, width: number): Scale {
  const height = Math.max(190, Math.min(300, Math.round(width * 0.42)));
  const { low, high, step } = rangeOf(story);
  const left = MARGIN.left;
  const right = Math.max(left + 1, width - MARGIN.right);
  const { top } = MARGIN;
  const bottom = height - MARGIN.bottom;
  const points = Math.max(1, last - story.first);
  return {
    height,
    left,
    right,
    top,
    bottom,
    low,
    high,
    step,
    x: (n) => left + ((n - story.first) / points) * (right - left),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - top),
    pointAt: (x) => story.first + ((x - left) / (right - left)) * points,
  };
}

function rangeOf({ unit, values }: Story): Pick<Scale, 'low' | 'high' | 'step'> {
  if (unit === 'chance') return { low: 0, high: 1, step: 0.25 };
  const all = values.flat();
  const step = stepOf(Math.min(...all), Math.max(...all));
  const low = Math.floor(Math.min(...all) / step) * step;
  return { low, high: Math.max(low + step, Math.ceil(Math.max(...all) / step) * step), step };
}

/** 1, 2, 5, 10, 20 …: about five of them from low to high. */
function stepOf(low: number, high: number): number {
  const rough = Math.max(1, (high - low) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= rough)!;
}

export function ticksOf({ low, high, step }: Scale): number[] {
  const ticks: number[] = [];
  for (let value = low; value <= high + step / 1000; value += step) ticks.push(value);
  return ticks;
}

/** Among dozens most moves change nothing for those who are shown: the middle of a level stretch needs no point. */
export function pathOf({ first, values }: Story, index: number, { x, y }: Scale): string {
  let path = '';
  for (let i = 0; i < values.length; i++) {
    const value = values[i]![index]!;
    if (value === values[i - 1]?.[index] && value === values[i + 1]?.[index]) continue;
    path += `${path ? 'L' : 'M'}${x(first + i).toFixed(1)} ${y(value).toFixed(1)}`;
  }
  return path;
}

/** The same places, moved as little as is needed to keep labels of a size apart between two ends. */
export function apart(
  wanted: readonly number[],
  size: number,
  [top, bottom]: readonly [number, number],
): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const places = wanted.slice();
  let least = top;
  for (const i of order) {
    places[i] = Math.max(places[i]!, least);
    least = places[i]! + size;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    places[i] = Math.min(places[i]!, most);
    most = places[i]! - size;
  }
  return places;
}
