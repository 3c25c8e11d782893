/** A sea of clouds under a rainbow. */
import { Birds, Sheets } from '../../../toolkit/art/land.tsx';
import { palette, shade } from '../../../toolkit/art/palette.ts';
import type { Scene } from '../../../toolkit/art/sky.tsx';
import css from './scene.module.css';

const colors = palette({
  sky: '#2a7fcf #080f2b, #62b0ea #131d4c, #b5def6 #253471, #fdf0dc #3c4a8c',
  tone: '#d3e6f7 #2f3b70, #e8f0fa #3a4780, #f8f5f0 #475591, #fffaf2 #5765a3',
  light: '#fff3c4 #fff0, #fff3c42b #aab4ff08, #fffffff0 #5b69a58c',
  'sheet-shadow': '#2f5f9c #03051a',
});

export const afternoon: Scene = { colors, sun: [720, 230], Land };

const bow = [
  '#d7334b73 #d7334b26',
  '#f5b82e80 #f5b82e26',
  '#2fa36b73 #2fa36b26',
  '#2f7fd673 #2f7fd640',
  '#7a55b573 #7a55b540',
];

const edges = [
  'M-20 430C0 350 90 330 120 380C110 260 240 210 290 280C330 230 420 260 420 330C490 320 520 390 490 430C560 420 590 500 560 540C630 530 660 600 700 610C750 580 800 600 812 640C800 560 850 520 890 530C870 450 930 400 980 420C970 320 1080 270 1130 330C1160 230 1310 230 1330 330C1390 300 1460 340 1460 400',
  'M-20 610C10 540 110 530 140 570C150 480 270 450 310 520C370 470 450 520 440 590C510 570 560 620 550 670C620 650 680 690 690 720C740 680 810 700 820 730C830 640 920 610 960 650C970 560 1080 530 1120 590C1160 520 1280 530 1290 610C1350 570 1440 600 1460 650',
  'M-20 740C30 670 120 680 160 720C200 650 310 650 350 710C410 680 490 710 500 760C570 730 640 760 650 790C710 750 800 760 820 790C850 710 950 700 990 740C1040 670 1150 680 1180 740C1240 690 1340 700 1360 750C1400 730 1450 740 1460 760',
  'M-20 840C40 780 140 790 190 830C250 780 350 790 390 840C470 800 560 810 600 850C680 810 770 810 820 850C880 790 980 790 1030 840C1090 790 1200 800 1240 840C1300 800 1400 800 1460 840',
] as const;

function Land() {
  return (
    <>
      {bow.map((color, i) => (
        <circle
          key={color}
          class={css.bow}
          style={{ stroke: shade(color) }}
          cx="1010"
          cy="760"
          r={440 - i * 18}
        />
      ))}
      <Birds at="690 400 1.1, 724 384 .8, 664 378 .7" />
      <Sheets edges={edges} />
    </>
  );
}
