/** A coached game: the prompt says why, and changes with the piece in the player's hand. It fades out when the game is over. */
import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Aid, Position } from '../../contract/index.ts';
import { coach, isCoached, know } from '../lessons/kept.ts';
import { announce } from '../shell/announce.tsx';
import type { TableModel } from '../table/model.ts';
import type { TableParts } from '../table/page.tsx';

export function useCoach(model: TableModel<TableParts>, { entry }: TableParts): void {
  const { id } = entry.meta;
  const on = isCoached(id);
  const [aid, setAid] = useState<Aid<Position>>();
  useEffect(() => {
    if (on && !aid) entry.aid().then(setAid, () => {});
  }, [on]);
  useEffect(() => {
    if (!on || !aid) return;
    const stop = effect(() => {
      const asked = model.asked.value;
      const view = model.view.value;
      const held = model.held.value;
      const why = asked && view ? aid.coach(view, asked.seat, held) : undefined;
      const before = model.why.peek();
      model.why.value = why;
      // A new turn is told by the table; what a piece in the hand changes, only here.
      if (why && held !== undefined && why !== before) announce(why);
    });
    return () => {
      stop();
      model.why.value = undefined;
    };
  }, [on, aid]);
  useGraduation(model, id);
}

/** A player who has finished a game of this kind is asked nothing, and coached no more. */
function useGraduation(model: TableModel<TableParts>, id: string): void {
  const playing = useRef(model.result.peek() === undefined);
  const over = model.result.value !== undefined;
  useEffect(() => {
    if (!over || model.people.peek().length === 0) return;
    know(id);
    if (playing.current) coach(id, false);
  }, [over]);
}
