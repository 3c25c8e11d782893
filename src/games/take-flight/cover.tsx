/** A paper plane over the dunes, on its way from a heart to a star. */
import { Shapes, Sheets } from '../../toolkit/art/land.tsx';
import { palette, shade } from '../../toolkit/art/palette.ts';
import { type Scene, ScenePicture } from '../../toolkit/art/sky.tsx';
import css from './cover.module.css';

const colors = palette({
  sky: '#5fc3c6 #0b1d3a, #a5e0d3 #14305a, #fdeec6 #2a4a74, #fbd79a #5b5a7c',
  tone: '#f4d08e #655a78, #eeb866 #564c6b, #de9548 #463e5c, #c67a34 #37314c',
  light: '#fffbe6 #fff0, #fffbe62e #9fc0ff08',
});

const desert: Scene = { colors, sun: [1130, 330], Land: Dunes };

const edges = [
  'M-20 640C160 560 300 540 470 610C640 680 800 560 980 540C1160 522 1320 590 1460 560',
  'M-20 690C130 700 330 590 560 660C700 702 900 770 1080 700C1220 648 1340 640 1460 668',
  'M-20 800C180 700 380 690 560 770C760 856 1000 800 1150 756C1290 716 1400 740 1460 770',
  'M-20 850C240 870 420 810 640 830S1120 890 1460 840',
] as const;

function Dunes() {
  return (
    <>
      <Sheets edges={edges} />
      <path class={css.cactus} d="M1190 676v-76M1190 644q-24 0-24-28M1190 632q24 0 24-28M1276 660v-40" />
    </>
  );
}

const shapes = [
  [
    css.wind,
    'M60 236H430c74 0 78-100 8-100c-40 0-50 50-14 62M150 300H330M900 124H1190c60 0 62-82 6-82c-32 0-40 40-12 50M1010 182H1120M990 436H1246c64 0 66 84 8 84c-34 0-42-40-12-50',
  ],
  [css.path, 'M-20 706C120 700 262 630 252 520C244 430 118 440 130 536C142 630 360 620 566 552'],
  [css.heart, 'M186 466c-51-31-44-68-20-68c11 0 18 8 20 15c2-7 9-15 20-15c24 0 31 37-20 68z'],
  [css.star, 'M1279 209l6 29l29 9l-26 15l0 30l-22-20l-29 9l12-27l-18-24l30 3z'],
] as const;

const plane = [
  ['#ffffff #eef3ff', 'M1110 240 306 352 610 452Z'],
  ['#8fa3cf #7487bb', 'M1110 240 610 452 624 650Z'],
  ['#c3d0ec #a9bae2', 'M1110 240 624 650 700 500Z'],
  ['#f3f6fd #dbe5fb', 'M1110 240 686 492 858 664Z'],
] as const;

const folds = [
  [css.lines, 'M504 418 1030 268M402 384 950 270M770 578 1060 292'],
  [css.crease, 'M1110 240 610 452M1110 240 686 492'],
] as const;

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={desert} {...props}>
    <Shapes of={shapes} />
    {plane.map(([colors, d]) => (
      <path key={d} style={{ fill: shade(colors) }} d={d} />
    ))}
    <Shapes of={folds} />
  </ScenePicture>
);
