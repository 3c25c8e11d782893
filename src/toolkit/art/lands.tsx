import type { JSX } from 'preact';
import { ink } from './paints.ts';
import type { Hour } from './sky.tsx';

/** A sheet of paper: its soft shadow falls on what is behind, and its cut edge catches the light. */
function Sheet({ d, tone }: { d: string; tone: number }) {
  return (
    <>
      {[46, 39, 32, 25, 18, 12, 6].map((width) => (
        <path key={width} class="sheet-shadow" d={d} stroke-width={width} />
      ))}
      <path class={`tone-${tone}`} d={`${d}V920H-40Z`} />
      <path class="sheet-edge" d={d} transform="translate(0 1.2)" />
    </>
  );
}

type Spot = readonly [x: number, y: number, size: number];

/** A group of the same little shape, drawn as one path: `shape` takes a spot and answers commands relative to it. */
function scatter(shape: (size: number) => string, spots: readonly Spot[]): string {
  return spots.map(([x, y, size]) => `M${x} ${y}${shape(size)}`).join('');
}

const pine = (s: number) =>
  `m0 ${-50 * s}l${11 * s} ${17 * s}h${-4 * s}l${8 * s} ${13 * s}h${-4 * s}l${9 * s} ${14 * s}h${-16 * s}v${8 * s}h${-8 * s}v${-8 * s}h${-16 * s}l${9 * s} ${-14 * s}h${-4 * s}l${8 * s} ${-13 * s}h${-4 * s}Z`;
const bird = (s: number) => `q${6 * s} ${-8 * s} ${11 * s} 0q${5 * s} ${-8 * s} ${11 * s} 0`;
const dot = (s: number) => `m${-s} 0a${s} ${s} 0 1 0 ${2 * s} 0a${s} ${s} 0 1 0 ${-2 * s} 0`;

function Pines({ spots }: { spots: readonly Spot[] }) {
  return <path class="pines" d={scatter(pine, spots)} />;
}

function Birds({ spots }: { spots: readonly Spot[] }) {
  return <path class="birds" d={scatter(bird, spots)} />;
}

function House({ x, y, s = 1 }: { x: number; y: number; s?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path class="house-wall" d="M-17 4V-20H17V4Z" />
      <path class="house-side" d="M6 4V-20H17V4Z" />
      <path class="house-roof" d="M-22-17-13-33H11L22-17Z" />
      <path class="house-window" d="M-12-13h6v7h-6ZM-3-13h6v7H-3Z" />
    </g>
  );
}

function Church({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="house-wall" d="M-9 4V-44H9V4Z" />
      <path class="house-side" d="M2 4V-44H9V4Z" />
      <path class="house-roof" d="M-12-42 0-74 12-42Z" />
      <path class="house-window" d="M-5-26v-6a3 3 0 0 1 6 0v6Z" />
    </g>
  );
}

function Windmill({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path class="house-wall" d="M-11 6-7-40H7L11 6Z" />
      <path class="house-side" d="M3 6 2-40H7L11 6Z" />
      <path class="house-roof" d="M-9-38Q0-56 9-38Z" />
      <path class="sails" d="M0-42-22-64l-6 6L0-42 24-62l5 7L0-42 22-19l6-6L0-42-24-22l-5-7Z" />
      <path class="house-window" d="M-3-26h5v7h-5Z" />
    </g>
  );
}

