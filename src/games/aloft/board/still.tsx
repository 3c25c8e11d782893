/** A position to look at: in the rulebook, and under the scoring. */
import { type Seat, SPECTATOR } from '../../../contract/index.ts';
import { StillAirfield } from '../../../families/airfield/field/index.ts';
import { BALLOONS, type Balloon } from '../data.ts';
import type { AloftState } from '../state.ts';
import { choicesOf } from './choices.ts';
import css from './field.module.css';
import { cardOf, trayOf } from './look.ts';
import { Pieces } from './pieces.tsx';
import { SPOTS } from './rows.ts';
import { useSay } from './say.ts';
import { sunrise } from './scene.tsx';

const nothing: readonly number[] = [];

interface StillProps {
  readonly view: AloftState;
  readonly viewer?: Seat;
  readonly label: string;
  /** The balloons in scoring order: then only the sky is shown, and they wear their numbers. */
  readonly order?: readonly Balloon[];
  readonly numbers?: readonly number[];
}

export function Still({ view, viewer = SPECTATOR, label, order, numbers }: StillProps) {
  const say = useSay();
  const tray = order
    ? {}
    : { tray: trayOf(view).map((balloon) => BALLOONS[balloon]!), card: cardOf(view, viewer, say) };
  return (
    <StillAirfield scene={sunrise} class={css.aloft} label={label} spots={SPOTS} {...tray}>
      <Pieces
        view={view}
        choices={choicesOf(view, nothing)}
        {...(order && { order })}
        {...(numbers && { numbers })}
      />
    </StillAirfield>
  );
}
