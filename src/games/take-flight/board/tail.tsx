/** The tail: what is left of it. A tap lays a token out for this round, another takes it back. */
import { leftOf, type Spent, type Tables } from '../sheet/index.ts';
import { isOpen } from './choices.ts';
import { boardWords as say } from './words.ts';

export interface TailProps {
  readonly t: Tables;
  readonly tail: number;
  readonly laid: Spent;
  /** Somebody may spend something now. */
  readonly live: boolean;
  readonly stop: number;
}

export function Tail({ t, tail, laid, live, stop }: TailProps) {
  return (
    <div class="tf-tail" role="toolbar" aria-label={say.tail}>
      {t.tokens.map((token, i) => {
        const left = leftOf(tail, t.actionOf[i]!);
        const open = live && isOpen(t, tail, i);
        const out = (laid & (1 << i)) !== 0;
        return (
          <button
            key={token}
            type="button"
            class={left === 0 ? 'tf-token is-spent' : 'tf-token'}
            aria-label={say.token(token, left)}
            aria-pressed={out}
            aria-disabled={!open}
            title={say.sense(token)}
            tabIndex={stop === i ? 0 : -1}
            data-token={i}
          >
            <span class={token === 'level' ? 'tf-token-face is-word' : 'tf-token-face'}>
              {say.face(token)}
            </span>
            {t.offered[t.actionOf[i]!]! > 1 && (
              <span class="tf-token-left" aria-hidden="true">
                {left}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
