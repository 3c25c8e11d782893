import type { ComponentChildren } from 'preact';
import type { BalloonState } from './balloon.tsx';
import { Basket, Glow, Ribbon } from './balloon-parts.tsx';
import { BalloonPacked, BalloonUnpacked } from './bundle.tsx';
import { cream, ink } from './paints.ts';
import { at, classes, type Place, unspoken } from './place.ts';

export type SpecialShape = 1 | 2 | 3;

/** The same places and states as a balloon's. */
export interface SpecialBalloonProps extends Place {
  readonly shape: SpecialShape;
  readonly state?: BalloonState;
  readonly label?: string;
  readonly bob?: number;
  readonly class?: string;
}

interface Special {
  readonly outline: string;
  readonly first: string;
  readonly second: string;
  readonly detail: ComponentChildren;
}

const fish: Special = {
  outline:
    'M-46-22C-40-52-12-64 8-56C20-52 28-44 33-36C40-48 48-52 52-50C50-38 49-24 53-4C46-4 38-10 33-18C27 2 14 14 6 31H-8C-16 16-42 4-46-22Z',
  first: '#f0894e',
  second: '#ffd9a0',
  detail: (
    <>
      <path d="M-10-58C-6-70 8-70 18-52Z" fill="#d9642c" />
      <path
        d="M-18-56C-8-44-8-28-18-14M0-58C10-44 10-24 0-6M18-52C26-40 26-26 20-12"
        fill="none"
        stroke={cream}
        stroke-width="5"
        stroke-opacity=".75"
      />
      <circle cx="-31" cy="-32" r="7" fill={cream} />
      <circle cx="-32" cy="-32" r="3.6" fill={ink} />
    </>
  ),
};

const star: Special = {
  outline:
    'M0-70C5-70 9-62 14-48Q16-44 20-44C36-45 48-44 49-39C50-34 42-27 31-18Q28-15 29-11C34 4 36 14 32 17C28 20 20 14 13 31H-13C-20 14-28 20-32 17C-36 14-34 4-29-11Q-28-15-31-18C-42-27-50-34-49-39C-48-44-36-45-20-44Q-16-44-14-48C-9-62-5-70 0-70Z',
  first: '#3f9fb5',
  second: '#bfe6e3',
  detail: (
    <>
      <path d="M0-58 9-37 32-34 14-20 0-58-14-20-32-34-9-37Z" fill="#bfe6e3" opacity=".55" />
      <path
        d="M-12-31v4M12-31v4M-6-23q6 5 12 0"
        fill="none"
        stroke={ink}
        stroke-width="3.4"
        stroke-linecap="round"
      />
    </>
  ),
};

const moon: Special = {
  outline:
    'M6-69C-30-68-48-44-46-16C-44 6-26 14-13 31H13C22 20 38 16 46 2C24 8 4-6 2-28C0-46 6-58 14-66Q12-69 6-69Z',
  first: '#5661a6',
  second: '#f7dd9a',
  detail: (
    <>
      <path d="M-22-52l2 4 4 .6-3 3 .8 4.4-3.8-2-3.8 2 .8-4.4-3-3 4-.6Z" fill="#f7dd9a" />
      <path
        d="M-30-28q5 5 10 0M-11-24q3-6-1-10"
        fill="none"
        stroke="#f7dd9a"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path d="M14-66Q26-62 30-50" fill="none" stroke="#5661a6" stroke-width="2" />
      <circle cx="30" cy="-46" r="5" fill="#f7dd9a" />
    </>
  ),
};

const specials: Readonly<Record<SpecialShape, Special>> = { 1: fish, 2: star, 3: moon };

/** Three shapes with no paint: a fish, a star and a moon. */
export function SpecialBalloon(props: SpecialBalloonProps) {
  const { shape, state = 'flying', label = `X${shape}`, bob } = props;
  const special = specials[shape];
  const cloth = { first: special.first, second: special.second, marks: null };
  return (
    <g class={classes('balloon', props.class)} transform={at(props)} {...unspoken}>
      {state === 'packed' && <BalloonPacked cloth={cloth} label={label} />}
      {state === 'unpacked' && <BalloonUnpacked cloth={cloth} label={label} />}
      {state === 'inflated' && (
        <g transform="translate(0 -68)">
          <Flying special={special} label={label} />
        </g>
      )}
      {state === 'flying' && (
        <g
          class={classes(bob !== undefined && 'bob')}
          style={bob === undefined ? undefined : { '--beat': bob }}
        >
          <Flying special={special} label={label} />
        </g>
      )}
    </g>
  );
}

export function specialOutline(shape: SpecialShape): string {
  return specials[shape].outline;
}

function Flying({ special, label }: { special: Special; label: string }) {
  return (
    <>
      <Basket />
      <path class="art-shadow" d={special.outline} transform="translate(3 4)" />
      <path d={special.outline} fill={special.first} />
      {special.detail}
      <path d={special.outline} fill="url(#art-volume)" />
      <Glow d={special.outline} />
      <Ribbon label={label} />
    </>
  );
}
