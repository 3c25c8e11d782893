import type { ComponentChildren } from 'preact';
import { Chart, Draft, lands } from './lands.tsx';
import { classes } from './place.ts';

/** The same paper under five lights. */
export type Hour = 'sunrise' | 'morning' | 'drafting' | 'afternoon' | 'golden';

export interface SkySceneProps {
  readonly hour: Hour;
  readonly class?: string | undefined;
  /** Clouds stand still: for cards, of which a page shows several. */
  readonly still?: boolean;
  /** Not where a board draws clouds of its own. */
  readonly clouds?: boolean;
}

/**
 * A backdrop that fills its box (`.sky` is absolute, inset 0: give it a positioned one). A few flat layers; the clouds
 * are pictures of their own, so that drifting moves layers and paints nothing.
 */
export function SkyScene({ hour, class: extra, still = false, clouds = true }: SkySceneProps) {
  const Land = lands[hour];
  return (
    <div class={classes('sky', `sky-${hour}`, still && 'sky-still', extra)} aria-hidden="true">
      <Layer name="sky-back">
        <Heavens hour={hour} />
      </Layer>
      <Layer name="sky-twinkle">
        <path class="star" d={bright} />
      </Layer>
      {(clouds ? shapes : []).map((d, i) => (
        <svg
          key={i}
          class={`cloud cloud-${i + 1}`}
          viewBox="0 0 220 104"
          aria-hidden="true"
          focusable="false"
        >
          <path class="cloud-shadow" d={d} transform="translate(4 8)" />
          <path class="cloud-back" d={d} transform="translate(22 -6) scale(.84 .98)" />
          <path class="cloud-front" d={d} />
        </svg>
      ))}
      <Layer name="sky-front">
        <Land />
      </Layer>
    </div>
  );
}

function Layer({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <svg
      class={name}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const cumulus =
  'M22 92C4 92 0 68 20 64C14 44 38 32 54 42C60 14 102 8 116 34C132 18 162 28 164 52C188 46 206 64 196 80C194 88 186 92 176 92Z';
export const bank =
  'M14 92C0 90 2 70 20 70C20 52 44 46 56 58C62 36 96 32 108 52C118 30 154 34 158 60C176 54 198 62 200 78C200 88 192 92 184 92Z';
const puff =
  'M30 92C12 92 8 70 28 66C30 44 62 40 74 56C88 32 132 34 138 62C160 54 184 70 176 84C174 90 166 92 158 92Z';
const shapes: readonly string[] = [cumulus, bank, puff, bank, cumulus];

/** Stars are one path of little circles; the numbers only have to look scattered. */
function stars(count: number, seed: number, size: number): string {
  let d = '';
  let n = seed;
  const next = () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
  for (let i = 0; i < count; i++) {
    const r = (0.7 + next() ** 3 * size).toFixed(1);
    const x = (next() * 1440).toFixed(1);
    const y = (next() ** 1.4 * 600).toFixed(1);
    d += `M${x} ${y}m-${r} 0a${r} ${r} 0 1 0 ${2 * +r} 0a${r} ${r} 0 1 0-${2 * +r} 0`;
  }
  return d;
}

const scattered = stars(120, 11, 1.2);
const bright = stars(22, 77, 2);

const suns: Readonly<Record<Hour, readonly [number, number]>> = {
  sunrise: [840, 590],
  morning: [760, 210],
  drafting: [800, 240],
  afternoon: [720, 230],
  golden: [850, 560],
};

const moonAt: readonly [number, number] = [790, 150];

function Heavens({ hour }: { hour: Hour }) {
  return (
    <>
      <Discs at={suns[hour]} name="sun" radii={[470, 360, 265, 185, 126, 88]} />
      <path class="star" d={scattered} />
      <Discs at={moonAt} name="moon" radii={[230, 150, 90, 46]} />
      <path
        class="moon-craters"
        transform="translate(790 150)"
        d="M-20-12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 14a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-22 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12-18a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
      />
      {hour === 'drafting' && <Draft />}
      {hour === 'golden' && <Chart />}
    </>
  );
}

/** Sun or moon: discs of thin paper laid over each other, the smallest solid. */
function Discs({
  at: [x, y],
  name,
  radii,
}: {
  at: readonly [number, number];
  name: string;
  radii: readonly number[];
}) {
  return (
    <>
      {radii.map((r, i) => (
        <circle key={r} class={i === radii.length - 1 ? name : `${name}-halo`} cx={x} cy={y} r={r} />
      ))}
    </>
  );
}
