/** Symbols in their colours: in the sky many as one path, in a sentence one as a picture. */

import type { PaintId } from '../../../toolkit/art/index.ts';
import { useInk } from '../../../toolkit/art/ink.ts';
import { useSay } from './say.ts';
import { outlineAt } from './shapes.ts';
import css from './symbol.module.css';

/** A page colours them by its style sheet; paper, which has none, by these. */
const paintOf: Readonly<Record<string, PaintId>> = { heart: 'R', square: 'B', star: 'Y', hourglass: 'G' };

export function SymbolPath({ name, d }: { name: string; d: string }) {
  const ink = useInk();
  return (
    <path
      class={css.symbol}
      data-name={name}
      d={d}
      fill={ink.fill(paintOf[name] ?? 'P')}
      stroke="#222222"
      stroke-width="1.4"
    />
  );
}

export function SymbolMark({ name }: { name: string }) {
  const { board: say } = useSay();
  return (
    <svg class={css.mark} viewBox="-13 -13 26 26" role="img" aria-label={say.mark(name)} focusable="false">
      <SymbolPath name={name} d={outlineAt(name, 0, 0)} />
    </svg>
  );
}
