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
  return drawn.replace(/ (?:class|data-place|data-name|aria-hidden|focusable)="[^"]*"/g, '');
}
