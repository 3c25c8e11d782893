import { useInk } from '../../../toolkit/art/ink.ts';
import { letters } from '../../../toolkit/art/letters.ts';
import { cream, ink } from '../../../toolkit/art/paints.ts';
import paper from '../../../toolkit/art/paper.module.css';
import { at, type Place, unspoken } from '../../../toolkit/art/place.ts';
import css from './truck.module.css';

/** `x` is the middle, `y` the ground under the wheels. 100 wide, 48 high (a beacon makes 54). */
export function Truck({ kind, ...place }: Place & { readonly kind: 'launch' | 'safety' }) {
  const { name } = useInk();
  return (
    <g class={paper.piece} transform={at(place)} {...unspoken}>
      {name === 'screen' && <ellipse class={paper.shadow} cx="0" cy="0" rx="49" ry="3.5" />}
      {kind === 'launch' ? <LaunchBody /> : <SafetyBody />}
      <Wheel x={-29} />
      <Wheel x={29} />
    </g>
  );
}

function LaunchBody() {
  const { tone } = useInk();
  return (
    <>
      <path d="M14-20V-40Q14-44 18-44H32Q35-44 37-41L43-27 48-24Q50-23 50-20V-9H14Z" fill={tone('#2f66bf')} />
      <path d="M20-39H31L37-27H20Z" fill={tone('#dff1fb')} />
      <path d="M24-39 20-33V-27Z" fill={tone('#fff')} opacity=".7" />
      <path d="M-49-23H14V-8H-49Z" fill={tone('#2456a6')} />
      <path d="M-50-24H14V-19H-50Z" fill={tone('#c98d4f')} />
      <path d="M-34-24V-19M-18-24V-19M-2-24V-19" stroke={tone('#8a5a2b')} stroke-width="1.4" />
      <path d="M-48-14H50" stroke={tone(cream)} stroke-opacity=".55" stroke-width="2" />
      <path d="M17-24V-10M22-22H27" stroke={tone(ink)} stroke-opacity=".35" stroke-width="1.5" />
      <path d="M4-34Q4-37 7-37T10-34V-24H4ZM-4-32Q-4-35-1-35T2-32V-24H-4Z" fill={tone('#c9cedd')} />
      <path d="M4-31H10M-4-29H2" stroke={tone('#c2410c')} stroke-width="2.4" />
      <path d="M-41-8a12 12 0 0 1 24 0ZM17-8a12 12 0 0 1 24 0Z" fill={tone('#1a3f7d')} />
      <Beam d="M49-19 88-24V0L49-16Z" />
      <circle fill={tone('#ffe08a')} cx="48" cy="-18" r="2.6" />
      <rect x="44" y="-11" width="8" height="4" rx="2" fill={tone('#d8dbe8')} />
    </>
  );
}

function SafetyBody() {
  const { tone } = useInk();
  return (
    <>
      <path fill={tone('#ffb31f')} d="M6-50Q6-55 11-55T16-50Z" />
      <rect x="3" y="-50" width="16" height="4" rx="1.5" fill={tone('#4a4f78')} />
      <path
        d="M-50-30Q-50-34-46-34H0V-42Q0-46 4-46H30Q34-46 36-42L42-28 48-25Q50-24 50-21V-9H-50Z"
        fill={tone('#e8792b')}
      />
      <path d="M5-41H15V-28H5ZM20-41H30L36-28H20Z" fill={tone('#dff1fb')} />
      <path d="M-50-22H50V-13H-50Z" fill={tone(cream)} />
      <path
        d="M-46-13-39-22H-32L-39-13ZM-30-13-23-22H-16L-23-13ZM18-13 25-22H32L25-13ZM34-13 41-22H48L41-13Z"
        fill={tone(ink)}
      />
      <path d="M-41-8a12 12 0 0 1 24 0ZM17-8a12 12 0 0 1 24 0Z" fill={tone('#b2541a')} />
      <Beam d="M49-18 88-23V1L49-15Z" />
      <circle fill={tone('#ffe08a')} cx="48" cy="-17" r="2.6" />
      <g transform="translate(0 -16)">
        <circle r="9" fill={tone(cream)} stroke={tone(ink)} stroke-width="1.6" />
        <text {...letters} y="5" font-size="14" fill={tone(ink)}>
          S
        </text>
      </g>
    </>
  );
}

function Wheel({ x }: { x: number }) {
  const { tone } = useInk();
  return (
    <g transform={`translate(${x} -8)`}>
      <circle class={css.tyre} r="9" fill={tone('#1c2040')} />
      <g class={css.wheel}>
        <circle r="4.6" fill={tone('#d8dbe8')} />
        <path d="M0-4.6V4.6M-4.6 0H4.6" stroke={tone('#1c2040')} stroke-width="1.2" />
      </g>
    </g>
  );
}

/** Headlights: paper has no night. */
function Beam({ d }: { d: string }) {
  return useInk().name === 'screen' ? <path fill="url(#art-beam)" d={d} /> : null;
}
