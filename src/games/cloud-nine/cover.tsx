/** A basket full of passengers, high among the clouds; one has jumped. */
import { Sheet } from '../../toolkit/art/land.tsx';
import { paints } from '../../toolkit/art/paints.ts';
import { Cloud, type Scene, ScenePicture } from '../../toolkit/art/sky.tsx';
import { Head, Parachutist } from './board/figure.tsx';
import { afternoon } from './board/scene.tsx';
import css from './cover.module.css';

const high: Scene = { ...afternoon, sun: [260, 220], Land: Below };

function Below() {
  return (
    <Sheet
      tone={1}
      d="M-20 760C40 690 130 700 160 740C200 650 330 650 360 730C430 690 500 720 520 770C600 740 700 760 730 800C800 740 900 740 940 790C980 700 1110 690 1150 760C1200 690 1320 690 1350 760C1400 740 1450 750 1460 770"
    />
  );
}

/** The lower end of the balloon between two of its seams. */
const panel = (a: number, b: number): string =>
  `M${640 + a * 560}-60C${640 + a * 560} 30 ${640 + a * 190} 90 ${640 + a * 130} 178H${640 + b * 130}C${640 + b * 190} 90 ${640 + b * 560} 30 ${640 + b * 560}-60Z`;
const panels = [
  [1, 'R'],
  [0.86, 'Y'],
  [0.55, 'G'],
  [0.2, 'P'],
] as const;

export const Cover = (props: { readonly class?: string }) => (
  <ScenePicture scene={high} {...props}>
    <Cloud x={60} y={330} scale={1.6} shape={1} />
    <Cloud x={1010} y={20} scale={1.5} />
    <Cloud x={930} y={560} scale={2.1} shape={1} />
    {panels.map(([at, paint]) => (
      <path key={paint} d={panel(-at, at)} fill={paints[paint].hex} />
    ))}
    <path class={css.shade} d={panel(0.2, 1)} />
    <path class={css.ropes} d="M516 178 362 556M764 178 918 556M596 178 560 556M684 178 720 556" />
    <path class={css.flame} d="M640 196C672 224 672 270 640 286C608 270 608 224 640 196Z" />
    <path class={css.burner} d="M612 286h56v20h-56Z" />
    {[0, 1, 3, 4].map((seat, i) => (
      <g key={seat} transform={`translate(${440 + i * 135} ${seat === 1 ? 468 : 482}) scale(6.8)`}>
        <Head sign={seat} pilot={seat === 1} />
      </g>
    ))}
    <path class={css.basket} d="M346 570H934L900 770Q896 800 866 800H414Q384 800 380 770Z" />
    <path
      class={css.weave}
      d="M352 625H928M360 680H920M370 735H910M440 575 456 798M540 575 548 798M640 575V798M740 575 732 798M840 575 824 798"
    />
    <path class={css.shade} d="M760 570H934L900 770Q896 800 866 800H760Z" />
    <rect class={css.rim} x="326" y="548" width="628" height="44" rx="22" />
    <circle class={css.badge} cx="640" cy="690" r="74" />
    <text class={css.nine} x="640" y="732">
      9
    </text>
    <g transform="translate(1150 190) rotate(9) scale(4.5)">
      <Parachutist sign={2} />
    </g>
    <Cloud x={-60} y={690} scale={2.6} />
    <Cloud x={560} y={740} scale={2.2} shape={1} />
    <Cloud x={1080} y={720} scale={2.6} shape={2} />
  </ScenePicture>
);
