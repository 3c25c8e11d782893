/** The tie-break: paper planes that fly as far as they were thrown. */
import type { NameOf } from '../../../contract/index.ts';
import { Note } from '../../../toolkit/ui/index.ts';
import { Plane } from './plane.tsx';
import css from './throws.module.css';
import { boardWords as say } from './words.ts';

const MOST = 6;

export function Throws({ throws, own, name }: { throws: readonly number[]; own: number; name: NameOf }) {
  const farthest = Math.max(...throws);
  const order = throws.map((_, seat) => seat).sort((a, b) => throws[b]! - throws[a]! || a - b);
  const best = order.slice(0, MOST);
  const shown = best.includes(own) ? best : [...best, own];
  return (
    <section class={css.throws}>
      <p>{say.throws}</p>
      <ol>
        {shown.map((seat, i) => (
          <li key={seat} class={css.toss} data-farthest={throws[seat] === farthest || undefined}>
            <span class={css.thrower}>{name(seat)}</span>
            <span class={css.lane} dir="ltr" style={{ '--far': throws[seat]! / farthest, '--n': i }}>
              <svg viewBox="-16 -14 36 28" aria-hidden="true" focusable="false">
                <Plane />
              </svg>
            </span>
            <b class={css.metres}>{say.metres(throws[seat]!)}</b>
          </li>
        ))}
      </ol>
      {throws.length > shown.length && <Note>{say.more(throws.length - shown.length)}</Note>}
    </section>
  );
}
