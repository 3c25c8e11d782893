/** Dice, what is at stake, and the few decisions as large buttons. */
import { useRef, useState } from 'preact/hooks';
import type { Move, NameOf, Seat } from '../../../contract/index.ts';
import { Icon, PaintDot, type PaintId, SeatBadge } from '../../../toolkit/art/index.ts';
import { CARDS, CLASSIC_TOP } from '../data.ts';
import { cardsOf, isBlankRoll } from '../pay.ts';
import {
  type CloudEvent,
  type CloudState,
  diceAt,
  FAIL,
  isAboard,
  isPayment,
  LEAVE,
  PAY_ALL,
  PAY_WILD,
  pointsAt,
  Step,
} from '../state.ts';
import { words as sentences } from '../words.ts';
import { Card, cardsIn } from './cards.tsx';
import { Dice, DiceToCome } from './dice.tsx';
import { oddsWords } from './odds.ts';
import { boardWords as say } from './words.ts';

export interface PanelProps {
  readonly view: CloudState;
  readonly viewer: Seat;
  readonly seat: Seat | undefined;
  readonly moves: readonly Move[];
  readonly events: readonly CloudEvent[];
  readonly name: NameOf;
  readonly offer: (move: Move) => void;
  /** The payment in mind: its cards are lit. */
  readonly think: (move: Move | undefined) => void;
}

export function Panel(props: PanelProps) {
  const { view, viewer, events, name } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLElement>(null);
  const odds = oddsWords(view, viewer);
  const choose = (move: Move): void => {
    // The button goes with its decision: the keyboard waits here for the next one.
    root.current?.focus({ preventScroll: true });
    props.offer(move);
  };
  if (view.step === Step.DEAL) return null;
  return (
    <section ref={root} class="cloud9-panel" aria-label={say.panel} tabIndex={-1}>
      <Headline view={view} name={name} />
      <div class="cloud9-roll">
        <Tray view={view} events={events} name={name} />
        {/* Only on request: some like to feel it. */}
        {odds !== undefined && (
          <button
            type="button"
            class="icon-button cloud9-odds"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Icon name="hint" size={22} />
            <span>{say.odds}</span>
          </button>
        )}
      </div>
      {open && odds !== undefined && (
        <p class="cloud9-chance" role="status">
          {odds}
        </p>
      )}
      <Choices {...props} offer={choose} />
    </section>
  );
}

export function Headline({ view, name }: { view: CloudState; name: NameOf }) {
  const { step, level, pilot } = view;
  if (step === Step.OVER || step === Step.DRAW) {
    const fell = view.sizes.some((_, seat) => isAboard(view, seat));
    return (
      <p class="cloud9-headline">
        <strong>{step === Step.OVER ? say.over : fell ? say.fell(level) : say.ended}</strong>
        {step === Step.DRAW && <span>{say.drawing}</span>}
      </p>
    );
  }
  const top = view.classic ? CLASSIC_TOP : Number.POSITIVE_INFINITY;
  return (
    <div class="cloud9-headline">
      <p class="cloud9-pilot">
        <SeatBadge seat={pilot} name={name(pilot)} size={26} /> {say.pilots(name(pilot))}
      </p>
      <dl class="cloud9-stakes">
        <div>
          <dt>{say.jumpNow}</dt>
          <dd>{say.stakes(pointsAt(view, level))}</dd>
        </div>
        {level < top && (
          <div>
            <dt>{say.above}</dt>
            <dd>{say.stakes(pointsAt(view, level + 1))}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** The roll on the table; between two rolls, what was paid for the last one. */
export function Tray({
  view,
  events,
  name,
}: {
  view: CloudState;
  events: readonly CloudEvent[];
  name: NameOf;
}) {
  if (view.step === Step.OVER) return null;
  const fresh = events.some((event) => event.kind === 'rolled');
  const paid = events.find((event) => event.kind === 'paid');
  if (view.dice)
    return (
      <div class="cloud9-tray">
        <Dice
          key={`${view.trips} ${view.level}`}
          dice={view.dice}
          fresh={fresh}
          label={say.dice(view.dice)}
        />
      </div>
    );
  if (paid) return <Paid name={name(paid.seat)} cards={paid.cards} />;
  if (view.step === Step.DRAW) return null;
  const count = diceAt(view, view.level);
  return (
    <div class="cloud9-tray">
      <DiceToCome count={count} label={say.toCome(count)} />
    </div>
  );
}

function Paid({ name, cards }: { name: string; cards: readonly number[] }) {
  const list = cardsIn(cards);
  const label = list.length ? say.paid(name, cards) : say.free(name);
  return (
    <div class="cloud9-tray">
      <div class="cloud9-paid" role="img" aria-label={label}>
        {list.map((card, i) => (
          <span key={i} class="cloud9-spent" style={{ '--i': i }}>
            <Card card={card} />
          </span>
        ))}
        {list.length === 0 && <span>{label}</span>}
      </div>
    </div>
  );
}

function Choices({ view, seat, moves, offer, think }: PanelProps) {
  if (seat === undefined || moves.length === 0) return null;
  return (
    <fieldset class="cloud9-choices" data-many={moves.length > 3 || undefined}>
      <legend class="cloud9-heard">{say.choices}</legend>
      {moves.map((move) => {
        const words = sentences.move(view, seat, move);
        const pays = isPayment(move as number) && !isBlankRoll(view.dice);
        return (
          <button
            key={move}
            type="button"
            class={`button big cloud9-choice is-${kindOf(move)}`}
            aria-label={pays ? words : undefined}
            title={pays ? words : undefined}
            onClick={() => offer(move)}
            {...(pays && inMind(move, think))}
          >
            {pays ? <Payment view={view} move={move as number} /> : words}
          </button>
        );
      })}
    </fieldset>
  );
}

const kindOf = (move: Move): string =>
  move === LEAVE ? 'leave' : move === FAIL ? 'fail' : isPayment(move as number) ? 'pay' : 'stay';

/** The cards of a payment are lit while the pointer or the keyboard is at its button. */
const inMind = (move: Move, think: (move: Move | undefined) => void) => ({
  onMouseEnter: () => think(move),
  onMouseLeave: () => think(undefined),
  onFocus: () => think(move),
  onBlur: () => think(undefined),
});

/** "Pay" and the cards that it takes; beside an umbrella the colour that it stands for. */
function Payment({ view, move }: { view: CloudState; move: number }) {
  const stands = move >= PAY_WILD && move < PAY_ALL ? (CARDS[move - PAY_WILD] as PaintId) : undefined;
  return (
    <>
      {say.pay}
      <span class="cloud9-price">
        {cardsIn(cardsOf(view.dice, move)).map((card, i) => (
          <span key={i}>
            <Card card={card} />
          </span>
        ))}
        {stands && <PaintDot paint={stands} size={18} />}
      </span>
    </>
  );
}
