/** What changes on a map: claimed spaces, slots, rings around what can be done, travellers. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Who, WhoOf } from '../../../contract/index.ts';
import { SeatBadge, seatColors } from '../../../toolkit/art/tokens.tsx';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import { CAP, placeOf } from '../map/chart.ts';
import type { Box, Point } from '../map/geometry.ts';
import type { Layout } from '../map/layout.ts';
import type { AeronautEvent, AeronautState } from '../rules/state.ts';
import { MULTI, type Tables, tablesOf } from '../rules/tables.ts';
import { ownersOf } from './names.ts';
import css from './pieces.module.css';
import { flightLine, type Target } from './plan.ts';

export interface PiecesProps {
  readonly view: AeronautState;
  readonly layout: Layout;
  readonly who: WhoOf;
  readonly events: readonly AeronautEvent[];
}

/** Every claimed space is covered with its owner's colour and badge; the letter of its type stays in sight. */
export function Claims({ view, layout, who, events }: PiecesProps) {
  const t = tablesOf(view.map!);
  return (
    <g>
      {layout.routes.map(({ id, spaces }, route) => {
        if (view.takers[route] === 0) return null;
        const news = events.find((event) => event.kind === 'claimed' && event.route === id);
        return (
          <g key={id}>
            {spaces.map((box, i) => (
              <Claimed
                key={i}
                box={box}
                owners={takersOf(view, t, route, i)}
                who={who}
                beat={news?.kind === 'claimed' && (news.space < 0 || news.space === i) ? i : -1}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function takersOf(view: AeronautState, t: Tables, route: number, space: number): number[] {
  if (t.kind[route] !== MULTI) return ownersOf(view, route);
  const taker = view.spaces[t.offset[route]! + space]!;
  return taker < 0 ? [] : [taker];
}

const BADGE = 0.27;

interface ClaimedProps {
  readonly box: Box;
  readonly owners: readonly number[];
  readonly who: WhoOf;
  /** When it is filled, if it has just been claimed. */
  readonly beat: number;
}

function Claimed({ box, owners, who, beat }: ClaimedProps) {
  if (owners.length === 0) return null;
  const { x, y, hl, hw } = box;
  const width = (2 * hl - CAP - 0.02) / owners.length;
  const badge = Math.min(BADGE, width);
  return (
    <g class={beat < 0 ? undefined : cx(motion.pop, css.fresh)} style={{ '--beat': beat }}>
      <g transform={placeOf(box)}>
        {owners.map((side, i) => (
          <rect
            key={side}
            class={css.owned}
            x={-hl + CAP + i * width}
            y={-hw + 0.015}
            width={width}
            height={2 * hw - 0.03}
            rx=".05"
            fill={seatColors[who(side).sign % seatColors.length]!}
          />
        ))}
      </g>
      {owners.map((side, i) => {
        const along = CAP / 2 + (i - (owners.length - 1) / 2) * width;
        const turned = box.ux < 0 || (box.ux === 0 && box.uy > 0) ? -1 : 1;
        return (
          <SeatBadge
            key={side}
            who={who(side)}
            x={x + turned * box.ux * along - badge / 2}
            y={y + turned * box.uy * along - badge / 2}
            size={badge}
          />
        );
      })}
    </g>
  );
}

/** Free slots are open circles; those that were taken are closed for good. */
export function Slots({ view, layout }: Pick<PiecesProps, 'view' | 'layout'>) {
  return (
    <g>
      {layout.cities.map(({ id, x, y, r, slots }, city) => {
        const taken = slots.length - view.slots[city]!;
        return (
          <g key={id} data-place={`slots-${id}`}>
            {view.slots[city] === 0 && <circle class={css.full} cx={x} cy={y} r={r} />}
            {slots.map((slot, i) => (
              <circle
                key={i}
                class={css.slot}
                data-taken={i < taken ? '' : undefined}
                cx={slot.x}
                cy={slot.y}
                r={slot.r - 0.015}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

const OUT = 0.045;
const RINGS = [css.halo, css.paper, css.accent] as const;

/** One outline for all spaces of a route. */
export const outlineOf = (spaces: readonly Box[]): string =>
  spaces
    .map(({ x, y, ux, uy, hl, hw }) => {
      const [l, w] = [hl + OUT, hw + OUT];
      const corner = (p: number, q: number) => `${x + ux * p - uy * q} ${y + uy * p + ux * q}`;
      return `M${corner(-l, -w)}L${corner(l, -w)} ${corner(l, w)} ${corner(-l, w)}Z`;
    })
    .join('');

interface GlowProps {
  readonly layout: Layout;
  readonly cities: readonly number[];
  readonly routes: readonly number[];
  /** Not all that can be done, but what the pointer or a button speaks of. */
  readonly inMind?: boolean;
}

export function Glow({ layout, cities, routes, inMind }: GlowProps) {
  return (
    <g class={cx(css.glow, inMind && css.inMind)}>
      {RINGS.map((ring) => (
        <path
          key={ring}
          class={ring}
          d={
            routes.map((route) => outlineOf(layout.routes[route]!.spaces)).join('') +
            cities.map((city) => circle(layout.cities[city]!)).join('')
          }
        />
      ))}
    </g>
  );
}

/** Wide enough to be seen around a city's own ring. */
const AROUND = 0.1;

const circle = ({ x, y, r }: { x: number; y: number; r: number }): string => {
  const out = r + AROUND;
  return `M${x - out} ${y}a${out} ${out} 0 1 0 ${2 * out} 0a${out} ${out} 0 1 0 ${-2 * out} 0Z`;
};

interface TravellersProps extends PiecesProps {
  readonly own: number;
  /** A tap on a traveller is a tap on its city. */
  readonly isLit?: ((target: Target) => boolean) | undefined;
}

/** Small balloons at their cities; several in one city stand side by side. */
export function Travellers({ view, layout, who, events, own, isLit }: TravellersProps) {
  const at = view.at.map((city, side) => placeIn(view, layout, city, side));
  // One's own is drawn last, over the others.
  const order = at.map((_, side) => side).sort((a, b) => Number(a === own) - Number(b === own) || a - b);
  const root = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!root.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const event of events) flight(root.current, event, layout, at);
  }, [events]);
  return (
    <g ref={root}>
      {order.map((side) => {
        const place = at[side];
        return (
          place && (
            <g
              key={side}
              data-side={side}
              data-place={`traveller-${side}`}
              data-can={isLit?.({ city: view.at[side]! }) ? '' : undefined}
              class={side === own ? css.own : undefined}
              style={{ transform: `translate(${place.x}px, ${place.y}px)` }}
            >
              <Balloon who={who(side)} />
            </g>
          )
        );
      })}
    </g>
  );
}

function placeIn(view: AeronautState, layout: Layout, city: number, side: number): Point | undefined {
  if (city < 0) return undefined;
  const here = view.at.flatMap((other, i) => (other === city ? [i] : []));
  const { x, y, r, label } = layout.cities[city]!;
  const apart = Math.min(0.44, 1.3 / here.length);
  // A name above the city stays readable.
  const aside = label.y > y - 0.15 ? 0 : label.x < x ? 0.24 : -0.24;
  return { x: x + aside + (here.indexOf(side) - (here.length - 1) / 2) * apart, y: y - r * 0.45 };
}

function Balloon({ who }: { who: Who }) {
  return (
    <g class={css.balloon}>
      <path class={css.ropes} d="M-.15-.3-.07-.1M.15-.3.07-.1M0-.2V-.1" />
      <path class={css.basket} d="M-.09-.11H.09L.07.04Q.065.06.04.06H-.04Q-.065.06-.07.04Z" />
      <SeatBadge who={who} x={-0.28} y={-0.8} size={0.56} />
    </g>
  );
}

/** The traveller leaves from where it was, along the lines of its path. */
function flight(
  root: Element,
  event: AeronautEvent,
  layout: Layout,
  at: readonly (Point | undefined)[],
): void {
  if (event.kind !== 'moved' && event.kind !== 'teleported' && event.kind !== 'started') return;
  const traveller = root.querySelector(`[data-side="${event.side}"]`);
  const end = at[event.side];
  if (!traveller || !end) return;
  const to = `translate(${end.x}px, ${end.y}px)`;
  if (event.kind !== 'moved') {
    traveller.animate(
      [
        { transform: `translate(${end.x}px, ${end.y - 1.2}px) scale(.6)`, opacity: 0 },
        { transform: to, opacity: 1 },
      ],
      { duration: 380, easing: 'cubic-bezier(.3, 1.4, .5, 1)' },
    );
    return;
  }
  const lift = end.y - (layout.cities.find(({ id }) => id === event.to)?.y ?? end.y);
  const line = flightLine(layout, event.from, event.path);
  const steps = line.map(({ x, y }, i) => {
    const high = Math.sin((i / Math.max(1, line.length - 1)) * Math.PI) * 0.25;
    return { transform: `translate(${x}px, ${y + lift - high}px)` };
  });
  traveller.animate([...steps.slice(0, -1), { transform: to }], {
    duration: 420 + 200 * (event.path.length - 1),
    easing: 'cubic-bezier(.45, 0, .3, 1)',
  });
}
