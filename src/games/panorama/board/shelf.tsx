/** The tokens of all seats, in the open: a place for each kind, so that nothing moves when a set grows. */
import type { Seat, WhoOf } from '../../../contract/index.ts';
import { PaintDot, SeatBadge } from '../../../toolkit/art/index.ts';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { COLORS, TOKEN_KINDS } from '../data.ts';
import { type PanoramaState, Step } from '../state.ts';
import { pilePlace } from './places.ts';
import { useSay } from './say.ts';
import css from './shelf.module.css';
import { TokenDot } from './tokens.tsx';

interface ShelfProps {
  readonly view: PanoramaState;
  readonly who: WhoOf;
  readonly viewer: Seat;
  /** "3 1" for each pile that has just grown: seat and kind. */
  readonly news?: readonly string[];
}

export const pileKey = (seat: Seat, kind: number): string => `${seat} ${kind}`;

export function Shelf({ view, who, viewer, news = [] }: ShelfProps) {
  const { board: say, field } = useSay();
  return (
    <ul class={css.shelf} aria-label={say.tokens} data-seats={view.seats}>
      {Array.from({ length: view.seats }, (_, seat) => {
        const counts = view.tokens.slice(seat * TOKEN_KINDS, (seat + 1) * TOKEN_KINDS);
        // Only a viewer who knows the colours sees which tokens will be dropped.
        const own = seat === viewer || view.step === Step.OVER ? view.colors[seat]! : 0;
        return (
          <li
            key={seat}
            class={css.album}
            data-turn={(view.step === Step.TURN && view.turn === seat) || undefined}
          >
            <Hidden>{say.collection(who(seat), counts, own)}</Hidden>
            <div class={css.inside}>
              <span class={css.owner} aria-hidden="true">
                <SeatBadge who={who(seat)} size={26} />
                <span class={css.name}>{field.player(who(seat))}</span>
                {own !== 0 && <OwnColors set={own} />}
              </span>
              <span class={css.piles} aria-hidden="true">
                {counts.map((count, kind) => (
                  <span
                    key={kind}
                    class={css.pile}
                    data-pile={pileKey(seat, kind)}
                    data-place={pilePlace(seat, kind)}
                    data-none={count === 0 || undefined}
                    data-dropped={(own & (1 << kind)) !== 0 || undefined}
                    data-news={news.includes(pileKey(seat, kind)) || undefined}
                  >
                    <TokenDot kind={kind} />
                    <span class={css.count}>{count || ''}</span>
                  </span>
                ))}
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** The colours that score for a player, as swatches with their patterns. */
function OwnColors({ set }: { set: number }) {
  return (
    <span class={css.own} data-place="own">
      {COLORS.filter((_, color) => set & (1 << color)).map((paint) => (
        <PaintDot key={paint} paint={paint} size={22} />
      ))}
    </span>
  );
}
