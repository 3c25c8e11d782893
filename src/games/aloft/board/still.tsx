/** A position that nobody plays: in the rulebook, and under the scoring. */
import { ArtSheet } from '../../../toolkit/art/index.ts';
import type { Balloon } from '../data.ts';
import type { AloftState } from '../state.ts';
import { choicesOf } from './choices.ts';
import { Pieces } from './pieces.tsx';
import { Backdrop } from './scene.tsx';
import { StillTray } from './tray.tsx';

const nothing: readonly number[] = [];

interface StillProps {
  readonly view: AloftState;
  readonly label: string;
  /** The balloons in scoring order: then only the sky is shown, and they wear their numbers. */
  readonly order?: readonly Balloon[];
}

export function Still({ view, label, order }: StillProps) {
  const choices = choicesOf(view, nothing);
  return (
    <div class="aloft-board">
      <div
        class={order ? 'aloft-field is-still is-sky' : 'aloft-field is-still'}
        role="img"
        aria-label={label}
      >
        <ArtSheet />
        <Backdrop still />
        {order === undefined && <StillTray view={view} />}
        <Pieces view={view} choices={choices} {...(order && { order })} />
      </div>
    </div>
  );
}
