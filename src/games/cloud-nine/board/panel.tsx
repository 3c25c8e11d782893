/** Dice, what is at stake, and the few decisions as large buttons. */
import { useRef, useState } from 'preact/hooks';
import type { BoardProps, Move, WhoOf } from '../../../contract/index.ts';
import { Icon, SeatBadge } from '../../../toolkit/art/index.ts';
import { IconButton } from '../../../toolkit/ui/index.ts';
import { CLASSIC_TOP } from '../data.ts';
import { compare } from '../scoring.ts';
import { type CloudEvent, type CloudState, isAboard, pointsAt, Step } from '../state.ts';
import { Choices } from './choices.tsx';
import { oddsWords } from './odds.ts';
import css from './panel.module.css';
import { useSay } from './say.ts';
import { Tray } from './tray.tsx';

export interface PanelProps extends BoardProps<CloudState, Move, CloudEvent> {
  /** The payment in mind: its cards are lit. */
  readonly think: (move: Move | undefined) => void;
}

export function Panel(props: PanelProps) {
  const { view, viewer, events, who } = props;
  const say = useSay();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const odds = oddsWords(say, view, viewer);
  const choose = (move: Move): void => {
    // The button goes with its decision: the keyboard waits here for the next one.
    root.current?.focus({ preventScroll: true });
    props.offer(move);
  };
  if (view.step === Step.DEAL) return null;
  return (
    <section ref={root} class={css.panel} aria-label={say.board.panel} tabIndex={-1}>
      <Headline view={view} who={who} />
      <div class={css.roll}>
        <Tray view={view} events={events} who={who} />
        {/* Only on request: some like to feel it. */}
        {odds !== undefined && (
          <IconButton
            label={say.board.odds}
            class={css.odds}
            data-place="odds"
            // No decision: the key to the board goes past it.
            data-can="aside"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <strong>{odds.short}</strong> : <Icon name="hint" size={22} />}
            <span>{say.board.odds}</span>
          </IconButton>
        )}
      </div>
      {open && odds !== undefined && (
        <p class={css.chance} role="status">
          {odds.long}
        </p>
      )}
      <Choices {...props} offer={choose} />
    </section>
  );
}

export function Headline({ view, who }: { view: CloudState; who: WhoOf }) {
  const { board: say } = useSay();
  const { step, level, pilot } = view;
  if (step === Step.OVER) return <Standings view={view} who={who} />;
  if (step === Step.DRAW) {
    const fell = view.sizes.some((_, seat) => isAboard(view, seat));
    return (
      <p class={css.headline}>
        <strong>{fell ? say.fell(level) : say.ended}</strong>
        <span>{say.drawing}</span>
      </p>
    );
  }
  const top = view.classic ? CLASSIC_TOP : Number.POSITIVE_INFINITY;
  return (
    <div class={css.headline}>
      <p class={css.pilot} data-place="pilot">
        <SeatBadge who={who(pilot)} size={26} /> {say.pilots(who(pilot))}
      </p>
      <dl class={css.stakes}>
        <div data-place="jump-now">
          <dt>{say.jumpNow}</dt>
          <dd>{say.stakes(pointsAt(view, level))}</dd>
        </div>
        {level < top && (
          <div data-place="next-cloud">
            <dt>{say.above}</dt>
            <dd>{say.stakes(pointsAt(view, level + 1))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** Points and cards of all players, the winner first. */
function Standings({ view, who }: { view: CloudState; who: WhoOf }) {
  const { board: say, name } = useSay();
  const order = view.scores.map((_, seat) => seat).sort((a, b) => compare(view, b, a));
  return (
    <div class={css.over} data-place="standings">
      <strong>{say.over}</strong>
      <ol>
        {order.map((seat) => (
          <li key={seat}>
            <SeatBadge who={who(seat)} size={22} /> <span>{name(who(seat))}</span>
            <span>{say.stakes(view.scores[seat]!)}</span>
            <span>{say.held(view.sizes[seat]!)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
