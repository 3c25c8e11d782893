/** The tail: what is left of it. A tap lays a token out for this round, another takes it back. */
import { face } from '../numbers.ts';
import { tokenPlace } from '../places.ts';
import { leftOf, type Spent, type Tables } from '../sheet/index.ts';
import { isOpen } from './choices.ts';
import { useSay } from './say.ts';
import css from './tail.module.css';

export interface TailProps {
  readonly t: Tables;
  readonly tail: number;
  readonly laid: Spent;
  /** The pilot may spend something now. */
  readonly live: boolean;
  readonly stop: number;
}

export function Tail({ t, tail, laid, live, stop }: TailProps) {
  const { board: say } = useSay();
  return (
    <div class={css.tail} dir="ltr" role="toolbar" aria-label={say.tail}>
      {t.tokens.map((token, i) => {
        const left = leftOf(tail, t.actionOf[i]!);
        const open = live && isOpen(t, tail, i);
        const out = (laid & (1 << i)) !== 0;
        return (
          <button
            key={token}
            type="button"
            class={css.token}
            aria-label={say.token(token, left)}
            aria-pressed={out}
            aria-disabled={!open}
            tabIndex={stop === i ? 0 : -1}
            data-token={i}
            data-place={tokenPlace(token)}
            data-can={open || undefined}
            data-spent={left === 0 || undefined}
          >
            <span class={css.face} data-word={token === 'level' || undefined}>
              {face(token)}
            </span>
            {t.offered[t.actionOf[i]!]! > 1 && (
              <span class={css.left} aria-hidden="true">
                {left}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
