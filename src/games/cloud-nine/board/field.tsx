/** The whole table: sky, other hands, dice and decisions, and one's own hand. */
import { useEffect, useState } from 'preact/hooks';
import type { BoardProps, Move } from '../../../contract/index.ts';
import { ArtSheet, SkyScene } from '../../../toolkit/art/index.ts';
import { arrange, cx } from '../../../toolkit/ui/index.ts';
import { cardsOf, isBlankRoll } from '../pay.ts';
import { type CloudEvent, type CloudState, isPayment, ownHand, Step } from '../state.ts';
import { Fan } from './cards.tsx';
import css from './field.module.css';
import { Panel } from './panel.tsx';
import { useSay } from './say.ts';
import { afternoon } from './scene.tsx';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';

type Props = BoardProps<CloudState, Move, CloudEvent>;

const none: readonly Move[] = [];

export function Field(props: Props) {
  const { view, viewer, seat, moves, events, who } = props;
  const { board: say } = useSay();
  const legal = seat === undefined ? none : moves;
  const [thought, think] = useThought(legal);
  const hand = ownHand(view, viewer);
  return (
    <div class={css.board}>
      <div class={cx(arrange.stage, css.field)} data-live>
        <ArtSheet />
        <SkyScene scene={afternoon} class={css.sky} clouds={false} />
        <div class={css.table}>
          <Seats view={view} viewer={viewer} who={who} />
          <Stage view={view} events={events} who={who} />
          <Panel {...props} moves={legal} think={think} />
          {hand && (
            <div class={css.hand} data-place={`seat-${viewer}`}>
              <Fan
                hand={hand}
                lit={litCards(view, legal, thought)}
                drawn={drawnBy(events, viewer)}
                label={say.hand(hand)}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function drawnBy(events: readonly CloudEvent[], seat: number): number | undefined {
  for (const event of events) if (event.kind === 'drew' && event.seat === seat) return event.card;
  return undefined;
}

/** The payment that the pointer or the keyboard is at; good only for the moves among which it was found. */
function useThought(legal: readonly Move[]) {
  const [thought, think] = useState<Move>();
  const key = legal.join(' ');
  useEffect(() => think(undefined), [key]);
  return [thought, think] as const;
}

/** The cards of the payment in mind, or of the first one that can be made. */
export function litCards(
  view: CloudState,
  legal: readonly Move[],
  thought?: Move,
): readonly number[] | undefined {
  if (view.step !== Step.PAY || isBlankRoll(view.dice)) return undefined;
  const payment = thought ?? legal.find((move) => isPayment(move as number));
  return payment === undefined ? undefined : cardsOf(view.dice, payment as number);
}
