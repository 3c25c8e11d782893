/** A position that nobody plays: in the rulebook. */

import type { BoardProps, Move } from '../../../contract/index.ts';
import { ArtSheet, SkyScene } from '../../../toolkit/art/index.ts';
import { cloudNine } from '../game.ts';
import { type CloudEvent, type CloudState, handOf, isHidden, Step } from '../state.ts';
import { words } from '../words.ts';
import { Fan } from './cards.tsx';
import css from './field.module.css';
import { litCards } from './field.tsx';
import panel from './panel.module.css';
import { Headline } from './panel.tsx';
import { afternoon } from './scene.tsx';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { boardWords as say } from './words.ts';

const nothing: readonly CloudEvent[] = [];

export function Still({ view, viewer, name }: BoardProps<CloudState, Move, CloudEvent>) {
  const hand =
    viewer >= 0 && view.step !== Step.DEAL && !isHidden(view, viewer) ? handOf(view, viewer) : undefined;
  const lit = hand && view.turn === viewer ? litCards(view, payments(view, viewer)) : undefined;
  return (
    <div class={css.board}>
      <div
        class={css.field}
        role="img"
        aria-label={words.describe(view, viewer).join(' ')}
        data-hand={hand ? '' : undefined}
      >
        <ArtSheet />
        <SkyScene scene={afternoon} class={css.sky} clouds={false} still />
        <Stage view={view} events={nothing} name={name} />
        <Seats view={view} viewer={viewer} name={name} />
        {view.step !== Step.DEAL && (
          <div class={panel.panel}>
            <Headline view={view} name={name} />
            <Tray view={view} events={nothing} name={name} />
          </div>
        )}
        {hand && (
          <div class={css.hand}>
            <Fan hand={hand} lit={lit} label={say.hand(hand)} />
          </div>
        )}
      </div>
    </div>
  );
}

function payments(view: CloudState, seat: number): readonly Move[] {
  const moves: Move[] = [];
  return moves.slice(0, cloudNine.moves(view, seat, moves));
}
