/** The tie-break: paper planes that fly as far as they were thrown. */
import type { NameOf } from '../../../contract/index.ts';
import { PLANE, PLANE_FOLD } from './shapes.ts';
import { boardWords as say } from './words.ts';

const MOST = 6;

export function Throws({ throws, own, name }: { throws: readonly number[]; own: number; name: NameOf }) {
  const farthest = Math.max(...throws);
  const order = throws.map((_, seat) => seat).sort((a, b) => throws[b]! - throws[a]! || a - b);
  const best = order.slice(0, MOST);
  const shown = best.includes(own) ? best : [...best, own];
  return (
    <section class="tf-throws">
      <p>{say.throws}</p>
      <ol>
        {shown.map((seat, i) => (
          <li key={seat} class={throws[seat] === farthest ? 'tf-throw is-farthest' : 'tf-throw'}>
            <span class="tf-thrower">{name(seat)}</span>
            <span class="tf-lane" style={{ '--far': throws[seat]! / farthest, '--n': i }}>
              <svg viewBox="-16 -14 36 28" aria-hidden="true" focusable="false">
                <path class="tf-plane-wing" d={PLANE} />
                <path class="tf-plane-fold" d={PLANE_FOLD} />
              </svg>
            </span>
            <b class="tf-metres">{say.metres(throws[seat]!)}</b>
          </li>
        ))}
      </ol>
      {throws.length > shown.length && <p class="note">{say.more(throws.length - shown.length)}</p>}
    </section>
  );
}
