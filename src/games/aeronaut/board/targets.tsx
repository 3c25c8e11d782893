/** What lies under a finger, as elements: every city, route and space is a place. What can be used lies over what cannot. */
import { placeOf } from '../map/chart.ts';
import type { Box } from '../map/geometry.ts';
import type { Layout } from '../map/layout.ts';
import type { AeronautState } from '../rules/state.ts';
import { outlineOf } from './pieces.tsx';
import { cityPlace, routePlace, spacePlace } from './places.ts';
import type { Target } from './plan.ts';
import css from './targets.module.css';

interface TargetsProps {
  readonly view: AeronautState;
  readonly layout: Layout;
  readonly isLit: (target: Target) => boolean;
}

export function Targets(props: TargetsProps) {
  const { view, layout, isLit } = props;
  const lit = layout.routes.map((_, route) => isLit({ route }));
  const dark = lit.map((can, route) => (can ? -1 : route)).filter((route) => route >= 0);
  const bright = lit.map((can, route) => (can ? route : -1)).filter((route) => route >= 0);
  return (
    <g>
      {[...dark, ...bright].map((route) => (
        <RouteTarget key={route} {...props} route={route} />
      ))}
      {layout.cities.map(({ id, x, y, r }, city) => {
        const place = { 'data-place': cityPlace(view, city), 'data-can': isLit({ city }) ? '' : undefined };
        return (
          <g key={id}>
            <circle {...place} class={css.anchor} cx={x} cy={y} r={r} />
            <circle {...place} class={css.target} cx={x} cy={y} r={r} tabindex={-1} />
          </g>
        );
      })}
    </g>
  );
}

function RouteTarget({ view, layout, isLit, route }: TargetsProps & { readonly route: number }) {
  const { bonus, types } = view.map!.routes[route]!;
  const { spaces } = layout.routes[route]!;
  const place = { 'data-place': routePlace(view, route), 'data-can': isLit({ route }) ? '' : undefined };
  return (
    <g>
      {/* Marks stand around the middle: a box around a long slanting route would be around others, too. */}
      <Space {...place} class={css.anchor} box={middleOf(spaces)} />
      <path {...place} class={css.target} d={outlineOf(spaces)} tabindex={-1} />
      {spaces.map((box, i) =>
        types || bonus?.[i] ? (
          <Space
            key={i}
            data-place={spacePlace(view, route, i)}
            data-can={place['data-can']}
            class={css.space}
            box={box}
          />
        ) : null,
      )}
    </g>
  );
}

function middleOf(spaces: readonly Box[]): Box {
  const half = (spaces.length - 1) / 2;
  const [one, other] = [spaces[Math.floor(half)]!, spaces[Math.ceil(half)]!];
  return { ...one, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

interface SpaceProps {
  readonly box: Box;
  readonly class: string | undefined;
  readonly 'data-place': string;
  readonly 'data-can': string | undefined;
}

const Space = ({ box, ...rest }: SpaceProps) => (
  <rect {...rest} x={-box.hl} y={-box.hw} width={2 * box.hl} height={2 * box.hw} transform={placeOf(box)} />
);
