/** What is cut out: balloons by type, travellers, trajectories and secrets. */
import type { Size } from '../../../contract/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { ink as black, cream } from '../../../toolkit/art/paints.ts';
import { INKS } from '../map/inks.ts';
import type { Kind } from '../map/look.ts';
import { sideLetter } from './chart.tsx';
import { lookOf } from './look.ts';

export const DISC: Size = { w: 16, h: 16 };
export const TICKET: Size = { w: 63, h: 34 };

/** A balloon of a type: its colour, its pattern above its letter. */
export function BalloonDisc({ type }: { type: Kind }) {
  const ink = useInk();
  const look = lookOf(ink).space(type);
  // So many discs of black would drink the ink.
  const { color, on, pattern } = ink.name === 'mono' ? { ...look, color: '#ffffff', on: '#000000' } : look;
  return (
    <g transform="translate(8 8)">
      <circle r="7" fill={color} />
      {/* The patterns of the map are text. */}
      <g
        transform="translate(-2.880 -6) scale(.48)"
        dangerouslySetInnerHTML={{ __html: INKS[type].pattern.replaceAll('currentColor', on) }}
      />
      <circle r="7" fill="none" stroke={pattern} stroke-width=".4" />
      <text {...letters} y="5.200" font-size="5.800" fill={on}>
        {INKS[type].letter}
      </text>
    </g>
  );
}

/** The piece of a player on the map. */
export function TravellerDisc({ side }: { side: number }) {
  const { tone } = useInk();
  return (
    <g transform="translate(8 8)">
      <circle r="7" fill={tone(cream)} stroke={tone(black)} stroke-width=".6" />
      <circle r="5.8" fill={tone(black)} />
      <text {...letters} y="2.800" font-size="8" fill="#ffffff">
        {sideLetter(side)}
      </text>
    </g>
  );
}

interface TicketProps {
  readonly title: string;
  readonly cities: string;
  readonly reward: string;
  /** Places for the players who connect it. */
  readonly slots: number;
  readonly bleed: number;
}

export function Ticket({ title, cities, reward, slots, bleed }: TicketProps) {
  const { tone } = useInk();
  const { w, h } = TICKET;
  const small = cities.length > 24 ? 4 : 5;
  return (
    <>
      <rect x={-bleed} y={-bleed} width={w + 2 * bleed} height={h + 2 * bleed} fill={tone(cream)} />
      <text {...letters} x={w / 2} y="6" font-size="3.200" fill={tone('#77756d')}>
        {title}
      </text>
      <text {...letters} x={w / 2} y="13.500" font-size={small} fill={tone(black)}>
        {cities}
      </text>
      <text {...letters} x={w / 2} y="21.500" font-size="5" fill={tone(black)}>
        {reward}
      </text>
      {Array.from({ length: slots }, (_, i) => (
        <circle
          key={i}
          cx={w / 2 + (i - (slots - 1) / 2) * 8}
          cy="28"
          r="3"
          fill="#ffffff"
          stroke={tone(black)}
          stroke-width=".3"
        />
      ))}
    </>
  );
}

export function TicketBack({ text, bleed }: { text: string; bleed: number }) {
  const { tone } = useInk();
  const { w, h } = TICKET;
  return (
    <>
      <rect x={-bleed} y={-bleed} width={w + 2 * bleed} height={h + 2 * bleed} fill={tone('#8f95c4')} />
      <text {...letters} x={w / 2} y={h / 2 + 2} font-size="6" fill={tone(black)}>
        {text}
      </text>
    </>
  );
}
