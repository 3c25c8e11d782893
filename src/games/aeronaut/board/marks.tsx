/** How types look on the board: a colour, a letter and a pattern, always all three. */

import { INKS } from '../map/inks.ts';
import type { AeronautMap, BalloonType } from '../map/map.ts';

export type Kind = BalloonType | 'gray';

/** Colours as properties, so that the night can change them. */
export const inkOf = (kind: Kind): Record<string, string> => ({
  '--c': INKS[kind].color,
  '--on': INKS[kind].on,
  '--tint': INKS[kind].tint,
});

/** The patterns of spaces; once in a picture that shows some. */
export function Patterns({ map }: { map: AeronautMap }) {
  const kinds: readonly Kind[] = [...map.types, 'gray'];
  return (
    <defs>
      {kinds.map((kind) => (
        <pattern
          key={kind}
          id={`aero-${kind}`}
          class="aero-pattern"
          style={inkOf(kind)}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
          patternTransform="scale(.01)"
          // Lines of our own, from inks.ts.
          dangerouslySetInnerHTML={{ __html: INKS[kind].pattern }}
        />
      ))}
    </defs>
  );
}

export const patternOf = (kind: Kind): string => `url(#aero-${kind})`;

interface TypeMarkProps {
  readonly kind: Kind;
  readonly size?: number;
  readonly class?: string;
}

/** A written cell: the letter, and the pattern beside it. */
export function TypeMark({ kind, size, class: name = 'aero-mark' }: TypeMarkProps) {
  const { letter, pattern } = INKS[kind];
  return (
    <svg
      class={name}
      style={inkOf(kind)}
      viewBox="0 0 28 28"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <rect class="aero-mark-back" x="1" y="1" width="26" height="26" rx="6" />
      <text class="aero-mark-letter" x="9.6" y="19" font-size="16">
        {letter}
      </text>
      <g
        class="aero-mark-tile"
        transform="translate(15 13) scale(.92)"
        dangerouslySetInnerHTML={{ __html: pattern }}
      />
    </svg>
  );
}
