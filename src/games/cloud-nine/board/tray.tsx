/** The roll on the table; between two rolls, what was paid for the last one. */
import type { NameOf } from '../../../contract/index.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import { type CloudEvent, type CloudState, diceAt, Step } from '../state.ts';
import { Card, cardsIn } from './cards.tsx';
import { Dice, DiceToCome } from './dice.tsx';
import css from './tray.module.css';
import { boardWords as say } from './words.ts';

interface TrayProps {
  readonly view: CloudState;
  readonly events: readonly CloudEvent[];
  readonly name: NameOf;
}

export function Tray({ view, events, name }: TrayProps) {
  if (view.step === Step.OVER) return null;
  const fresh = events.some((event) => event.kind === 'rolled');
  const paid = events.find((event) => event.kind === 'paid');
  if (view.dice)
    return (
      <div class={css.tray}>
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
    <div class={css.tray}>
      <DiceToCome count={count} label={say.toCome(count)} />
    </div>
  );
}

function Paid({ name, cards }: { name: string; cards: readonly number[] }) {
  const list = cardsIn(cards);
  const label = list.length ? say.paid(name, cards) : say.free(name);
  return (
    <div class={css.tray}>
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
