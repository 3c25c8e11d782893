/** The tie-break: paper planes that fly as far as they were thrown. */
import type { WhoOf } from '../../../contract/index.ts';
import { Note } from '../../../toolkit/ui/index.ts';
import { Plane } from './plane.tsx';
import { useSay } from './say.ts';
import css from './throws.module.css';

const MOST = 6;

export function Throws({ throws, own, who }: { throws: readonly number[]; own: number; who: WhoOf }) {
  const { board: say, name } = useSay();
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
            <span class={css.thrower}>{name(who(seat))}</span>
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
