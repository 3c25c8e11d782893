/** A position that is only looked at: in the rulebook. */

import type { BoardProps, Move } from '../../../contract/index.ts';
import { ArtSheet, SkyScene } from '../../../toolkit/art/index.ts';
import { arrange, cx } from '../../../toolkit/ui/index.ts';
import { cloudNine } from '../game.ts';
import { describeWords } from '../sentences.ts';
import { type CloudEvent, type CloudState, ownHand, Step } from '../state.ts';
import { Fan } from './cards.tsx';
import { Choices } from './choices.tsx';
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

export function Still(props: BoardProps<CloudState, Move, CloudEvent>) {
  const { view, viewer, who } = props;
  const say = useSay();
  const hand = ownHand(view, viewer);
  const moves = hand && view.turn === viewer ? movesOf(view, viewer) : [];
  const lit = litCards(view, moves);
  return (
    <div class={css.board}>
      <div
        class={cx(arrange.stage, css.field)}
        role="img"
        aria-label={describeWords(say, view, viewer, who).join(' ')}
      >
        <ArtSheet />
        <SkyScene scene={afternoon} class={css.sky} clouds={false} still />
        <div class={css.table}>
          <Seats view={view} viewer={viewer} who={who} />
          <Stage view={view} events={nothing} who={who} />
          {view.step !== Step.DEAL && (
            <div class={panel.panel}>
              <Headline view={view} who={who} />
              <Tray view={view} events={nothing} who={who} />
              {moves.length > 0 && <Choices {...props} seat={viewer} moves={moves} think={() => {}} />}
            </div>
          )}
          {hand && (
            <div class={css.hand} data-place={`seat-${viewer}`}>
              <Fan hand={hand} lit={lit} label={say.board.hand(hand)} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

function movesOf(view: CloudState, seat: number): readonly Move[] {
  const moves: Move[] = [];
  return moves.slice(0, cloudNine.moves(view, seat, moves));
}