function Sunrise() {
  return (
    <>
      <Birds
        spots={[
          [620, 400, 1.2],
          [654, 380, 0.9],
          [590, 372, 0.8],
          [1090, 330, 1],
        ]}
      />
      <Sheet
        tone={1}
        d="M-20 640C120 550 250 540 390 592S640 690 790 630S1040 506 1180 532S1370 590 1460 650"
      />
      <Windmill x={600} y={660} />
      <Pines
        spots={[
          [1150, 532, 0.5],
          [1166, 532, 0.7],
          [1184, 534, 0.5],
          [200, 556, 0.5],
          [214, 556, 0.6],
        ]}
      />
      <Sheet tone={2} d="M-20 690C130 628 290 640 450 690S740 770 920 690S1230 590 1460 676" />
      <House x={330} y={656} s={0.8} />
      <Church x={366} y={664} />
      <House x={404} y={674} s={0.95} />
      <House x={444} y={688} s={0.8} />
      <Pines
        spots={[
          [288, 650, 0.8],
          [306, 652, 0.6],
          [476, 700, 0.8],
          [1080, 644, 0.8],
          [1104, 640, 1.1],
          [1134, 638, 0.8],
          [860, 716, 0.7],
          [878, 710, 0.9],
        ]}
      />
      <Sheet tone={3} d="M-20 742C150 700 330 700 520 742S860 800 1040 752S1320 690 1460 730" />
      <path class="path" d="M560 900C620 860 520 830 600 800S640 774 590 758" />
      <Pines
        spots={[
          [612, 768, 0.9],
          [634, 774, 1.2],
          [1180, 724, 1.3],
          [1214, 718, 1],
          [140, 720, 1.3],
          [172, 716, 0.9],
        ]}
      />
      <Sheet tone={4} d="M-20 822C220 780 470 800 700 832S1180 860 1460 800" />
    </>
  );
}

function Morning() {
  return (
    <>
      <Birds
        spots={[
          [560, 300, 1.1],
          [596, 286, 0.8],
          [900, 260, 0.9],
        ]}
      />
      <Sheet
        tone={1}
        d="M-20 600 120 470 190 530 330 380 420 470 480 440 620 570 740 430 840 520 990 350 1120 500 1190 450 1330 560 1460 480"
      />
      <path
        class="facet"
        d="M330 380 420 470 480 440 620 570 700 640H420L360 500ZM740 430 840 520 930 640H800L730 520ZM990 350 1120 500 1190 450 1330 560 1400 660H1060L1010 480ZM120 470 190 530 240 620H130L110 540Z"
      />
      <path
        class="snow"
        d="M330 380 286 427 310 440 330 424 352 450 376 424ZM990 350 944 409 970 424 992 404 1016 434 1046 414ZM740 430 702 474 726 486 742 472 762 492 786 470ZM120 470 96 492 112 500 122 492 134 502 146 492Z"
      />
      <Sheet tone={2} d="M-20 650C160 590 300 600 460 640S760 680 940 630S1260 570 1460 640" />
      <Pines
        spots={[
          [80, 630, 0.7],
          [98, 624, 0.9],
          [120, 622, 0.6],
          [1040, 616, 0.7],
          [1062, 610, 1],
          [1088, 606, 0.7],
          [1300, 606, 0.9],
          [1324, 608, 0.7],
          [560, 664, 0.6],
          [576, 668, 0.8],
        ]}
      />
      <path class="lake" d="M330 724C470 660 960 650 1130 712C1060 760 430 770 330 724Z" />
      <path class="ripples" d="M520 706h70M610 722h110M820 700h80M740 690h40M900 716h60" />
      <path class="sails" d="M690 712v-44q22 20 26 38ZM684 712v-34q-14 16-16 30Z" />
      <path class="hull" d="M662 714h60q-4 12-14 12h-34q-8 0-12-12Z" />
      <Sheet tone={3} d="M-20 720C180 670 340 730 560 756S1080 760 1460 690" />
      <House x={1010} y={752} s={1.1} />
      <House x={1056} y={746} s={0.85} />
      <Pines
        spots={[
          [250, 716, 1.1],
          [282, 722, 1.4],
          [318, 728, 1],
          [1120, 742, 1.2],
          [1152, 738, 0.9],
        ]}
      />
      <Sheet tone={4} d="M-20 810C260 770 560 790 800 822S1240 840 1460 796" />
      <path
        class="flowers"
        d={scatter(dot, [
          [120, 836, 4],
          [150, 848, 5],
          [320, 830, 4],
          [540, 836, 4],
          [570, 850, 5],
          [700, 846, 4],
          [880, 868, 5],
          [1010, 860, 4],
          [1180, 852, 5],
          [1330, 836, 4],
        ])}
      />
    </>
  );
}

const inches = Array.from({ length: 49 }, (_, i) => `M${10 + i * 10} 0v${i % 5 === 0 ? 20 : 11}`).join('');

