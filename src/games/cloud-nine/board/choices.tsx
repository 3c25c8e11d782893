/** The few decisions as large buttons. */
import type { Move } from '../../../contract/index.ts';
import { PaintDot, type PaintId } from '../../../toolkit/art/index.ts';
import { Button, Hidden } from '../../../toolkit/ui/index.ts';
import { CARDS } from '../data.ts';
import { cardsOf, isBlankRoll } from '../pay.ts';
import { moveWords } from '../sentences.ts';
import { type CloudState, FAIL, isPayment, LEAVE, PAY_ALL, PAY_WILD } from '../state.ts';
import { Card, cardsIn } from './cards.tsx';
import css from './choices.module.css';
import type { PanelProps } from './panel.tsx';
import { useSay } from './say.ts';

export function Choices({ view, seat, moves, offer, think }: PanelProps) {
  const say = useSay();
  if (seat === undefined || moves.length === 0) return null;
  return (
    <fieldset class={css.choices} data-many={moves.length > 3 || undefined}>
      <Hidden as="legend">{say.board.choices}</Hidden>
      {moves.map((move) => {
        const words = moveWords(say, view, move as number);
        const pays = isPayment(move as number) && !isBlankRoll(view.dice);
        return (
          <Button
            key={move}
            big
            class={css.choice}
            data-kind={kindOf(move)}
            aria-label={pays ? words : undefined}
            title={pays ? words : undefined}
            onClick={() => offer(move)}
            {...(pays && inMind(move, think))}
          >
            {pays ? <Payment view={view} move={move as number} /> : words}
          </Button>
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
  const { board: say } = useSay();
  const stands = move >= PAY_WILD && move < PAY_ALL ? (CARDS[move - PAY_WILD] as PaintId) : undefined;
  return (
    <>
      {say.pay}
      <span class={css.price}>
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
