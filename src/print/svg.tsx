/** A drawing as an SVG document in millimetres that carries everything with it. */
import type { ComponentChildren } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Size } from '../contract/index.ts';
import { InkContext, type InkName, inks } from '../toolkit/art/ink.ts';
import { MonoPatterns } from '../toolkit/art/patterns.tsx';

export function svgOf(size: Size, ink: InkName, name: string, children: ComponentChildren): string {
  const drawn = renderToString(
    <svg
      role="img"
      aria-label={name}
      xmlns="http://www.w3.org/2000/svg"
      width={`${size.w}mm`}
      height={`${size.h}mm`}
      viewBox={`0 0 ${size.w} ${size.h}`}
    >
      {ink === 'mono' && (
        <defs>
          <MonoPatterns />
        </defs>
      )}
      <InkContext.Provider value={inks[ink]}>{children}</InkContext.Provider>
    </svg>,
  );
  // Paper has no style sheet, and a page that shows a sheet must not dress it up.
  const bare = drawn.replace(/ (?:class|data-place|data-name|aria-hidden|focusable)="[^"]*"/g, '');
  // Art that asks for no ink is grey all the same.
  return ink === 'mono' ? bare.replace(colored, (_, what, hex) => `${what}="${inks.mono.tone(hex)}"`) : bare;
}

/** A colour whose red, green and blue differ. */
const colored = /\b(fill|stroke)="(#(?!([0-9a-f]{2})\3\3")[0-9a-f]{6})"/g;