function Drafting() {
  return (
    <>
      <Sheet
        tone={1}
        d="M-20 650C180 600 330 560 500 600C620 628 690 680 820 650C980 612 1100 540 1240 560C1340 574 1400 620 1460 640"
      />
      <Sheet
        tone={2}
        d="M-20 700C120 720 260 650 420 640C600 630 660 740 860 730C1060 720 1180 640 1460 690"
      />
      <path
        class="cactus"
        d="M610 690v-40M610 672q-14 0-14-16M610 664q14 0 14-14M1120 700v-52M1120 678q-16 0-16-18M1120 668q16 0 16-18M1160 694v-24"
      />
      <Sheet
        tone={3}
        d="M-20 770C200 700 380 720 560 772C740 820 960 770 1120 740C1280 712 1380 740 1460 760"
      />
      <path
        class="ripples"
        d="M120 800q60-24 130-10M300 812q40-16 90-6M980 806q60-20 120-14M1180 790q50-18 110-8"
      />
      <Sheet tone={4} d="M-20 830C240 850 420 790 640 810S1120 880 1460 820" />
      <g transform="translate(1010 868) rotate(-7)">
        <path class="art-shadow" d="M4 10H330V34H4L-40 22Z" />
        <path fill="#f0b429" d="M0 0H300V24H0Z" />
        <path fill="#d9962a" d="M0 16H300V24H0Z" />
        <path fill="#f3ddb8" d="M0 0V24L-40 12Z" />
        <path fill="#3b3f63" d="M-28 8.500V15.500L-40 12Z" />
        <path fill="#d9738a" d="M312 0H330Q336 0 336 6V18Q336 24 330 24H312Z" />
        <path fill="#c8ccdc" d="M300 0H314V24H300Z" />
      </g>
      <g transform="translate(90 846) rotate(3)">
        <path class="art-shadow" d="M4 8H504V58H4Z" />
        <path class="ruler" d="M0 0H500V50H0Z" />
        <path class="ruler-marks" d={inches} />
      </g>
    </>
  );
}

const bow = ['red', 'yellow', 'green', 'blue', 'purple'] as const;

function Afternoon() {
  return (
    <>
      {bow.map((color, i) => (
        <circle key={color} class={`bow bow-${color}`} cx="1010" cy="760" r={440 - i * 18} />
      ))}
      <Birds
        spots={[
          [690, 400, 1.1],
          [724, 384, 0.8],
          [664, 378, 0.7],
        ]}
      />
      <Sheet
        tone={1}
        d="M-20 430C0 350 90 330 120 380C110 260 240 210 290 280C330 230 420 260 420 330C490 320 520 390 490 430C560 420 590 500 560 540C630 530 660 600 700 610C750 580 800 600 812 640C800 560 850 520 890 530C870 450 930 400 980 420C970 320 1080 270 1130 330C1160 230 1310 230 1330 330C1390 300 1460 340 1460 400"
      />
      <Sheet
        tone={2}
        d="M-20 610C10 540 110 530 140 570C150 480 270 450 310 520C370 470 450 520 440 590C510 570 560 620 550 670C620 650 680 690 690 720C740 680 810 700 820 730C830 640 920 610 960 650C970 560 1080 530 1120 590C1160 520 1280 530 1290 610C1350 570 1440 600 1460 650"
      />
      <Sheet
        tone={3}
        d="M-20 740C30 670 120 680 160 720C200 650 310 650 350 710C410 680 490 710 500 760C570 730 640 760 650 790C710 750 800 760 820 790C850 710 950 700 990 740C1040 670 1150 680 1180 740C1240 690 1340 700 1360 750C1400 730 1450 740 1460 760"
      />
      <Sheet
        tone={4}
        d="M-20 840C40 780 140 790 190 830C250 780 350 790 390 840C470 800 560 810 600 850C680 810 770 810 820 850C880 790 980 790 1030 840C1090 790 1200 800 1240 840C1300 800 1400 800 1460 840"
      />
    </>
  );
}

