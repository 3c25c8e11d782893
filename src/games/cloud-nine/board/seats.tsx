/** The others: card backs with a count, points, and who decides now. */
import type { NameOf, Seat } from '../../../contract/index.ts';
import { SeatBadge } from '../../../toolkit/art/index.ts';
import { type CloudState, handOf, isAboard, isHidden, Step } from '../state.ts';
import { Backs, CardBack, Fan } from './cards.tsx';
import { boardWords as say } from './words.ts';

interface SeatsProps {
  readonly view: CloudState;
  readonly viewer: Seat;
  readonly name: NameOf;
}

export function Seats({ view, viewer, name }: SeatsProps) {
  if (view.step === Step.DEAL) return null;
  // Clockwise from the viewer, as they would sit around the table.
  const from = viewer < 0 ? 0 : viewer + 1;
  const others = view.sizes.map((_, i) => (from + i) % view.seats).filter((seat) => seat !== viewer);
  const asked = view.step >= Step.PASSENGERS && view.step <= Step.PAY ? view.turn : -1;
  return (
    <ul class="cloud9-seats" aria-label={say.seats} data-many={view.seats > 4 || undefined}>
      {others.map((seat) => (
        <li
          key={seat}
          class={`cloud9-seat${seat === asked ? ' is-asked' : ''}${isAboard(view, seat) ? '' : ' is-out'}`}
        >
          <SeatBadge seat={seat} name={name(seat)} size={30} />
          {isHidden(view, seat) ? (
            <Backs count={view.sizes[seat]!} />
          ) : (
            <Shown view={view} seat={seat} name={name} />
          )}
          <span class="cloud9-count" aria-hidden="true">
            {view.sizes[seat]}
          </span>
          <span class="cloud9-heard">{say.seatCards(name(seat), view.sizes[seat]!, view.scores[seat]!)}</span>
        </li>
      ))}
      <li class="cloud9-seat is-deck">
        <span class="cloud9-back">
          <CardBack />
        </span>
        <span class="cloud9-count" aria-hidden="true">
          {view.left}
        </span>
        <span class="cloud9-heard">{say.deck(view.left)}</span>
      </li>
    </ul>
  );
}

/** Another hand that may be seen: in replays of finished matches, and in some figures. */
function Shown({ view, seat, name }: { view: CloudState; seat: Seat; name: NameOf }) {
  const hand = handOf(view, seat);
  return (
    <span class="cloud9-small">
      <Fan hand={hand} label={say.handOf(name(seat), hand)} />
    </span>
  );
}
