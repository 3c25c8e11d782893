/** Dunes on squared paper. */
import land from '../../../toolkit/art/land.module.css';
import { Shapes, Sheets } from '../../../toolkit/art/land.tsx';
import { palette } from '../../../toolkit/art/palette.ts';
import paper from '../../../toolkit/art/paper.module.css';
import type { Scene } from '../../../toolkit/art/sky.tsx';
import css from './scene.module.css';

const colors = palette({
  sky: '#fdf6e3 #11224a, #faefd4 #152a58, #f6e5c2 #1b3468, #f3dcb0 #25437c',
  tone: '#ecd3a0 #3c4877, #e2bd82 #343d68, #d4a367 #2a3158, #bf8850 #212647',
  light: '#f6c65f #fff0, #f9d98f33 #9fc0ff08, #fffdf7 #4a67a08c, #6f9460 #35525f, #4f7fae #8fb8ee',
});

export const drafting: Scene = { colors, sun: [800, 240], Land, Behind: Draft };

const inches = Array.from({ length: 49 }, (_, i) => `M${10 + i * 10} 0v${i % 5 === 0 ? 20 : 11}`).join('');

const edges = [
  'M-20 650C180 600 330 560 500 600C620 628 690 680 820 650C980 612 1100 540 1240 560C1340 574 1400 620 1460 640',
  'M-20 700C120 720 260 650 420 640C600 630 660 740 860 730C1060 720 1180 640 1460 690',
  'M-20 770C200 700 380 720 560 772C740 820 960 770 1120 740C1280 712 1380 740 1460 760',
  'M-20 830C240 850 420 790 640 810S1120 880 1460 820',
] as const;

const plants = [
  [
    css.cactus,
    'M610 690v-40M610 672q-14 0-14-16M610 664q14 0 14-14M1120 700v-52M1120 678q-16 0-16-18M1120 668q16 0 16-18M1160 694v-24',
  ],
  [land.ripples, 'M120 800q60-24 130-10M300 812q40-16 90-6M980 806q60-20 120-14M1180 790q50-18 110-8'],
] as const;

function Land() {
  return (
    <>
      <Sheets edges={edges} />
      <Shapes of={plants} />
      <g transform="translate(1010 868) rotate(-7)">
        <path class={paper.shadow} d="M4 10H330V34H4L-40 22Z" />
        <path fill="#f0b429" d="M0 0H300V24H0Z" />
        <path fill="#d9962a" d="M0 16H300V24H0Z" />
        <path fill="#f3ddb8" d="M0 0V24L-40 12Z" />
        <path fill="#3b3f63" d="M-28 8.500V15.500L-40 12Z" />
        <path fill="#d9738a" d="M312 0H330Q336 0 336 6V18Q336 24 330 24H312Z" />
        <path fill="#c8ccdc" d="M300 0H314V24H300Z" />
      </g>
      <g transform="translate(90 846) rotate(3)">
        <path class={paper.shadow} d="M4 8H504V58H4Z" />
        <path class={css.ruler} d="M0 0H500V50H0Z" />
        <path class={css.rulerMarks} d={inches} />
      </g>
    </>
  );
}

const rule =
  Array.from({ length: 37 }, (_, i) => `M${i * 40} 0V900`).join('') +
  Array.from({ length: 23 }, (_, i) => `M0 ${i * 40}H1440`).join('');

const glider = [
  [
    land.draftLine,
    'M180 300C240 250 420 236 560 280C420 292 260 300 180 300ZM180 330v26M560 310v46M186 344H554M194 338l-8 6 8 6M546 338l8 6-8 6M1010 160a150 150 0 0 1 260 0M1140 85v26M1140 235l-66-112M1140 235l66-112M1140 235m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
  ],
  [css.paperPlane, 'M960 420 862 372 886 404ZM960 420 886 404 892 440ZM960 420 892 440 906 418Z'],
] as const;

/** Squared paper with the working lines of a glider on the drawing board. */
function Draft() {
  return (
    <>
      <path class={land.draftFine} d={rule} />
      <path
        class={land.draftLine}
        stroke-dasharray="9 10"
        d="M270 560C420 250 700 190 960 420S1250 560 1330 380"
      />
      <Shapes of={glider} />
    </>
  );
}
