/**
 * Draws a sheet from a seed. It shares its balance with the demo: the same numbers stand on each wing, the same dunes
 * wait, and as many symbols of each kind hang in every third of the sky; where they are, what they do and what the
 * flight goal asks for is drawn.
 */
import type { Rng } from '../../../contract/index.ts';
import { FastRng, shuffle } from '../../../toolkit/rng.ts';
import { demo } from './demo.ts';
import { DUNE, type FlightGoal, OPEN, type Sheet, type SymbolSpec } from './format.ts';

export function drawSheet(id: string): Sheet {
  const rng = new FastRng(id);
  return {
    ...demo,
    id,
    title: `Sheet ${id.replace(/^drawn-/, '')}`,
    wings: drawWings(rng),
    sky: drawSky(rng),
    symbols: drawEffects(rng),
    goal: drawGoal(rng),
  };
}

/** The numbers of each wing, near the place where the demo has them: whole runs change places, single numbers do not. */
function drawWings(rng: Rng): Sheet['wings'] {
  const { tops, left } = demo.wings;
  const leftWing = swapNear(tops.slice(0, left), rng);
  const rightWing = swapNear(tops.slice(left), rng);
  // A mirrored plane has its steep wing on the other side.
  const drawn = rng.below(2) === 0 ? [...leftWing, ...rightWing] : [...leftWing, ...rightWing].reverse();
  return { tops: drawn, towers: drawTowers(rng), left };
}

/** Neighbours change places now and then, so that no number moves far. */
function swapNear(numbers: readonly number[], rng: Rng): number[] {
  const drawn = [...numbers];
  for (let i = 0; i + 1 < drawn.length; i++) {
    if (rng.below(3) > 0) continue;
    const held = drawn[i]!;
    drawn[i] = drawn[i + 1]!;
    drawn[i + 1] = held;
    i++;
  }
  return drawn;
}

/** As many towers as the demo has on each wing, two columns or more apart. */
function drawTowers(rng: Rng): Record<string, number> {
  const { tops, towers, left } = demo.wings;
  const numbers = shuffle(Object.values(towers), rng);
  const result: Record<string, number> = {};
  for (const [from, to] of [
    [1, left],
    [left + 1, tops.length],
  ] as const) {
    const count = Object.keys(towers).filter(
      (column) => Number(column) >= from && Number(column) <= to,
    ).length;
    for (const column of apart(from, to, count, rng)) result[column] = numbers.pop()!;
  }
  return result;
}

/** Columns from `from` to `to` with at least two between any pair. */
function apart(from: number, to: number, count: number, rng: Rng): number[] {
  const room = to - from + 1 - 2 * (count - 1);
  const picks = shuffle(
    Array.from({ length: room }, (_, i) => i),
    rng,
  ).slice(0, count);
  return picks.sort((a, b) => a - b).map((pick, i) => from + pick + 2 * i);
}

/** A row of the sky may hold this much of the demo's pattern before another begins. */
const THIRDS = 3;

/** The demo's symbols are dealt again to open squares of the same row and the same third of it. */
function drawSky(rng: Rng): string[] {
  const flipped = rng.below(2) === 1;
  const sky = demo.sky.map((row) => redealRow(row, rng));
  return flipped ? swapRows(sky) : sky;
}

function redealRow(row: string, rng: Rng): string {
  const span = row.length / THIRDS;
  return Array.from({ length: THIRDS }, (_, third) => {
    const part = [...row.slice(third * span, (third + 1) * span)];
    const open = shuffle(
      part.flatMap((letter, i) => (letter === DUNE ? [] : [i])),
      rng,
    );
    const symbols = part.filter((letter) => letter !== DUNE && letter !== OPEN);
    const dealt: string[] = part.map((letter) => (letter === DUNE ? DUNE : OPEN));
    for (const [i, symbol] of symbols.entries()) dealt[open[i]!] = symbol;
    return dealt.join('');
  }).join('');
}

/** Rows in the middle of the sky, free of dunes, trade places with the next one. */
function swapRows(sky: readonly string[]): string[] {
  const drawn = [...sky];
  for (let i = 2; i + 1 < drawn.length && !drawn[i + 1]!.includes(DUNE); i += 2)
    [drawn[i], drawn[i + 1]] = [drawn[i + 1]!, drawn[i]!];
  return drawn;
}

/** The four effects are dealt to the four symbols. */
function drawEffects(rng: Rng): SymbolSpec[] {
  const effects = shuffle(
    demo.symbols.map(({ modifier, points }) => ({ modifier, points })),
    rng,
  );
  return demo.symbols.map(({ letter, name }, i) => ({ letter, name, ...effects[i]! }));
}

const GOALS: readonly FlightGoal[] = [
  demo.goal,
  { kind: 'sets', points: 4 },
  {
    kind: 'each',
    steps: [
      [1, 1],
      [3, 3],
      [5, 6],
      [7, 9],
      [9, 13],
    ],
  },
];

const drawGoal = (rng: Rng): FlightGoal => GOALS[rng.below(GOALS.length)]!;
