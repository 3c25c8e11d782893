/** Symbols in their colours: in the sky many as one path, in a sentence one as a picture. */

import { useSay } from './say.ts';
import { outlineAt } from './shapes.ts';
import css from './symbol.module.css';

export const SymbolPath = ({ name, d }: { name: string; d: string }) => (
  <path class={css.symbol} data-name={name} d={d} />
);

export function SymbolMark({ name }: { name: string }) {
  const { board: say } = useSay();
  return (
    <svg class={css.mark} viewBox="-13 -13 26 26" role="img" aria-label={say.mark(name)} focusable="false">
      <SymbolPath name={name} d={outlineAt(name, 0, 0)} />
    </svg>
  );
}
