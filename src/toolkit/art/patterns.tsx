/** Patterns that tell the paints apart in black and white: each has lines of its own and is lighter or darker than the others. */
import { patternId } from './ink.ts';
import { type PaintId, paintIds } from './paints.ts';

interface Tile {
  readonly size: number;
  readonly ground: string;
  readonly d: string;
  readonly line?: number;
}

const tiles: Readonly<Record<PaintId, Tile>> = {
  // Steep stripes, the darkest.
  R: {
    size: 5,
    ground: '#8c8c8c',
    d: 'M-1.250 1.250 1.250-1.250M0 5 5 0M3.750 6.250 6.250 3.750',
    line: 1.5,
  },
  // A few dots on white.
  Y: { size: 6, ground: '#ffffff', d: 'M2 3a1 1 0 1 0 2 0a1 1 0 1 0-2 0' },
  // Waves.
  G: { size: 6, ground: '#e0e0e0', d: 'M-1.500 3Q0 .8 1.500 3T4.500 3T7.500 3', line: 0.9 },
  // A net of diamonds.
  P: { size: 6, ground: '#b4b4b4', d: 'M0 3 3 0 6 3 3 6Z', line: 0.8 },
  // Bare paper.
  W: { size: 6, ground: '#ffffff', d: '' },
  // Bricks upright.
  B: { size: 6, ground: '#ffffff', d: 'M0 0H2.600V6H0Z' },
};

/** Put once on a page that is printed in black and white. */
export function MonoPatterns() {
  return (
    <>
      {paintIds.map((paint) => {
        const { size, ground, d, line } = tiles[paint];
        const id = patternId(paint);
        return (
          <pattern key={id} id={id} width={size} height={size} patternUnits="userSpaceOnUse">
            <rect width={size} height={size} fill={ground} />
            {d &&
              (line ? (
                <path d={d} fill="none" stroke="#000000" stroke-width={line} />
              ) : (
                <path d={d} fill="#4a4a4a" />
              ))}
          </pattern>
        );
      })}
    </>
  );
}
