/** The field at sunrise. */

import land from '../../../toolkit/art/land.module.css';
import { Birds, Church, House, Pines, Sheet, Walls } from '../../../toolkit/art/land.tsx';
import { palette } from '../../../toolkit/art/palette.ts';
import type { Scene } from '../../../toolkit/art/sky.tsx';
import css from './scene.module.css';

const colors = palette({
  sky: '#3d4c93 #0a0f2e, #8d90cb #1a2150, #f2b9a2 #343a72, #ffe6bf #5a4f80',
  tone: '#a9b7d8 #3b4778, #7fa39a #2d4865, #5c8a5c #21404a, #477449 #173037',
  light: '#fff0cf #fff0, #fff0cf2b #aab4ff08, #ffffffa6 #5b679f8c, #2f5a45 #12262f',
});

export const sunrise: Scene = { colors, sun: [840, 590], Land };

function Land() {
  return (
    <>
      <Birds at="620 400 1.2, 654 380 .9, 590 372 .8, 1090 330 1" />
      <Sheet
        tone={1}
        d="M-20 640C120 550 250 540 390 592S640 690 790 630S1040 506 1180 532S1370 590 1460 650"
      />
      <Windmill x={600} y={660} />
      <Pines at="1150 532 .5, 1166 532 .7, 1184 534 .5, 200 556 .5, 214 556 .6" />
      <Sheet tone={2} d="M-20 690C130 628 290 640 450 690S740 770 920 690S1230 590 1460 676" />
      <House x={330} y={656} s={0.8} />
      <Church x={366} y={664} />
      <House x={404} y={674} s={0.95} />
      <House x={444} y={688} s={0.8} />
      <Pines at="288 650 .8, 306 652 .6, 476 700 .8, 1080 644 .8, 1104 640 1.1, 1134 638 .8, 860 716 .7, 878 710 .9" />
      <Sheet tone={3} d="M-20 742C150 700 330 700 520 742S860 800 1040 752S1320 690 1460 730" />
      <path class={css.path} d="M560 900C620 860 520 830 600 800S640 774 590 758" />
      <Pines at="612 768 .9, 634 774 1.2, 1180 724 1.3, 1214 718 1, 140 720 1.3, 172 716 .9" />
      <Sheet tone={4} d="M-20 822C220 780 470 800 700 832S1180 860 1460 800" />
    </>
  );
}

function Windmill({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Walls of={['M-11 6-7-40H7L11 6Z', 'M3 6 2-40H7L11 6Z', 'M-9-38Q0-56 9-38Z', 'M-3-26h5v7h-5Z']} />
      <path class={land.sails} d="M0-42-22-64l-6 6L0-42 24-62l5 7L0-42 22-19l6-6L0-42-24-22l-5-7Z" />
    </g>
  );
}
