/** A position that is only looked at: in the rulebook. */

import type { BoardProps, Move } from '../../../contract/index.ts';
import { ArtSheet, SkyScene } from '../../../toolkit/art/index.ts';
import { arrange, cx } from '../../../toolkit/ui/index.ts';
import { cloudNine } from '../game.ts';
import { describeWords } from '../sentences.ts';
import { type CloudEvent, type CloudState, ownHand, Step } from '../state.ts';
import { Fan } from './cards.tsx';
import css from './field.module.css';
import { litCards } from './field.tsx';
import panel from './panel.module.css';
import { Headline } from './panel.tsx';
import { useSay } from './say.ts';
import { afternoon } from './scene.tsx';
import { Seats } from './seats.tsx';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';

const nothing: readonly CloudEvent[] = [];

export function Still({ view, viewer, who }: BoardProps<CloudState, Move, CloudEvent>) {
  const say = useSay();
  const hand = ownHand(view, viewer);
  const lit = hand && view.turn === viewer ? litCards(view, payments(view, viewer)) : undefined;
  return (
    <div class={css.board}>
      <div
        class={cx(arrange.stage, css.field)}
        role="img"
        aria-label={describeWords(say, view, viewer).join(' ')}
        data-hand={hand ? '' : undefined}
      >
        <ArtSheet />
        <SkyScene scene={afternoon} class={css.sky} clouds={false} still />
        <Stage view={view} events={nothing} who={who} />
        <Seats view={view} viewer={viewer} who={who} />
        {view.step !== Step.DEAL && (
          <div class={panel.panel}>
            <Headline view={view} who={who} />
            <Tray view={view} events={nothing} who={who} />
          </div>
        )}
        {hand && (
          <div class={css.hand}>
            <Fan hand={hand} lit={lit} label={say.board.hand(hand)} />
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
