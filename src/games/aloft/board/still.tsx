/** A position to look at: in the rulebook, and under the scoring. */
import { StillAirfield } from '../../../families/airfield/field/index.ts';
import { BALLOONS, type Balloon } from '../data.ts';
import type { AloftState } from '../state.ts';
import { choicesOf } from './choices.ts';
import css from './field.module.css';
import { trayOf } from './look.ts';
import { Pieces } from './pieces.tsx';
import { sunrise } from './scene.tsx';

const nothing: readonly number[] = [];

interface StillProps {
  readonly view: AloftState;
  readonly label: string;
  /** The balloons in scoring order: then only the sky is shown, and they wear their numbers. */
  readonly order?: readonly Balloon[];
}

export function Still({ view, label, order }: StillProps) {
  const tray = order ? {} : { tray: trayOf(view).map((balloon) => BALLOONS[balloon]!) };
  return (
    <StillAirfield scene={sunrise} class={css.aloft} label={label} {...tray}>
      <Pieces view={view} choices={choicesOf(view, nothing)} {...(order && { order })} />
    </StillAirfield>
  );
}
