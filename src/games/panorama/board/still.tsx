/** A position to look at: in the rulebook, and under the scoring. */
import { type Seat, SPECTATOR } from '../../../contract/index.ts';
import { StillAirfield } from '../../../families/airfield/field/index.ts';
import { morning } from '../../../toolkit/art/morning.tsx';
import { BALLOONS, type Balloon } from '../data.ts';
import type { PanoramaState } from '../state.ts';
import { choicesOf } from './choices.ts';
import { boardClass } from './field.tsx';
import { Pieces } from './pieces.tsx';
import { Shelf } from './shelf.tsx';

const nothing = choicesOf([]);

interface StillProps {
  readonly view: PanoramaState;
  readonly viewer?: Seat;
  readonly label: string;
  /** The balloons in scoring order: then only the sky is shown, and they wear their numbers. */
  readonly order?: readonly Balloon[];
}

export function Still({ view, viewer = SPECTATOR, label, order }: StillProps) {
  return (
    <StillAirfield
      scene={morning}
      class={boardClass(view)}
      label={label}
      {...(order ? {} : { tray: BALLOONS })}
    >
      <Pieces view={view} choices={nothing} {...(order && { order })} />
      {order === undefined && (
        <Shelf view={view} viewer={viewer} who={(seat) => ({ name: String(seat + 1), isYou: false })} />
      )}
    </StillAirfield>
  );
}
