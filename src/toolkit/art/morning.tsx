/** Mountains and a lake in the morning. */

import land from './land.module.css';
import { Birds, dot, House, Pines, Shapes, Sheet, scatter } from './land.tsx';
import css from './morning.module.css';
import { palette } from './palette.ts';
import type { Scene } from './sky.tsx';

const colors = palette({
  sky: '#3f93d6 #07132f, #86c4ee #102653, #cfeaf6 #1e4274, #fdf3d8 #33598a',
  tone: '#93b3da #2b4778, #7fb0a8 #234b63, #7db36c #1d4a4c, #5b9a57 #143538',
  light: '#fff6cf #fff0, #fff6cf2b #aab4ff08, #ffffffe0 #5b7fb08c, #2f6a4c #102a2f',
});

export const morning: Scene = { colors, sun: [760, 210], Land };

const peaks = [
  [
    css.facet,
    'M330 380 420 470 480 440 620 570 700 640H420L360 500ZM740 430 840 520 930 640H800L730 520ZM990 350 1120 500 1190 450 1330 560 1400 660H1060L1010 480ZM120 470 190 530 240 620H130L110 540Z',
  ],
  [
    css.snow,
    'M330 380 286 427 310 440 330 424 352 450 376 424ZM990 350 944 409 970 424 992 404 1016 434 1046 414ZM740 430 702 474 726 486 742 472 762 492 786 470ZM120 470 96 492 112 500 122 492 134 502 146 492Z',
  ],
] as const;

function Land() {
  return (
    <>
      <Birds at="560 300 1.1, 596 286 .8, 900 260 .9" />
      <Sheet
        tone={1}
        d="M-20 600 120 470 190 530 330 380 420 470 480 440 620 570 740 430 840 520 990 350 1120 500 1190 450 1330 560 1460 480"
      />
      <Shapes of={peaks} />
      <Sheet tone={2} d="M-20 650C160 590 300 600 460 640S760 680 940 630S1260 570 1460 640" />
      <Pines at="80 630 .7, 98 624 .9, 120 622 .6, 1040 616 .7, 1062 610 1, 1088 606 .7, 1300 606 .9, 1324 608 .7, 560 664 .6, 576 668 .8" />
      <path class={css.lake} d="M330 724C470 660 960 650 1130 712C1060 760 430 770 330 724Z" />
      <path class={land.ripples} d="M520 706h70M610 722h110M820 700h80M740 690h40M900 716h60" />
      <path class={land.sails} d="M690 712v-44q22 20 26 38ZM684 712v-34q-14 16-16 30Z" />
      <path class={land.hull} d="M662 714h60q-4 12-14 12h-34q-8 0-12-12Z" />
      <Sheet tone={3} d="M-20 720C180 670 340 730 560 756S1080 760 1460 690" />
      <House x={1010} y={752} s={1.1} />
      <House x={1056} y={746} s={0.85} />
      <Pines at="250 716 1.1, 282 722 1.4, 318 728 1, 1120 742 1.2, 1152 738 .9" />
      <Sheet tone={4} d="M-20 810C260 770 560 790 800 822S1240 840 1460 796" />
      <path
        class={css.flowers}
        d={scatter(
          dot,
          '120 836 4, 150 848 5, 320 830 4, 540 836 4, 570 850 5, 700 846 4, 880 868 5, 1010 860 4, 1180 852 5, 1330 836 4',
        )}
      />
    </>
  );
}
