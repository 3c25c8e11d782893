/** The few decisions as large buttons; which die an umbrella stands for as small ones. */
import type { Move } from '../../../contract/index.ts';
import { Button, Hidden } from '../../../toolkit/ui/index.ts';
import { CARDS, KINDS, WILD } from '../data.ts';
import { cardsOf, isBlankRoll } from '../pay.ts';
import { moveWords } from '../sentences.ts';
import { type CloudState, FAIL, isPayment, LEAVE, PAY, PAY_ALL, PAY_WILD } from '../state.ts';
import { Card } from './cards.tsx';
import css from './choices.module.css';
import { Die } from './dice.tsx';
import type { PanelProps } from './panel.tsx';
import { choicePlace } from './places.ts';
import { useSay } from './say.ts';

type ChoicesProps = Pick<PanelProps, 'view' | 'seat' | 'moves' | 'offer' | 'think' | 'still'>;

const isWild = (move: Move): boolean => (move as number) >= PAY_WILD && (move as number) < PAY_ALL;

export function Choices(props: ChoicesProps) {
  const { moves } = props;
  const say = useSay();
  if (props.seat === undefined || moves.length === 0) return null;
  // Where coloured cards pay, an umbrella is a way to keep one of them.
  const swaps = moves.includes(PAY) ? moves.filter(isWild) : [];
  return (
    <fieldset class={css.group} disabled={props.still}>
      <Hidden as="legend">{say.board.choices}</Hidden>
      <div class={css.choices}>
        {moves
          .filter((move) => !swaps.includes(move))
          .map((move) => (
            <Choice key={move} {...props} move={move} />
          ))}
        {swaps.length > 0 && (
          <div class={css.swaps}>
            <span class={css.wild} aria-hidden="true">
              <Card card={WILD} />
            </span>
            <span class={css.label} aria-hidden="true">
              {say.board.umbrellaFor}
            </span>
            {swaps.map((move) => (
              <Choice key={move} {...props} move={move} />
            ))}
          </div>
        )}
      </div>
    </fieldset>
  );
}

function Choice({ view, move, moves, offer, think }: ChoicesProps & { readonly move: Move }) {
  const say = useSay();
  const words = moveWords(say, view, move as number);
  const swap = isWild(move) && moves.includes(PAY);
  const pays = isPayment(move as number) && !isBlankRoll(view.dice);
  return (
    <Button
      big={!swap}
      class={swap ? css.swap : css.choice}
      data-place={choicePlace(move)}
      data-can
      data-kind={kindOf(move)}
      aria-label={pays ? words : undefined}
      title={pays ? words : undefined}
      onClick={() => offer(move)}
      {...(pays && inMind(move, think))}
    >
      {swap ? (
        <Die face={CARDS[(move as number) - PAY_WILD]!} />
      ) : pays ? (
        <Payment view={view} move={move as number} />
      ) : (
        words
      )}
    </Button>
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

/** "Pay" and the cards that it takes, each kind once. */
function Payment({ view, move }: { view: CloudState; move: number }) {
  const { board: say } = useSay();
  const cards = cardsOf(view.dice, move);
  return (
    <>
      {say.pay}
      <span class={css.price} dir="ltr">
        {Array.from({ length: KINDS }, (_, card) => card)
          .filter((card) => cards[card]! > 0)
          .map((card) => (
            <span key={card} class={css.kind}>
              <span class={css.thumb}>
                <Card card={card} />
              </span>
              {cards[card]! > 1 && say.times(cards[card]!)}
            </span>
          ))}
      </span>
    </>
  );
}
