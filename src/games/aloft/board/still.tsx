/** A position that nobody plays: in the rulebook, and under the scoring. */
import { ArtSheet } from '../../../toolkit/art/index.ts';
import type { Balloon } from '../data.ts';
import type { AloftState } from '../state.ts';
import { words } from '../words.ts';
import { choicesOf } from './choices.ts';
import { Pieces } from './pieces.tsx';
import { Backdrop } from './scene.tsx';
import { StillTray } from './tray.tsx';

const nothing: readonly number[] = [];

interface StillProps {
  readonly view: AloftState;
  readonly viewer: number;
  readonly order?: readonly Balloon[];
}

export function Still({ view, viewer, order }: StillProps) {
  return (
    <div class="aloft-field is-still" role="img" aria-label={words.describe(view, viewer).join(' ')}>
      <ArtSheet />
      <Backdrop still />
      <StillTray view={view} />
      <Pieces view={view} choices={choicesOf(view, nothing)} {...(order && { order })} />
    </div>
  );
}
