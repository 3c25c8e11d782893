/** The roll on the table; between two rolls, what was paid for the last one. */
import type { Who, WhoOf } from '../../../contract/index.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import { type CloudEvent, type CloudState, diceAt, Step } from '../state.ts';
import { Card, cardsIn } from './cards.tsx';
import { Dice, DiceToCome } from './dice.tsx';
import { useSay } from './say.ts';
import css from './tray.module.css';

interface TrayProps {
  readonly view: CloudState;
  readonly events: readonly CloudEvent[];
  readonly who: WhoOf;
}

export function Tray({ view, events, who }: TrayProps) {
  const { board: say } = useSay();
  if (view.step === Step.OVER) return null;
  const fresh = events.some((event) => event.kind === 'rolled');
  const paid = events.find((event) => event.kind === 'paid');
  if (view.dice)
    return (
      <div class={css.tray} data-place="dice">
        <Dice
          key={`${view.trips} ${view.level}`}
          dice={view.dice}
          fresh={fresh}
          label={say.dice(view.dice)}
        />
      </div>
    );
  if (paid) return <Paid who={who(paid.seat)} cards={paid.cards} />;
  if (view.step === Step.DRAW) return null;
  const count = diceAt(view, view.level);
  return (
    <div class={css.tray} data-place="dice">
      <DiceToCome count={count} label={say.toCome(count)} />
    </div>
  );
}

function Paid({ who, cards }: { who: Who; cards: readonly number[] }) {
  const { board: say } = useSay();
  const list = cardsIn(cards);
  const label = list.length ? say.paid(who, cards) : say.free(who);
  return (
    <div class={css.tray} data-place="dice">
      <div class={css.paid} role="img" aria-label={label}>
        {list.map((card, i) => (
          <span key={i} class={cx(css.spent, motion.pop)} style={{ '--i': i }}>
            <Card card={card} />
          </span>
        ))}
        {list.length === 0 && <span>{label}</span>}
      </div>
    </div>
  );
}
