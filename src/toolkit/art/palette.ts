/** A colour by day and one by night, as "#fff #000". */
export const shade = (pair: string): string => `light-dark(${pair.replace(' ', ', ')})`;

/**
 * The colours of a scene as custom properties: `sky` from above, `tone` from far to near, `light` of sun, halo, cloud, pines
 * and drafted lines, and what its land needs besides.
 */
export interface Palette {
  readonly sky: string;
  readonly tone: string;
  readonly light: string;
  readonly [more: string]: string;
}

export const palette = (colors: Palette): Record<string, string> =>
  Object.fromEntries(
    Object.entries(colors).flatMap(([name, pairs]) =>
      pairs.split(', ').map((pair, i) => [`--${name}-${i + 1}`, shade(pair)]),
    ),
  );
