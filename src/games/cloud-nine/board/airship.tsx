/** The balloon that all players ride in: four colours, the number of the cloud on its belt, a basket full of figures. */
import type { Who } from '../../../contract/index.ts';
import { Belt, Glow, Shadow, Volume } from '../../../toolkit/art/balloon-parts.tsx';
import { ink, SeatBadge } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';
import css from './airship.module.css';
import { Head } from './figure.tsx';

/** One panel between two meridians; 1 and -1 are the outline. */
function gore(a: number, b: number): string {
  const down = (f: number) => `C${38 * f}-92 ${58 * f}-66 ${58 * f}-34C${58 * f} 0 ${30 * f} 18 ${17 * f} 36`;
  const up = (f: number) => `C${30 * f} 18 ${58 * f} 0 ${58 * f}-34C${58 * f}-66 ${38 * f}-92 0-92Z`;
  return `M0-92${down(a)}L${17 * b} 36${up(b)}`;
}

const envelope = gore(1, -1);
const both = (a: number, b: number): string => gore(a, b) + gore(-b, -a);
const seams = [0.86, 0.55, 0.2].map((f) => gore(f, -f)).join('');

export interface Rider {
  readonly seat: number;
  readonly who: Who;
  readonly pilot: boolean;
  /** Decides now. */
  readonly asked: boolean;
}

interface AirshipProps {
  readonly label: string;
  readonly riders: readonly Rider[];
}

export function Airship(props: AirshipProps) {
  return (
    <svg viewBox="-64 -98 128 212" aria-hidden="true" focusable="false">
      <AirshipArt {...props} />
    </svg>
  );
}

/** From -64 to 64 across, and from -98 down to 114. */
export function AirshipArt({ label, riders }: AirshipProps) {
  const { fill, tone } = useInk();
  const gap = riders.length > 1 ? Math.min(24, 84 / (riders.length - 1)) : 0;
  const badge = Math.min(24, gap || 24);
  const first = (-gap * (riders.length - 1)) / 2;
  return (
    <>
      <Shadow d={envelope} x={4} y={5} />
      <path d={envelope} fill={fill('R')} />
      <path d={both(0.86, 0.55)} fill={fill('Y')} />
      <path d={both(0.55, 0.2)} fill={fill('G')} />
      <path d={gore(0.2, -0.2)} fill={fill('P')} />
      <Stroke d={seams} hex={ink} opacity={0.16} />
      <Volume d={envelope} />
      <Glow d={envelope} />
      <path d="M-57-44Q0-32 57-44V-10Q0 2-57-10Z" fill={tone(ink)} opacity=".22" transform="translate(0 3)" />
      <Belt
        d="M-58-44Q0-32 58-44V-11Q0 1-58-11Z"
        seam="M-57.500-39.500Q0-27.500 57.500-39.500M-57.500-15.500Q0-3.500 57.500-15.5"
        text={{ y: -10, 'font-size': 32 }}
        label={label}
      />
      <Stroke d="M-17 36-46 76M17 36 46 76M-6 37-16 76M6 37 16 76" hex="#5b3a1e" width={1.6} />
      <path fill={tone('#ff9d3c')} d="M0 38C5 42 5 49 0 51C-5 49-5 42 0 38Z" />
      <path d="M-4 51h8v3h-8Z" fill={tone('#5d6288')} />
      {riders.map((rider, i) => (
        <g
          key={rider.seat}
          data-place={`rider-${rider.seat}`}
          transform={`translate(${first + i * gap} ${rider.pilot ? 64 : 67})`}
        >
          <g class={css.rider} data-asked={rider.asked || undefined}>
            <Head sign={rider.who.sign} pilot={rider.pilot} />
            {rider.asked && <circle class={css.asked} r="12" />}
          </g>
        </g>
      ))}
      <path d="M-50 78H50L44 106Q43 111 38 111H-38Q-43 111-44 106Z" fill={tone('#b67a40')} />
      <Stroke
        d="M-48 86H48M-46.500 94H46.500M-45 102H45M-34 79-31 110M-17 79-16 110M0 79V110M17 79 16 110M34 79 31 110"
        hex="#8a5628"
        opacity={0.8}
      />
      <path d="M16 79H50L44 106Q43 111 38 111H16Z" fill={tone(ink)} opacity=".13" />
      <rect x="-53" y="75" width="106" height="7" rx="3.5" fill={tone('#7d4c22')} />
      {riders.map((rider, i) => (
        <g key={rider.seat} data-place={`rider-${rider.seat}`}>
          <SeatBadge who={rider.who} x={first + i * gap - badge / 2} y={96 - badge / 2} size={badge} />
        </g>
      ))}
    </>
  );
}
