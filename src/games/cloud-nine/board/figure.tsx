/** A player's figure: in the basket, or under a parachute. Drawn around the middle of its head. */
import type { Who } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';
import { SeatBadge, seatColors } from '../../../toolkit/art/tokens.tsx';

/** What is pale on a parachute, by the player's sign: none looks like the mark of a card. */
const PALE = [
  'M-13 40C-13-6-6 0 0 0S13-6 13 40Q0 31-13 40Z',
  'M-38 40C-38 14-20 2-4 0C-10 4-13 20-13 40Q-28 31-38 40ZM38 40C38 14 20 2 4 0C10 4 13 20 13 40Q28 31 38 40Z',
  'M-36 24C-33 12-20 1 0 1S33 12 36 24Z',
  'M0 0C22 0 38 14 38 40Q28 31 13 40Q6 35.500 0 35.500Z',
  'M-37 30Q0 16 37 30L38 40Q28 31 13 40Q0 31-13 40Q-28 31-38 40Z',
  'M-34 17Q0 3 34 17L37 27Q0 13-37 27Z',
] as const;

const SKIN = ['#f0c19b', '#8a5638', '#e3a877', '#c98b5e', '#f4d3b4', '#6f4630'] as const;

interface HeadProps {
  readonly sign: number;
  readonly pilot?: boolean;
}

/** Head, shoulders and a cap in the player's tone; the pilot wears a white one with a peak. */
export function Head({ sign, pilot = false }: HeadProps) {
  const { tone } = useInk();
  const color = tone(seatColors[sign % seatColors.length]!);
  return (
    <>
      <path d="M-9 20C-9 11-5 8 0 8S9 11 9 20Z" fill={color} />
      <circle r="7.4" fill={tone(SKIN[sign % SKIN.length]!)} />
      <path
        d="M-2.8 1.400h.1M2.8 1.400h.1"
        stroke={tone('#22264b')}
        stroke-width="1.9"
        stroke-linecap="round"
      />
      <Stroke d="M-2.2 3.900Q0 5.600 2.2 3.900" hex="#22264b" round />
      {pilot ? (
        <>
          <path
            d="M-9-3.500C-10-12 10-12 9-3.500Z"
            fill={tone('#fffaf0')}
            stroke={tone('#22264b')}
            stroke-opacity=".3"
          />
          <path d="M-8.6-4.800H8.600V-1.800H-8.600Z" fill={color} />
          <path d="M-8.6-1.900H8.600Q5 1.400 0 .8T-8.6-1.900Z" fill={tone('#22264b')} />
          <path d="M-2-7.200H2M0-9.200V-5.200" stroke={tone('#22264b')} stroke-width="1.3" />
        </>
      ) : (
        <path d="M-8-2.600C-8-11.500 8-11.500 8-2.600Q0-4.600-8-2.600Z" fill={color} />
      )}
    </>
  );
}

/** A player under a parachute, hanging from the top middle. */
export function Parachutist({ sign }: { sign: number }) {
  const { name, tone } = useInk();
  const color = tone(seatColors[sign % seatColors.length]!);
  return (
    <>
      {/* Paper is as pale as the lines are in the sky. */}
      <Stroke
        d="M-37 38-2 76M-13 40-1 76M13 40 1 76M37 38 2 76"
        hex={name === 'screen' ? '#fffaf0' : '#3b3f6b'}
        width={name === 'screen' ? 1.6 : 0.9}
      />
      <path d="M-38 40C-38-13 38-13 38 40Q28 31 13 40Q0 31-13 40Q-28 31-38 40Z" fill={color} />
      <path d={PALE[sign % PALE.length]!} fill={tone('#fffaf0')} fill-opacity=".92" />
      <Stroke d="M-38 40C-38-13 38-13 38 40" hex="#22264b" width={1.4} opacity={0.5} />
      <Stroke d="M-6 92-8 110M6 92 8 110M-8 88-15 80M8 88 15 80" hex="#3b3f6b" width={4.6} round />
      <g transform="translate(0 80)">
        <Head sign={sign} />
      </g>
    </>
  );
}

interface JumperProps {
  readonly who: Who;
  readonly class?: string | undefined;
}

/** The same as a picture, 84 wide and 118 tall, with the player's badge. */
export function Jumper({ who, class: look }: JumperProps) {
  return (
    <svg class={look} viewBox="-42 -4 84 118" aria-hidden="true" focusable="false">
      <Parachutist sign={who.sign} />
      <SeatBadge who={who} x={-13} y={85} size={26} />
    </svg>
  );
}
