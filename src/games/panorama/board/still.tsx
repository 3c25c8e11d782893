/** A position to look at: in the rulebook, and under the scoring. */
import { type Seat, SPECTATOR, type WhoOf } from '../../../contract/index.ts';
import { StillAirfield } from '../../../families/airfield/field/index.ts';
import { BALLOONS, type Balloon } from '../data.ts';
import type { PanoramaState } from '../state.ts';
import { choicesOf } from './choices.ts';
import { lookOf } from './field.tsx';
import { Pieces } from './pieces.tsx';
import { SPOTS } from './rows.ts';
import { Shelf } from './shelf.tsx';

const nothing = choicesOf([]);

interface StillProps {
  readonly view: PanoramaState;
  readonly viewer?: Seat;
  /** Whose tokens are whose; without it, only the sky is shown. */
  readonly who?: WhoOf;
  readonly label: string;
  /** The balloons in scoring order: then only the sky is shown, and they wear their numbers. */
  readonly order?: readonly Balloon[];
}

export function Still({ view, viewer = SPECTATOR, who, label, order }: StillProps) {
  return (
    <StillAirfield {...lookOf(view)} label={label} spots={SPOTS} {...(order ? {} : { tray: BALLOONS })}>
      <Pieces view={view} choices={nothing} {...(order && { order })} />
      {order === undefined && who && <Shelf view={view} viewer={viewer} who={who} />}
    </StillAirfield>
  );
}
