/** How types look on the board: a colour, a letter and a pattern, always all three. */

import { kindAt } from '../map/chart.ts';
import { INKS } from '../map/inks.ts';
import type { Kind } from '../map/look.ts';
import type { Route } from '../map/map.ts';
import css from './marks.module.css';

interface TypeMarkProps {
  readonly kind: Kind;
  readonly size?: number;
  /** Too small for a pattern. */
  readonly small?: boolean | undefined;
}

/** A written cell: the letter, and the pattern beside it. */
export function TypeMark({ kind, size, small }: TypeMarkProps) {
  const { color, on, letter, pattern } = INKS[kind];
  return (
    <svg
      class={css.mark}
      style={{ '--c': color, '--on': on }}
      data-small={small ? '' : undefined}
      viewBox="0 0 28 28"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect class={css.back} x="1" y="1" width="26" height="26" rx="6" />
      <text class={css.letter} x="9.6" y="19" font-size="16">
        {letter}
      </text>
      <g
        class={css.tile}
        transform="translate(15 13) scale(.92)"
        dangerouslySetInnerHTML={{ __html: pattern }}
      />
    </svg>
  );
}

/** What a route is made of, space by space. */
export function RouteMarks({ route, ...look }: { route: Route } & Omit<TypeMarkProps, 'kind'>) {
  return (
    <span class={css.route} aria-hidden="true">
      {Array.from({ length: route.length }, (_, i) => (
        <TypeMark key={i} kind={kindAt(route, i)} {...look} />
      ))}
    </span>
  );
}
