import type { ComponentChildren, JSX } from 'preact';
import { classes } from './place.ts';
import css from './sky.module.css';

/** Where something takes place: the light, and what lies under it. Each game brings its own. */
export interface Scene {
  /** Its palette. */
  readonly colors: Readonly<Record<string, string>>;
  readonly sun: readonly [x: number, y: number];
  /** Drawn in a box of 1440 by 900, before the clouds. */
  readonly Land: () => JSX.Element;
  /** Drawn on the sky itself, behind the clouds. */
  readonly Behind?: () => JSX.Element;
}

export interface SkySceneProps {
  readonly scene: Scene;
  readonly class?: string | undefined;
  /** Clouds stand still. */
  readonly still?: boolean;
  /** Not where a board draws clouds of its own. */
  readonly clouds?: boolean;
}

/**
 * A backdrop that fills its box (it is absolute, inset 0: give it a positioned one). A few flat layers; the clouds are pictures
 * of their own, so that drifting moves layers and paints nothing.
 */
export function SkyScene({ scene, class: extra, still = false, clouds = true }: SkySceneProps) {
  return (
    <div class={classes(css.sky, !still && css.moving, extra)} style={scene.colors} aria-hidden="true">
      <Layer>
        <Heavens {...scene} />
      </Layer>
      <Layer class={css.twinkle}>
        <path class={css.star} d={bright} />
      </Layer>
      {clouds && drifting.map((cloud, i) => <DriftingCloud key={i} {...cloud} />)}
      <Layer>
        <scene.Land />
      </Layer>
    </div>
  );
}

export interface ScenePictureProps {
  readonly scene: Scene;
  readonly class?: string | undefined;
  readonly children?: ComponentChildren;
}

/** One picture of a scene, with whatever stands in front of it: 1440 by 900, cut to fill its box. */
export function ScenePicture({ scene, class: extra, children }: ScenePictureProps) {
  return (
    <svg
      data-scenery
      class={classes(css.picture, extra)}
      style={scene.colors}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Heavens {...scene} />
      <path class={css.star} d={bright} />
      <scene.Land />
      {children}
    </svg>
  );
}

/** A cloud by itself: 220 wide and 104 high at scale 1, from its corner. */
export function Cloud({
  x,
  y,
  scale = 1,
  shape = 0,
}: {
  x: number;
  y: number;
  scale?: number;
  shape?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <CloudLayers d={shapes[shape]!} />
    </g>
  );
}

interface Drifting {
  readonly d: string;
  readonly left: string;
  readonly top: string;
  readonly width: string;
  /** How long it goes one way, and how long ago it began. */
  readonly seconds: readonly [number, number];
}

function DriftingCloud({ d, seconds: [drift, since], ...place }: Drifting) {
  return (
    <svg
      data-scenery
      class={css.cloud}
      viewBox="0 0 220 104"
      style={{ ...place, '--drift': `${drift}s`, '--since': `${-since}s` }}
      aria-hidden="true"
      focusable="false"
    >
      <CloudLayers d={d} />
    </svg>
  );
}

function CloudLayers({ d }: { d: string }) {
  return (
    <>
      <path class={css.cloudShadow} d={d} transform="translate(4 8)" />
      <path class={css.cloudBack} d={d} transform="translate(22 -6) scale(.84 .98)" />
      <path class={css.cloudFront} d={d} />
    </>
  );
}

function Layer({ class: extra, children }: { class?: string | undefined; children: ComponentChildren }) {
  return (
    <svg
      data-scenery
      class={classes(css.layer, extra)}
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
const shapes: readonly string[] = [cumulus, bank, puff];
const drifting: readonly Drifting[] = [
  { d: cumulus, left: '5%', top: '6%', width: 'clamp(100px, 15%, 230px)', seconds: [70, 0] },
  { d: bank, left: '62%', top: '3%', width: 'clamp(110px, 18%, 270px)', seconds: [95, 40] },
  { d: puff, left: '36%', top: '24%', width: 'clamp(80px, 11%, 170px)', seconds: [60, 22] },
  { d: bank, left: '84%', top: '30%', width: 'clamp(90px, 13%, 190px)', seconds: [80, 61] },
  { d: cumulus, left: '14%', top: '38%', width: 'clamp(70px, 9%, 140px)', seconds: [110, 15] },
];

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

const moonAt = [790, 150] as const;

function Heavens({ sun, Behind }: Scene) {
  return (
    <>
      <Discs at={sun} disc={css.sun} halo={css.sunHalo} radii={[470, 360, 265, 185, 126, 88]} />
      <path class={css.star} d={scattered} />
      <Discs at={moonAt} disc={css.moon} halo={css.moonHalo} radii={[230, 150, 90, 46]} />
      <path
        class={css.craters}
        transform="translate(790 150)"
        d="M-20-12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M8 14a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-22 18a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12-18a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
      />
      {Behind && <Behind />}
    </>
  );
}

interface DiscsProps {
  readonly at: readonly [x: number, y: number];
  readonly disc: string | undefined;
  readonly halo: string | undefined;
  readonly radii: readonly number[];
}

/** Sun or moon: discs of thin paper laid over each other, the smallest solid. */
function Discs({ at: [x, y], disc, halo, radii }: DiscsProps) {
  return (
    <>
      {radii.map((r, i) => (
        <circle key={r} class={i === radii.length - 1 ? disc : halo} cx={x} cy={y} r={r} />
      ))}
    </>
  );
}