/** A row of waves from edge to edge. */
function waves(start: number, y: number, length: number, height: number): string {
  return `M${start} ${y}q${length / 2}-${height} ${length} 0${`t${length} 0`.repeat(Math.ceil((1480 - start) / length))}`;
}

function Golden() {
  return (
    <>
      <Sheet
        tone={1}
        d="M-20 640C60 560 150 590 230 570S380 500 480 560S640 668 760 650S960 560 1080 566S1330 640 1460 590"
      />
      <path
        class="hatch"
        d="M250 600l-14 34M280 588l-14 40M312 574l-12 44M346 562l-10 46M1040 590l-12 36M1072 584l-12 40M1106 584l-10 42M1140 588l-8 38"
      />
      <Pines
        spots={[
          [470, 566, 0.6],
          [488, 572, 0.8],
          [508, 580, 0.6],
        ]}
      />
      <Sheet tone={2} d="M-20 710C120 650 260 670 420 700S760 740 920 690S1240 640 1460 700" />
      <House x={930} y={690} s={0.8} />
      <Church x={962} y={684} />
      <House x={998} y={674} s={0.7} />
      <path class="route" d="M300 690C380 740 430 690 500 720S640 760 720 730" />
      <path class="route-end" d="M716 716l22 22M738 716l-22 22" />
      <Sheet tone={3} d={waves(-40, 776, 64, 26)} />
      <g transform="translate(630 806)">
        <path class="sails" d="M4-16V-84q42 24 44 62ZM-4-16V-72q-30 22-34 50Z" />
        <path class="hull" d="M-50-10H58Q50 18 34 18H-26Q-44 14-50-10Z" />
        <path class="mast" d="M0-10V-92l16 6-16 6" />
      </g>
      <path
        class="serpent"
        d="M1060 836c0-56 46-56 46 0M1128 836c0-42 38-42 38 0M1036 836C1042 800 1036 772 1012 774Q1000 775 988 786"
      />
      <path class="house-wall" d="M1008 774a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0" />
      <path d="M1009 775a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0" fill={ink} />
      <Sheet tone={4} d={waves(-70, 832, 64, 26)} />
    </>
  );
}

export const lands: Readonly<Record<Hour, () => JSX.Element>> = {
  sunrise: Sunrise,
  morning: Morning,
  drafting: Drafting,
  afternoon: Afternoon,
  golden: Golden,
};

const rule =
  Array.from({ length: 37 }, (_, i) => `M${i * 40} 0V900`).join('') +
  Array.from({ length: 23 }, (_, i) => `M0 ${i * 40}H1440`).join('');

/** Squared paper with the working lines of a glider that somebody is thinking about. */
export function Draft() {
  return (
    <>
      <path class="draft-fine" d={rule} />
      <path
        class="draft-line"
        stroke-dasharray="9 10"
        d="M270 560C420 250 700 190 960 420S1250 560 1330 380"
      />
      <path
        class="draft-line"
        d="M180 300C240 250 420 236 560 280C420 292 260 300 180 300ZM180 330v26M560 310v46M186 344H554M194 338l-8 6 8 6M546 338l8 6-8 6M1010 160a150 150 0 0 1 260 0M1140 85v26M1140 235l-66-112M1140 235l66-112M1140 235m-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
      />
      <path
        class="paper-plane"
        d="M960 420 862 372 886 404ZM960 420 886 404 892 440ZM960 420 892 440 906 418Z"
      />
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
export function Chart() {
  return (
    <g transform="translate(600 290)">
      <path class="draft-fine" d={lines} />
      <path
        class="draft-line"
        d={`${ticks}M-118 0a118 118 0 1 0 236 0a118 118 0 1 0-236 0M-102 0a102 102 0 1 0 204 0a102 102 0 1 0-204 0`}
      />
      <path
        class="rose-light"
        d="M0-96 14-14 96 0 14 14 0 96-14 14-96 0-14-14ZM48-48 22 0 48 48 0 22-48 48-22 0-48-48 0-22Z"
      />
      <path class="rose-dark" d="M0-96V0L14-14ZM96 0H0L14 14ZM0 96V0L-14 14ZM-96 0H0L-14-14Z" />
    </g>
  );
}
