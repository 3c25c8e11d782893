/** What landscapes are made of, in any scene: sheets of paper, trees, birds, houses. */
import css from './land.module.css';

const tones = [css.tone1, css.tone2, css.tone3, css.tone4];

/** A sheet of paper: its soft shadow falls on what is behind, and its cut edge catches the light. */
export function Sheet({ d, tone }: { d: string; tone: 1 | 2 | 3 | 4 }) {
  return (
    <>
      {[46, 39, 32, 25, 18, 12, 6].map((width) => (
        <path key={width} class={css.sheetShadow} d={d} stroke-width={width} />
      ))}
      <path class={tones[tone - 1]} d={`${d}V920H-40Z`} />
      <path class={css.sheetEdge} d={d} transform="translate(0 1.2)" />
    </>
  );
}

/** Four sheets one behind the other, the farthest first. */
export function Sheets({ edges }: { edges: readonly [string, string, string, string] }) {
  return (
    <>
      {edges.map((d, i) => (
        <Sheet key={d} tone={(i + 1) as 1 | 2 | 3 | 4} d={d} />
      ))}
    </>
  );
}

/** Flat shapes one upon the other: of each its class and its outline. */
export function Shapes({ of }: { of: readonly (readonly [string | undefined, string])[] }) {
  return (
    <>
      {of.map(([name, d]) => (
        <path key={d} class={name} d={d} />
      ))}
    </>
  );
}

/**
 * A group of the same little shape, drawn as one path. `at` is a place and a size for each, "600 400 1.2, 650 380 .9"; `shape`
 * takes a size and answers commands relative to the place.
 */
export function scatter(shape: (size: number) => string, at: string): string {
  return at
    .split(', ')
    .map((spot) => spot.split(' ').map(Number))
    .map(([x, y, size]) => `M${x} ${y}${shape(size!)}`)
    .join('');
}

const pine = (s: number) =>
  `m0 ${-50 * s}l${11 * s} ${17 * s}h${-4 * s}l${8 * s} ${13 * s}h${-4 * s}l${9 * s} ${14 * s}h${-16 * s}v${8 * s}h${-8 * s}v${-8 * s}h${-16 * s}l${9 * s} ${-14 * s}h${-4 * s}l${8 * s} ${-13 * s}h${-4 * s}Z`;
const bird = (s: number) => `q${6 * s} ${-8 * s} ${11 * s} 0q${5 * s} ${-8 * s} ${11 * s} 0`;
export const dot = (s: number) => `m${-s} 0a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0`;

export function Pines({ at }: { at: string }) {
  return <path class={css.pines} d={scatter(pine, at)} />;
}

export function Birds({ at }: { at: string }) {
  return <path class={css.birds} d={scatter(bird, at)} />;
}

export function House({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <Walls
        of={[
          'M-17 4V-20H17V4Z',
          'M6 4V-20H17V4Z',
          'M-22-17-13-33H11L22-17Z',
          'M-12-13h6v7h-6ZM-3-13h6v7H-3Z',
        ]}
      />
    </g>
  );
}

/** Wall, side, roof and window. */
export function Walls({ of }: { of: readonly [string, string, string, string] }) {
  const names = [css.wall, css.side, css.roof, css.window];
  return <Shapes of={of.map((d, i) => [names[i], d] as const)} />;
}

export function Church({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Walls of={['M-9 4V-44H9V4Z', 'M2 4V-44H9V4Z', 'M-12-42 0-74 12-42Z', 'M-5-26v-6a3 3 0 0 1 6 0v6Z']} />
    </g>
  );
}
