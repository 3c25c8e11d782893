/** The sky: clouds that sink as the balloon climbs, the balloon, and those who have jumped. */
import type { WhoOf } from '../../../contract/index.ts';
import { cx, motion } from '../../../toolkit/ui/index.ts';
import { CLASSIC_TOP } from '../data.ts';
import { type CloudEvent, type CloudState, isAboard, pointsAt, Step } from '../state.ts';
import { Airship, type Rider } from './airship.tsx';
import { Chute } from './chute.tsx';
import { Cloud } from './cloud.tsx';
import { useSay } from './say.ts';
import css from './stage.module.css';

/** Clouds above the balloon that are in sight, and how many below it are kept. */
const ABOVE = 3;
const BELOW = 2;

export interface StageProps {
  readonly view: CloudState;
  readonly events: readonly CloudEvent[];
  readonly who: WhoOf;
}

/** The lowest cloud in sight: the balloon itself climbs to the second place, then the clouds come down to it. */
const baseOf = (view: CloudState): number => Math.max(1, view.level - 1);

export function Stage({ view, events, who }: StageProps) {
  const { name } = useSay();
  const base = baseOf(view);
  const top = view.classic ? CLASSIC_TOP : Number.POSITIVE_INFINITY;
  const levels: number[] = [];
  for (let level = Math.max(1, base - BELOW); level <= Math.min(view.level + ABOVE, top); level++)
    levels.push(level);
  return (
    <div class={css.stage} dir="ltr" aria-hidden="true" style={{ '--base': base }}>
      {levels.map((level) => (
        <Cloud key={level} view={view} level={level} />
      ))}
      <Ship view={view} who={who} />
      {view.jumped.map((level, seat) =>
        level > 0 && view.step !== Step.DEAL ? (
          <Chute
            key={seat}
            seat={seat}
            name={name(who(seat))}
            level={level}
            row={Math.max(level, base + 0.05)}
            points={pointsAt(view, level)}
            fresh={events.some((event) => event.kind === 'left' && event.seat === seat)}
          />
        ) : null,
      )}
    </div>
  );
}

function Ship({ view, who }: { view: CloudState; who: WhoOf }) {
  const { name } = useSay();
  const riders: Rider[] = [];
  const asking = view.step === Step.PASSENGERS || view.step === Step.PAY || view.step === Step.ALONE;
  // They stand as they are asked: the pilot first, then clockwise.
  for (let i = 0; i < view.seats; i++) {
    const seat = (view.pilot + i) % view.seats;
    if (isAboard(view, seat))
      riders.push({
        seat,
        name: name(who(seat)),
        pilot: seat === view.pilot,
        asked: asking && seat === view.turn,
      });
  }
  const done = view.step === Step.DRAW || view.step === Step.OVER;
  const fate = done ? (riders.length > 0 ? 'fallen' : 'empty') : undefined;
  return (
    <div class={css.ship} data-fate={fate} style={{ '--level': view.level }}>
      <div class={cx(css.float, motion.bob)}>
        <Airship label={String(view.level)} riders={riders} />
      </div>
    </div>
  );
}
