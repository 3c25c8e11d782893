/** A sheet that is only looked at: a figure in the rulebook. */
import type { WhoOf } from '../../../contract/index.ts';
import { standings } from '../scoring.ts';
import { describeWords } from '../sentences.ts';
import { tablesNamed } from '../sheet/index.ts';
import { type FlightState, isLive, Step } from '../state.ts';
import type { Choice } from './choices.ts';
import { choicesOf } from './choices.ts';
import { Dashboard } from './dashboard.tsx';
import css from './field.module.css';
import { legalMoves } from './legal.ts';
import { useSay } from './say.ts';
import { Sky } from './sky.tsx';
import { Tail } from './tail.tsx';
import { Wind } from './wind.tsx';
import { Wings } from './wings.tsx';

interface StillProps {
  readonly view: FlightState;
  readonly viewer: number;
  readonly who: WhoOf;
}

export function Still({ view, viewer, who }: StillProps) {
  const t = tablesNamed(view.sheet);
  const seat = viewer >= 0 ? viewer : standings(view)[0]!;
  const asked = view.step === Step.FLY && isLive(view, seat);
  const choices: readonly Choice[] = asked ? choicesOf(view, seat, new Set(legalMoves(view, seat)), 0) : [];
  return (
    <div class={css.field} role="img" aria-label={describeWords(useSay(), view, seat, who).join(' ')}>
      <div class={css.sheet} inert>
        <Sky view={view} seat={seat} who={who} choices={choices} aimed={undefined} still />
        <Wind t={t} view={view} seat={seat} choices={choices} aimed={undefined} picked={false} still />
        <Wings t={t} view={view} seat={seat} choices={choices} aimed={undefined} stop={undefined} />
        <div class={css.foot}>
          <Tail t={t} tail={view.tail[seat]!} laid={0} live={false} stop={-1} />
          <Dashboard t={t} sum={undefined} />
        </div>
      </div>
    </div>
  );
}
