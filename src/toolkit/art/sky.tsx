import type { ComponentChildren } from 'preact';
import { classes } from './place.ts';

/** The same paper under five lights. */
export type Hour = 'sunrise' | 'morning' | 'drafting' | 'afternoon' | 'golden';
export const hours: readonly Hour[] = ['sunrise', 'morning', 'drafting', 'afternoon', 'golden'];

export interface SkySceneProps {
  readonly hour: Hour;
  readonly class?: string;
  /** Clouds stand still: for cards, of which a page shows several. */
  readonly still?: boolean;
}

/**
 * A backdrop that fills its box (give it one: `.sky` is absolute, inset 0). Three flat layers and a few clouds; the clouds
 * are pictures of their own, so that drifting moves layers and paints nothing.
 */
export function SkyScene({ hour, class: extra, still = false }: SkySceneProps) {
  return (
    <div class={classes('sky', `sky-${hour}`, still && 'sky-still', extra)} aria-hidden="true">
      <Layer name="sky-back">
        <Heavens hour={hour} />
      </Layer>
      <svg
        class="sky-twinkle"
        viewBox="0 0 1440 900"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
        focusable="false"
      >
        <path class="star" d={stars(18, 5, 7)} />
      </svg>
      {clouds.map((d, i) => (
        <svg
          key={d}
          class={`cloud cloud-${i + 1}`}
          viewBox="0 0 220 100"
          aria-hidden="true"
          focusable="false"
        >
          <path class="cloud-shadow" d={d} transform="translate(3 7)" />
          <path class="cloud-back" d={d} transform="translate(16 -8) scale(.86 .96)" />
          <path class="cloud-front" d={d} />
        </svg>
      ))}
      <Layer name="sky-front">{lands[hour]}</Layer>
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

const clouds: readonly string[] = [
  'M22 92C4 92 0 68 20 64C14 44 38 32 54 42C60 14 102 8 116 34C132 18 162 28 164 52C188 46 206 64 196 80C194 88 186 92 176 92Z',
  'M14 92C0 90 2 70 20 70C20 52 44 46 56 58C62 36 96 32 108 52C118 30 154 34 158 60C176 54 198 62 200 78C200 88 192 92 184 92Z',
  'M20 92C6 92 4 76 18 72C20 56 42 54 50 64C60 48 86 50 92 66C106 58 122 66 122 78C124 88 118 92 110 92Z',
  'M22 92C4 92 0 68 20 64C14 44 38 32 54 42C60 14 102 8 116 34C132 18 162 28 164 52C188 46 206 64 196 80C194 88 186 92 176 92Z ',
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
    const [x, y, r] = [next() * 1440, next() ** 1.4 * 560, 0.7 + (next() ** 3 * size) / 4];
    d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0`;
  }
  return d;
}
const scattered = stars(110, 11, 5);

const suns: Readonly<Record<Hour, readonly [number, number]>> = {
  sunrise: [850, 560],
  morning: [880, 250],
  drafting: [860, 250],
  afternoon: [560, 210],
  golden: [820, 500],
};

function Heavens({ hour }: { hour: Hour }) {
  const [x, y] = suns[hour];
  return (
    <>
      {[430, 330, 240, 165].map((r) => (
        <circle key={r} class="halo" cx={x} cy={y} r={r} />
      ))}
      <circle class="sun" cx={x} cy={y} r="92" />
      <path class="star" d={scattered} />
      <g transform="translate(850 190)">
        <circle class="moon" r="58" />
        <path
          class="moon-craters"
          d="M-20-14a11 11 0 1 0 22 0a11 11 0 1 0-22 0M10 18a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-26 22a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
        />
      </g>
      {hour === 'drafting' && <Draft />}
      {hour === 'golden' && <Chart />}
    </>
  );
}

/** A sheet of paper: its soft shadow falls on what is behind, and its cut edge catches the light. */
function Sheet({ d, tone }: { d: string; tone: number }) {
  const closed = `${d}V920H-20Z`;
  return (
    <>
      <path class="sheet-shadow" d={d} stroke-width="30" />
      <path class="sheet-shadow" d={d} stroke-width="18" />
      <path class="sheet-shadow" d={d} stroke-width="8" />
      <path class={`tone-${tone}`} d={closed} />
      <path class="sheet-edge" d={d} transform="translate(0 1.2)" />
    </>
  );
}

function pines(places: readonly (readonly [number, number, number])[]): string {
  return places
    .map(
      ([x, y, s]) =>
        `M${x} ${y - 46 * s}l${13 * s} ${22 * s}h${-5 * s}l${10 * s} ${18 * s}h${-14 * s}v${7 * s}h${-8 * s}v${-7 * s}h${-14 * s}l${10 * s} ${-18 * s}h${-5 * s}Z`,
    )
    .join('');
}

function House({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path class="house-wall" d="M-16 0V-20H16V0Z" />
      <path class="house-roof" d="M-21-18-12-33H12L21-18Z" />
      <path class="house-window" d="M-10-14h6v7h-6ZM4-14h6v7h-6Z" />
    </g>
  );
}

const lands: Readonly<Record<Hour, ComponentChildren>> = {
  sunrise: (
    <>
      <Sheet
        tone={1}
        d="M-20 640C120 550 250 540 390 592S640 690 790 630S1040 506 1180 532S1370 590 1460 650"
      />
      <Sheet tone={2} d="M-20 690C130 628 290 640 450 690S740 770 920 690S1230 590 1460 676" />
      <path
        class="pines"
        d={pines([
          [330, 662, 0.7],
          [352, 668, 0.9],
          [384, 674, 0.6],
          [1080, 640, 0.8],
          [1104, 636, 1],
          [1132, 634, 0.7],
        ])}
      />
      <Sheet tone={3} d="M-20 742C150 700 330 700 520 742S860 800 1040 752S1320 690 1460 730" />
      <House x={660} y={776} />
      <House x={704} y={784} s={1.15} />
      <House x={748} y={786} s={0.9} />
      <path
        class="pines"
        d={pines([
          [612, 768, 0.9],
          [590, 764, 1.1],
          [790, 790, 1],
          [1180, 728, 1.2],
          [1212, 724, 0.9],
          [140, 722, 1.2],
          [170, 718, 0.9],
        ])}
      />
      <Sheet tone={4} d="M-20 812C220 770 470 790 700 822S1180 850 1460 790" />
    </>
  ),
  morning: (
    <>
      <Sheet
        tone={1}
        d="M-20 600 120 470 190 530 330 380 420 470 480 440 620 570 760 450 850 520 990 350 1120 500 1190 450 1330 560 1460 480"
      />
      <path
        class="snow"
        d="M330 380 286 427 312 440 330 424 352 448 376 424ZM990 350 944 409 970 424 992 404 1016 432 1046 414ZM760 450 728 478 748 490 764 478 780 494 797 479Z"
      />
      <Sheet tone={2} d="M-20 650C160 580 300 600 460 650S760 690 940 630S1260 560 1460 640" />
      <Sheet tone={3} d="M-20 730C200 660 420 690 640 736S1080 760 1460 690" />
      <path
        class="pines"
        d={pines([
          [250, 700, 1],
          [280, 702, 1.3],
          [312, 706, 0.9],
          [1130, 742, 1.2],
          [1164, 738, 1],
        ])}
      />
      <Sheet tone={4} d="M-20 800C260 760 560 780 800 812S1240 830 1460 786" />
    </>
  ),
  drafting: (
    <>
      <Sheet
        tone={1}
        d="M-20 650C180 600 330 560 500 600C620 628 690 680 820 650C980 612 1100 540 1240 560C1340 574 1400 620 1460 640"
      />
      <Sheet
        tone={2}
        d="M-20 700C120 720 260 650 420 640C600 630 660 740 860 730C1060 720 1180 640 1460 690"
      />
      <Sheet
        tone={3}
        d="M-20 770C200 700 380 720 560 772C740 820 960 770 1120 740C1280 712 1380 740 1460 760"
      />
      <Sheet tone={4} d="M-20 830C240 840 420 780 640 800S1120 880 1460 810" />
    </>
  ),
  afternoon: (
    <>
      <Sheet
        tone={1}
        d="M-20 560C20 470 120 460 150 500C150 380 270 330 330 400C390 360 450 410 440 470C500 450 560 500 550 560C620 540 660 600 700 610C760 560 830 580 850 620C880 560 960 540 1000 580C980 470 1080 400 1150 440C1170 350 1310 340 1340 430C1400 410 1460 450 1460 500"
      />
      <Sheet
        tone={2}
        d="M-20 680C40 610 140 620 170 660C200 590 310 580 350 650C420 620 480 660 490 700C560 680 620 700 640 730C720 700 800 720 820 740C850 660 960 640 1010 690C1060 620 1180 620 1210 690C1280 650 1400 670 1460 720"
      />
      <Sheet
        tone={3}
        d="M-20 780C60 710 160 730 200 770C260 720 360 730 390 780C470 750 560 770 590 800C660 770 760 780 790 810C860 750 980 750 1020 790C1090 740 1200 750 1240 790C1310 760 1400 770 1460 800"
      />
      <Sheet
        tone={4}
        d="M-20 850C60 810 150 820 200 850C270 815 360 820 410 855C500 825 590 835 640 860C720 830 820 835 870 860C950 825 1050 830 1090 855C1170 820 1270 825 1310 855C1360 830 1420 835 1460 850"
      />
    </>
  ),
  golden: (
    <>
      <Sheet
        tone={1}
        d="M-20 620C90 560 170 590 260 570S420 500 520 560S700 640 800 610S1010 530 1110 560S1330 640 1460 580"
      />
      <Sheet tone={2} d="M-20 690C120 640 260 660 420 690S760 720 920 680S1240 620 1460 680" />
      <Sheet
        tone={3}
        d="M-20 770q40-26 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0"
      />
      <Sheet
        tone={4}
        d="M-60 830q40-26 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0"
      />
    </>
  ),
};

function Draft() {
  const lines =
    Array.from({ length: 37 }, (_, i) => `M${i * 40} 0V900`).join('') +
    Array.from({ length: 23 }, (_, i) => `M0 ${i * 40}H1440`).join('');
  return (
    <>
      <path class="draft-fine" d={lines} />
      <path class="draft-line" d="M300 520C480 200 760 160 1000 380" stroke-dasharray="10 9" />
    </>
  );
}

function Chart() {
  const rays = Array.from({ length: 32 }, (_, i) => {
    const turn = (i / 32) * 2 * Math.PI;
    return `M430 330L${(430 + Math.cos(turn) * 1600).toFixed(0)} ${(330 + Math.sin(turn) * 1600).toFixed(0)}`;
  }).join('');
  return <path class="draft-fine" d={rays} />;
}
