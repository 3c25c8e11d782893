/** A chart of air routes, and a balloon that flies over it. */
import { Balloon } from '../../toolkit/art/balloon.tsx';
import css from './cover.module.css';

/** A line, its spaces, the colour of its type; `1` where it is claimed. */
const routes: readonly (readonly [string, number, string, 1?])[] = [
  ['M170 270Q300 180 470 190', 3, '#23835a'],
  ['M170 270Q210 470 400 590', 4, '#d65b9d', 1],
  ['M470 190Q490 400 400 590', 4, '#d9701a'],
  ['M470 170Q800 30 1150 150', 7, '#2467b8'],
  ['M470 190Q590 290 650 450', 3, '#e9b31c'],
  ['M400 575Q520 560 650 450', 3, '#c8283f', 1],
  ['M400 625Q560 620 680 500', 3, '#2467b8'],
  ['M400 590Q440 770 620 800', 3, '#23835a'],
  ['M650 450Q590 640 620 800', 3, '#77756d'],
  ['M650 450Q960 330 1150 170', 6, '#d9701a', 1],
  ['M650 450Q860 580 1060 700', 5, '#d65b9d'],
  ['M1150 170Q1270 260 1290 430', 3, '#c8283f'],
  ['M1060 700Q1220 600 1290 430', 4, '#e9b31c', 1],
  ['M620 800Q860 850 1060 700', 5, '#c8283f'],
  ['M1290 430Q1400 390 1500 300', 3, '#23835a'],
  ['M170 270Q60 250-60 160', 3, '#2467b8'],
  ['M400 590Q180 640-60 760', 5, '#e9b31c'],
];
const cities: readonly (readonly [number, number])[] = [
  [170, 270],
  [470, 180],
  [400, 595],
  [620, 800],
  [1150, 160],
  [1060, 700],
  [1290, 430],
];
const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`;
const slots = cities.map(([x, y]) => ring(x - 19, y, 15) + ring(x + 19, y, 15)).join('');
const STAR = 'M0-122 15-15 122 0 15 15 0 122-15 15-122 0-15-15ZM60-60 26 0 60 60 0 26-60 60-26 0-60-60 0-26Z';
const net = [120, 360, 600, 840, 1080, 1320].map((x) => `M${x} 0V900M0 ${x - 60}H1440`).join('');

export const Cover = ({ class: extra }: { readonly class?: string }) => (
  <svg
    class={extra}
    viewBox="0 0 1440 900"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path class={css.sea} d="M0 0H1440V900H0Z" />
    <path
      class={css.land}
      d="M-20-20H420C380 60 240 90 210 160S90 330 60 430S-20 500-20 520ZM560 920C520 800 300 700 330 600S460 380 560 360S700 300 800 330S960 460 1100 450S1240 330 1300 350S1400 520 1460 540V920ZM880-20C900 80 1000 130 1120 110S1300 150 1340 90S1440 40 1460 20V-20Z"
    />
    <path class={css.net} d={net} />
    <g class={css.rose} transform="translate(1300 745)">
      <path class={css.net} d={ring(0, 0, 104) + ring(0, 0, 92)} />
      <path d={STAR} />
    </g>
    {routes.map(([d, spaces, color, claimed]) => (
      <g key={d} fill="none" stroke={color}>
        <path class={css.spaces} d={d} pathLength={10 * spaces} />
        {!claimed && <path class={css.room} d={d} pathLength={10 * spaces} />}
      </g>
    ))}
    <path class={css.city} d={cities.map(([x, y]) => ring(x, y, 52)).join('') + ring(650, 470, 80)} />
    <path
      class={css.slots}
      d={
        slots +
        [0, 1, 2, 3, 4, 5]
          .map((i) => ring(650 + 47 * Math.cos(i * 1.047), 470 + 47 * Math.sin(i * 1.047), 17))
          .join('')
      }
    />
    <path class={css.shadow} d="M860 742a84 27 0 1 0 168 0a84 27 0 1 0-168 0" />
    <Balloon colors={['R', 'Y']} label="" x={900} y={350} width={400} />
    <path class={css.emblem} d={STAR} transform="translate(900 352) scale(.42)" />
  </svg>
);
