/** The others: card backs with a count, points, and who decides now. */
import type { Seat, WhoOf } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/index.ts';
import { Hidden } from '../../../toolkit/ui/index.ts';
import { type CloudState, handOf, isAboard, isHidden, Step } from '../state.ts';
import { CardBack, Fan } from './cards.tsx';
import { useSay } from './say.ts';
import css from './seats.module.css';

interface SeatsProps {
  readonly view: CloudState;
  readonly viewer: Seat;
  readonly who: WhoOf;
}

export function Seats({ view, viewer, who }: SeatsProps) {
  const { board: say } = useSay();
  if (view.step === Step.DEAL) return null;
  // Clockwise from the viewer, as they would sit around the table.
  const from = viewer < 0 ? 0 : viewer + 1;
  const others = view.sizes.map((_, i) => (from + i) % view.seats).filter((seat) => seat !== viewer);
  const asked = view.step >= Step.PASSENGERS && view.step <= Step.PAY ? view.turn : -1;
  return (
    <ul class={css.seats} aria-label={say.seats} data-many={view.seats > 4 || undefined}>
      {others.map((seat) => (
        <li
          key={seat}
          class={css.seat}
          data-place={`seat-${seat}`}
          data-asked={seat === asked || undefined}
          data-out={!isAboard(view, seat) || undefined}
        >
          <SeatBadge who={who(seat)} size={30} />
          {isHidden(view, seat) ? (
            <Backs count={view.sizes[seat]!} />
          ) : (
            <Shown view={view} seat={seat} who={who} />
          )}
          <span class={css.count} aria-hidden="true">
            {view.sizes[seat]}
          </span>
          <Hidden>{say.seatCards(who(seat), view.sizes[seat]!, view.scores[seat]!)}</Hidden>
        </li>
      ))}
      <li class={css.seat} data-deck data-place="deck">
        <span class={css.back}>
          <CardBack />
        </span>
        <span class={css.count} aria-hidden="true">
          {view.left}
        </span>
        <Hidden>{say.deck(view.left)}</Hidden>
      </li>
    </ul>
  );
}

/** Another hand that may be seen: in replays of finished matches, and in some figures. */
function Shown({ view, seat, who }: { view: CloudState; seat: Seat; who: WhoOf }) {
  const { board: say } = useSay();
  const hand = handOf(view, seat);
  return (
    <span class={css.small}>
      <Fan hand={hand} own={false} label={say.handOf(who(seat), hand)} />
    </span>
  );
}

/** The backs of a hand that this viewer may not see; a few stand for many. */
function Backs({ count }: { count: number }) {
  const shown = Math.min(count, 5);
  return (
    <span data-fan class={css.backs} dir="ltr" aria-hidden="true" style={{ '--n': Math.max(shown, 1) }}>
      {Array.from({ length: shown }, (_, i) => (
        <span key={i} class={css.back} style={{ '--i': i, '--turn': ((i - (shown - 1) / 2) / 2).toFixed(2) }}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}
