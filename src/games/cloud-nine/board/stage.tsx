/** The sky: clouds that sink as the balloon climbs, the balloon, and those who have jumped. */
import type { WhoOf } from '../../../contract/index.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import { CLASSIC_TOP } from '../data.ts';
import { type CloudEvent, type CloudState, isAboard, pointsAt, Step } from '../state.ts';
import { Airship, type Rider } from './airship.tsx';
import { Chute } from './chute.tsx';
import { Cloud } from './cloud.tsx';
import css from './stage.module.css';

/** Clouds above the balloon's that are in sight. */
const ABOVE = 3;

export interface StageProps {
  readonly view: CloudState;
  readonly events: readonly CloudEvent[];
  readonly who: WhoOf;
}

export function Stage({ view, events, who }: StageProps) {
  const top = view.classic ? CLASSIC_TOP : Number.POSITIVE_INFINITY;
  const levels: number[] = [];
  for (let level = view.level; level <= Math.min(view.level + ABOVE, top); level++) levels.push(level);
  const jumped =
    view.step === Step.DEAL ? [] : view.jumped.flatMap((level, seat) => (level > 0 ? [seat] : []));
  return (
    <div class={css.stage} dir="ltr" aria-hidden="true" style={{ '--base': view.level }}>
      {levels.map((level) => (
        <Cloud key={level} view={view} level={level} />
      ))}
      <Ship view={view} events={events} who={who} />
      <div class={css.band}>
        {jumped.map((seat) => (
          <Chute
            key={seat}
            seat={seat}
            who={who(seat)}
            points={pointsAt(view, view.jumped[seat]!)}
            fresh={events.some((event) => event.kind === 'left' && event.seat === seat)}
          />
        ))}
      </div>
    </div>
  );
}

function Ship({ view, events, who }: StageProps) {
  const riders: Rider[] = [];
  const asking = view.step === Step.PASSENGERS || view.step === Step.PAY || view.step === Step.ALONE;
  // They stand as they are asked: the pilot first, then clockwise.
  for (let i = 0; i < view.seats; i++) {
    const seat = (view.pilot + i) % view.seats;
    if (isAboard(view, seat))
      riders.push({
        seat,
        who: who(seat),
        pilot: seat === view.pilot,
        asked: asking && seat === view.turn,
      });
  }
  const done = view.step === Step.DRAW || view.step === Step.OVER;
  const fate = done ? (riders.length > 0 ? 'fallen' : 'empty') : undefined;
  const rises = events.some((event) => event.kind === 'rose');
  return (
    <div
      class={css.ship}
      data-place="balloon"
      data-fate={fate}
      data-rise={rises ? view.level % 2 : undefined}
    >
      <div class={cx(css.float, motion.bob)}>
        <Airship label={String(view.level)} riders={riders} />
      </div>
    </div>
  );
}
