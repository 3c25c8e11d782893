import type { JSX } from 'preact';
import { Basket, Glow, Ribbon, Shadow, Volume } from '../../../toolkit/art/balloon-parts.tsx';
import { type Ink, useInk } from '../../../toolkit/art/ink.ts';
import { cream, ink } from '../../../toolkit/art/paints.ts';
import paper from '../../../toolkit/art/paper.module.css';
import { at, type Place, unspoken } from '../../../toolkit/art/place.ts';
import { Stroke } from '../../../toolkit/art/stroke.tsx';
import type { Cloth } from './bundle.tsx';

export type SpecialShape = 1 | 2 | 3;

interface Special {
  readonly outline: string;
  readonly first: string;
  readonly second: string;
  readonly Detail: (ink: Pick<Ink, 'tone'>) => JSX.Element;
}

const fish: Special = {
  outline:
    'M-49-30C-46-50-30-63-13-65C-8-75 8-76 19-58C26-54 31-47 34-41C40-51 47-55 53-54C49-45 49-29 53-13C46-14 39-19 34-26C28-8 20 8 13 31H-13C-20 10-45-6-49-30Z',
  first: '#f0894e',
  second: '#ffe1b5',
  Detail: ({ tone }) => (
    <>
      <path
        d="M-13-65C-8-75 8-76 19-58Q4-66-13-65ZM34-41C40-51 47-55 53-54C49-45 49-29 53-13C46-14 39-19 34-26Q38-33 34-41Z"
        fill={tone('#d65f2a')}
      />
      <path
        d="M-16-64C-6-48-6-22-18-4L-10 4C8-16 8-46-2-66ZM14-60C22-46 22-22 10 2L18 0C30-20 32-36 26-52Z"
        fill={tone(cream)}
        opacity=".85"
      />
      <path d="M4-30Q20-28 20-12Q6-10 0-20Z" fill={tone('#d65f2a')} />
      <circle cx="-31" cy="-38" r="7.5" fill={tone(cream)} />
      <circle cx="-32.5" cy="-38" r="4" fill={tone(ink)} />
      <circle cx="-34" cy="-39.5" r="1.3" fill={tone('#fff')} />
      <Stroke d="M-47-24Q-40-18-33-21" hex={ink} width={2.6} round />
    </>
  ),
};

const star: Special = {
  outline:
    'M0-73Q5-73 8-64L13-50Q15-45 20-45H39Q49-45 48-39Q47-35 41-30L29-21Q25-18 27-13L33 4Q35 11 31 13Q27 15 21 11L14 7 13 31H-13L-14 7-21 11Q-27 15-31 13Q-35 11-33 4L-27-13Q-25-18-29-21L-41-30Q-47-35-48-39Q-49-45-39-45H-20Q-15-45-13-50L-8-64Q-5-73 0-73Z',
  first: '#3a9db3',
  second: '#c9ece6',
  Detail: ({ tone }) => (
    <>
      <path
        d="M0-70V-25L14-46ZM45-41 0-25 26-19ZM30 10 0-25-4 0 14 7ZM-30 10 0-25-26-16ZM-45-41 0-25-15-45Z"
        fill={tone('#c9ece6')}
        opacity=".4"
      />
      <Stroke d="M-11-34v4M11-34v4M-6-25q6 6 12 0" hex={ink} width={3.4} round />
      <path
        d="M-21-26a3.5 3 0 1 0 7 0a3.5 3 0 1 0-7 0M14-26a3.5 3 0 1 0 7 0a3.5 3 0 1 0-7 0"
        fill={tone('#f29a86')}
      />
    </>
  ),
};

const moon: Special = {
  outline:
    'M22-70C-20-76-49-50-48-20C-47 4-26 16-13 31H13C28 24 46 8 50-18Q50-23 46-19C34-6 12-6 1-21C-13-41 2-60 22-65Q27-68 22-70Z',
  first: '#f3dc9b',
  second: '#5661a6',
  Detail: ({ tone }) => (
    <>
      <path
        d="M-36-46a5 5 0 1 0 10 0a5 5 0 1 0-10 0M-12-62a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0"
        fill={tone('#d9b866')}
      />
      <Stroke d="M-32-30q5 5 11 0M-26-14q7 5 14-1" hex={ink} width={3} round />
      <path d="M-40-20a4 3.2 0 1 0 8 0a4 3.2 0 1 0-8 0" fill={tone('#eda27d')} />
    </>
  ),
};

const specials: Readonly<Record<SpecialShape, Special>> = { 1: fish, 2: star, 3: moon };

/** Three shapes with no paint, in the air: a fish, a star and a moon. */
export function SpecialBalloon(props: Place & { readonly shape: SpecialShape; readonly label: string }) {
  const special = specials[props.shape];
  const ink = useInk();
  const { outline, first, Detail } = special;
  return (
    <g class={paper.piece} transform={at(props)} {...unspoken}>
      <Basket />
      <Shadow d={outline} x={3} y={4} />
      <path d={outline} fill={ink.tone(first)} />
      <Detail tone={ink.tone} />
      <Volume d={outline} />
      <Glow d={outline} />
      {special === moon && <Pendant />}
      <Ribbon label={props.label} y={13} />
    </g>
  );
}

export const specialOutline = (shape: SpecialShape): string => specials[shape].outline;

/** What it looks like folded. */
export function specialCloth(shape: SpecialShape, { tone }: Pick<Ink, 'tone'>): Cloth {
  const { first, second, outline } = specials[shape];
  const small = { d: outline, transform: 'translate(0 3) scale(.32)' };
  return {
    first: tone(first),
    second: tone(second),
    // What it will be, in small: a fish, a star or a moon.
    marks: <path {...small} fill={tone(first)} stroke={tone(ink)} stroke-width="7" paint-order="stroke" />,
  };
}

/** Hangs in the moon's arms. */
function Pendant() {
  const { tone } = useInk();
  return (
    <>
      <path d="M23-67V-46" stroke={tone(ink)} stroke-opacity=".6" stroke-width="1.4" />
      <path
        d="M23-48l3.5 7 7.5 1-5.5 5.3 1.4 7.5-6.9-3.6-6.9 3.6 1.4-7.5-5.5-5.3 7.5-1Z"
        fill={tone('#5661a6')}
      />
    </>
  );
}
