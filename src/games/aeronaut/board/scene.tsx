/** The coast of an old chart. */

import land from '../../../toolkit/art/land.module.css';
import { Church, House, Pines, Sheet } from '../../../toolkit/art/land.tsx';
import { ink } from '../../../toolkit/art/paints.ts';
import { palette } from '../../../toolkit/art/palette.ts';
import type { Scene } from '../../../toolkit/art/sky.tsx';
import css from './scene.module.css';

const colors = palette({
  sky: '#f3cf8a #1a1730, #f6d595 #2a2244, #f1b76a #433153, #e99b57 #63425c',
  tone: '#d8a45c #4f3d54, #c2873f #3f3147, #6f9c94 #2c3a52, #558680 #212d42',
  light: '#ffefbf #fff0, #fff0c030 #ffc9a00c, #fff3d6cc #6a567a8c, #7a5a2c #2b2233, #7d4c22 #e3bd8a',
});

export const golden: Scene = { colors, sun: [850, 560], Land, Behind: Chart };

/** A row of waves from edge to edge. */
function waves(start: number, y: number, length: number, height: number): string {
  return `M${start} ${y}q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(Math.ceil((1480 - start) / length))}`;
}

function Land() {
  return (
    <>
      <Sheet
        tone={1}
        d="M-20 640C60 560 150 590 230 570S380 500 480 560S640 668 760 650S960 560 1080 566S1330 640 1460 590"
      />
      <path
        class={css.hatch}
        d="M250 600l-14 34M280 588l-14 40M312 574l-12 44M346 562l-10 46M1040 590l-12 36M1072 584l-12 40M1106 584l-10 42M1140 588l-8 38"
      />
      <Pines at="470 566 .6, 488 572 .8, 508 580 .6" />
      <Sheet tone={2} d="M-20 710C120 650 260 670 420 700S760 740 920 690S1240 640 1460 700" />
      <House x={930} y={690} s={0.8} />
      <Church x={962} y={684} />
      <House x={998} y={674} s={0.7} />
      <path class={css.route} d="M300 690C380 740 430 690 500 720S640 760 720 730" />
      <path class={css.routeEnd} d="M716 716l22 22M738 716l-22 22" />
      <Sheet tone={3} d={waves(-40, 776, 64, 26)} />
      <g transform="translate(630 806)">
        <path class={land.sails} d="M4-16V-84q42 24 44 62ZM-4-16V-72q-30 22-34 50Z" />
        <path class={land.hull} d="M-50-10H58Q50 18 34 18H-26Q-44 14-50-10Z" />
        <path class={css.mast} d="M0-10V-92l16 6-16 6" />
      </g>
      <path
        class={css.serpent}
        d="M1060 836c0-56 46-56 46 0M1128 836c0-42 38-42 38 0M1036 836C1042 800 1036 772 1012 774Q1000 775 988 786"
      />
      <path class={land.wall} d="M1008 774a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0" />
      <path d="M1009 775a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0" fill={ink} />
      <Sheet tone={4} d={waves(-70, 832, 64, 26)} />
    </>
  );
}

function rays(count: number, inner: number, outer: number): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    return `M${(c * inner).toFixed(0)} ${(s * inner).toFixed(0)}L${(c * outer).toFixed(0)} ${(s * outer).toFixed(0)}`;
  }).join('');
}

const lines = rays(32, 118, 1500);
const ticks = rays(72, 106, 114);

/** The rose of an old chart, and its winds. */
function Chart() {
  return (
    <g transform="translate(600 290)">
      <path class={land.draftFine} d={lines} />
      <path
        class={land.draftLine}
        d={`${ticks}M-118 0a118 118 0 1 0 236 0a118 118 0 1 0-236 0M-102 0a102 102 0 1 0 204 0a102 102 0 1 0-204 0`}
      />
      <path
        class={css.roseLight}
        d="M0-96 14-14 96 0 14 14 0 96-14 14-96 0-14-14ZM48-48 22 0 48 48 0 22-48 48-22 0-48-48 0-22Z"
      />
      <path class={css.roseDark} d="M0-96V0L14-14ZM96 0H0L14 14ZM0 96V0L-14 14ZM-96 0H0L-14-14Z" />
    </g>
  );
}
