/** What a hint could be about: the choice that is on the page, now or looked back at. */
import { type Game, type Position, type Seat, SPECTATOR } from '../../../contract/index.ts';
import { askOf } from '../following.ts';
import type { TableModel } from '../model.ts';
import type { Question } from './messages.ts';

export interface Dilemma {
  readonly question: Question;
  /** Can one of its moves be made? Not in the past. */
  readonly open: boolean;
}

export function dilemmaOf(model: TableModel): Dilemma | undefined {
  const parts = model.parts.value;
  const head = model.head.value;
  const view = model.view.value;
  if (!parts || !head || !view || !model.hints.value || model.status.value.is !== 'playing') return undefined;
  const { who } = model.teller.value;
  const people = [...head.seats.map((_, seat) => who(seat)), who(head.seats.length)];
  const about = (seat: Seat, seen: Position, open: boolean): Dilemma => ({
    question: { game: head.game, version: head.version, view: seen, seat, people },
    open,
  });
  const asked = model.asked.value;
  if (asked) return about(asked.seat, view, true);
  if (model.lookAt.value === undefined) return undefined;
  if (model.result.value) {
    // Nothing is hidden any more, but the seat that had to choose then knew less: the question is about its view.
    const seat = chooser(parts.game, view, model.viewer.value);
    return seat === undefined
      ? undefined
      : about(seat, parts.game.view(view, parts.game.decides(view, seat)), false);
  }
  const past = askOf(parts.game, view, model.viewer.value, model.people.value);
  return past && about(past.seat, view, false);
}

/** The seat that had a choice here; where several had, the viewer's own. */
function chooser(game: Game<Position>, state: Position, viewer: Seat): Seat | undefined {
  const next = game.next(state);
  if (next.to !== 'act') return undefined;
  const free = next.seats.filter((seat) => game.forced?.(state, seat) === undefined);
  const own = viewer === SPECTATOR ? undefined : free.find((seat) => game.decides(state, seat) === viewer);
  return own ?? free[0];
}
